import type { State } from '../../state.js'
import { CARDS_OF_A_BASE } from '../facts/tables.js'
import { CARD_HARM } from './layout.js'

/** Home cards: damage, and whether they still lie. */

export const CARD_DEFENSE = 9
export const CARD_STARS = 3
/** Shields 2, and 1 more. */
export const FATAL_CARD_HARM = 3
/** In place of the damage of a card that has been removed. */
export const CARD_GONE = 255

export function liesThere(s: State, card: number): boolean {
  return s.bytes[CARD_HARM + card] !== CARD_GONE
}

/** Damage of a card that still lies. */
export function cardHarm(s: State, card: number): number {
  return s.bytes[CARD_HARM + card]
}

export function hasHome(s: State, player: number): boolean {
  const first = player * CARDS_OF_A_BASE
  for (let card = first; card < first + CARDS_OF_A_BASE; card++) if (liesThere(s, card)) return true
  return false
}

export function ownerOfCard(card: number): number {
  return (card / CARDS_OF_A_BASE) | 0
}
