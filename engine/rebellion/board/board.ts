import type { State } from '../../state.js'
import {
  BASE_SPACE,
  ICONS,
  MOST_ICONS,
  PLACE_COUNT,
  PRINTED_POPULOUS,
  SYSTEM_COUNT,
} from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  BASE_UNITS,
  SHIELD_BUNKER,
  UNIT_COUNT,
  UNIT_SET,
  UNIT_SIDE,
  UNIT_STATION,
  UNIT_SUPPLY,
  UNIT_THEATER,
  UNITS_IN_BASE,
  UNITS_OF,
} from '../facts/unit-types.js'
import { isInGame } from '../state/in-game.js'
import { note } from '../state/journal.js'
import {
  countAt,
  DESTROYED,
  EXPANSION,
  IN_PLAY,
  isLarge,
  LOOK_DUE,
  LOYALTY,
  MORE_UNITS_AT,
  PRESENCE,
  queueByte,
  SABOTAGE,
  TOTALS,
  UNITS_AT,
  unitsAtByte,
} from '../state/layout.js'

/** Units on the board, in the queues and in the supply; and what the markers make of a system. */

// Units

/** The types of a side in this game: most loops over units are in the way of every move. */
export function unitTypes(s: State, side: number): Uint8Array {
  return s.bytes[EXPANSION] === 0 ? UNITS_IN_BASE[side] : UNITS_OF[side]
}

export function unitsAt(s: State, place: number, type: number): number {
  return type < BASE_UNITS
    ? s.bytes[UNITS_AT + place * BASE_UNITS + type]
    : countAt(s, unitsAtByte(place, type))
}

/** Words that `takeUnits` compares: whole fours of them, which it looks at together. */
const BASE_WORDS = wholeFours(PLACE_COUNT * BASE_UNITS)
const MORE_UNITS = UNIT_COUNT - BASE_UNITS
const MORE_WORDS = wholeFours(PLACE_COUNT * MORE_UNITS)
export const UNIT_WORDS = BASE_WORDS + MORE_WORDS

function wholeFours(bytes: number): number {
  return ((bytes + 15) >> 4) << 2
}

/** Where `takeUnits` puts the number of a type at a place. */
export function takenAt(place: number, type: number): number {
  return type < BASE_UNITS
    ? place * BASE_UNITS + type
    : BASE_WORDS * 4 + place * MORE_UNITS + type - BASE_UNITS
}

/** Copies the units of all places into `known` and sets the bits of `changed` for the places where they were others. */
export function takeUnits(s: State, known: Int32Array, changed: Int32Array): void {
  takeRun(s.words, UNITS_AT >> 2, BASE_UNITS, known, 0, BASE_WORDS, changed)
  if (isLarge(s))
    takeRun(s.words, MORE_UNITS_AT >> 2, MORE_UNITS, known, BASE_WORDS, UNIT_WORDS, changed)
}

/** The words of `known` from `first` to `end`, which begin at `from` in a state; so many types are beside each other. */
function takeRun(
  words: Int32Array,
  from: number,
  types: number,
  known: Int32Array,
  first: number,
  end: number,
  changed: Int32Array,
): void {
  for (let i = first, at = from; i < end; i += 4, at += 4) {
    const differs =
      (known[i] ^ words[at]) |
      (known[i + 1] ^ words[at + 1]) |
      (known[i + 2] ^ words[at + 2]) |
      (known[i + 3] ^ words[at + 3])
    if (differs === 0) continue
    for (let j = 0; j < 4; j++) {
      if (known[i + j] === words[at + j]) continue
      known[i + j] = words[at + j]
      markPlaces((i + j - first) * 4, types, changed)
    }
  }
}

/** A word may hold the last types of one place and the first of the next, or what lies behind the last. */
function markPlaces(byte: number, types: number, changed: Int32Array): void {
  const first = (byte / types) | 0
  const last = ((byte + 3) / types) | 0
  changed[first >> 5] |= 1 << first
  changed[last >> 5] |= 1 << last
}

/** Number of units of a side in one theater of a place. */
export function totalAt(s: State, place: number, side: number, theater: number): number {
  return s.bytes[TOTALS + (place * 2 + side) * 2 + theater]
}

export function hasUnits(s: State, place: number, side: number): boolean {
  const at = TOTALS + (place * 2 + side) * 2
  return (s.bytes[at] | s.bytes[at + 1]) !== 0
}

/** Puts units that are in play already (moved, or taken with `takeFromSupply`) on a place. */
export function putUnits(s: State, place: number, type: number, count: number): void {
  const side = UNIT_SIDE[type]
  const theater = UNIT_THEATER[type]
  s.bytes[unitsAtByte(place, type)] += count
  s.bytes[TOTALS + (place * 2 + side) * 2 + theater] += count
  if (place < SYSTEM_COUNT) s.words[PRESENCE + side * 2 + theater] |= 1 << place
}

/** Lifts units off a place; they stay in play until put somewhere or returned to the supply. */
export function liftUnits(s: State, place: number, type: number, count: number): void {
  const side = UNIT_SIDE[type]
  const theater = UNIT_THEATER[type]
  const at = TOTALS + (place * 2 + side) * 2 + theater
  s.bytes[unitsAtByte(place, type)] -= count
  s.bytes[at] -= count
  if (s.bytes[at] === 0 && place < SYSTEM_COUNT)
    s.words[PRESENCE + side * 2 + theater] &= ~(1 << place)
}

