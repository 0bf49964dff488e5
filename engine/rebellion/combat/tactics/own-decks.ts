import type { State } from '../../../state.js'
import { ADVANCED_TACTICS, TACTIC_SIDE, TACTIC_THEATER } from '../../cards/registry.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../facts/sides.js'
import { note } from '../../state/journal.js'
import { tacticDiscardByte, tacticHandByte } from '../../state/layout.js'

/**
 * The decks of advanced tactic cards: one of each side for each theater. Nothing about them is hidden: what lies in none
 * of them is on the discard pile or out of the game.
 */

/** The advanced cards of a side and theater, in its deck or not. */
export function ownTactics(side: number, theater: number): readonly number[] {
  return ADVANCED_TACTICS[side as 0 | 1][theater as 0 | 1]
}

export function isInDeck(s: State, card: number): boolean {
  return s.bytes[tacticHandByte(TACTIC_SIDE[card], card)] !== 0
}

export function isDiscarded(s: State, card: number): boolean {
  return s.bytes[tacticDiscardByte(card)] !== 0
}

/** How many cards of the deck, or of its discard pile, fit. */
export function countTactics(
  s: State,
  side: number,
  theater: number,
  fits: (s: State, card: number) => boolean,
): number {
  const cards = ownTactics(side, theater)
  let n = 0
  for (let i = 0; i < cards.length; i++) if (fits(s, cards[i])) n++
  return n
}

/** A card is used: it goes from its deck to the discard pile. */
export function discardOwn(s: State, card: number): void {
  putInDeck(s, card, 0)
  s.bytes[tacticDiscardByte(card)] = 1
}

/** A card comes back to its deck (E45). */
export function returnOwn(s: State, card: number): void {
  s.bytes[tacticDiscardByte(card)] = 0
  putInDeck(s, card, 1)
}

/** Out of the game, wherever it lies. */
export function removeOwn(s: State, card: number): void {
  s.bytes[tacticDiscardByte(card)] = 0
  putInDeck(s, card, 0)
}

function putInDeck(s: State, card: number, is: number): void {
  s.bytes[tacticHandByte(TACTIC_SIDE[card], card)] = is
}

/** With the last card of a deck used, all others of its discard pile come back (E46). */
export function renewOwn(s: State, lastUsed: number): void {
  const side = TACTIC_SIDE[lastUsed]
  const theater = TACTIC_THEATER[lastUsed]
  if (countTactics(s, side, theater, isInDeck) > 0) return
  const cards = ownTactics(side, theater)
  for (let i = 0; i < cards.length; i++)
    if (cards[i] !== lastUsed && isDiscarded(s, cards[i])) returnOwn(s, cards[i])
  note('tactics-renewed', side, theater)
}

/** All cards into their decks: the beginning of the game. */
export function layOutOwn(s: State): void {
  for (let side = REBEL; side <= EMPIRE; side++)
    for (let theater = SPACE; theater <= GROUND; theater++)
      for (const card of ownTactics(side, theater)) returnOwn(s, card)
}
