import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { countBits, nthBit } from '../facts/bits.js'
import {
  ALL_CARDS,
  CARDS,
  CHARACTER_MASK,
  codeOf,
  EXHAUSTED_VALUE,
  READY_VALUE,
} from '../facts/cards.js'
import { CAPACITY } from '../facts/events.js'
import { enemyOf } from '../facts/sides.js'
import { FOR_ALL, note } from './journal.js'
import {
  CURRENT_EVENT,
  DISCARD,
  EXHAUSTED,
  HELD,
  HELD_BY,
  HELD_COUNT,
  INFLUENCE,
  KNOWN_IN_DECK,
  NOTHING,
  OWNER,
  PLAYED,
  RANDOM,
  RESERVE,
  RESERVE_COUNT,
  SEEN_IN_DECK,
  SHOWN_RESERVE,
  TOP,
  TOP_COUNT,
} from './layout.js'

/**
 * Where resource cards lie and how they get there. A deck is the set of the cards that lie nowhere else, and has no order
 * until somebody looks: a card is drawn when it is taken. Only what was put or seen on top has a place (`TOP`).
 */

/** In an entry of `TOP` above the card: a bit for each side that knows it. */
export const KNOWN_SHIFT = 6
export const CARD_OF_ENTRY = 31

// Play areas

export function playedOf(s: State, side: number): number {
  return s.words[PLAYED + side]
}

export function readyOf(s: State, side: number): number {
  return s.words[PLAYED + side] & ~s.words[EXHAUSTED + side]
}

export function exhaustedOf(s: State, side: number): number {
  return s.words[EXHAUSTED + side]
}

export function discardOf(s: State, side: number): number {
  return s.words[DISCARD + side]
}

/** What a card in play counts now. */
export function valueInPlay(s: State, side: number, card: number): number {
  const isExhausted = (s.words[EXHAUSTED + side] >>> card) & 1
  return isExhausted === 1 ? EXHAUSTED_VALUE[card] : READY_VALUE[card]
}

export function total(s: State, side: number): number {
  const exhausted = s.words[EXHAUSTED + side]
  let sum = 0
  for (let rest = s.words[PLAYED + side]; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const card = 31 - Math.clz32(bit)
    sum += (exhausted & bit) !== 0 ? EXHAUSTED_VALUE[card] : READY_VALUE[card]
  }
  return sum
}

/** Places that are left in a play area. */
export function room(s: State, side: number): number {
  return CAPACITY[s.bytes[CURRENT_EVENT] - 1] - countBits(s.words[PLAYED + side])
}

export function exhaust(s: State, side: number, card: number): void {
  s.words[EXHAUSTED + side] |= 1 << card
}

export function ready(s: State, side: number, card: number): void {
  s.words[EXHAUSTED + side] &= ~(1 << card)
}

/** From play to its owner's pile; it loses its state there. */
export function discardFromPlay(s: State, side: number, card: number): void {
  s.words[PLAYED + side] &= ~(1 << card)
  s.words[EXHAUSTED + side] &= ~(1 << card)
  s.words[DISCARD + side] |= 1 << card
  note('discarded', codeOf(side, card))
}

/** A card that lay face down enters play, ready. */
export function putIntoPlay(s: State, side: number, card: number): void {
  leaveDeck(s, side, card)
  s.words[PLAYED + side] |= 1 << card
  note('played', side, card)
}

export function loseInfluence(s: State, side: number, most: number, reason: number): void {
  const lost = Math.min(most, s.words[INFLUENCE + side])
  s.words[INFLUENCE + side] -= lost
  if (lost > 0) note('influence', side, -lost, reason)
}

export function gainInfluence(s: State, side: number, gain: number, reason: number): void {
  if (gain === 0) return
  s.words[INFLUENCE + side] += gain
  note('influence', side, gain, reason)
}

// Decks

/** The cards of a deck, held ones too; in an observation of the enemy with the reserve cards he does not know. */
export function deckOf(s: State, side: number): number {
  const elsewhere = s.words[PLAYED + side] | s.words[DISCARD + side] | s.words[RESERVE + side]
  return ALL_CARDS & ~elsewhere
}

/** Their number, for everybody. */
export function deckCount(s: State, side: number): number {
  const open = s.words[PLAYED + side] | s.words[DISCARD + side]
  return CARDS - countBits(open) - s.bytes[RESERVE_COUNT + side]
}

/** Cards of a deck that are held by whoever looks at them. */
export function heldOf(s: State, side: number): number {
  return s.bytes[HELD_BY] !== NOTHING && s.bytes[OWNER] === side ? s.words[HELD] : 0
}

function topMask(s: State, side: number): number {
  let mask = 0
  const from = TOP + side * CARDS
  for (let i = s.bytes[TOP_COUNT + side] - 1; i >= 0; i--)
    mask |= 1 << (s.bytes[from + i] & CARD_OF_ENTRY)
  return mask
}

/** Cards of a deck whose place nobody knows. */
export function looseOf(s: State, side: number): number {
  return deckOf(s, side) & ~topMask(s, side) & ~heldOf(s, side)
}

/** Takes the top card; a deck without one is the shuffled discard pile first. The card's zone is the caller's to change. */
export function takeTop(s: State, side: number): number {
  const count = s.bytes[TOP_COUNT + side]
  if (count > 0) {
    const at = TOP + side * CARDS + count - 1
    const entry = s.bytes[at]
    remember(s, side, entry)
    s.bytes[at] = 0
    s.bytes[TOP_COUNT + side] = count - 1
    return entry & CARD_OF_ENTRY
  }
  let loose = looseOf(s, side)
  if (loose === 0) {
    turnDiscardPile(s, side)
    loose = looseOf(s, side)
  }
  return nthBit(loose, nextBelow(s.words, RANDOM, countBits(loose)))
}

