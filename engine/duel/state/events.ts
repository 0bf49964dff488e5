import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { countBits, nthBit } from '../facts/bits.js'
import { ALL_EVENTS, EVENT_COUNT, VICTORY_POINTS } from '../facts/events.js'
import {
  BOTTOM,
  BOTTOM_COUNT,
  CURRENT_EVENT,
  HELD,
  HELD_BY,
  HELD_COUNT,
  NOTHING,
  OWNER,
  RANDOM,
  TOP_EVENT_COUNT,
  TOP_EVENTS,
  TOP_EVENTS_KNOWN,
  WON,
} from './layout.js'

/**
 * The event deck. From the top down: events that somebody has put in order (`TOP_EVENTS`, the next one last), those
 * without an order, and those that nobody won, in the order in which they went under the deck (`BOTTOM`).
 */

export function currentEvent(s: State): number {
  return s.bytes[CURRENT_EVENT] - 1
}

/** All events that lie face down, in whatever place. */
export function eventDeck(s: State): number {
  const current = s.bytes[CURRENT_EVENT] === 0 ? 0 : 1 << currentEvent(s)
  return ALL_EVENTS & ~(s.words[WON] | s.words[WON + 1] | current)
}

/** Those among them whose place nobody knows. */
export function looseEvents(s: State): number {
  let placed = 0
  for (let i = s.bytes[TOP_EVENT_COUNT] - 1; i >= 0; i--) placed |= 1 << s.bytes[TOP_EVENTS + i]
  for (let i = s.bytes[BOTTOM_COUNT] - 1; i >= 0; i--) placed |= 1 << s.bytes[BOTTOM + i]
  return eventDeck(s) & ~placed & ~heldEvents(s)
}

/** In OWNER, while the cards held are events. */
const HOLDS_EVENTS = 2

/** The events that somebody is putting in order; 0 for those who do not know them. */
export function heldEvents(s: State): number {
  return s.bytes[OWNER] === HOLDS_EVENTS ? s.words[HELD] : 0
}

export function isHoldingEvents(s: State): boolean {
  return s.bytes[OWNER] === HOLDS_EVENTS && s.bytes[HELD_BY] !== NOTHING
}

/** Takes the next events up; answers them as a set. */
export function holdEvents(s: State, holder: number, count: number): number {
  s.bytes[OWNER] = HOLDS_EVENTS
  s.bytes[HELD_BY] = holder + 1
  s.bytes[HELD_COUNT] = count
  for (let i = 0; i < count; i++) s.words[HELD] |= 1 << takeEvent(s)
  return s.words[HELD]
}

/** Takes the next event off the deck. */
export function takeEvent(s: State): number {
  const top = s.bytes[TOP_EVENT_COUNT]
  if (top > 0) {
    const event = s.bytes[TOP_EVENTS + top - 1]
    s.bytes[TOP_EVENTS + top - 1] = 0
    s.bytes[TOP_EVENT_COUNT] = top - 1
    if (top === 1) s.bytes[TOP_EVENTS_KNOWN] = 0
    return event
  }
  const loose = looseEvents(s)
  if (loose !== 0) return nthBit(loose, nextBelow(s.words, RANDOM, countBits(loose)))
  return takeLowest(s)
}

/** The one that went under the deck first. */
function takeLowest(s: State): number {
  const count = s.bytes[BOTTOM_COUNT]
  if (count === 0) throw new Error('duel: the event deck is empty')
  const event = s.bytes[BOTTOM]
  s.bytes.copyWithin(BOTTOM, BOTTOM + 1, BOTTOM + count)
  s.bytes[BOTTOM + count - 1] = 0
  s.bytes[BOTTOM_COUNT] = count - 1
  return event
}

/** Under the deck, before everybody. */
export function putEventUnder(s: State, event: number): void {
  const count = s.bytes[BOTTOM_COUNT]
  if (count === EVENT_COUNT) throw new Error('duel: too many events under the deck')
  s.bytes[BOTTOM + count] = event
  s.bytes[BOTTOM_COUNT] = count + 1
}

/** Puts an event on top of those in order; `known` has a bit for each side that knows their order. */
export function putEventOnTop(s: State, event: number, known: number): void {
  const count = s.bytes[TOP_EVENT_COUNT]
  s.bytes[TOP_EVENTS + count] = event
  s.bytes[TOP_EVENT_COUNT] = count + 1
  s.bytes[TOP_EVENTS_KNOWN] = known
}

export function pointsOf(s: State, side: number): number {
  let points = 0
  for (let rest = s.words[WON + side]; rest !== 0; rest &= rest - 1)
    points += VICTORY_POINTS[31 - Math.clz32(rest & -rest)]
  return points
}
