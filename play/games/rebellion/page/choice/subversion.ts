import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { REVEAL, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'

/**
 * A Subversion that lies face down while the enemy attempts a mission: it is ticked beside the leaders who may be sent,
 * and turned up together with the answer. So the chances of all answers are those with it.
 */

/** What is asked once it is turned up. */
export interface Subverted {
  readonly observation: State
  readonly legal: readonly Move[]
}

/** Turning it up; null where none lies there, or where something else is asked. */
export function subversionIn(kind: string, legal: readonly Move[]): Move | null {
  return kind === 'oppose' ? (legal.find((move) => verbOf(move) === REVEAL) ?? null) : null
}

/** Nothing hidden follows from it: every world that may be answers alike. */
export function withSubversion(observation: State, reveal: Move): Subverted {
  const world = rebellion.sample(observation, new Random('subversion'))
  const actor = rebellion.actor(world)
  rebellion.advance(world, reveal)
  const list = new Int32Array(MOST_MOVES)
  const legal = Array.from(list.subarray(0, rebellion.moves(world, list)))
  return { observation: rebellion.observe(world, actor), legal }
}
