import type { Options } from '../../game.js'
import type { State } from '../../state.js'
import { BASE_UNITS, UNITS_IN_BASE } from '../facts/unit-types.js'
import {
  BASE_BYTES,
  BASE_MISSIONS,
  BASE_TACTICS,
  EXPANSION,
  PLAYERS,
  STATE_BYTES,
} from '../state/layout.js'
import {
  ACTIONS_IN_BASE,
  ACTIONS_OF,
  MISSIONS_IN_BASE,
  MISSIONS_OF,
  OBJECTIVES,
  OBJECTIVES_IN_BASE,
  SHARED_TACTICS,
  STARTING_IN_BASE,
  STARTING_MISSIONS,
} from './registry.js'

/** Cards that can be in this game, ascending: what is asked at every decision does not look through the others. */

export function missionsOf(s: State, side: number): readonly number[] {
  return s.bytes[EXPANSION] === 0 ? MISSIONS_IN_BASE[side] : MISSIONS_OF[side]
}

/** The starting missions among them. */
export function startingMissionsOf(s: State, side: number): readonly number[] {
  return s.bytes[EXPANSION] === 0 ? STARTING_IN_BASE[side] : STARTING_MISSIONS[side]
}

export function actionsOf(s: State, side: number): readonly number[] {
  return s.bytes[EXPANSION] === 0 ? ACTIONS_IN_BASE[side] : ACTIONS_OF[side]
}

/** One more than the highest number of an objective. */
export function objectiveEnd(s: State): number {
  return s.bytes[EXPANSION] === 0
    ? OBJECTIVES_IN_BASE[OBJECTIVES_IN_BASE.length - 1] + 1
    : OBJECTIVES.length
}

/**
 * How large a state of its options is: what only the expansion and teams have is left off where neither is played, as
 * long as all that a base game has is among the first of its sort.
 */
export function stateBytesOf(s: State): number {
  return (s.bytes[EXPANSION] | s.bytes[PLAYERS]) === 0 && isAmongFirst() ? BASE_BYTES : STATE_BYTES
}

/** Whether a state of these options will be small, by what is said of them: it need not be made twice. */
export function mayBeSmall({ expansion = 'off', players = '2' }: Options): boolean {
  return expansion === 'off' && players === '2' && isAmongFirst()
}

function isAmongFirst(): boolean {
  return (
    areBelow(MISSIONS_IN_BASE, BASE_MISSIONS) &&
    areBelow(SHARED_TACTICS, BASE_TACTICS) &&
    areBelow(UNITS_IN_BASE, BASE_UNITS)
  )
}

/** Of two lists, both ascending. */
function areBelow([some, others]: readonly ArrayLike<number>[], end: number): boolean {
  return some[some.length - 1] < end && others[others.length - 1] < end
}