/** Units left beside the board: none of a type that is not in this game. */
export function supplyOf(s: State, type: number): number {
  return isInGame(s, UNIT_SET[type], UNIT_SIDE[type])
    ? UNIT_SUPPLY[type] - s.bytes[IN_PLAY + type]
    : 0
}

/** New units from the supply onto a place ('gain'). The supply must hold them. */
export function gainUnits(s: State, place: number, type: number, count: number): void {
  s.bytes[IN_PLAY + type] += count
  putUnits(s, place, type, count)
  note('units-gained', type, place, count)
}

/** Units of a place back to the supply, outside of a combat's own bookkeeping (losses.ts); the board is looked at next. */
export function returnUnits(s: State, place: number, type: number, count: number): void {
  liftUnits(s, place, type, count)
  s.bytes[IN_PLAY + type] -= count
  s.bytes[LOOK_DUE] = 1
  note('units-destroyed', type, place, count)
}

// Build queues: space 0 holds units about to be deployed

export function queuedAt(s: State, space: number, type: number): number {
  return countAt(s, queueByte(space, type))
}

/** A unit from the supply onto the build queue of its side. */
export function queueUnit(s: State, space: number, type: number): void {
  s.bytes[IN_PLAY + type]++
  s.bytes[queueByte(space, type)]++
  note('units-queued', type, space)
}

export function shiftQueued(s: State, from: number, to: number, type: number, count: number): void {
  s.bytes[queueByte(from, type)] -= count
  s.bytes[queueByte(to, type)] += count
}

export function destroyQueued(s: State, space: number, type: number): void {
  s.bytes[queueByte(space, type)]--
  s.bytes[IN_PLAY + type]--
  note('queued-destroyed', type, space)
}

// Sets of systems

export function shipsOf(s: State, side: number): number {
  return s.words[PRESENCE + side * 2 + SPACE]
}

export function groundOf(s: State, side: number): number {
  return s.words[PRESENCE + side * 2 + GROUND]
}

/** Systems with at least one unit of the side. */
export function presenceOf(s: State, side: number): number {
  return s.words[PRESENCE + side * 2] | s.words[PRESENCE + side * 2 + 1]
}

export function populousSystems(s: State): number {
  return PRINTED_POPULOUS & ~s.words[DESTROYED]
}

export function remoteSystems(s: State): number {
  return ~PRINTED_POPULOUS & ~s.words[DESTROYED]
}

export function destroyedSystems(s: State): number {
  return s.words[DESTROYED]
}

/** Systems with a loyalty marker of the side, also beneath a subjugation marker. */
export function loyalTo(s: State, side: number): number {
  return s.words[LOYALTY + side]
}

/** A populous system without Imperial loyalty is subjugated exactly while Imperial ground units are in it (L5). */
export function subjugatedSystems(s: State): number {
  return groundOf(s, EMPIRE) & populousSystems(s) & ~s.words[LOYALTY + EMPIRE]
}

export function imperialSystems(s: State): number {
  return s.words[LOYALTY + EMPIRE] | subjugatedSystems(s)
}

export function rebelSystems(s: State): number {
  return s.words[LOYALTY + REBEL] & ~subjugatedSystems(s)
}

export function neutralSystems(s: State): number {
  return ~(s.words[LOYALTY + REBEL] | s.words[LOYALTY + EMPIRE])
}

export function sabotagedSystems(s: State): number {
  return s.words[SABOTAGE]
}

export function placeSabotage(s: State, system: number): void {
  if ((s.words[SABOTAGE] & (1 << system)) !== 0) return
  s.words[SABOTAGE] |= 1 << system
  note('sabotage', system)
}

export function removeSabotage(s: State, system: number): void {
  if ((s.words[SABOTAGE] & (1 << system)) === 0) return
  s.words[SABOTAGE] &= ~(1 << system)
  note('unsabotage', system)
}

/** The icon of a place (see map.ts), 255 when there is none; a destroyed system has none (X48, D4). */
export function iconAt(s: State, place: number, index: number): number {
  if (place !== BASE_SPACE && (s.words[DESTROYED] & (1 << place)) !== 0) return 255
  return ICONS[place * MOST_ICONS + index]
}

/** Both sides have units in the theater (no ground battle in a destroyed system: D6). */
export function isContested(s: State, system: number, theater: number): boolean {
  if (theater === GROUND && (s.words[DESTROYED] & (1 << system)) !== 0) return false
  return totalAt(s, system, REBEL, theater) > 0 && totalAt(s, system, EMPIRE, theater) > 0
}

/** E38: beside a Shield Bunker a Death Star, also one under construction, is neither damaged nor destroyed. */
export function isShielded(s: State, place: number, type: number): boolean {
  return UNIT_STATION[type] !== 0 && unitsAt(s, place, SHIELD_BUNKER) > 0
}

/** True when a unit of `side` that fits is in the system. */
export function holdsUnit(
  s: State,
  system: number,
  side: number,
  fits: (type: number) => boolean,
): boolean {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (fits(type) && unitsAt(s, system, type) > 0) return true
  }
  return false
}
