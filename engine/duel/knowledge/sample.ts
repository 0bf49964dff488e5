import type { Weights } from '../../game.js'
import { type Random, seedWords } from '../../random.js'
import { copyState, type State } from '../../state.js'
import { countBits, lowestBit, nthBit } from '../facts/bits.js'
import { CARDS, CHARACTER_MASK, ORDINARY_CARDS } from '../facts/cards.js'
import { enemyOf } from '../facts/sides.js'
import { STRATEGY_COUNT } from '../facts/strategies.js'
import { CARD_OF_ENTRY, deckOf, KNOWN_SHIFT, looseOf } from '../state/cards.js'
import { isHoldingEvents, looseEvents } from '../state/events.js'
import {
  CHOSEN,
  DISCARD,
  HELD,
  HELD_BY,
  HELD_COUNT,
  KNOWN_IN_DECK,
  MASKED_FOR,
  NOTHING,
  OWNER,
  PLAYED,
  RANDOM,
  RESERVE,
  RESERVE_COUNT,
  SEEN_IN_DECK,
  TOP,
  TOP_COUNT,
  TOP_EVENT_COUNT,
  TOP_EVENTS,
  UNKNOWN_CARD,
  UNKNOWN_EVENT,
  UNKNOWN_STRATEGY,
} from '../state/layout.js'
import { unusedOf } from '../state/strategies.js'

/**
 * A whole state that looks like `observation` to its player. Weights: `characters` (8) how likely each of the enemy's
 * characters is in his deck rather than in his reserve, `strategies` (5) how likely his hidden strategy is each card;
 * without them all fits are equally likely.
 */
export function sample(
  observation: State,
  random: Random,
  weights: Weights | undefined,
  into: State,
): State {
  copyState(observation, into)
  const player = into.bytes[MASKED_FOR] - 1
  if (player < 0) throw new Error('duel: worlds are sampled from observations')
  const enemy = enemyOf(player)
  into.bytes[MASKED_FOR] = NOTHING
  seedWords(into.words, RANDOM, random.bits())
  fillReserve(into, enemy, random, weights?.characters)
  for (let side = 0; side < 2; side++) fillTop(into, side, random)
  fillHeld(into, player, random)
  for (let side = 0; side < 2; side++)
    if (into.bytes[CHOSEN + side] === UNKNOWN_STRATEGY)
      into.bytes[CHOSEN + side] =
        1 +
        drawStrategy(unusedOf(into, side), random, side === enemy ? weights?.strategies : undefined)
  fillEvents(into, random)
  return into
}

/** The enemy's split of characters: who is not known to be in the deck may be in the reserve. */
function fillReserve(
  s: State,
  side: number,
  random: Random,
  weights: Float64Array | undefined,
): void {
  const { words } = s
  const placed =
    words[PLAYED + side] |
    words[DISCARD + side] |
    words[RESERVE + side] |
    words[KNOWN_IN_DECK + side] |
    words[SEEN_IN_DECK + side] |
    knownOnTop(s, side) |
    (s.bytes[HELD_BY] !== NOTHING && s.bytes[OWNER] === side ? words[HELD] : 0)
  let open = CHARACTER_MASK & ~placed
  let missing = s.bytes[RESERVE_COUNT + side] - countBits(words[RESERVE + side])
  for (; missing > 0; missing--) {
    const card = drawReserve(open, random, weights)
    open &= ~(1 << card)
    words[RESERVE + side] |= 1 << card
  }
}

/** The likelier a character is to be in the deck, the less likely he is drawn here. */
function drawReserve(open: number, random: Random, weights: Float64Array | undefined): number {
  if (weights === undefined) return nthBit(open, random.below(countBits(open)))
  let sum = 0
  for (let rest = open; rest !== 0; rest &= rest - 1) sum += inverse(weights, lowestBit(rest))
  let left = random.fraction() * sum
  let card = lowestBit(open)
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    card = lowestBit(rest)
    left -= inverse(weights, card)
    if (left < 0) break
  }
  return card
}

const LEAST_WEIGHT = 1e-3

function inverse(weights: Float64Array, card: number): number {
  return 1 / Math.max(LEAST_WEIGHT, weights[card - ORDINARY_CARDS])
}

function knownOnTop(s: State, side: number): number {
  let known = 0
  const from = TOP + side * CARDS
  for (let i = 0; i < s.bytes[TOP_COUNT + side]; i++) {
    const card = s.bytes[from + i] & CARD_OF_ENTRY
    if (card !== UNKNOWN_CARD) known |= 1 << card
  }
  return known
}

/** Cards whose place only the other side knows: any of the deck that has no place yet. */
function fillTop(s: State, side: number, random: Random): void {
  const from = TOP + side * CARDS
  for (let i = 0; i < s.bytes[TOP_COUNT + side]; i++) {
    const entry = s.bytes[from + i]
    if ((entry & CARD_OF_ENTRY) !== UNKNOWN_CARD) continue
    // An unknown entry has the bit of no card, so it does not stand in the way
    const loose = deckOf(s, side) & ~knownOnTop(s, side) & ~heldHere(s, side)
    const card = nthBit(loose, random.below(countBits(loose)))
    s.bytes[from + i] = card | ((entry >>> KNOWN_SHIFT) << KNOWN_SHIFT)
  }
}

function heldHere(s: State, side: number): number {
  return s.bytes[HELD_BY] !== NOTHING && s.bytes[OWNER] === side ? s.words[HELD] : 0
}

/** What the enemy holds, hidden from the player. */
function fillHeld(s: State, player: number, random: Random): void {
  const holder = s.bytes[HELD_BY] - 1
  if (holder < 0 || holder === player) return
  const events = isHoldingEvents(s)
  for (let missing = s.bytes[HELD_COUNT]; missing > 0; missing--) {
    const loose = events ? looseEvents(s) : looseOf(s, s.bytes[OWNER])
    s.words[HELD] |= 1 << nthBit(loose, random.below(countBits(loose)))
  }
}

function drawStrategy(unused: number, random: Random, weights: Float64Array | undefined): number {
  if (weights === undefined) return nthBit(unused, random.below(countBits(unused)))
  let sum = 0
  for (let i = 0; i < STRATEGY_COUNT; i++) if ((unused >> i) & 1) sum += weights[i]
  if (!(sum > 0)) return nthBit(unused, random.below(countBits(unused)))
  let left = random.fraction() * sum
  let last = lowestBit(unused)
  for (let i = 0; i < STRATEGY_COUNT; i++) {
    if (((unused >> i) & 1) === 0 || weights[i] <= 0) continue
    last = i
    left -= weights[i]
    if (left < 0) break
  }
  return last
}

function fillEvents(s: State, random: Random): void {
  for (let i = 0; i < s.bytes[TOP_EVENT_COUNT]; i++) {
    if (s.bytes[TOP_EVENTS + i] !== UNKNOWN_EVENT) continue
    const loose = looseEvents(s)
    s.bytes[TOP_EVENTS + i] = nthBit(loose, random.below(countBits(loose)))
  }
}
