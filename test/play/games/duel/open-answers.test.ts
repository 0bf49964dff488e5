import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../engine/duel/index.js'
import { MOST_MOVES, type Move } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import type { State } from '../../../../engine/state.js'
import { openAnswers } from '../../../../play/games/duel/words/open-answers.js'

/** What is answered before all shows nothing that the other player does not know. */

const LIST = new Int32Array(MOST_MOVES)
const GAMES = 12
const WORLDS = 3

function open(state: State): readonly Move[] {
  const legal = [...LIST.subarray(0, duel.moves(state, LIST))]
  return openAnswers(duel.kinds[duel.kind(state)] ?? '', legal)
}

test('a turn has the same answers in every world that the other player holds possible', () => {
  let turns = 0
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(`open ${game}`)
    const state = duel.start({}, `open ${game}`)
    while (duel.actor(state) >= 0) {
      const answers = open(state)
      const seen = duel.observe(state, 1 - duel.actor(state))
      for (let i = 0; i < WORLDS && answers.length > 0; i++)
        assert.equal(open(duel.sample(seen, random)), answers)
      if (answers.length > 0) turns++
      const count = duel.moves(state, LIST)
      duel.advance(state, LIST[random.below(count)] as Move)
    }
  }
  assert.ok(turns > 100, `${turns} turns`)
})

test.run()
