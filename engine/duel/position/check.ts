import type { State } from '../../state.js'
import {
  BARGAINING,
  CHARACTERS,
  EVENT_ORDER,
  NEW_STRATEGY,
  OVER,
  RECON_DISCARD,
  SEARCH_DISCARD,
  SEARCH_KEEP,
  STRATEGY_CHOICE,
  TURN,
} from '../course/stage-numbers.js'
import { stageOf } from '../course/stages.js'
import { countBits } from '../facts/bits.js'
import { ALL_CARDS, CARDS, CHARACTER_MASK } from '../facts/cards.js'
import { ALL_EVENTS, CAPACITY, EVENTS_LOOKED_AT, POINTS_TO_WIN } from '../facts/events.js'
import { SIDE_IDS } from '../facts/sides.js'
import { ALL_STRATEGIES } from '../facts/strategies.js'
import { CARD_OF_ENTRY, deckOf, discardOf, exhaustedOf, heldOf, playedOf } from '../state/cards.js'
import { currentEvent, eventDeck, heldEvents, isHoldingEvents, pointsOf } from '../state/events.js'
import * as at from '../state/layout.js'
import { hasChosen } from '../state/strategies.js'

/** Cards that are never all in play: there is always one to take (section 8). */
const LEAST_CARDS_OUTSIDE = 10

/** What must always hold and does not, in words; null in every state that play can reach. */
export function brokenInvariant(s: State): string | null {
  for (let side = 0; side < 2; side++) {
    const broken = brokenCards(s, side) ?? brokenTop(s, side) ?? brokenStrategies(s, side)
    if (broken !== null) return `${SIDE_IDS[side]}: ${broken}`
  }
  return brokenEvents(s) ?? brokenCourse(s) ?? brokenEnd(s)
}

function brokenCards(s: State, side: number): string | null {
  const { words, bytes } = s
  const played = playedOf(s, side)
  const discard = discardOf(s, side)
  const reserve = words[at.RESERVE + side]
  const deck = deckOf(s, side)
  if (((played | discard | reserve) & ~ALL_CARDS) !== 0) return 'a card that there is not'
  if (((played & discard) | (played & reserve) | (discard & reserve)) !== 0)
    return 'a card lies in two places'
  if ((exhaustedOf(s, side) & ~played) !== 0) return 'a card is exhausted and not in play'
  if ((reserve & ~CHARACTER_MASK) !== 0) return 'only characters lie in a reserve'
  if (bytes[at.RESERVE_COUNT + side] !== countBits(reserve)) return 'the reserve is miscounted'
  if ((words[at.SHOWN_RESERVE + side] & ~reserve) !== 0)
    return 'a character is shown in the reserve and not there'
  const known = words[at.KNOWN_IN_DECK + side]
  const seen = words[at.SEEN_IN_DECK + side]
  if (((known | seen) & ~(deck & CHARACTER_MASK)) !== 0)
    return 'a character is known to be in the deck and not there'
  if ((known & seen) !== 0) return 'a character is known to be in the deck twice'
  if (countBits(deck | discard) < LEAST_CARDS_OUTSIDE) return 'too many cards in play'
  if (bytes[at.TUTORIAL] === 1 && reserve !== CHARACTER_MASK)
    return 'the first struggle is fought without characters'
  const event = currentEvent(s)
  if (event < 0 && (played | discard) !== 0) return 'cards in play without an event'
  if (event >= 0 && countBits(played) > CAPACITY[event]) return 'more cards in play than may be'
  return deck === 0 && discard !== 0 ? 'an empty deck is the shuffled discard pile' : null
}

function brokenTop(s: State, side: number): string | null {
  const count = s.bytes[at.TOP_COUNT + side]
  const from = at.TOP + side * CARDS
  let found = 0
  for (let i = 0; i < CARDS; i++) {
    const entry = s.bytes[from + i]
    if (i >= count) {
      if (entry !== 0) return 'something lies above the top of the deck'
      continue
    }
    const bit = 1 << (entry & CARD_OF_ENTRY)
    if ((found & bit) !== 0) return 'a card lies twice on top of the deck'
    found |= bit
  }
  if ((found & ~deckOf(s, side)) !== 0) return 'a card on top of the deck lies elsewhere, too'
  return (found & heldOf(s, side)) !== 0 ? 'a card is held and on top of the deck' : null
}

