import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { equalStates, type State } from '../../../../engine/state.js'
import { suspects } from '../look.js'
import { field } from '../support.js'

/**
 * Sampled worlds are games that could be: each passes the checks of a position file and is read back
 * as it was. What a frame of the stack tells of hidden things would contradict the world drawn.
 */

const GAMES = 6
const EVERY = 11

/** Random games, shown at every decision whose number `EVERY` divides. */
function visit(see: (s: State, at: string) => void): void {
  const list = new Int32Array(MOST_MOVES)
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(`worlds ${game}`)
    const s = rebellion.start(game % 3 === 2 ? { setup: 'first' } : {}, `worlds ${game}`)
    for (let depth = 0; rebellion.actor(s) >= 0; depth++) {
      if ((depth + game) % EVERY === 0) see(s, `game ${game}, decision ${depth}`)
      rebellion.advance(s, list[random.below(rebellion.moves(s, list))] ?? 0)
    }
  }
}

test('every sampled world is a possible game', () => {
  const random = new Random('sampled')
  let seen = 0
  visit((s, at) => {
    for (const player of [0, 1]) {
      const world = rebellion.sample(rebellion.observe(s, player), random)
      const what = `${at}, ${rebellion.kinds[rebellion.kind(s)]}, player ${player}`
      try {
        assert.ok(equalStates(rebellion.fromPosition(rebellion.toPosition(world)), world), what)
      } catch (error) {
        throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      }
      seen++
    }
  })
  assert.ok(seen > 200)
})

test('the base is always among the suspects of the Empire, in the game and in its worlds', () => {
  const random = new Random('suspects')
  visit((s, at) => {
    const base = field(s, 'base.system')
    if (typeof base !== 'string') return
    const known = suspects(s)
    assert.ok(known.includes(base), `${at}: ${base} is ruled out`)
    const world = rebellion.sample(rebellion.observe(s, 1), random)
    assert.equal(suspects(world), known, at)
    assert.ok(known.includes(String(field(world, 'base.system'))), at)
  })
})

test.run()
