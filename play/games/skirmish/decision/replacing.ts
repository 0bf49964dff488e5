import type { Move } from '../../../../engine/game.js'
import { AT_SIDE, smallOf, verbOf } from '../../../../engine/skirmish/state/moves.js'
import { headingOf, stand, xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import { cloneState, type State } from '../../../../engine/state.js'
import { Trial } from './trial.js'

/** A unit that has been placed is taken in hand again, while those that were placed behind it stand. */
export interface Replaced {
  readonly slot: number
  readonly before: readonly Move[]
  readonly own: readonly Move[]
  readonly later: readonly Move[]
  /** The table with all that was placed. */
  readonly full: State
}

/** Takes a unit out of a row of placements; null where it is not among them. */
export function replacing(
  observation: State,
  moves: readonly Move[],
  slot: number,
): Replaced | null {
  const begins = moves.flatMap((move, i) => (verbOf(move) === AT_SIDE ? [i] : []))
  const nth = begins.findIndex((i) => smallOf(moves[i] as Move) === slot)
  if (nth < 0) return null
  const from = begins[nth] as number
  const to = begins[nth + 1] ?? moves.length
  return {
    slot,
    before: moves.slice(0, from),
    own: moves.slice(from, to),
    later: moves.slice(to),
    full: Trial.of(observation, moves).state,
  }
}

/** The placement up to the unit in hand, the later ones standing where they were put. */
export function aroundIt(observation: State, { before, later, full }: Replaced): Trial {
  const trial = Trial.of(observation, before)
  const state = cloneState(trial.state)
  for (const move of later) {
    if (verbOf(move) !== AT_SIDE) continue
    const slot = smallOf(move)
    stand(state, slot, xOf(full, slot), yOf(full, slot), headingOf(full, slot))
  }
  return trial.over(state)
}
