import type { State } from '../../state.js'
import { ARTILLERY, CLOAKED } from '../facts/icons.js'
import { FLEET_SLOTS } from '../facts/tables.js'
import {
  ARTILLERY_COUNT,
  DOMAIN,
  ICON_MASK,
  RADIUS,
  SHIELDS,
  SPACE,
  STARS,
} from '../facts/units.js'
import { combatBonus, SHIELDS_BONUS } from './combat-card.js'
import {
  BORROWED,
  FLEET_SIZE,
  HARM,
  HEADING,
  HITS,
  ICONS_USED,
  KIND,
  LENT,
  NOTHING,
  PLACE,
  STATUS,
  X,
  Y,
} from './layout.js'

/** Units by their slots: what they are now, and small changes of them. */

/** Where a unit is. */
export const NOWHERE = 0
export const RESERVE = 1
export const ON_TABLE = 2
/** In set-up: to be placed yet, and without room at the home base (it will start in reserve). */
export const TO_PLACE = 3
export const NO_ROOM = 4
/** Destroyed for good, or taken off with a player who is out. */
export const LOST = 5

/** Bits of a unit's status. */
export const IS_BACK = 1
export const IS_CLOAKED = 2
export const IS_HANDLED = 4
export const HAS_PASSED = 8
/** Turned or advanced in this turn (R50). */
export const HAS_MOVED = 16
export const HAS_CONVERTED = 32
/** Placed in the step that runs: no anchor for others (R33). */
export const IS_NEW = 64
export const HAS_FIRED = 128
const OF_A_TURN = IS_HANDLED | HAS_PASSED | HAS_MOVED | HAS_CONVERTED | IS_NEW | HAS_FIRED

export function ownerOf(slot: number): number {
  return (slot / FLEET_SLOTS) | 0
}

export function firstSlot(player: number): number {
  return player * FLEET_SLOTS
}

/** The slot after a player's last unit. */
export function endSlot(s: State, player: number): number {
  return player * FLEET_SLOTS + s.bytes[FLEET_SIZE + player]
}

export function kindAt(s: State, slot: number): number {
  return s.bytes[KIND + slot] - 1
}

export function hasStatus(s: State, slot: number, bit: number): boolean {
  return (s.bytes[STATUS + slot] & bit) !== 0
}

export function setStatus(s: State, slot: number, bit: number): void {
  s.bytes[STATUS + slot] |= bit
}

export function clearStatus(s: State, slot: number, bit: number): void {
  s.bytes[STATUS + slot] &= ~bit
}

/** The side of its card that counts now. */
export function sheetOf(s: State, slot: number): number {
  return (s.bytes[KIND + slot] - 1) * 2 + (s.bytes[STATUS + slot] & IS_BACK)
}

export function starsOf(s: State, slot: number): number {
  return STARS[sheetOf(s, slot)]
}

export function radiusOf(s: State, slot: number): number {
  return RADIUS[sheetOf(s, slot)]
}

export function domainOf(s: State, slot: number): number {
  return DOMAIN[sheetOf(s, slot)]
}

export function isSpace(s: State, slot: number): boolean {
  return DOMAIN[sheetOf(s, slot)] === SPACE
}

export function isOnTable(s: State, slot: number): boolean {
  return s.bytes[PLACE + slot] === ON_TABLE
}

export function isInReserve(s: State, slot: number): boolean {
  return s.bytes[PLACE + slot] === RESERVE
}

export function isCloaked(s: State, slot: number): boolean {
  return (s.bytes[STATUS + slot] & IS_CLOAKED) !== 0
}

/** The icons that work now: printed and borrowed ones without those that are lent; a cloaked unit has but that one (R54). */
export function iconsOf(s: State, slot: number): number {
  const own = ICON_MASK[sheetOf(s, slot)]
  if (isCloaked(s, slot)) return own & CLOAKED
  return (own & ~s.words[LENT + slot]) | s.words[BORROWED + slot]
}

export function hasIcon(s: State, slot: number, icon: number): boolean {
  return (iconsOf(s, slot) & icon) !== 0
}

/** An icon that works once a turn, and has not yet. */
export function isReady(s: State, slot: number, icon: number): boolean {
  return (iconsOf(s, slot) & ~s.words[ICONS_USED + slot] & icon) !== 0
}

export function useIcon(s: State, slot: number, icon: number): void {
  s.words[ICONS_USED + slot] |= icon
}

/** A unit with Artillery never fires at space units, not even while it has lent it (R53). */
export function isArtillery(s: State, slot: number): boolean {
  return ((ICON_MASK[sheetOf(s, slot)] | s.words[BORROWED + slot]) & ARTILLERY) !== 0
}

/** How many Artillery icons work: an own one for each that is printed, a borrowed one is one. */
export function artilleryCount(s: State, slot: number): number {
  if (isCloaked(s, slot)) return 0
  const own = (s.words[LENT + slot] & ARTILLERY) === 0 ? ARTILLERY_COUNT[sheetOf(s, slot)] : 0
  return own + ((s.words[BORROWED + slot] & ARTILLERY) !== 0 ? 1 : 0)
}

export function harmOf(s: State, slot: number): number {
  return s.bytes[HARM + slot]
}

/** Damage that destroys it. */
export function fatalHarm(s: State, slot: number): number {
  return SHIELDS[sheetOf(s, slot)] + 1 + combatBonus(s, ownerOf(slot), SHIELDS_BONUS)
}

export function isDoomed(s: State, slot: number): boolean {
  return s.bytes[HARM + slot] >= fatalHarm(s, slot)
}

export function xOf(s: State, slot: number): number {
  return s.words[X + slot]
}

export function yOf(s: State, slot: number): number {
  return s.words[Y + slot]
}

export function headingOf(s: State, slot: number): number {
  return s.bytes[HEADING + slot * 2] | (s.bytes[HEADING + slot * 2 + 1] << 8)
}

export function setHeading(s: State, slot: number, heading: number): void {
  s.bytes[HEADING + slot * 2] = heading & 255
  s.bytes[HEADING + slot * 2 + 1] = heading >>> 8
}

export function setPlace(s: State, slot: number, x: number, y: number): void {
  s.words[X + slot] = x
  s.words[Y + slot] = y
}

/** Puts a unit on the table. */
export function stand(s: State, slot: number, x: number, y: number, heading: number): void {
  s.bytes[PLACE + slot] = ON_TABLE
  setPlace(s, slot, x, y)
  setHeading(s, slot, heading)
}

/** Takes a unit off the table: it is whole and plain again. */
export function takeOff(s: State, slot: number, place: number): void {
  s.bytes[PLACE + slot] = place
  setPlace(s, slot, 0, 0)
  setHeading(s, slot, 0)
  s.bytes[HARM + slot] = 0
  s.bytes[HITS + slot] = 0
  s.bytes[STATUS + slot] = 0
}

/** A new turn: nothing is handled, lent or used. */
export function refreshUnits(s: State, player: number): void {
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++) {
    s.bytes[STATUS + slot] &= ~OF_A_TURN
    s.words[BORROWED + slot] = NOTHING
    s.words[LENT + slot] = NOTHING
    s.words[ICONS_USED + slot] = NOTHING
  }
}

/** Some unit of a player stands on the table. */
export function hasUnits(s: State, player: number): boolean {
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (s.bytes[PLACE + slot] === ON_TABLE) return true
  return false
}

export function starsOnTable(s: State, player: number): number {
  let stars = 0
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (s.bytes[PLACE + slot] === ON_TABLE) stars += starsOf(s, slot)
  return stars
}
