import type { State } from '../../state.js'
import { destroyQueued, queuedAt, returnUnits, unitsAt } from '../board/board.js'
import { EMPIRE } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  STAR_DESTROYER,
  SUPER_STAR_DESTROYER,
  UNIT_COUNT,
  UNIT_HEALTH,
  UNIT_SIDE,
  UNIT_THEATER,
  UNITS_OF,
} from '../facts/unit-types.js'
import { DAMAGE } from '../state/layout.js'
import { isRunning, LOST_DESTROYERS, LOST_HEALTH, POINT_BLANK, SYSTEM } from './fields.js'

/** Damage on units in the combat at hand, and their end. */

export const MOST_DAMAGE = 7

/** Units of a type that carry exactly this damage (1 … 7). */
export function damaged(s: State, type: number, damage: number): number {
  return s.bytes[DAMAGE + type * 8 + damage]
}

export function addDamaged(s: State, type: number, damage: number, count: number): void {
  s.bytes[DAMAGE + type * 8 + damage] += count
}

/** Units of a type in the combat without damage. */
export function unharmed(s: State, type: number): number {
  let count = unitsAt(s, SYSTEM.get(s), type)
  for (let damage = 1; damage <= MOST_DAMAGE; damage++) count -= s.bytes[DAMAGE + type * 8 + damage]
  return count
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
  returnUnits(s, place, type, count)
  if (isRunning(s) && SYSTEM.get(s) === place) {
    forgetDamage(s, type, count)
    if (UNIT_SIDE[type] === EMPIRE) {
      const theater = UNIT_THEATER[type]
      LOST_HEALTH.put(s, theater, LOST_HEALTH.of(s, theater) + UNIT_HEALTH[type] * count)
      if (type === STAR_DESTROYER || type === SUPER_STAR_DESTROYER)
        LOST_DESTROYERS.set(s, LOST_DESTROYERS.get(s) + count)
    }
  }
  if (type === CONSTRUCTION_SITE) loseQueuedDeathStar(s)
}

/** Takes the damage of leaving units off the table, the most damaged first. */
export function forgetDamage(s: State, type: number, count: number): void {
  let left = count
  for (let damage = MOST_DAMAGE; damage >= 1 && left > 0; damage--) {
    const at = DAMAGE + type * 8 + damage
    const gone = Math.min(left, s.bytes[at])
    s.bytes[at] -= gone
    left -= gone
  }
}

/** Removes the units of a side's theater whose damage has reached their health. */
export function removeDoomed(s: State, side: number, theater: number): void {
  const types = UNITS_OF[side]
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater || UNIT_HEALTH[type] === 0) continue
    let doomed = 0
    for (let damage = healthOf(s, type); damage <= MOST_DAMAGE; damage++)
      doomed += damaged(s, type, damage)
    if (doomed > 0) destroyUnits(s, SYSTEM.get(s), type, doomed)
  }
}

/** All damage goes when the combat ends. */
export function clearDamage(s: State): void {
  s.bytes.fill(0, DAMAGE, DAMAGE + UNIT_COUNT * 8)
}

/** D11: with the building site goes the Death Star that waits on the queue. */
function loseQueuedDeathStar(s: State): void {
  for (let space = 1; space <= 3; space++)
    while (queuedAt(s, space, DEATH_STAR) > 0) destroyQueued(s, space, DEATH_STAR)
}
