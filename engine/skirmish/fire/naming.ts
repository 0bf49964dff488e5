import type { State } from '../../state.js'
import { DECLARE, SECOND_SHOT as SECOND_STAGE } from '../course/stage-numbers.js'
import { ASKED, FIRST_TARGET, NOTHING, ORDER, SECOND_TARGET, STAGE } from '../state/layout.js'
import { AS_ARTILLERY, FIRE_AT, largeOf, smallOf, verbOf, WITH_LASERS } from '../state/moves.js'
import { NO_TARGET } from './declare.js'
import { FIRST_SHOT, HOW_FIRST, LASERS_ON_SECOND, listTargets, SECOND_SHOT } from './shots.js'

/** Naming targets out of turn, on a copy: for who writes down the orders of all shooters before he gives them. */

/** Puts the question of a unit's first or second target. */
export function askToName(s: State, slot: number, isSecond: boolean): void {
  s.bytes[ASKED] = slot + 1
  s.bytes[STAGE] = isSecond ? SECOND_STAGE : DECLARE
}

/** The second target of this unit is asked now, behind its first one. */
export function asksSecond(s: State, slot: number): boolean {
  return s.bytes[ASKED] === slot + 1 && s.bytes[STAGE] === SECOND_STAGE
}

/** Writes an order down; holding fire takes one back. */
export function writeOrder(s: State, slot: number, isSecond: boolean, move: number): void {
  const fires = verbOf(move) === FIRE_AT
  if (isSecond) {
    s.bytes[SECOND_TARGET + slot] = fires ? smallOf(move) + 1 : NOTHING
    if (fires && largeOf(move) === WITH_LASERS) s.bytes[ORDER + slot] |= LASERS_ON_SECOND
    else s.bytes[ORDER + slot] &= ~LASERS_ON_SECOND
  } else {
    s.bytes[FIRST_TARGET + slot] = fires ? smallOf(move) + 1 : NOTHING
    s.bytes[ORDER + slot] = fires ? largeOf(move) : 0
  }
}

/** Its order is its artillery, which is its only shot. */
export function firesArtillery(s: State, slot: number): boolean {
  return (s.bytes[ORDER + slot] & HOW_FIRST) === AS_ARTILLERY
}

/** Fills `out` with the targets of a shot, as the orders so far allow; answers how many. */
export function targetsToName(s: State, slot: number, isSecond: boolean, out: Int32Array): number {
  if (!isSecond) return listTargets(s, slot, FIRST_SHOT, NO_TARGET, out, 0)
  if (firesArtillery(s, slot)) return 0 // R22
  return listTargets(s, slot, SECOND_SHOT, s.bytes[FIRST_TARGET + slot] - 1, out, 0)
}
