import { type Game, MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'

/** Points of random games whose hashes stand in hashes.json, as the first edition of the engine gave them. */

export const HASH_SEEDS: readonly string[] = Array.from({ length: 20 }, (_, n) => `hash ${n}`)
const APART = 40

/** Hashes of the state and of both observations, some decisions apart and at the end. */
export function hashesOf(game: Game, seed: string, first: boolean): number[] {
  const random = new Random(seed)
  const moves = new Int32Array(MOST_MOVES)
  const state = game.start(first ? { setup: 'first' } : {}, seed)
  const hashes: number[] = []
  for (let n = 0; game.actor(state) !== NOBODY; n++) {
    if (n % APART === 0) hashes.push(...looks(game, state))
    game.advance(state, moves[random.below(game.moves(state, moves))] as number)
  }
  return [...hashes, ...looks(game, state)]
}

function looks(game: Game, state: Parameters<Game['hash']>[0]): number[] {
  return [state, game.observe(state, 0), game.observe(state, 1)].map((seen) => game.hash(seen))
}
