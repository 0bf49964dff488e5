import type { State } from '../../state.js'
import { byte, FIRST_OWN_BYTE, type Field, mask, sideOf } from '../course/frame.js'
import { defineStep, findFrame, pop, push } from '../course/steps.js'
import { JANUS } from '../facts/leader-types.js'
import {
  ADJACENT,
  BASE_SPACE,
  lowestBit,
  NO_SYSTEM,
  PLACE_COUNT,
  SYSTEM_COUNT,
} from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  AT_AT,
  AT_ST,
  STORMTROOPER,
  TIE_FIGHTER,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { captivesAt, freeLeadersAt, moveLeader } from '../leaders/leaders.js'
import { PUBLIC_SUPPORT } from '../rounds/lasting-effects.js'
import { note, TAKEN_ALONG, two } from '../state/journal.js'
import { MOVED_TO, ORIGINS, PENDING_COMBATS, ROOM } from '../state/layout.js'
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
import { systemId } from '../text/names.js'
import { baseSystem, isRevealed, narrow } from './base.js'
import { isContested, liftUnits, presenceOf, putUnits, unitsAt, unitTypes } from './board.js'
import { lookAtBoard } from './look.js'

/** Moving units into one place, group by group, in any order, until done. */

// Rules of a movement, a bit each; in positions by name, in this order
const RULE_IDS = ['no-transport', 'one-source', 'ordinary', 'with-captives', 'fights'] as const
/** Transport capacity is waived. */
export const NO_TRANSPORT = 1
/** All units must come from one place. */
export const ONE_SOURCE = 2
/** Adjacency was not waived, so moving from the Rebel Base space tells where the base may be. */
const ORDINARY = 4
/** Captives may travel along (M22). */
export const WITH_CAPTIVES = 8
/** A combat follows where both sides now share a theater. */
export const FIGHTS = 16

// Which units may move; in positions by name, in this order
const UNITS_IDS = ['any', 'ships', 'ground', 'tie-fighters', 'conquest'] as const
export const ANY_UNITS = 0
export const SHIPS = 1
export const GROUND_UNITS = 2
export const TIE_FIGHTERS = 3
/** Up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers (Planetary Conquest); what has gone is counted. */
export const CONQUEST = 4

const ALL_UNITS_ALLOWED = 255
const UNLIMITED = 255
const NO_SOURCE = 255

/** Where to, which units and how many, whence; the one source is the one chosen, where all must come from one. */
const frame = {
  rules: byte(FIRST_OWN_BYTE, { flags: RULE_IDS }),
  to: byte(3, 'place'),
  units: byte(4, UNITS_IDS),
  limit: byte(5, [0, ALL_UNITS_ALLOWED], ALL_UNITS_ALLOWED),
  source: byte(6, 'place', NO_SOURCE),
  fromBase: byte(7, 'flag'),
  from: mask(8, 'systems'),
  atAts: byte(12, [0, 1]),
  atSts: byte(13, [0, 1]),
  stormtroopers: byte(14, [0, 2]),
}

const MOVEMENT = defineStep({
  number: 9,
  name: 'movement',
  kind: 'move-group',
  oneAct: true,
  frame,
  on: [{ step: 'pending-combats', over: ['command-phase', 'end-of-command'] }, { step: 'card' }],
  question: 'move units, group by group',
  check,
  moves,
  play,
})

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
  frame.rules.set(s, f, rules)
  frame.to.set(s, f, target)
  frame.units.set(s, f, which)
  frame.limit.set(s, f, limit)
  frame.source.set(s, f, NO_SOURCE)
  frame.fromBase.set(s, f, fromBaseSpace ? 1 : 0)
  frame.from.set(s, f, sources)
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
  const sources = frame.from.get(s, f)
  if (frame.to.get(s, f) !== BASE_SPACE || !follows(s, f, ORDINARY)) return sources
  return sources & (ADJACENT[baseSystem(s)] | (1 << baseSystem(s)))
}

/** Units of the base space reach its system and those next to it, others where adjacency is waived (M17). */
function leavesBaseSpace(s: State, f: number): boolean {
  if (frame.fromBase.get(s, f) === 0 || !follows(s, f, ORDINARY))
    return frame.fromBase.get(s, f) !== 0
  const target = frame.to.get(s, f)
  return ((ADJACENT[target] | (1 << target)) & (1 << baseSystem(s))) !== 0
}

