import type { State } from '../../state.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import { JANUS } from '../facts/leader-types.js'
import { ADJACENT, BASE_SPACE, lowestBit, PLACE_COUNT, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  AT_AT,
  AT_ST,
  FIRST_UNIT,
  LAST_UNIT,
  STORMTROOPER,
  TIE_FIGHTER,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { captivesAt, freeLeadersAt, moveLeader } from '../leaders/leaders.js'
import { note, TAKEN_ALONG, two } from '../state/journal.js'
import { MOVED_TO, ORIGINS, PENDING_COMBATS, PUBLIC_SUPPORT, ROOM } from '../state/layout.js'
import {
  argA,
  argB,
  argC,
  DONE,
  MOVE_UNITS,
  move0,
  move2,
  move3,
  TAKE_CAPTIVE,
  verbOf,
} from '../state/moves.js'
import { baseSystem, isRevealed, narrow } from './base.js'
import { isContested, liftUnits, presenceOf, putUnits, unitsAt } from './board.js'
import { checkBoard } from './checks.js'

/**
 * Moving units into one place, group by group, in any order, until done.
 * Frame: 2 rules, 3 target, 4 which units, 5 units still allowed (255 any number),
 * 6 the one source chosen (255 none yet), 7 1 when the base space is a source, word 8 source systems.
 */

// Rules of a movement
/** Transport capacity is waived. */
export const NO_TRANSPORT = 1
/** All units must come from one place. */
export const ONE_SOURCE = 2
/** Adjacency was not waived, so moving from the Rebel Base space tells where the base may be. */
export const ORDINARY = 4
/** Captives may travel along (M22). */
export const WITH_CAPTIVES = 8
/** A combat follows where both sides now share a theater. */
export const FIGHTS = 16

// Which units may move
export const ANY_UNITS = 0
export const SHIPS = 1
export const GROUND_UNITS = 2
export const TIE_FIGHTERS = 3
/** Up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers (Planetary Conquest); what has gone is counted in bytes 12 … 14. */
export const CONQUEST = 4

const ALL_UNITS_ALLOWED = 255
const NO_SOURCE = 255

export const MOVEMENT = defineStep({ name: 'movement', kind: kindCode('move-group'), moves, play })

/** Lays a movement on the stack. `fromBaseSpace` adds the Rebel Base space to the sources. */
export function pushMovement(
  s: State,
  side: number,
  target: number,
  sources: number,
  fromBaseSpace: boolean,
  rules: number,
  which: number,
  limit = ALL_UNITS_ALLOWED,
): void {
  clearOrigins(s)
  s.bytes[MOVED_TO] = target
  const f = push(s, MOVEMENT, side)
  s.bytes[f + 2] = rules
  s.bytes[f + 3] = target
  s.bytes[f + 4] = which
  s.bytes[f + 5] = limit
  s.bytes[f + 6] = NO_SOURCE
  s.bytes[f + 7] = fromBaseSpace ? 1 : 0
  s.words[(f + 8) >> 2] = sources
}

/**
 * An activation's movement: from adjacent systems that no own leader holds (M8), and the base space.
 * What a hidden base allows is left to `sourcesOf` and `leavesBaseSpace`: the stack is open to both sides.
 */
export function pushOrdinaryMovement(s: State, side: number, target: number, rules: number): void {
  const toBase = target === BASE_SPACE
  const hidden = side === REBEL && !isRevealed(s)
  pushMovement(
    s,
    side,
    target,
    unheld(s, side, toBase ? presenceOf(s, side) : ADJACENT[target]),
    hidden && !toBase && !isHeld(s, side, BASE_SPACE),
    rules | ORDINARY,
    ANY_UNITS,
  )
}

/** The source systems; the hidden base's space is reached from its system and those next to it (M16). */
function sourcesOf(s: State, f: number): number {
  const sources = s.words[(f + 8) >> 2]
  if (s.bytes[f + 3] !== BASE_SPACE || (s.bytes[f + 2] & ORDINARY) === 0) return sources
  return sources & (ADJACENT[baseSystem(s)] | (1 << baseSystem(s)))
}

/** Units of the base space reach its system and those next to it, others where adjacency is waived (M17). */
function leavesBaseSpace(s: State, f: number): boolean {
  if (s.bytes[f + 7] === 0 || (s.bytes[f + 2] & ORDINARY) === 0) return s.bytes[f + 7] !== 0
  const target = s.bytes[f + 3]
  return ((ADJACENT[target] | (1 << target)) & (1 << baseSystem(s))) !== 0
}

/** True when an own uncaptured leader holds the units of a place (Public Support excepts Janus Greejatus). */
export function isHeld(s: State, side: number, place: number): boolean {
  let holders = freeLeadersAt(s, side, place)
  if (s.bytes[PUBLIC_SUPPORT] !== 0) holders &= ~(1 << JANUS)
  return holders !== 0
}

/** The systems of the mask whose units no own leader holds. */
export function unheld(s: State, side: number, systems: number): number {
  let free = 0
  for (let rest = systems; rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    if (!isHeld(s, side, system)) free |= 1 << system
  }
  return free
}

/** Forgets where units came from, when the turn or card that moved them is over. */
export function clearOrigins(s: State): void {
  s.words[ORIGINS] = 0
  s.words[ORIGINS + 1] = 0
  s.bytes[MOVED_TO] = 255
}

function moves(s: State, f: number, out: Int32Array): number {
  const side = s.bytes[f + 1]
  const target = s.bytes[f + 3]
  let n = 0
  out[n++] = move0(DONE)
  const one = s.bytes[f + 6]
  for (let rest = sourcesOf(s, f); rest !== 0; rest &= rest - 1) {
    const source = lowestBit(rest)
    if (source === target || (one !== NO_SOURCE && one !== source)) continue
    n = groupsFrom(s, f, side, source, out, n)
    if ((s.bytes[f + 2] & WITH_CAPTIVES) !== 0) n = captivesFrom(s, source, out, n)
  }
  if (leavesBaseSpace(s, f) && (one === NO_SOURCE || one === BASE_SPACE))
    n = groupsFrom(s, f, side, BASE_SPACE, out, n)
  return n
}

function groupsFrom(
  s: State,
  f: number,
  side: number,
  source: number,
  out: Int32Array,
  n: number,
): number {
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
    let most = unitsAt(s, source, type)
    if (most === 0 || UNIT_IMMOBILE[type] !== 0) continue
    const allowed = allowance(s, f, type)
    if (most > allowed) most = allowed
    if (
      UNIT_CARRIED[type] !== 0 &&
      (s.bytes[f + 2] & NO_TRANSPORT) === 0 &&
      most > s.bytes[ROOM + source]
    )
      most = s.bytes[ROOM + source]
    for (let count = 1; count <= most; count++) out[n++] = move3(MOVE_UNITS, count, type, source)
  }
  return n
}

