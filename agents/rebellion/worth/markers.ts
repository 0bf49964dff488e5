import {
  MARKER_COUNT,
  MARKER_REMOVED_BY,
  MARKER_REPUTATION,
} from '../../../engine/rebellion/facts/markers.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'

/** Reputation for Rebel troops who stand alone in the system. */
export function raidAt(facts: Facts, system: number): number {
  let reputation = 0
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (((facts.marked[marker] as number) & (1 << system)) !== 0)
      if (MARKER_REMOVED_BY[marker] === REBEL) reputation += MARKER_REPUTATION[marker] as number
  return reputation
}

/** Target markers that pay the Rebels until Imperial troops stand alone in the system. */
export function burdensAt(facts: Facts, system: number): number {
  let count = 0
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (((facts.marked[marker] as number) & (1 << system)) !== 0)
      if (MARKER_REMOVED_BY[marker] === EMPIRE) count++
  return count
}
