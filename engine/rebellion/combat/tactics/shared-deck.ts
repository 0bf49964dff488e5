import type { State } from '../../../state.js'
import { deckLength, drawCard, putOnTop, shuffleDeck, UNKNOWN } from '../../cards/decks.js'
import { SHARED_TACTICS, TACTIC_COPIES, TACTIC_SET } from '../../cards/registry.js'
import { enemyOf, REBEL, SPACE } from '../../facts/sides.js'
import { isInGame } from '../../state/in-game.js'
import { note } from '../../state/journal.js'
import {
  BASE_TACTICS,
  countAt,
  DECK_CARDS,
  DECK_GROUND_TACTICS,
  DECK_KNOWN,
  DECK_LENGTH,
  DECK_SPACE_TACTICS,
  DECK_START,
  isLarge,
  MORE_TACTICS_END,
  MORE_TACTICS_HAND,
  TACTIC_DISCARD,
  TACTIC_HAND,
  tacticDiscardByte,
  tacticHandByte,
} from '../../state/layout.js'

/** The shared tactic decks, hands and discard piles (base game). */

/** Copies of a card in this game; none when it belongs to another system of combat. */
export function tacticCopies(s: State, card: number): number {
  return isInGame(s, TACTIC_SET[card], REBEL) ? TACTIC_COPIES[card] : 0
}

export function tacticDeck(theater: number): number {
  return theater === SPACE ? DECK_SPACE_TACTICS : DECK_GROUND_TACTICS
}

export function tacticsInHand(s: State, side: number, card: number): number {
  return countAt(s, tacticHandByte(side, card))
}

/**
 * How many cards of a theater a side holds: those that are in no deck, on no pile and in no hand of its enemy. So the
 * enemy's hand counts in an observation, too, where its cards are left out.
 */
export function tacticHandSize(s: State, side: number, theater: number): number {
  let count = -deckLength(s, tacticDeck(theater))
  for (const card of SHARED_TACTICS[theater as 0 | 1])
    count +=
      tacticCopies(s, card) -
      s.bytes[tacticDiscardByte(card)] -
      tacticsInHand(s, enemyOf(side), card)
  return Math.max(0, count)
}

/** Draws tactic cards; an empty deck is renewed from its discard pile. */
export function drawTactics(s: State, side: number, theater: number, count: number): void {
  const deck = tacticDeck(theater)
  for (let i = 0; i < count; i++) {
    if (deckLength(s, deck) === 0) renewTactics(s, theater)
    if (deckLength(s, deck) === 0) return
    const card = drawCard(s, deck, side)
    s.bytes[tacticHandByte(side, card)]++
    note('drew-tactic', card, side, 0, side)
  }
}

/** True when a card of the theater is left to draw. */
export function canDrawTactic(s: State, theater: number): boolean {
  if (deckLength(s, tacticDeck(theater)) > 0) return true
  const cards = SHARED_TACTICS[theater as 0 | 1]
  for (let i = 0; i < cards.length; i++) if (s.bytes[tacticDiscardByte(cards[i])] > 0) return true
  return false
}

export function discardTactic(s: State, side: number, card: number): void {
  s.bytes[tacticHandByte(side, card)]--
  s.bytes[tacticDiscardByte(card)]++
}

function renewTactics(s: State, theater: number): void {
  const cards = SHARED_TACTICS[theater as 0 | 1]
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    for (; s.bytes[tacticDiscardByte(card)] > 0; s.bytes[tacticDiscardByte(card)]--)
      putOnTop(s, tacticDeck(theater), card, UNKNOWN, UNKNOWN)
  }
  shuffleDeck(s, tacticDeck(theater))
}

/** All cards back into two full shuffled decks (C26); also the start of the game. */
export function resetTactics(s: State): void {
  s.bytes.fill(0, TACTIC_HAND, TACTIC_HAND + 2 * BASE_TACTICS)
  s.bytes.fill(0, TACTIC_DISCARD, TACTIC_DISCARD + BASE_TACTICS)
  if (isLarge(s)) s.bytes.fill(0, MORE_TACTICS_HAND, MORE_TACTICS_END)
  for (let theater = 0; theater < 2; theater++) {
    const deck = tacticDeck(theater)
    let n = 0
    for (const card of SHARED_TACTICS[theater as 0 | 1]) {
      for (let i = 0; i < tacticCopies(s, card); i++) {
        s.bytes[DECK_CARDS + DECK_START[deck] + n] = card
        s.bytes[DECK_KNOWN + DECK_START[deck] + n] = 0
        n++
      }
    }
    s.bytes[DECK_LENGTH + deck] = n
    shuffleDeck(s, deck)
  }
}
