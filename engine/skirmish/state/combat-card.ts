import type { State } from '../../state.js'
import { CARDS_OF_A_BASE } from '../facts/tables.js'
import { CARD_GONE } from './home.js'
import { CARD_HARM, COMBAT_CARD, NOTHING } from './layout.js'

/** The optional Combat card of a home base (R11, R47): its bonus and its place lie in one byte, bonus * 4 + place + 1. */

export const ATTACK_BONUS = 0
export const DEFENSE_BONUS = 1
export const DAMAGE_BONUS = 2
export const SHIELDS_BONUS = 3
export const BONUS_IDS = ['attack', 'defense', 'damage', 'shields'] as const

export function setCombatCard(s: State, player: number, bonus: number, place: number): void {
  s.bytes[COMBAT_CARD + player] = bonus * 4 + place + 1
}

export function hasCombatCard(s: State, player: number): boolean {
  return s.bytes[COMBAT_CARD + player] !== NOTHING
}

export function bonusOf(s: State, player: number): number {
  return (s.bytes[COMBAT_CARD + player] - 1) >> 2
}

/** Which card of the row it is. */
export function bonusPlace(s: State, player: number): number {
  return (s.bytes[COMBAT_CARD + player] - 1) & 3
}

/** What a player's units have more of a value: 1, or 0. */
export function combatBonus(s: State, player: number, bonus: number): number {
  const chosen = s.bytes[COMBAT_CARD + player]
  if (chosen === NOTHING || (chosen - 1) >> 2 !== bonus) return 0
  const card = player * CARDS_OF_A_BASE + ((chosen - 1) & 3)
  return s.bytes[CARD_HARM + card] === CARD_GONE ? 0 : 1
}
