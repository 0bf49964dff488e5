import type { State } from '../../state.js'
import {
  ADMIRAL,
  GENERAL,
  isOnePerson,
  LEADERS_OF_POST,
  seatOf,
  sideOfSeat,
} from '../facts/posts.js'
import { FRAME_SIZE, FRAMES, IN_CHARGE, MASKED_FOR, PASSED, PLAYERS } from './layout.js'

/**
 * Who of two partners decides. Each frame of the stack says for both sides whether the Admiral or the General is in
 * charge; without teams nobody reads it.
 */

export function isTeam(s: State): boolean {
  return s.bytes[PLAYERS] !== 0
}

/** How many play in teams; 0 where nobody has a partner. */
export function playersIn(s: State): number {
  return s.bytes[PLAYERS]
}

/** The seat that an observation was made for; -1 for a state, of which nothing is hidden. */
export function seatLooking(s: State): number {
  return s.bytes[MASKED_FOR] - 1
}

/** True where two persons share the side. */
export function hasPartners(s: State, side: number): boolean {
  return s.bytes[PLAYERS] !== 0 && !isOnePerson(s.bytes[PLAYERS], side)
}

/** The partner of the side who is in charge of the step, and of what lies on it. */
export function postInCharge(s: State, f: number, side: number): number {
  return (s.bytes[IN_CHARGE + (f - FRAMES) / FRAME_SIZE] >> side) & 1
}

export function putInCharge(s: State, f: number, side: number, post: number): void {
  if (s.bytes[PLAYERS] === 0) return
  const at = IN_CHARGE + (f - FRAMES) / FRAME_SIZE
  s.bytes[at] = post === GENERAL ? s.bytes[at] | (1 << side) : s.bytes[at] & ~(1 << side)
}

/** Both sides' Admirals, or both Generals. */
export function putBothInCharge(s: State, f: number, post: number): void {
  if (s.bytes[PLAYERS] === 0) return
  s.bytes[IN_CHARGE + (f - FRAMES) / FRAME_SIZE] = post === GENERAL ? 3 : 0
}

/** The seat of who is in charge. */
export function seatInCharge(s: State, f: number, side: number): number {
  return seatOf(s.bytes[PLAYERS], side, postInCharge(s, f, side))
}

/** The side of a seat of this game. */
export function sideOf(s: State, seat: number): number {
  return sideOfSeat(s.bytes[PLAYERS], seat)
}

/** Leaders that who is in charge may decide for: all of them where he has no partner. */
export function leadersInCharge(s: State, f: number, side: number): number {
  return hasPartners(s, side) ? LEADERS_OF_POST[postInCharge(s, f, side)] : ~0
}

/** Leaders of the colour that is in charge, a single player's too; all of them without teams. */
export function coloursInCharge(s: State, f: number, side: number): number {
  return s.bytes[PLAYERS] === 0 ? ~0 : LEADERS_OF_POST[postInCharge(s, f, side)]
}

// Passing: a bit for each post

const BOTH = 3

/** True when nobody of the side takes a turn any more (M3, G2). */
export function hasPassed(s: State, side: number): boolean {
  const passed = s.bytes[PASSED + side]
  return s.bytes[PLAYERS] === 0 ? passed !== 0 : passed === BOTH
}

export function hasPostPassed(s: State, side: number, post: number): boolean {
  return ((s.bytes[PASSED + side] >> post) & 1) !== 0
}

/** Whoever is in charge of the step takes no more turns. */
export function pass(s: State, f: number, side: number): void {
  s.bytes[PASSED + side] |= 1 << (s.bytes[PLAYERS] === 0 ? ADMIRAL : postInCharge(s, f, side))
}