/** Puts a card of the deck, or one that just came to it, on top; `known` has a bit for each side that knows it. */
export function putOnTop(s: State, side: number, card: number, known: number): void {
  const count = s.bytes[TOP_COUNT + side]
  s.bytes[TOP + side * CARDS + count] = card | (known << KNOWN_SHIFT)
  s.bytes[TOP_COUNT + side] = count + 1
}

/** Takes the top card up and puts it back; who looked knows it from now on beside those who knew. */
export function lookAtTop(s: State, side: number, looker: number): number {
  const count = s.bytes[TOP_COUNT + side]
  const known = count > 0 ? s.bytes[TOP + side * CARDS + count - 1] >>> KNOWN_SHIFT : 0
  const card = takeTop(s, side)
  putOnTop(s, side, card, known | (1 << looker))
  return card
}

/** Nothing has a place in the deck any more. */
export function shuffleDeck(s: State, side: number): void {
  const from = TOP + side * CARDS
  const count = s.bytes[TOP_COUNT + side]
  for (let i = 0; i < count; i++) remember(s, side, s.bytes[from + i])
  s.bytes.fill(0, from, from + count)
  s.bytes[TOP_COUNT + side] = 0
}

const BOTH = 3

/** Who saw a character on top of the enemy's deck knows that it is in there when its place is lost. */
function remember(s: State, side: number, entry: number): void {
  const bit = (1 << (entry & CARD_OF_ENTRY)) & CHARACTER_MASK
  const known = entry >>> KNOWN_SHIFT
  if (known === BOTH) s.words[KNOWN_IN_DECK + side] |= bit
  else if (known === 1 << enemyOf(side)) s.words[SEEN_IN_DECK + side] |= bit
  s.words[SEEN_IN_DECK + side] &= ~s.words[KNOWN_IN_DECK + side]
}

/** The rule for empty decks: the pile is shuffled and forms the deck. */
function turnDiscardPile(s: State, side: number): void {
  const pile = s.words[DISCARD + side]
  if (pile === 0) throw new Error('duel: neither deck nor discard pile has a card')
  s.words[DISCARD + side] = 0
  s.words[KNOWN_IN_DECK + side] |= pile & CHARACTER_MASK
  note('reshuffled', side)
}

/** Asked when a play, a power or another effect is done. */
export function refillEmptyDecks(s: State): void {
  for (let side = 0; side < 2; side++)
    if (s.words[DISCARD + side] !== 0 && deckCount(s, side) === 0) turnDiscardPile(s, side)
}

/** Makes sure of a second card beside the only one of a deck, which is held meanwhile. */
export function refillAround(s: State, side: number, held: number): void {
  if ((deckOf(s, side) & ~held) === 0) turnDiscardPile(s, side)
}

/** From the deck to the pile, face up. */
export function discardFromDeck(s: State, side: number, card: number): void {
  leaveDeck(s, side, card)
  s.words[DISCARD + side] |= 1 << card
  note('discarded', codeOf(side, card), 1)
}

/** What was remembered of a card that shows itself needs no remembering. */
function leaveDeck(s: State, side: number, card: number): void {
  s.words[KNOWN_IN_DECK + side] &= ~(1 << card)
  s.words[SEEN_IN_DECK + side] &= ~(1 << card)
}

export function hold(s: State, owner: number, holder: number, cards: number): void {
  s.words[HELD] = cards
  s.bytes[HELD_COUNT] = countBits(cards)
  s.bytes[HELD_BY] = holder + 1
  s.bytes[OWNER] = owner
}

export function holdNothing(s: State): void {
  s.words[HELD] = 0
  s.bytes[HELD_COUNT] = 0
  s.bytes[HELD_BY] = NOTHING
  s.bytes[OWNER] = 0
}

// Reserves

/** A character into its reserve; `shown` where the enemy sees which. */
export function putIntoReserve(s: State, side: number, card: number, shown: boolean): void {
  const bit = 1 << card
  if (!shown) {
    // Any character of the deck may be the one, so nothing is known of them any more
    shuffleDeck(s, side)
    s.words[KNOWN_IN_DECK + side] = 0
    s.words[SEEN_IN_DECK + side] = 0
  }
  s.words[PLAYED + side] &= ~bit
  s.words[EXHAUSTED + side] &= ~bit
  s.words[DISCARD + side] &= ~bit
  s.words[RESERVE + side] |= bit
  s.bytes[RESERVE_COUNT + side]++
  if (shown) s.words[SHOWN_RESERVE + side] |= bit
  note('reserved', side, card, shown ? 1 : 0, 0, shown ? FOR_ALL : side)
}

/** A secret addition: from here on the enemy knows nothing of the reserve but its number (section 6). */
export function addFromReserve(s: State, side: number, card: number): void {
  s.words[RESERVE + side] &= ~(1 << card)
  s.words[SHOWN_RESERVE + side] = 0
  s.bytes[RESERVE_COUNT + side]--
  shuffleDeck(s, side)
  note('added', side, card, 0, 0, side)
}

/** From the reserve into play, before everybody. */
export function playFromReserve(s: State, side: number, card: number): void {
  s.words[RESERVE + side] &= ~(1 << card)
  s.words[SHOWN_RESERVE + side] &= ~(1 << card)
  s.bytes[RESERVE_COUNT + side]--
  putIntoPlay(s, side, card)
}
