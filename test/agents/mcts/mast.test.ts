import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { MoveList } from '../../../agents/agent.js'
import { NO_CLASS, PlainBrains } from '../../../agents/brains.js'
import { Mast } from '../../../agents/mcts/mast.js'
import { Policy } from '../../../agents/mcts/policy.js'
import { rebellionMoveClass } from '../../../agents/rebellion/plans/move-class.js'
import { Random } from '../../../engine/random.js'
import { KIND_IDS } from '../../../engine/rebellion/course/kinds.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { ACTIVATE, move2, move3 } from '../../../engine/rebellion/state/moves.js'
import { HiddenHands } from '../../toys/hidden-hands.js'

test('classes that led to better values get more weight, each side by its own', () => {
  const mast = new Mast(2)
  for (let i = 0; i < 20; i++) {
    mast.beginIteration()
    mast.note(0, i & 1)
    mast.note(1, i & 1)
    mast.learn(Float64Array.of(i & 1, 1 - (i & 1)))
  }
  assert.ok(mast.weight(0, 1) > 100 * mast.weight(0, 0))
  assert.ok(mast.weight(1, 0) > 100 * mast.weight(1, 1))
  assert.is(mast.weight(0, 5), 1, 'what was never tried is as good as the mean')
  assert.is(mast.weight(0, NO_CLASS), 1)
  mast.reset()
  assert.is(mast.weight(0, 1), 1)
})

/** Scores the third move far below the others. */
class Picky extends PlainBrains {
  override rank(_view: unknown, moves: MoveList, scores: Float64Array): boolean {
    for (let i = 0; i < moves.count; i++) scores[i] = i === 2 ? -10 : 0
    return true
  }
}

test('strays go where values were good, but never to what the brains think a blunder', () => {
  const game = new HiddenHands()
  const policy = new Policy(new Picky(game), 1, true)
  const view = game.view(0).bind(game.start({}, 'mast'))
  const moves = { list: Int32Array.of(3, 5, 9), count: 3 }
  policy.begin(0)
  for (let i = 0; i < 30; i++) {
    policy.beginIteration()
    policy.note(view, 1, moves.list[i % 3] as number)
    const value = [0.2, 0.6, 1][i % 3] as number
    policy.learn(Float64Array.of(value, 1 - value))
  }
  const counts = new Map<number, number>()
  const random = new Random('stray')
  for (let i = 0; i < 200; i++) {
    const move = policy.choose(view, 1, moves, random)
    counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  assert.is(counts.get(9), undefined)
  assert.ok((counts.get(5) ?? 0) > 180, `${counts.get(5)} of 200`)
})

test('means of the opponent cannot point at a place: the searcher may know what is there', () => {
  const command = KIND_IDS.indexOf('command')
  const view = new RebellionView(1)
  const to = (place: number, own: boolean): number =>
    rebellionMoveClass(view, command, move2(ACTIVATE, 3, place), own)
  const classes = new Set<number>()
  for (let place = 0; place < 32; place++) {
    assert.is(to(place, false), to(0, false))
    classes.add(to(place, true))
  }
  assert.ok(classes.size >= 31, `${classes.size} classes of 32 places`)
  const inManner = (template: number): number =>
    rebellionMoveClass(view, command, move3(ACTIVATE, 3, 4, template), false)
  assert.is.not(inManner(1), inManner(2))
})

test.run()
