import type { State } from '../../state.js'
import { LAST_SPACE } from '../data/systems.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { REASON, REPUTATION, TIME, WINNER } from '../state/layout.js'

/** The end of the game (N1 … N8): whoever's condition holds first wins, in the middle of any step. */

export const REASON_IDS: readonly string[] = ['none', 'reputation', 'base-taken', 'base-destroyed']
export const BY_REPUTATION = 1
export const BASE_TAKEN = 2
export const BASE_DESTROYED = 3

export function isOver(s: State): boolean {
  return s.bytes[WINNER] !== 0
}

export function win(s: State, side: number, reason: number): void {
  if (isOver(s)) return
  s.bytes[WINNER] = side + 1
  s.bytes[REASON] = reason
  note('won', side, reason)
}

/** The reputation marker goes towards the time marker, space by space (O7). */
export function gainReputation(s: State, spaces: number): void {
  for (let i = 0; i < spaces && !isOver(s); i++) {
    s.bytes[REPUTATION]--
    note('reputation', s.bytes[REPUTATION], 1)
    checkMarkers(s)
  }
}

/** It goes the other way, never beyond the last space. */
export function loseReputation(s: State): void {
  if (s.bytes[REPUTATION] < LAST_SPACE) s.bytes[REPUTATION]++
  note('reputation', s.bytes[REPUTATION], 0)
}

export function advanceTime(s: State): void {
  s.bytes[TIME]++
  note('time', s.bytes[TIME])
  checkMarkers(s)
}

function checkMarkers(s: State): void {
  if (s.bytes[TIME] >= s.bytes[REPUTATION]) win(s, REBEL, BY_REPUTATION)
}

export function imperialVictory(s: State, reason: number): void {
  win(s, EMPIRE, reason)
}
