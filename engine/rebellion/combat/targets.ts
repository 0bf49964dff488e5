import type { State } from '../../state.js'
import { isShielded, unitsAt, unitTypes } from '../board/board.js'
import { UNIT_COLOUR, UNIT_HEALTH, UNIT_THEATER } from '../facts/unit-types.js'
import { MOST_TARGETS, TARGETS } from '../state/layout.js'
import { MARKED_HARM, MARKED_TYPE, SYSTEM } from './fields.js'
import { addDamaged, damaged, mostDamage, unharmed } from './losses.js'

/**
 * Units that can be hit in the present attack, in groups of equal ones: type, harm (damage before
 * * 16 + points assigned now) and number, sorted by type and harm; a group without units is gone.
 */

const ENTRY = 3
export const MOST_ASSIGNED = 15

export function targetType(s: State, index: number): number {
  return s.bytes[TARGETS + index * ENTRY]
}

export function targetHarm(s: State, index: number): number {
  return s.bytes[TARGETS + index * ENTRY + 1]
}

/** Units of the group; 0 behind the last group. */
export function targetCount(s: State, index: number): number {
  return index >= MOST_TARGETS ? 0 : s.bytes[TARGETS + index * ENTRY + 2]
}

/** Damage points assigned in this attack to a unit of the group. */
export function assignedOf(harm: number): number {
  return harm & 15
}

/** A Death Star cannot be hit (C12), nor what a Shield Bunker shields (E38). */
export function canBeDamaged(s: State, type: number): boolean {
  return UNIT_HEALTH[type] !== 0 && !isShielded(s, SYSTEM.get(s), type)
}

/** Lists the units of the defender in the theater that can be hit. */
export function listTargets(s: State, defender: number, theater: number): void {
  const most = mostDamage(s)
  const types = unitTypes(s, defender)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater || !canBeDamaged(s, type)) continue
    if (unitsAt(s, SYSTEM.get(s), type) === 0) continue
    change(s, type, 0, unharmed(s, type))
    for (let damage = 1; damage <= most; damage++)
      change(s, type, damage << 4, damaged(s, type, damage))
  }
}

/** One unit of the group gets `points` more, or fewer when negative. */
export function harmTarget(s: State, type: number, harm: number, points: number): void {
  const before = harm & 15
  const after = Math.min(MOST_ASSIGNED, before + points)
  change(s, type, harm, -1)
  change(s, type, harm - before + after, 1)
  if (isMarked(s, type, harm)) MARKED_HARM.set(s, harm - before + after)
}

/** True where the ship that keeps its damage is one of the group; of equal ships it is hit first (Ion Blast). */
export function isMarked(s: State, type: number, harm: number): boolean {
  return MARKED_TYPE.get(s) === type + 1 && MARKED_HARM.get(s) === harm
}

/** True where the side has a unit of the theater in the combat whose health has the colour. */
export function hasUnitOf(s: State, side: number, theater: number, colour: number): boolean {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater || UNIT_COLOUR[type] !== colour) continue
    if (unitsAt(s, SYSTEM.get(s), type) > 0) return true
  }
  return false
}

/** True when a unit of the colour can be hit. */
export function hasTarget(s: State, colour: number): boolean {
  for (let i = 0; targetCount(s, i) > 0; i++)
    if (UNIT_COLOUR[targetType(s, i)] === colour) return true
  return false
}

/** Turns assigned points into damage and clears the list. */
export function applyHarm(s: State): void {
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const type = targetType(s, i)
    const harm = targetHarm(s, i)
    const count = targetCount(s, i)
    writeEntry(s, i, 0, 0, 0)
    const points = harm & 15
    if (points === 0) continue
    const before = harm >> 4
    if (before > 0) addDamaged(s, type, before, -count)
    const after = Math.min(mostDamage(s), before + points)
    addDamaged(s, type, after, count)
    if (isMarked(s, type, harm)) MARKED_HARM.set(s, after << 4)
  }
}

/** Changes the number of a group, keeping the list sorted and free of empty groups. */
function change(s: State, type: number, harm: number, by: number): void {
  if (by === 0) return
  const key = (type << 8) | harm
  let i = 0
  while (targetCount(s, i) > 0 && keyAt(s, i) < key) i++
  if (targetCount(s, i) === 0 || keyAt(s, i) !== key) insert(s, i, type, harm, by)
  else if (targetCount(s, i) + by > 0) writeEntry(s, i, type, harm, targetCount(s, i) + by)
  else remove(s, i)
}

function keyAt(s: State, index: number): number {
  return (targetType(s, index) << 8) | targetHarm(s, index)
}

/** Moves what stands there and behind it back by one. The list is short: nothing is gained by moving all of its room. */
function insert(s: State, index: number, type: number, harm: number, count: number): void {
  let last = index
  while (targetCount(s, last) > 0) last++
  if (last >= MOST_TARGETS)
    throw new Error('there are more groups of targets than there is room for')
  for (let i = last; i > index; i--)
    writeEntry(s, i, targetType(s, i - 1), targetHarm(s, i - 1), targetCount(s, i - 1))
  writeEntry(s, index, type, harm, count)
}

function remove(s: State, index: number): void {
  let i = index
  for (; targetCount(s, i + 1) > 0; i++)
    writeEntry(s, i, targetType(s, i + 1), targetHarm(s, i + 1), targetCount(s, i + 1))
  writeEntry(s, i, 0, 0, 0)
}

function writeEntry(s: State, index: number, type: number, harm: number, count: number): void {
  const at = TARGETS + index * ENTRY
  s.bytes[at] = type
  s.bytes[at + 1] = harm
  s.bytes[at + 2] = count
}
