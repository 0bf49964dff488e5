import type { State } from '../../state.js'
import {
  hasUnits,
  liftUnits,
  loyalTo,
  presenceOf,
  putUnits,
  totalAt,
  unitsAt,
} from '../board/board.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import { ADJACENT, lowestBit } from '../facts/map.js'
import { EMPIRE, enemyOf, REBEL, SPACE } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  FIRST_UNIT,
  ION_CANNON,
  LAST_UNIT,
  REBEL_TRANSPORT,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { freeLeadersAt, moveLeader } from '../leaders/leaders.js'
import { note, two } from '../state/journal.js'
import { MOVED_TO, ORIGINS } from '../state/layout.js'
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
import {
  combatSystem,
  FREE_RIDE,
  HELD,
  HELD_THIS_ROUND,
  PLANS_TRIED,
  READY_LEADER,
  RETREATED,
} from './fields.js'
import { destroyUnits, forgetDamage } from './losses.js'

/** Leaving a combat, and what happens to those who must leave and cannot (combat.md 5). */

/** Frame: 4 1 when the retreat is forced (two Ion Cannons against a lone Death Star, C22). */
export const RETREAT_STEP = defineStep({
  name: 'retreat',
  kind: kindCode('retreat'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    let n = 0
    if (s.bytes[f + 4] === 0) out[n++] = move0(DECLINE)
    if (!mayRetreat(s, side)) return n
    const leaders = retreatLeaders(s, side)
    for (let rest = leaders; rest !== 0; rest &= rest - 1)
      for (let to = destinations(s, side); to !== 0; to &= to - 1)
        out[n++] = move2(RETREAT, lowestBit(rest), lowestBit(to))
    return n
  },
  play(s, f, move) {
    const side = s.bytes[f + 1]
    pop(s)
    if (verbOf(move) === RETREAT) leave(s, side, argA(move), argB(move))
  },
})

function retreatLeaders(s: State, side: number): number {
  const ready = s.bytes[READY_LEADER]
  const leaders = freeLeadersAt(s, side, combatSystem(s))
  return ready === 0 ? leaders : leaders & ~(1 << (ready - 1))
}

/** All conditions but leader and destination. */
function mayRetreat(s: State, side: number): boolean {
  const system = combatSystem(s)
  if (
    s.bytes[RETREATED + side] !== 0 ||
    s.bytes[HELD_THIS_ROUND + side] !== 0 ||
    s.bytes[HELD + side] !== 0
  )
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
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
    if (unitsAt(s, combatSystem(s), type) === 0 || UNIT_IMMOBILE[type] !== 0) continue
    if (UNIT_CARRIED[type] === 0 || s.bytes[FREE_RIDE + side] !== 0) return true
  }
  return false
}

/** T6, T7: no enemy, not where he came from; own units or loyalty if there is such a system, else an empty one. */
function destinations(s: State, side: number): number {
  const system = combatSystem(s)
  const enemy = enemyOf(side)
  const cameFrom = s.bytes[MOVED_TO] === system ? s.words[ORIGINS + enemy] : 0
  const open = ADJACENT[system] & ~presenceOf(s, enemy) & ~cameFrom
  const friendly = open & (presenceOf(s, side) | loyalTo(s, side))
  return friendly !== 0 ? friendly : open & ~presenceOf(s, side)
}

/** The leader and all ships that need no transport go; the rest is chosen. */
function leave(s: State, side: number, leader: number, to: number): void {
  const system = combatSystem(s)
  s.bytes[RETREATED + side] = 1
  moveLeader(s, leader, to)
  note('retreated', leader, two(system, to), side)
  let room = 0
  let gone = 0
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
    const count = unitsAt(s, system, type)
    if (count === 0 || UNIT_IMMOBILE[type] !== 0 || UNIT_CARRIED[type] !== 0) continue
    moveOut(s, type, count, to)
    room += UNIT_CAPACITY[type] * count
    gone += count
  }
  const f = push(s, LOAD, side)
  s.bytes[f + 3] = to
  s.bytes[f + 4] = gone > 0 ? 1 : 0
  s.bytes[f + 5] = s.bytes[FREE_RIDE + side] !== 0 ? 255 : room
}

/** Units that leave lose their damage. */
function moveOut(s: State, type: number, count: number, to: number): void {
  const system = combatSystem(s)
  forgetDamage(s, type, count)
  liftUnits(s, system, type, count)
  putUnits(s, to, type, count)
  note('units-moved', type, two(system, to), count)
}

/** What needs transport and is taken along. Frame: 3 destination, 4 1 when a unit has left, 5 room (255 unlimited). */
const LOAD = defineStep({
  name: 'retreat-load',
  kind: kindCode('retreat'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    const room = s.bytes[f + 5]
    let n = 0
    if (s.bytes[f + 4] !== 0) out[n++] = move0(DONE)
    for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
      if (UNIT_CARRIED[type] === 0) continue
      const most = Math.min(room, unitsAt(s, combatSystem(s), type))
      for (let count = 1; count <= most; count++) out[n++] = move2(TAKE_UNITS, count, type)
    }
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === DONE) return pop(s)
    moveOut(s, argB(move), argA(move), s.bytes[f + 3])
    s.bytes[f + 4] = 1
    if (s.bytes[f + 5] !== 255) s.bytes[f + 5] -= argA(move)
  },
})

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
    s.bytes[PLANS_TRIED] === 0
  )
}

/** Rebel ships that must retreat and cannot are destroyed. */
export function loseRebelShips(s: State): void {
  const system = combatSystem(s)
  for (let type = FIRST_UNIT[REBEL]; type <= LAST_UNIT[REBEL]; type++)
    if (UNIT_THEATER[type] === SPACE && unitsAt(s, system, type) > 0)
      destroyUnits(s, system, type, unitsAt(s, system, type))
}