function brokenStrategies(s: State, side: number): string | null {
  const { bytes } = s
  const used = bytes[at.USED + side]
  const chosen = bytes[at.CHOSEN + side]
  if ((used & ~ALL_STRATEGIES) !== 0) return 'a strategy that there is not'
  if (used === ALL_STRATEGIES) return 'all strategies are used: they are taken back at once'
  if (chosen !== at.NOTHING && ((used >> (chosen - 1)) & 1) === 1)
    return 'the chosen strategy is a used one'
  if (chosen === at.NOTHING && bytes[at.CHOSEN_KNOWN + side] !== 0)
    return 'a strategy is known that is not chosen'
  return null
}

function brokenEvents(s: State): string | null {
  const { words, bytes } = s
  const rebel = words[at.WON]
  const empire = words[at.WON + 1]
  const current = currentEvent(s) >= 0 ? 1 << currentEvent(s) : 0
  if (((rebel | empire) & ~ALL_EVENTS) !== 0) return 'an event that there is not'
  const atEnd = bytes[at.STAGE] === OVER || bytes[at.ROUND_WINNER] !== 0
  if ((rebel & empire) !== 0 || (!atEnd && (current & (rebel | empire)) !== 0))
    return 'an event lies in two places'
  let placed = 0
  for (let i = 0; i < bytes[at.TOP_EVENT_COUNT]; i++) {
    const bit = 1 << bytes[at.TOP_EVENTS + i]
    if ((placed & bit) !== 0) return 'an event lies in two places'
    placed |= bit
  }
  for (let i = 0; i < bytes[at.BOTTOM_COUNT]; i++) {
    const bit = 1 << bytes[at.BOTTOM + i]
    if ((placed & bit) !== 0) return 'an event lies in two places'
    placed |= bit
  }
  if ((placed & ~eventDeck(s)) !== 0 || (placed & heldEvents(s)) !== 0)
    return 'an event lies in two places'
  if ((bytes[at.TOP_EVENT_COUNT] === 0) !== (bytes[at.TOP_EVENTS_KNOWN] === 0))
    return 'events are in an order that nobody knows'
  return null
}

/** What a decision needs to be asked. */
function brokenCourse(s: State): string | null {
  const { bytes, words } = s
  const stage = bytes[at.STAGE]
  if (stage === OVER) return null
  const asked = stageOf(s)
  if (asked === undefined || 'run' in asked) return 'nobody decides, and the game is not over'
  if (bytes[at.TUTORIAL] === 1 && stage !== TURN && stage !== RECON_DISCARD)
    return 'the first struggle has no such decision'
  if (stage === CHARACTERS) return null
  if (currentEvent(s) < 0) return 'no event is fought for'
  if (bytes[at.TUTORIAL] === 0 && stage !== STRATEGY_CHOICE) {
    const missing = stage === NEW_STRATEGY ? 1 : 0
    const chosen = Number(hasChosen(s, 0)) + Number(hasChosen(s, 1))
    if (chosen < 2 - missing) return 'a side has no strategy'
  }
  if (stage === RECON_DISCARD || stage === EVENT_ORDER) {
    const wanted = stage === RECON_DISCARD ? 2 : EVENTS_LOOKED_AT
    if (bytes[at.HELD_BY] !== bytes[at.ACTOR] + 1 || countBits(words[at.HELD]) !== wanted)
      return `${wanted} cards must be held by who decides`
    if (isHoldingEvents(s) !== (stage === EVENT_ORDER)) return 'the wrong cards are held'
  }
  if (
    (stage === SEARCH_DISCARD || stage === SEARCH_KEEP) &&
    (bytes[at.HELD_BY] !== bytes[at.ACTOR] + 1 || isHoldingEvents(s))
  )
    return 'nobody looks through a deck'
  if (stage === BARGAINING && bytes[at.TOP_COUNT + bytes[at.ACTOR]] === 0)
    return 'nobody has looked at the top card'
  return null
}

function brokenEnd(s: State): string | null {
  if (s.bytes[at.TUTORIAL] === 1) return null
  for (let side = 0; side < 2; side++) {
    const hasWon = s.bytes[at.WINNER] === side + 1
    if (pointsOf(s, side) >= POINTS_TO_WIN !== hasWon)
      return `${POINTS_TO_WIN} victory points win the game, and nothing else does`
  }
  return null
}
