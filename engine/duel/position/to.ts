import type { Position } from '../../game.js'
import { UNSEEN } from '../../observation.js'
import type { State } from '../../state.js'
import { allStages, stageOf } from '../course/stages.js'
import { EDITION } from '../edition.js'
import { countBits, members } from '../facts/bits.js'
import { CARD_IDS, CARDS, CHARACTER_MASK } from '../facts/cards.js'
import { SIDE_IDS } from '../facts/sides.js'
import { CARD_OF_ENTRY, discardOf, exhaustedOf, KNOWN_SHIFT, readyOf } from '../state/cards.js'
import { currentEvent, isHoldingEvents } from '../state/events.js'
import * as at from '../state/layout.js'
import { eventId, strategyId } from '../text/names.js'
import { MARK_IDS } from './ids.js'

/** A state as a position; what is as in a usual game is left out. Of an observation, with what its player does not know as "?". */
export function toPosition(s: State, isFull = false): Position {
  const position = written(s)
  if (!isFull) return position
  const sides = SIDE_IDS.map((side) => [side, { ...USUAL_OF_SIDE, ...Object(position[side]) }])
  const turn = { onTurn: SIDE_IDS[s.bytes[at.ON_TURN]] }
  return { ...USUAL, ...turn, ...position, ...Object.fromEntries(sides) }
}

/** What is left out where it is as usual. */
const USUAL: Position = {
  options: { tutorial: 'off' },
  nextEvents: [],
  nextEventsKnownTo: [],
  lastEvents: [],
  passes: 0,
  turns: 0,
  history: [],
  revealed: false,
  signal: 0,
}

const USUAL_OF_SIDE: Position = {
  play: [],
  exhausted: [],
  discard: [],
  shownReserve: [],
  knownInDeck: [],
  seenInDeck: [],
  top: [],
  usedStrategies: [],
  marks: [],
  won: [],
}

function written(s: State): Position {
  const { bytes, words } = s
  const observer = bytes[at.MASKED_FOR] - 1
  return {
    game: 'duel',
    edition: EDITION,
    ...(observer >= 0 ? { observer: SIDE_IDS[observer] } : {}),
    ...(bytes[at.TUTORIAL] === 1 ? { options: { tutorial: 'on' } } : {}),
    round: words[at.ROUND],
    ...(currentEvent(s) >= 0 ? { event: eventId(currentEvent(s)) } : {}),
    balance: SIDE_IDS[bytes[at.BALANCE]],
    rebel: sideOf(s, 0),
    empire: sideOf(s, 1),
    ...eventsOf(s),
    stage: stageOf(s)?.id ?? 'over',
    actor: SIDE_IDS[bytes[at.ACTOR]],
    ...given('onTurn', bytes[at.ON_TURN], (side) => SIDE_IDS[side]),
    ...given('passes', bytes[at.PASSES]),
    ...given('turns', bytes[at.TURNS]),
    ...(bytes[at.KEY_COUNT] > 0
      ? { history: [...words.subarray(at.KEYS, at.KEYS + bytes[at.KEY_COUNT])] }
      : {}),
    ...heldOf(s),
    ...(bytes[at.REVEALED] === 1 ? { revealed: true } : {}),
    ...given('roundWinner', bytes[at.ROUND_WINNER], (side) => SIDE_IDS[side - 1]),
    ...given(
      'next',
      bytes[at.NEXT_STAGE],
      (stage) => allStages().find(({ number }) => number === stage)?.id,
    ),
    ...given('winner', bytes[at.WINNER], (side) => SIDE_IDS[side - 1]),
    ...given('signal', bytes[at.SIGNAL]),
    ...(observer >= 0 ? {} : { random: [...words.subarray(at.RANDOM, at.RANDOM + 4)] }),
  }
}

function given(
  name: string,
  value: number,
  word: (value: number) => unknown = (same) => same,
): Position {
  return value === 0 ? {} : { [name]: word(value) }
}

