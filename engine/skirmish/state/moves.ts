/**
 * A move is a verb, a small argument (one byte) and a larger one (two bytes): verb << 24 | small << 16 | large. A slot is the
 * number of a unit in a state, a target a slot or TARGET_CARDS + a home card.
 */

export const ADD = 1 // small: kind of unit, large: 0 on the table, 1 in reserve
export const FINISH_FLEET = 2
export const COMBAT_CARD_AT = 3 // small: bonus 0-3, large: card of the row 0-2
export const AT_SIDE = 4 // small: slot, large: part of the home base
export const SPOT = 5 // large: millimetres along the side, or degrees round a corner or a carrier
export const HEADING_TO = 6 // large: degrees
export const LEND = 7 // small: slot that commands, large: slot that borrows
export const LEND_ICON = 8 // small: slot that lends, large: icon
export const NO_MORE = 9 // nothing more of what is asked
export const MOVE = 10 // small: slot; so also the next seven
export const STAND = 11
export const PASS = 12
export const CLOAK = 13
export const CONVERT_SIDE = 14
export const CARRY_GROUND = 15
export const CARRY_SPACE = 16
export const RELEASE_WITH = 17
export const TURN_BY = 18 // large: degrees to the left + MOST_TURN
export const ADVANCE = 19 // large: hundredths of a millimetre
export const STOP = 20
export const BRING = 21 // small: slot, large: face
export const HOLD = 22
export const FIRE_AT = 23 // small: target, large: how
export const SHOOT = 24 // small: slot
export const KEEP = 25
export const REROLL_ELITE = 26
export const REROLL_LEADER = 27 // small: slot of the Leader
export const ROLL_FOR = 28 // small: slot; large: icon
export const NEAR = 29 // small: slot of the friend
export const BEARING_TO = 30 // large: degrees
export const GAP = 31 // large: hundredths of a millimetre

export const TARGET_CARDS = 120
export const MOST_TURN = 180

/** How one fires: a shot as it is, with Lasers, or of Artillery. */
export const PLAIN = 0
export const WITH_LASERS = 1
export const AS_ARTILLERY = 2

/** Stands for what the reader of a masked move may not know. */
export const UNKNOWN_MOVE = 127 << 24

export function verbOf(move: number): number {
  return move >>> 24
}

export function moveOf(verb: number, small = 0, large = 0): number {
  return (verb << 24) | (small << 16) | large
}

export function smallOf(move: number): number {
  return (move >>> 16) & 255
}

export function largeOf(move: number): number {
  return move & 0xffff
}

export function isCard(target: number): boolean {
  return target >= TARGET_CARDS
}