/** How many units of a type the movement still lets go. */
function allowance(s: State, f: number, type: number): number {
  switch (s.bytes[f + 4]) {
    case SHIPS:
      if (UNIT_THEATER[type] !== SPACE) return 0
      break
    case GROUND_UNITS:
      if (UNIT_THEATER[type] !== GROUND) return 0
      break
    case TIE_FIGHTERS:
      if (type !== TIE_FIGHTER) return 0
      break
    case CONQUEST:
      if (type === AT_AT) return 1 - s.bytes[f + 12]
      if (type === AT_ST) return 1 - s.bytes[f + 13]
      if (type === STORMTROOPER) return 2 - s.bytes[f + 14]
      return 0
  }
  return s.bytes[f + 5]
}

function captivesFrom(s: State, source: number, out: Int32Array, n: number): number {
  if ((s.words[ORIGINS + EMPIRE] & (1 << source)) === 0) return n
  let count = n
  for (let rest = captivesAt(s, source); rest !== 0; rest &= rest - 1)
    out[count++] = move2(TAKE_CAPTIVE, lowestBit(rest), source)
  return count
}

function play(s: State, f: number, move: number): void {
  const verb = verbOf(move)
  if (verb === DONE) finish(s, f)
  else if (verb === TAKE_CAPTIVE) {
    moveLeader(s, argA(move), s.bytes[f + 3])
    note('leader-placed', argA(move), s.bytes[f + 3], TAKEN_ALONG)
  } else moveGroup(s, f, argA(move), argB(move), argC(move))
}

function moveGroup(s: State, f: number, count: number, type: number, source: number): void {
  const side = s.bytes[f + 1]
  const target = s.bytes[f + 3]
  liftUnits(s, source, type, count)
  putUnits(s, target, type, count)
  note('units-moved', type, two(source, target), count)
  if (UNIT_CARRIED[type] === 0) s.bytes[ROOM + source] += UNIT_CAPACITY[type] * count
  else if ((s.bytes[f + 2] & NO_TRANSPORT) === 0) s.bytes[ROOM + source] -= count
  if (s.bytes[f + 5] !== ALL_UNITS_ALLOWED) s.bytes[f + 5] -= count
  if ((s.bytes[f + 2] & ONE_SOURCE) !== 0) s.bytes[f + 6] = source
  if (s.bytes[f + 4] === CONQUEST)
    s.bytes[f + 12 + (type === AT_AT ? 0 : type === AT_ST ? 1 : 2)] += count
  if (source < SYSTEM_COUNT) s.words[ORIGINS + side] |= 1 << source
  if (side !== REBEL || (s.bytes[f + 2] & ORDINARY) === 0 || isRevealed(s)) return
  // The base is in or next to the place that units of its space reached, or came from (ai-design 3.1)
  if (source === BASE_SPACE) narrow(s, ADJACENT[target] | (1 << target))
  else if (target === BASE_SPACE) narrow(s, ADJACENT[source] | (1 << source))
}

function finish(s: State, f: number): void {
  const target = s.bytes[f + 3]
  const fights = (s.bytes[f + 2] & FIGHTS) !== 0
  for (let place = 0; place < PLACE_COUNT; place++) s.bytes[ROOM + place] = 0
  pop(s)
  checkBoard(s)
  if (
    fights &&
    target < SYSTEM_COUNT &&
    (isContested(s, target, SPACE) || isContested(s, target, GROUND))
  )
    s.words[PENDING_COMBATS] |= 1 << target
}