function sideOf(s: State, side: number): Position {
  const { bytes, words } = s
  const listed = (name: string, cards: number): Position =>
    cards === 0 ? {} : { [name]: members(cards).map((card) => CARD_IDS[side][card]) }
  return {
    ...listed('play', readyOf(s, side)),
    ...listed('exhausted', exhaustedOf(s, side)),
    ...listed('discard', discardOf(s, side)),
    ...(bytes[at.TUTORIAL] === 1 ? {} : reserveOf(s, side)),
    ...listed('knownInDeck', words[at.KNOWN_IN_DECK + side]),
    ...listed('seenInDeck', words[at.SEEN_IN_DECK + side]),
    ...topOf(s, side),
    influence: words[at.INFLUENCE + side],
    ...(bytes[at.CHOSEN + side] === at.NOTHING
      ? {}
      : {
          strategy:
            bytes[at.CHOSEN + side] === at.UNKNOWN_STRATEGY
              ? UNSEEN
              : strategyId(bytes[at.CHOSEN + side] - 1),
          strategyKnownTo: sidesOf(bytes[at.CHOSEN_KNOWN + side]),
        }),
    ...(bytes[at.USED + side] === 0
      ? {}
      : { usedStrategies: members(bytes[at.USED + side]).map(strategyId) }),
    ...(bytes[at.MARKS + side] === 0
      ? {}
      : {
          marks: [...MARK_IDS]
            .filter(([, i]) => (bytes[at.MARKS + side] >> i) & 1)
            .map(([id]) => id),
        }),
    ...(words[at.WON + side] === 0 ? {} : { won: members(words[at.WON + side]).map(eventId) }),
  }
}

function reserveOf(s: State, side: number): Position {
  const known = s.words[at.RESERVE + side]
  const shown = s.words[at.SHOWN_RESERVE + side]
  const hidden = s.bytes[at.RESERVE_COUNT + side] - countBits(known)
  return {
    reserve: [
      ...members(known & CHARACTER_MASK).map((card) => CARD_IDS[side][card]),
      ...new Array<string>(Math.max(0, hidden)).fill(UNSEEN),
    ],
    ...(shown === 0 ? {} : { shownReserve: members(shown).map((card) => CARD_IDS[side][card]) }),
  }
}

function topOf(s: State, side: number): Position {
  const count = s.bytes[at.TOP_COUNT + side]
  if (count === 0) return {}
  const from = at.TOP + side * CARDS
  const entries = [...s.bytes.subarray(from, from + count)].reverse()
  return {
    top: entries.map((entry) => ({
      card: CARD_IDS[side][entry & CARD_OF_ENTRY] ?? UNSEEN,
      knownTo: sidesOf(entry >>> KNOWN_SHIFT),
    })),
  }
}

function sidesOf(known: number): string[] {
  return members(known).map((side) => SIDE_IDS[side])
}

function eventsOf(s: State): Position {
  const { bytes } = s
  const id = (event: number): string => (event === at.UNKNOWN_EVENT ? UNSEEN : eventId(event))
  const top = [
    ...bytes.subarray(at.TOP_EVENTS, at.TOP_EVENTS + bytes[at.TOP_EVENT_COUNT]),
  ].reverse()
  const bottom = [...bytes.subarray(at.BOTTOM, at.BOTTOM + bytes[at.BOTTOM_COUNT])]
  return {
    ...(top.length === 0
      ? {}
      : { nextEvents: top.map(id), nextEventsKnownTo: sidesOf(bytes[at.TOP_EVENTS_KNOWN]) }),
    ...(bottom.length === 0 ? {} : { lastEvents: bottom.map(id) }),
  }
}

/** What somebody holds, and the deck or strategy that is asked about. */
function heldOf(s: State): Position {
  const { bytes, words } = s
  const owner = bytes[at.OWNER]
  const holder = bytes[at.HELD_BY]
  if (holder === at.NOTHING) return given('owner', owner)
  const known = members(words[at.HELD])
  const hidden = new Array<string>(bytes[at.HELD_COUNT] - known.length).fill(UNSEEN)
  const ids = known.map(isHoldingEvents(s) ? eventId : (card) => CARD_IDS[owner][card])
  return { ...given('owner', owner), heldBy: SIDE_IDS[holder - 1], held: [...ids, ...hidden] }
}
