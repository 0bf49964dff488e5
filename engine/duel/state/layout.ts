import { Layout, State } from '../../state.js'
import { CARDS } from '../facts/cards.js'
import { EVENT_COUNT, EVENTS_LOOKED_AT } from '../facts/events.js'

/** Where everything lies in a state; the table of README.md says what it is. Fields of two are by side. */
const layout = new Layout()

export const RANDOM = layout.words('random', 4)
export const PLAYED = layout.words('played', 2)
export const EXHAUSTED = layout.words('exhausted', 2)
export const DISCARD = layout.words('discard', 2)
export const RESERVE = layout.words('reserve', 2)
export const SHOWN_RESERVE = layout.words('shownReserve', 2)
export const KNOWN_IN_DECK = layout.words('knownInDeck', 2)
export const SEEN_IN_DECK = layout.words('seenInDeck', 2)
export const HELD = layout.words('held')
export const WON = layout.words('won', 2)
export const INFLUENCE = layout.words('influence', 2)
export const ROUND = layout.words('round')

/** Turns of a struggle in which more than passing is allowed; a key for each, and one for its beginning. */
export const MOST_TURNS = 200
export const KEYS = layout.words('keys', MOST_TURNS + 1)

export const KEY_COUNT = layout.bytes('keyCount')
export const HAS_REPEATED = layout.bytes('hasRepeated')
export const RESERVE_COUNT = layout.bytes('reserveCount', 2)
export const USED = layout.bytes('used', 2)
export const CHOSEN = layout.bytes('chosen', 2)
export const CHOSEN_KNOWN = layout.bytes('chosenKnown', 2)
export const MARKS = layout.bytes('marks', 2)
export const BALANCE = layout.bytes('balance')
export const STAGE = layout.bytes('stage')
export const ACTOR = layout.bytes('actor')
export const ON_TURN = layout.bytes('onTurn')
export const OWNER = layout.bytes('owner')
export const HELD_BY = layout.bytes('heldBy')
export const HELD_COUNT = layout.bytes('heldCount')
export const PASSES = layout.bytes('passes')
export const TURNS = layout.bytes('turns')
export const NEXT_STAGE = layout.bytes('nextStage')
export const REVEALED = layout.bytes('revealed')
export const ROUND_WINNER = layout.bytes('roundWinner')
export const WINNER = layout.bytes('winner')
export const TUTORIAL = layout.bytes('tutorial')
export const SIGNAL = layout.bytes('signal')
export const MASKED_FOR = layout.bytes('maskedFor')
export const CURRENT_EVENT = layout.bytes('currentEvent')
export const TOP_COUNT = layout.bytes('topCount', 2)
export const TOP = layout.bytes('top', 2 * CARDS)
export const TOP_EVENT_COUNT = layout.bytes('topEventCount')
export const TOP_EVENTS = layout.bytes('topEvents', EVENTS_LOOKED_AT)
export const TOP_EVENTS_KNOWN = layout.bytes('topEventsKnown')
export const BOTTOM_COUNT = layout.bytes('bottomCount')
export const BOTTOM = layout.bytes('bottom', EVENT_COUNT)

export const STATE_BYTES = layout.size
export const LAYOUT_TABLE = layout.table

/** Stands for a card, an event or a strategy that the reader of an observation does not know. */
export const UNKNOWN_CARD = 31
export const UNKNOWN_EVENT = 255
export const UNKNOWN_STRATEGY = 255

/** In `maskedFor`, `winner`, `roundWinner`, `currentEvent`, `chosen`, `heldBy`: 0 is nobody or nothing, else the number + 1. */
export const NOTHING = 0

export function blankState(): State {
  return new State(STATE_BYTES)
}
