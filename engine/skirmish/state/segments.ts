import type { State } from '../../state.js'
import { LONGS_LEFT, SHORTS_LEFT } from './layout.js'
import { longOf, shortOf } from './rules.js'

/** The segments that the unit under way has left. */
export function segmentsLeft(s: State): number {
  return s.bytes[SHORTS_LEFT] + s.bytes[LONGS_LEFT]
}

/** How long the longest of them is. */
export function longestLeft(s: State): number {
  return s.bytes[LONGS_LEFT] > 0 ? longOf(s) : shortOf(s)
}

/** It may use one or the other first. */
export function hasBothEdges(s: State): boolean {
  return s.bytes[SHORTS_LEFT] > 0 && s.bytes[LONGS_LEFT] > 0
}