/** True when an own uncaptured leader holds the units of a place (Public Support excepts Janus Greejatus). */
export function isHeld(s: State, side: number, place: number): boolean {
  let holders = freeLeadersAt(s, side, place)
  if (PUBLIC_SUPPORT.isOn(s)) holders &= ~(1 << JANUS)
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
  const side = sideOf(s, f)
  const target = frame.to.get(s, f)
  let n = 0
  out[n++] = move0(DONE)
  const one = frame.source.get(s, f)
  for (let rest = sourcesOf(s, f); rest !== 0; rest &= rest - 1) {
    const source = lowestBit(rest)
    if (source === target || (one !== NO_SOURCE && one !== source)) continue
    n = groupsFrom(s, f, side, source, out, n)
    if (follows(s, f, WITH_CAPTIVES)) n = captivesFrom(s, source, out, n)
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
  const types = unitTypes(s, side)
  const anyUnits = frame.units.get(s, f) === ANY_UNITS
  const limit = frame.limit.get(s, f)
  const room = follows(s, f, NO_TRANSPORT) ? UNLIMITED : s.bytes[ROOM + source]
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    let most = unitsAt(s, source, type)
    if (most === 0 || UNIT_IMMOBILE[type] !== 0) continue
    const allowed = anyUnits ? limit : allowance(s, f, type)
    if (most > allowed) most = allowed
    if (UNIT_CARRIED[type] !== 0 && most > room) most = room
    for (let count = 1; count <= most; count++) out[n++] = move3(MOVE_UNITS, count, type, source)
  }
  return n
}

function follows(s: State, f: number, rule: number): boolean {
  return (frame.rules.get(s, f) & rule) !== 0
}

/** How many of a type of Planetary Conquest have gone. */
function goneOf(type: number): Field {
  if (type === AT_AT) return frame.atAts
  return type === AT_ST ? frame.atSts : frame.stormtroopers
}

/** How many units of a type the movement still lets go. */
function allowance(s: State, f: number, type: number): number {
  switch (frame.units.get(s, f)) {
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
      if (type === AT_AT) return 1 - frame.atAts.get(s, f)
      if (type === AT_ST) return 1 - frame.atSts.get(s, f)
      if (type === STORMTROOPER) return 2 - frame.stormtroopers.get(s, f)
      return 0
  }
  return frame.limit.get(s, f)
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
    moveLeader(s, argA(move), frame.to.get(s, f))
    note('leader-placed', argA(move), frame.to.get(s, f), TAKEN_ALONG)
  } else moveGroup(s, f, argA(move), argB(move), argC(move))
}

function moveGroup(s: State, f: number, count: number, type: number, source: number): void {
  const side = sideOf(s, f)
  const target = frame.to.get(s, f)
  liftUnits(s, source, type, count)
  putUnits(s, target, type, count)
  note('units-moved', type, two(source, target), count)
  if (UNIT_CARRIED[type] === 0) s.bytes[ROOM + source] += UNIT_CAPACITY[type] * count
  else if (!follows(s, f, NO_TRANSPORT)) s.bytes[ROOM + source] -= count
  const limit = frame.limit.get(s, f)
  if (limit !== ALL_UNITS_ALLOWED) frame.limit.set(s, f, limit - count)
  if (follows(s, f, ONE_SOURCE)) frame.source.set(s, f, source)
  if (frame.units.get(s, f) === CONQUEST) {
    const gone = goneOf(type)
    gone.set(s, f, gone.get(s, f) + count)
  }
  if (source < SYSTEM_COUNT) s.words[ORIGINS + side] |= 1 << source
  if (side !== REBEL || !follows(s, f, ORDINARY) || isRevealed(s)) return
  // The base is in or next to the place that units of its space reached, or came from (ai-design 3.1)
  if (source === BASE_SPACE) narrow(s, ADJACENT[target] | (1 << target))
  else if (target === BASE_SPACE) narrow(s, ADJACENT[source] | (1 << source))
}

function finish(s: State, f: number): void {
  const target = frame.to.get(s, f)
  const fights = follows(s, f, FIGHTS)
  for (let place = 0; place < PLACE_COUNT; place++) s.bytes[ROOM + place] = 0
  pop(s)
  lookAtBoard(s)
  if (
    fights &&
    target < SYSTEM_COUNT &&
    (isContested(s, target, SPACE) || isContested(s, target, GROUND))
  )
    s.words[PENDING_COMBATS] |= 1 << target
}

/** Where units are being moved to; NO_SYSTEM without a movement. */
export function movementTarget(s: State): number {
  const f = findFrame(s, MOVEMENT)
  return f < 0 ? NO_SYSTEM : frame.to.get(s, f)
}

function check(s: State, f: number): string | null {
  const side = sideOf(s, f)
  const to = frame.to.get(s, f)
  const isHidden = side === REBEL && !isRevealed(s)
  if (to > BASE_SPACE) return 'to is no place'
  if (s.bytes[MOVED_TO] !== to) return `give ${systemId(to)} as "movedTo" of "situation" too`
  if (to === BASE_SPACE && !isHidden) return 'only Rebels move to a hidden base'
  if (frame.fromBase.get(s, f) !== 0 && !isHidden) return 'only Rebels move from a hidden base'
  if (follows(s, f, WITH_CAPTIVES) && side !== EMPIRE) return 'only the Empire moves captives'
  return frame.units.get(s, f) === CONQUEST && side !== EMPIRE
    ? 'only the Empire moves such units'
    : null
}
