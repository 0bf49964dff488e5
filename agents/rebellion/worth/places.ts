import { QUEUE_SPACE, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { Facts } from '../facts/facts.js'

/** Where a card may not be played, or does harm. */
export const NOWHERE = -5
/** Units from space 1, 2 or 3 of the queue come so many rounds later, and are worth so much less. */
const QUEUED = [0, 0.9, 0.75, 0.6]

/** Rounds of use after which what came earlier would not have been worth more. */
const FULL_USE = 2

/** Part of its worth that something keeps which comes after so many rounds: nothing when the game is over by then. */
export function inTime(facts: Facts, rounds: number): number {
  return Math.min(1, Math.max(0, facts.roundsLeft - rounds) / FULL_USE)
}

/** Is the place one of these systems? The Rebel Base space is in no set of them. */
export function contains(mask: number, place: number): boolean {
  return place < SYSTEM_COUNT && (mask & (1 << place)) !== 0
}

/** A unit for each icon of the system, without holding or building it. */
export function iconsQueued(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || contains(facts.destroyed, place)) return 0
  return (Facts.iconsWorth[place] as number) * (QUEUED[QUEUE_SPACE[place] as number] ?? 0)
}
