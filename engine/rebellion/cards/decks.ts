import { nextBelow, shuffleBytes } from '../../random.js'
import type { State } from '../../state.js'
import { note } from '../state/journal.js'
import {
  DECK_CARDS,
  DECK_KNOWN,
  DECK_LENGTH,
  DECK_ROOM,
  DECK_START,
  DECKS,
  LOOKED_AT,
  LOOKED_AT_BY,
  MOST_LOOKED_AT,
  RANDOM,
} from '../state/layout.js'

/**
 * Ordered decks and what each side knows of their slots. The top of a deck is its last slot.
 * Knowledge of a slot, one half byte a side:
 *   0 unknown   1 this very card   2 … 15 one of the cards of the slots with the same number
 * A set number lives as long as the owner of the knowledge sees every card that leaves the set.
 */
export const UNKNOWN = 0
export const EXACT = 1
const FIRST_SET = 2
const LAST_SET = 15

export function deckLength(s: State, deck: number): number {
  return s.bytes[DECK_LENGTH + deck]
}

/** The card `below` places under the top. */
export function cardAt(s: State, deck: number, below: number): number {
  return s.bytes[DECK_CARDS + DECK_START[deck] + deckLength(s, deck) - 1 - below]
}

/** What `side` knows of the slot `below` places under the top. */
export function knowledgeAt(s: State, deck: number, below: number, side: number): number {
  const slot = s.bytes[DECK_KNOWN + DECK_START[deck] + deckLength(s, deck) - 1 - below]
  return side === 0 ? slot & 15 : slot >> 4
}

/** Takes the top card. `viewer` sees it (-1: nobody does); the deck must hold a card. */
export function drawCard(s: State, deck: number, viewer: number): number {
  const length = deckLength(s, deck) - 1
  const at = DECK_START[deck] + length
  const card = s.bytes[DECK_CARDS + at]
  const known = s.bytes[DECK_KNOWN + at]
  s.bytes[DECK_LENGTH + deck] = length
  s.bytes[DECK_CARDS + at] = 0
  s.bytes[DECK_KNOWN + at] = 0
  if (viewer !== 0 && (known & 15) >= FIRST_SET) forgetSet(s, deck, 0, known & 15)
  if (viewer !== 1 && known >> 4 >= FIRST_SET) forgetSet(s, deck, 1, known >> 4)
  return card
}

/** Puts a card on top; `rebelKnows` and `empireKnows` are knowledge values. */
export function putOnTop(
  s: State,
  deck: number,
  card: number,
  rebelKnows: number,
  empireKnows: number,
): void {
  const length = deckLength(s, deck)
  if (length >= DECK_ROOM[deck]) throw overfull(deck)
  const at = DECK_START[deck] + length
  s.bytes[DECK_CARDS + at] = card
  s.bytes[DECK_KNOWN + at] = rebelKnows | (empireKnows << 4)
  s.bytes[DECK_LENGTH + deck]++
}

/** Takes all cards away, before anybody has seen any. */
export function emptyDeck(s: State, deck: number): void {
  const at = DECK_START[deck]
  const end = at + deckLength(s, deck)
  s.bytes.fill(0, DECK_CARDS + at, DECK_CARDS + end)
  s.bytes.fill(0, DECK_KNOWN + at, DECK_KNOWN + end)
  s.bytes[DECK_LENGTH + deck] = 0
}

/** Puts a card under the deck. */
export function putUnder(
  s: State,
  deck: number,
  card: number,
  rebelKnows: number,
  empireKnows: number,
): void {
  const start = DECK_START[deck]
  const length = deckLength(s, deck)
  if (length >= DECK_ROOM[deck]) throw overfull(deck)
  for (let i = length; i > 0; i--) {
    s.bytes[DECK_CARDS + start + i] = s.bytes[DECK_CARDS + start + i - 1]
    s.bytes[DECK_KNOWN + start + i] = s.bytes[DECK_KNOWN + start + i - 1]
  }
  s.bytes[DECK_CARDS + start] = card
  s.bytes[DECK_KNOWN + start] = rebelKnows | (empireKnows << 4)
  s.bytes[DECK_LENGTH + deck]++
}

function overfull(deck: number): Error {
  return new Error(`the deck ${DECKS[deck].id} is full: ${DECK_ROOM[deck]} cards`)
}

/** `putUnder` with the knowledge given for one side and for the other. */
export function putUnderKnownTo(
  s: State,
  deck: number,
  card: number,
  side: number,
  knows: number,
  otherKnows: number,
): void {
  if (side === 0) putUnder(s, deck, card, knows, otherKnows)
  else putUnder(s, deck, card, otherKnows, knows)
}

/** Shuffles the whole deck; nobody knows a slot afterwards. */
export function shuffleDeck(s: State, deck: number): void {
  shuffleBytes(s.bytes, DECK_CARDS + DECK_START[deck], deckLength(s, deck), s.words, RANDOM)
  for (let i = deckLength(s, deck) - 1; i >= 0; i--) s.bytes[DECK_KNOWN + DECK_START[deck] + i] = 0
}

