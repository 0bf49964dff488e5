import type { State } from '../../state.js'
import { unitsAt } from '../board/board.js'
import { UNIT_COLOUR, UNIT_HEALTH, UNIT_THEATER, UNITS_OF } from '../facts/unit-types.js'
import { MOST_TARGETS, TARGETS } from '../state/layout.js'
import { SYSTEM } from './fields.js'
import { addDamaged, damaged, MOST_DAMAGE, unharmed } from './losses.js'

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

/** Lists the units of the defender in the theater; a Death Star cannot be hit (C12). */
export function listTargets(s: State, defender: number, theater: number): void {
  const types = UNITS_OF[defender]
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater || UNIT_HEALTH[type] === 0) continue
    if (unitsAt(s, SYSTEM.get(s), type) === 0) continue
    change(s, type, 0, unharmed(s, type))
    for (let damage = 1; damage <= MOST_DAMAGE; damage++)
      change(s, type, damage << 4, damaged(s, type, damage))
  }
}

/** One unit of the group gets `points` more, or fewer when negative. */
export function harmTarget(s: State, type: number, harm: number, points: number): void {
  const before = harm & 15
  const after = Math.min(MOST_ASSIGNED, before + points)
  change(s, type, harm, -1)
  change(s, type, harm - before + after, 1)
}

/** True when a unit of the colour can be hit; any colour counts for 255. */
export function hasTarget(s: State, colour: number): boolean {
  for (let i = 0; targetCount(s, i) > 0; i++)
    if (colour === 255 || UNIT_COLOUR[targetType(s, i)] === colour) return true
  return false
}

/** Turns assigned points into damage and clears the list. */
export function applyHarm(s: State): void {
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const harm = targetHarm(s, i)
    const points = harm & 15
    if (points === 0) continue
    const before = harm >> 4
    const type = targetType(s, i)
    const count = targetCount(s, i)
    if (before > 0) addDamaged(s, type, before, -count)
    addDamaged(s, type, Math.min(MOST_DAMAGE, before + points), count)
  }
  s.bytes.fill(0, TARGETS, TARGETS + MOST_TARGETS * ENTRY)
}

/** Changes the number of a group, keeping the list sorted and free of empty groups. */
function change(s: State, type: number, harm: number, by: number): void {
  if (by === 0) return
  const key = (type << 8) | harm
  let i = 0
  while (targetCount(s, i) > 0 && ((targetType(s, i) << 8) | targetHarm(s, i)) < key) i++
  const at = TARGETS + i * ENTRY
  const found = targetCount(s, i) > 0 && ((targetType(s, i) << 8) | targetHarm(s, i)) === key
  if (!found) {
    s.bytes.copyWithin(at + ENTRY, at, TARGETS + (MOST_TARGETS - 1) * ENTRY)
    s.bytes[at] = type
    s.bytes[at + 1] = harm
    s.bytes[at + 2] = by
    return
  }
  s.bytes[at + 2] += by
  if (s.bytes[at + 2] > 0) return
  s.bytes.copyWithin(at, at + ENTRY, TARGETS + MOST_TARGETS * ENTRY)
  s.bytes.fill(0, TARGETS + (MOST_TARGETS - 1) * ENTRY, TARGETS + MOST_TARGETS * ENTRY)
}
