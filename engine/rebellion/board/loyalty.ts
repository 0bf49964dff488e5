import type { State } from '../../state.js'
import { CORUSCANT } from '../facts/map.js'
import { enemyOf } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { LOYALTY } from '../state/layout.js'
import { loyalTo, populousSystems } from './board.js'

/** One loyalty step: the enemy's marker goes, or the own one comes (L1, L2, L3, L7). */
export function gainLoyalty(s: State, side: number, system: number): void {
  const bit = 1 << system
  if (system === CORUSCANT || (populousSystems(s) & bit) === 0 || (loyalTo(s, side) & bit) !== 0)
    return
  if ((loyalTo(s, enemyOf(side)) & bit) !== 0) {
    s.words[LOYALTY + enemyOf(side)] &= ~bit
    note('loyalty', system, 2)
    return
  }
  s.words[LOYALTY + side] |= bit
  note('loyalty', system, side)
}

/** Takes a loyalty marker away. */
export function loseLoyalty(s: State, side: number, system: number): void {
  const bit = 1 << system
  if (system === CORUSCANT || (loyalTo(s, side) & bit) === 0) return
  s.words[LOYALTY + side] &= ~bit
  note('loyalty', system, 2)
}
