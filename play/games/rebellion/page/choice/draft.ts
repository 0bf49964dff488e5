import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { DONE, HIT, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'

/**
 * Small moves of one decision that are tried before they are made: groups that travel, units to
 * deploy, leaders on cards. They are tried in a world sampled from what the person knows, so a
 * draft cannot tell what he does not know.
 */

const LEGAL = new Int32Array(MOST_MOVES)

const DRAFTED: readonly string[] = ['assign', 'move-group', 'build', 'deploy', 'setup']

/** Decisions whose small moves belong together until they are confirmed. */
export function isDrafted(kind: string, legal: readonly Move[]): boolean {
  if (DRAFTED.includes(kind)) return true
  return legal.every((move) => verbOf(move) === HIT || verbOf(move) === DONE) && legal.length > 1
}

export interface Draft {
  readonly moves: readonly Move[]
  /** What may follow; empty when the decision is complete by itself. */
  readonly legal: readonly Move[]
  /** The position with the draft carried out, as the person sees it. */
  readonly observation: State
  /** The last move ended the decision: it is not in `observation`. */
  readonly complete: boolean
}

/** Tries the moves from the start; those that are not legal are left out. */
export function draftOf(observation: State, moves: readonly Move[]): Draft {
  const side = rebellion.actor(observation)
  const kind = rebellion.kind(observation)
  const world = rebellion.sample(observation, new Random('draft'))
  const accepted: Move[] = []
  let seen = observation
  let legal = legalIn(world)
  for (const move of moves) {
    if (!legal.includes(move)) continue
    rebellion.advance(world, move)
    accepted.push(move)
    if (rebellion.actor(world) !== side || rebellion.kind(world) !== kind)
      return { moves: accepted, legal: [], observation: seen, complete: true }
    seen = rebellion.observe(world, side)
    legal = legalIn(world)
  }
  return { moves: accepted, legal, observation: seen, complete: false }
}

function legalIn(state: State): Move[] {
  return Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
}
