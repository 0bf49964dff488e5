import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { equalStates } from '../../../engine/state.js'

/** `dejarik verify --fuzz 100000 --game duel` does the same and more at every decision. */
const GAMES = 2500

test('random games keep what must always hold, and sampled worlds look the same', () => {
  const random = new Random('duel')
  const moves = new Int32Array(MOST_MOVES)
  const [world, again, seen] = [duel.blank(), duel.blank(), duel.blank()]
  let decisions = 0
  for (let number = 0; number < GAMES; number++) {
    const s = duel.start({}, `fuzz ${number}`)
    while (duel.actor(s) !== NOBODY) {
      assert.is(duel.invariants?.(s), null)
      if (decisions++ % 7 === 0)
        for (const player of [0, 1]) {
          duel.observe(s, player, seen)
          duel.sample(seen, random, undefined, world)
          assert.is(duel.invariants?.(world), null)
          assert.ok(equalStates(duel.observe(world, player, again), seen))
        }
      duel.advance(s, moves[random.below(duel.moves(s, moves))] ?? 0)
    }
    assert.is(duel.invariants?.(s), null)
  }
  assert.ok(decisions > GAMES * 50)
})

test.run()
