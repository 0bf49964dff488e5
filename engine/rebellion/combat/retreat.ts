import type { State } from '../../state.js'
import {
  hasUnits,
  holdsUnit,
  isContested,
  isShielded,
  liftUnits,
  loyalTo,
  presenceOf,
  putUnits,
  totalAt,
  unitsAt,
  unitTypes,
} from '../board/board.js'
import { lookAtBoard } from '../board/look.js'
import { isTactic } from '../cards/card-frame.js'
import { below, byte, sideOf } from '../course/frame.js'
import { defineStep, pop, push, stepName, topFrame } from '../course/steps.js'
import { isOver } from '../course/victory.js'
import { openWindow, windowNumber, windowStep } from '../course/windows.js'
import { ADJACENT, lowestBit } from '../facts/map.js'
import { postOfLeader } from '../facts/posts.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  INTERDICTOR,
  ION_CANNON,
  REBEL_TRANSPORT,
  SHIELD_BUNKER,
  UNIT_BLACK,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_IMMOBILE,
  UNIT_RED,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { freeLeadersAt, moveLeader } from '../leaders/leaders.js'
import { note, two } from '../state/journal.js'
import { COMBAT_RULES, MOVED_TO, ORIGINS } from '../state/layout.js'
import {
  argA,
  argB,
  DECLINE,
  DONE,
  move0,
  move2,
  RETREAT,
  TAKE_UNITS,
  verbOf,
} from '../state/moves.js'
import { putInCharge } from '../state/posts.js'
import { destinationProblem, isForcedNow, retreatTurnProblem } from './check-turn.js'
import {
  askedInCombat,
  combatSystem,
  FREE_RIDE,
  HELD,
  HELD_THIS_ROUND,
  PLANS_TRIED,
  READY_LEADER,
  RETREATED,
  SOME_RETREATED,
} from './fields.js'
import { condemned, destroyUnits, forgetDamage } from './losses.js'

/** Leaving a combat, and what happens to those who must leave and cannot (combat.md 5). */

/** The stages of a combat on which a retreat and its loading lie. */
const ON_COMBAT = {
  step: 'combat',
  stages: ['after-first-retreat', 'after-second-retreat', 'after-silenced'],
}

/** Forced by two Ion Cannons against a lone Death Star (C22). */
const retreat = { forced: byte(4, 'flag') }

export const RETREAT_STEP = defineStep({
  number: 30,
  name: 'retreat',
  kind: 'retreat',
  post: 'either',
  frame: retreat,
  on: [ON_COMBAT],
  question: (s) => askedInCombat(s, 'retreat?'),
  check: (s, f) =>
    retreatTurnProblem(s, f) ??
    ((retreat.forced.get(s, f) !== 0) === isForcedNow(s) ? null : 'forced does not fit the stage'),
  moves(s, f, out) {
    if (retreat.forced.get(s, f) !== 0) return retreatMoves(s, sideOf(s, f), out, 0)
    out[0] = move0(DECLINE)
    return retreatMoves(s, sideOf(s, f), out, 1)
  },
  play(s, f, move) {
    const side = sideOf(s, f)
    pop(s)
    if (verbOf(move) === RETREAT) leave(s, side, argA(move), argB(move))
  },
})

/** Adds the ways in which the side may retreat: who leads it, and where to. */
export function retreatMoves(s: State, side: number, out: Int32Array, count: number): number {
  if (!mayRetreat(s, side)) return count
  let n = count
  for (let rest = retreatLeaders(s, side); rest !== 0; rest &= rest - 1)
    for (let to = destinations(s, side); to !== 0; to &= to - 1)
      out[n++] = move2(RETREAT, lowestBit(rest), lowestBit(to))
  return n
}

/** The retreat cannot be declined. */
export function forceRetreat(s: State, f: number): void {
  retreat.forced.set(s, f, 1)
}

function retreatLeaders(s: State, side: number): number {
  const ready = READY_LEADER.get(s)
  const leaders = freeLeadersAt(s, side, combatSystem(s))
  return ready === 0 ? leaders : leaders & ~(1 << (ready - 1))
}

