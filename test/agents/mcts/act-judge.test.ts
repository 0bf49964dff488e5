import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { NO_LIMIT } from '../../../agents/agent.js'
import type { Way } from '../../../agents/mcts/act-judge.js'
import { duel } from '../../../engine/duel/index.js'
import { MOST_MOVES } from '../../../engine/game.js'
import type { State } from '../../../engine/state.js'
import { judgeFor } from '../../../play/shell/coach/review.js'
import { struggle } from '../../engine/duel/support.js'

function made(state: State, text: string): Way {
  const judge = judgeFor(duel, {}, 0, 'mcts:iterations=60')
  const list = new Int32Array(MOST_MOVES)
  const moves = { list, count: duel.moves(state, list) }
  const observation = duel.observe(state, 0)
  const judged = judge.judge(observation, moves, [duel.parse(state, text)], NO_LIMIT)
  if (judged === null) throw new Error('nothing was judged')
  return judged.made
}

test('what others have to do in answer to an act belongs to what is expected', () => {
  const { told, expected } = made(
    struggle({ play: ['military-5'] }, { play: ['force-3'] }),
    'use military-5 enemy-force-3',
  )
  assert.equal(told, [
    'The Rebels use Military 5.',
    'The Force 3 of the Empire is discarded.',
    'Totals: Rebels 5, Empire 0.',
  ])
  assert.match(expected[0] ?? '', /^The Empire plays /)
})

test('what an act may bring, but need not, is expected and not said of the act', () => {
  const { told, expected } = made(struggle(), 'play')
  assert.equal(told, ['Play.'])
  assert.match(expected[0] ?? '', /^The Rebels play /)
})

test.run()
