import type { State } from '../../state.js'
import { destroyQueued, queuedAt, returnUnits, unitsAt, unitTypes } from '../board/board.js'
import { EMPIRE } from '../facts/sides.js'
import {
  BASE_UNITS,
  CONSTRUCTION_SITE,
  DEATH_STAR,
  STAR_DESTROYER,
  SUPER_STAR_DESTROYER,
  UNIT_COUNT,
  UNIT_HEALTH,
  UNIT_SIDE,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import {
  COMBAT_RULES,
  countAt,
  DAMAGE,
  damageByte,
  isLarge,
  MORE_DAMAGE,
  MORE_DAMAGE_END,
} from '../state/layout.js'
import { isRunning, LOST_DESTROYERS, LOST_HEALTH, POINT_BLANK, SYSTEM } from './fields.js'

/** Damage on units in the combat at hand, and their end. */

/** More damage than this is not counted: it is more than any unit has health. */
const MOST_IN_BASE = 7
/** With advanced cards a doomed unit may be repaired: so much cannot be repaired in one battle. */
export const MOST_DAMAGE = 15
const CONDEMNED = 0

export function mostDamage(s: State): number {
  return s.bytes[COMBAT_RULES] !== 0 ? MOST_DAMAGE : MOST_IN_BASE
}

/** Units of a type that carry exactly this damage, 1 or more. */
export function damaged(s: State, type: number, damage: number): number {
  return countAt(s, damageByte(type, damage))
}

export function addDamaged(s: State, type: number, damage: number, count: number): void {
  s.bytes[damageByte(type, damage)] += count
}

/** Units of a type that a tactic card has destroyed; they leave when both cards are resolved (E47). */
export function condemned(s: State, type: number): number {
  return countAt(s, damageByte(type, CONDEMNED))
}

/** Units of a type in the combat without damage. */
export function unharmed(s: State, type: number): number {
  const most = mostDamage(s)
  let count = unitsAt(s, SYSTEM.get(s), type)
  for (let damage = CONDEMNED; damage <= most; damage++) count -= damaged(s, type, damage)
  return count
}

/** Units of a type with this damage, which may be none. */
export function unitsWith(s: State, type: number, damage: number): number {
  return damage === 0 ? unharmed(s, type) : damaged(s, type, damage)
}

/** One unit of a type goes from this damage to that. */
export function changeDamage(s: State, type: number, from: number, to: number): void {
  if (from > 0) addDamaged(s, type, from, -1)
  if (to > 0) addDamaged(s, type, to, 1)
}

/** A tactic card destroys a unit with this damage: it stays until both cards are resolved, and is nothing else any more. */
export function condemn(s: State, type: number, damage: number): void {
  changeDamage(s, type, damage, 0)
  s.bytes[damageByte(type, CONDEMNED)]++
}

/** The units that tactic cards have destroyed leave. */
export function removeCondemned(s: State): void {
  for (let type = 0; type < UNIT_COUNT; type++) {
    const count = condemned(s, type)
    if (count === 0) continue
    s.bytes[damageByte(type, CONDEMNED)] = 0
    leaveBattle(s, type, count)
  }
}

/** Health in this combat: one less under Point-Blank Assault, at least 1. */
export function healthOf(s: State, type: number): number {
  const printed = UNIT_HEALTH[type]
  return POINT_BLANK.isOn(s) && printed > 1 ? printed - 1 : printed
}

/**
 * Destroys units of a place. In the system of a combat they count as lost in it, whatever killed
 * them (O9, T13); the most damaged go first.
 */
export function destroyUnits(s: State, place: number, type: number, count: number): void {
  if (isRunning(s) && SYSTEM.get(s) === place) {
    forgetDamage(s, type, count)
    return leaveBattle(s, type, count)
  }
  returnUnits(s, place, type, count)
  if (type === CONSTRUCTION_SITE) loseQueuedDeathStar(s)
}

/** Units of the combat go to the supply, and it is written down what was lost. */
function leaveBattle(s: State, type: number, count: number): void {
  returnUnits(s, SYSTEM.get(s), type, count)
  if (UNIT_SIDE[type] === EMPIRE) {
    const theater = UNIT_THEATER[type]
    LOST_HEALTH.put(s, theater, LOST_HEALTH.of(s, theater) + UNIT_HEALTH[type] * count)
    if (type === STAR_DESTROYER || type === SUPER_STAR_DESTROYER)
      LOST_DESTROYERS.set(s, LOST_DESTROYERS.get(s) + count)
  }
  if (type === CONSTRUCTION_SITE) loseQueuedDeathStar(s)
}

/** Takes the damage of leaving units off the table, the most damaged first. */
export function forgetDamage(s: State, type: number, count: number): void {
  let left = count
  for (let damage = mostDamage(s); damage >= 1 && left > 0; damage--) {
    const at = damageByte(type, damage)
    const gone = Math.min(left, s.bytes[at])
    s.bytes[at] -= gone
    left -= gone
  }
}

/** Removes the units of a side's theater whose damage has reached their health. */
export function removeDoomed(s: State, side: number, theater: number): void {
  const most = mostDamage(s)
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater || UNIT_HEALTH[type] === 0) continue
    let doomed = 0
    for (let damage = healthOf(s, type); damage <= most; damage++)
      doomed += damaged(s, type, damage)
    if (doomed > 0) destroyUnits(s, SYSTEM.get(s), type, doomed)
  }
}

/** True where any damage is counted, whoever has it. */
export function isAnyDamaged(s: State): boolean {
  for (let type = 0; type < UNIT_COUNT; type++)
    for (let damage = CONDEMNED; damage <= MOST_DAMAGE; damage++)
      if (damaged(s, type, damage) !== 0) return true
  return false
}

/** All damage goes when the combat ends. */
export function clearDamage(s: State): void {
  s.bytes.fill(0, DAMAGE, DAMAGE + BASE_UNITS * 8)
  if (isLarge(s)) s.bytes.fill(0, MORE_DAMAGE, MORE_DAMAGE_END)
}

/** D11: with the building site goes the Death Star that waits on the queue. */
function loseQueuedDeathStar(s: State): void {
  for (let space = 1; space <= 3; space++)
    while (queuedAt(s, space, DEATH_STAR) > 0) destroyQueued(s, space, DEATH_STAR)
}