/** Takes one copy of a card out of the deck wherever it lies; false when it is not there. */
export function takeFromDeck(s: State, deck: number, card: number): boolean {
  const start = DECK_START[deck]
  const length = deckLength(s, deck)
  for (let i = length - 1; i >= 0; i--) {
    if (s.bytes[DECK_CARDS + start + i] !== card) continue
    for (let j = i; j < length - 1; j++) {
      s.bytes[DECK_CARDS + start + j] = s.bytes[DECK_CARDS + start + j + 1]
      s.bytes[DECK_KNOWN + start + j] = s.bytes[DECK_KNOWN + start + j + 1]
    }
    s.bytes[DECK_CARDS + start + length - 1] = 0
    s.bytes[DECK_KNOWN + start + length - 1] = 0
    s.bytes[DECK_LENGTH + deck] = length - 1
    return true
  }
  return false
}

/** A set number that no slot of the deck uses for the side. */
export function freshSet(s: State, deck: number, side: number): number {
  let used = 0
  for (let below = deckLength(s, deck) - 1; below >= 0; below--)
    used |= 1 << knowledgeAt(s, deck, below, side)
  for (let set = FIRST_SET; set <= LAST_SET; set++) if ((used & (1 << set)) === 0) return set
  return UNKNOWN
}

function forgetSet(s: State, deck: number, side: number, set: number): void {
  const start = DECK_KNOWN + DECK_START[deck]
  for (let i = deckLength(s, deck) - 1; i >= 0; i--) {
    const known = s.bytes[start + i]
    if (side === 0 && (known & 15) === set) s.bytes[start + i] = known & 0xf0
    if (side === 1 && known >> 4 === set) s.bytes[start + i] = known & 0x0f
  }
}

// Cards looked at: off their deck, not yet anywhere else

/** Value of `lookedAtBy` for cards that both sides know: they came out of the Imperial hand. */
export const SEEN_BY_BOTH = 3

export function lookedAtCount(s: State): number {
  let n = 0
  while (n < MOST_LOOKED_AT && s.bytes[LOOKED_AT + n] !== 0) n++
  return n
}

export function lookedAt(s: State, index: number): number {
  return s.bytes[LOOKED_AT + index] - 1
}

/** Draws up to `count` cards for `side` to look at; answers how many there were. */
export function lookAt(s: State, deck: number, side: number, count: number): number {
  let n = lookedAtCount(s)
  const before = n
  while (n - before < count && deckLength(s, deck) > 0) {
    if (n === MOST_LOOKED_AT) throw new Error(`${n} cards are looked at, there is no room for more`)
    const card = drawCard(s, deck, side)
    note('saw', deck, card, side, side)
    s.bytes[LOOKED_AT + n++] = card + 1
    s.bytes[LOOKED_AT_BY] = side + 1
  }
  return n - before
}

/** Takes one of the cards looked at; the others move up. False when it is not among them. */
export function takeLookedAt(s: State, card: number): boolean {
  const count = lookedAtCount(s)
  for (let i = 0; i < count; i++) {
    if (s.bytes[LOOKED_AT + i] !== card + 1) continue
    for (let j = i; j < count - 1; j++) s.bytes[LOOKED_AT + j] = s.bytes[LOOKED_AT + j + 1]
    s.bytes[LOOKED_AT + count - 1] = 0
    if (count === 1) s.bytes[LOOKED_AT_BY] = 0
    return true
  }
  return false
}

/** Shuffles what is left of the cards looked at under the deck: their viewer knows which, not where. */
export function buryLookedAt(s: State, deck: number): void {
  const count = lookedAtCount(s)
  if (count === 0) return
  const side = s.bytes[LOOKED_AT_BY] - 1
  shuffleBytes(s.bytes, LOOKED_AT, count, s.words, RANDOM)
  const set = count === 1 ? EXACT : freshSet(s, deck, side)
  for (let i = 0; i < count; i++) {
    putUnderKnownTo(s, deck, s.bytes[LOOKED_AT + i] - 1, side, set, UNKNOWN)
    s.bytes[LOOKED_AT + i] = 0
  }
  s.bytes[LOOKED_AT_BY] = 0
}

/** The cards looked at go back anywhere into the deck, which is shuffled. */
export function shuffleLookedAtIn(s: State, deck: number): void {
  const count = lookedAtCount(s)
  for (let i = 0; i < count; i++) {
    putOnTop(s, deck, s.bytes[LOOKED_AT + i] - 1, UNKNOWN, UNKNOWN)
    s.bytes[LOOKED_AT + i] = 0
  }
  s.bytes[LOOKED_AT_BY] = 0
  shuffleDeck(s, deck)
}

/** One card of a set bit mask at random. */
export function randomBit(s: State, mask: number, count: number): number {
  let skip = nextBelow(s.words, RANDOM, count)
  for (let n = 0; n < 32; n++) {
    if ((mask & (1 << n)) === 0) continue
    if (skip === 0) return n
    skip--
  }
  return 32
}
