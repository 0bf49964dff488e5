import type { State } from '../../state.js'
import { EXPANSION } from '../state/layout.js'
import {
  ACTIONS_IN_BASE,
  ACTIONS_OF,
  MISSIONS_IN_BASE,
  MISSIONS_OF,
  OBJECTIVES,
  OBJECTIVES_IN_BASE,
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