/** All conditions but leader and destination. */
function mayRetreat(s: State, side: number): boolean {
  const system = combatSystem(s)
  // E41
  if (side === REBEL && unitsAt(s, system, INTERDICTOR) > 0) return false
  if (RETREATED.of(s, side) !== 0 || HELD_THIS_ROUND.of(s, side) !== 0 || HELD.of(s, side) !== 0)
    return false
  // T15: nobody to retreat from
  if (!hasUnits(s, system, enemyOf(side))) return false
  // T9: a Death Star or its building site holds the whole Imperial side
  if (side === EMPIRE && unitsAt(s, system, DEATH_STAR) + unitsAt(s, system, CONSTRUCTION_SITE) > 0)
    return false
  return canLeave(s, side)
}

/** True when the side has a retreat to choose from. */
export function canRetreat(s: State, side: number): boolean {
  return mayRetreat(s, side) && retreatLeaders(s, side) !== 0 && destinations(s, side) !== 0
}

/** True when at least one unit can go with the leader (T2). */
function canLeave(s: State, side: number): boolean {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (unitsAt(s, combatSystem(s), type) === 0 || UNIT_IMMOBILE[type] !== 0) continue
    if (UNIT_CARRIED[type] === 0 || FREE_RIDE.of(s, side) !== 0) return true
  }
  return false
}

/** T6, T7: no enemy, not where he came from; own units or loyalty if there is such a system, else an empty one. */
export function destinations(s: State, side: number): number {
  const system = combatSystem(s)
  const enemy = enemyOf(side)
  const cameFrom = s.bytes[MOVED_TO] === system ? s.words[ORIGINS + enemy] : 0
  const open = ADJACENT[system] & ~presenceOf(s, enemy) & ~cameFrom
  const friendly = open & (presenceOf(s, side) | loyalTo(s, side))
  return friendly !== 0 ? friendly : open & ~presenceOf(s, side)
}

const RETREATED_WINDOW = windowNumber('retreated')

/** Once all who go have gone, the Empire may answer. */
const RETREATED_STEP = defineStep({
  number: 57,
  name: 'retreated',
  kind: 'reaction',
  post: 'either',
  side: EMPIRE,
  on: [ON_COMBAT, { step: 'card', when: (s, f) => isTactic(s, below(f)) }],
  // Those who left may have left the base to the Empire (N1)
  run(s, f) {
    lookAtBoard(s)
    return !isOver(s) && topFrame(s) === f
  },
  ...windowStep('retreated'),
})

/** The leader and all ships that need no transport go; the rest is chosen. */
export function leave(s: State, side: number, leader: number, to: number): void {
  const system = combatSystem(s)
  RETREATED.put(s, side, 1)
  // Only advanced tactic cards ask
  if (s.bytes[COMBAT_RULES] !== 0) SOME_RETREATED.set(s, 1)
  moveLeader(s, leader, to)
  note('retreated', leader, two(system, to), side)
  if (side === REBEL) openWindow(RETREATED_WINDOW, s, RETREATED_STEP, EMPIRE, system)
  let room = 0
  let gone = 0
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    const count = unitsAt(s, system, type)
    if (count === 0 || UNIT_IMMOBILE[type] !== 0 || UNIT_CARRIED[type] !== 0) continue
    moveOut(s, type, count, to)
    room += UNIT_CAPACITY[type] * count
    gone += count
  }
  const f = push(s, LOAD, side)
  // G9: whoever leads the retreat takes along what he wants
  putInCharge(s, f, side, postOfLeader(leader))
  load.to.set(s, f, to)
  load.left.set(s, f, gone > 0 ? 1 : 0)
  load.room.set(s, f, FREE_RIDE.of(s, side) !== 0 ? UNLIMITED : room)
}

/** Units that leave lose their damage. */
function moveOut(s: State, type: number, count: number, to: number): void {
  const system = combatSystem(s)
  forgetDamage(s, type, count)
  liftUnits(s, system, type, count)
  putUnits(s, to, type, count)
  note('units-moved', type, two(system, to), count)
}

const UNLIMITED = 255

/** Whether a unit has left, and the transport that is left. */
const load = { to: byte(3, 'system'), left: byte(4, 'flag'), room: byte(5, [0, UNLIMITED]) }

