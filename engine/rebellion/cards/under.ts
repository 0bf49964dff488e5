import type { State } from '../../state.js'
import { SYSTEM_COUNT } from '../facts/map.js'
import { UNDER_CARDS } from '../state/layout.js'

/**
 * Probe cards that lie face down under an action card in play (E17). Those of the Empire are of its hand all the same,
 * and stand there too; that of Under the Radar is nowhere else.
 */

/** The cards that have one under them, by their place in the state. */
export const UNDER_IDS = ['secret-facility', 'sweep-the-area', 'under-the-radar'] as const
export const FACILITY = 0
export const SWEEP = 1
export const RADAR = 2

/** The system whose card lies there; -1 where none does. */
export function probeUnder(s: State, which: number): number {
  return s.bytes[UNDER_CARDS + which] - 1
}

export function putUnderCard(s: State, which: number, system: number): void {
  s.bytes[UNDER_CARDS + which] = system + 1
}

export function clearUnderCard(s: State, which: number): void {
  s.bytes[UNDER_CARDS + which] = 0
}

/** Cards of the Imperial hand that lie under one. */
export function imperialUnder(s: State): number {
  return bitOf(probeUnder(s, FACILITY)) | bitOf(probeUnder(s, SWEEP))
}

/** Nothing where no card lies, or where an observer does not know which. */
function bitOf(system: number): number {
  return system < 0 || system >= SYSTEM_COUNT ? 0 : 1 << system
}