/** What needs transport and is taken along. */
const LOAD = defineStep({
  number: 31,
  name: 'retreat-load',
  kind: 'retreat',
  oneAct: true,
  frame: load,
  // Escape Plan retreats before the battle
  on: [
    ON_COMBAT,
    { step: 'card', when: (s, f) => isTactic(s, below(f)) },
    { step: 'retreated', side: REBEL },
  ],
  question: 'which units go along?',
  check: (s, f) => loadTurnProblem(s, f) ?? destinationProblem(s, f, load.to.get(s, f)),
  moves(s, f, out) {
    const side = sideOf(s, f)
    const room = load.room.get(s, f)
    let n = 0
    if (load.left.get(s, f) !== 0) out[n++] = move0(DONE)
    const types = unitTypes(s, side)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (UNIT_CARRIED[type] === 0) continue
      const most = Math.min(room, unitsAt(s, combatSystem(s), type) - condemned(s, type))
      for (let count = 1; count <= most; count++) out[n++] = move2(TAKE_UNITS, count, type)
    }
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === DONE) return pop(s)
    moveOut(s, argB(move), argA(move), load.to.get(s, f))
    load.left.set(s, f, 1)
    const room = load.room.get(s, f)
    if (room !== UNLIMITED) load.room.set(s, f, room - argA(move))
  },
})

/** A retreat that a tactic card makes is one of the side that plays it. */
function loadTurnProblem(s: State, f: number): string | null {
  const under = stepName(s, below(f)) === 'retreated' ? below(below(f)) : below(f)
  if (stepName(s, under) !== 'card') return retreatTurnProblem(s, f)
  return sideOf(s, f) === sideOf(s, under) ? null : 'it is the turn of the other side'
}

/** T11: Rebel Transports alone against an Imperial ship that did not leave are destroyed. */
export function loseLoneTransports(s: State): void {
  const system = combatSystem(s)
  const transports = unitsAt(s, system, REBEL_TRANSPORT)
  if (transports === 0 || transports !== totalAt(s, system, REBEL, SPACE)) return
  if (totalAt(s, system, EMPIRE, SPACE) > 0) destroyUnits(s, system, REBEL_TRANSPORT, transports)
}

/** C22: the only Imperial ship is a Death Star silenced by Ion Cannons, and nothing else can end the combat. */
export function isSilenced(s: State): boolean {
  const system = combatSystem(s)
  return (
    unitsAt(s, system, DEATH_STAR) === 1 &&
    totalAt(s, system, EMPIRE, SPACE) === 1 &&
    totalAt(s, system, EMPIRE, 1) === 0 &&
    totalAt(s, system, REBEL, SPACE) > 0 &&
    unitsAt(s, system, ION_CANNON) >= 2 &&
    !PLANS_TRIED.isOn(s)
  )
}

/**
 * E38: with a Shield Bunker it can be that nothing in the combat can be harmed any more: in every theater that both
 * sides share neither has dice and something of the enemy to hit.
 */
export function isStandOff(s: State): boolean {
  const system = combatSystem(s)
  if (unitsAt(s, system, SHIELD_BUNKER) === 0) return false
  for (let theater = SPACE; theater <= GROUND; theater++)
    if (
      isContested(s, system, theater) &&
      (canHarm(s, REBEL, theater) || canHarm(s, EMPIRE, theater))
    )
      return false
  return isContested(s, system, SPACE) || isContested(s, system, GROUND)
}

/** It rolls dice there, and the enemy has a unit that dice can damage. */
function canHarm(s: State, side: number, theater: number): boolean {
  const system = combatSystem(s)
  return (
    holdsUnit(s, system, side, (type) => UNIT_THEATER[type] === theater && hasDice(type)) &&
    holdsUnit(
      s,
      system,
      enemyOf(side),
      (type) =>
        UNIT_THEATER[type] === theater && UNIT_HEALTH[type] > 0 && !isShielded(s, system, type),
    )
  )
}

function hasDice(type: number): boolean {
  return UNIT_RED[type] + UNIT_BLACK[type] + UNIT_GREEN[type] > 0
}

/** Rebel ships that must retreat and cannot are destroyed. */
export function loseRebelShips(s: State): void {
  const system = combatSystem(s)
  const types = unitTypes(s, REBEL)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] === SPACE && unitsAt(s, system, type) > 0)
      destroyUnits(s, system, type, unitsAt(s, system, type))
  }
}
