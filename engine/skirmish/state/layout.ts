import { Layout, State } from '../../state.js'
import { MOST_CARDS, MOST_PLAYERS, SLOTS } from '../facts/tables.js'

/** Where everything lies in a state; the table of README.md says what it is. */
const layout = new Layout()

export const RANDOM = layout.words('random', 4)
export const X = layout.words('x', SLOTS)
export const Y = layout.words('y', SLOTS)
export const BORROWED = layout.words('borrowed', SLOTS)
export const LENT = layout.words('lent', SLOTS)
export const ICONS_USED = layout.words('iconsUsed', SLOTS)
export const SCORE = layout.words('score', MOST_PLAYERS)

export const HEADING = layout.bytes('heading', SLOTS * 2)
export const KIND = layout.bytes('kind', SLOTS)
export const PLACE = layout.bytes('place', SLOTS)
export const STATUS = layout.bytes('status', SLOTS)
export const HARM = layout.bytes('harm', SLOTS)
export const HITS = layout.bytes('hits', SLOTS)
export const FIRST_TARGET = layout.bytes('firstTarget', SLOTS)
export const SECOND_TARGET = layout.bytes('secondTarget', SLOTS)
export const ORDER = layout.bytes('order', SLOTS)

export const CARD_HARM = layout.bytes('cardHarm', MOST_CARDS)
export const FLEET_SIZE = layout.bytes('fleetSize', MOST_PLAYERS)
export const COMBAT_CARD = layout.bytes('combatCard', MOST_PLAYERS)
export const IS_OUT = layout.bytes('isOut', MOST_PLAYERS)
export const LAST_HIT = layout.bytes('lastHit', MOST_PLAYERS)

export const PLAYERS = layout.bytes('players')
export const BATTLE = layout.bytes('battle')
export const TABLE = layout.bytes('table')
export const COPY_LIMIT = layout.bytes('copyLimit')
export const RULES = layout.bytes('rules')

export const TURN = layout.bytes('turn')
export const QUIET_TURNS = layout.bytes('quietTurns')
export const HAS_HARMED = layout.bytes('hasHarmed')
export const FIRST = layout.bytes('first')
export const STAGE = layout.bytes('stage')
export const ACTOR = layout.bytes('actor')
export const DONE = layout.bytes('done')
export const ASKED = layout.bytes('asked')
export const STEP = layout.bytes('step')
export const PURPOSE = layout.bytes('purpose')
export const CARRIER = layout.bytes('carrier')
export const PART = layout.bytes('part')
export const SHORTS_LEFT = layout.bytes('shortsLeft')
export const LONGS_LEFT = layout.bytes('longsLeft')
export const RELEASE = layout.bytes('release')
export const ALLOWED = layout.bytes('allowed')
export const BROUGHT = layout.bytes('brought')
export const ROLL = layout.bytes('roll')
export const DICE = layout.bytes('dice', 2)
export const SHOT = layout.bytes('shot')
export const TARGET = layout.bytes('target')
export const WINNERS = layout.bytes('winners')
export const ENDING = layout.bytes('ending')
export const SIGNAL = layout.bytes('signal')
export const MASKED_FOR = layout.bytes('maskedFor')
export const LOADED_COUNT = layout.bytes('loadedCount')
/** Dice that a position has loaded, the next one first. */
export const MOST_LOADED = 64
export const LOADED = layout.bytes('loaded', MOST_LOADED)

export const STATE_BYTES = layout.size
export const LAYOUT_TABLE = layout.table

/** In fields that name a unit, a target or a player: 0 is nothing, else the number + 1. */
export const NOTHING = 0

/** Bits of `rules`. */
export const FLYOVER = 1
export const PIRATES_SEGMENTS = 2
export const EDITION_3 = 4
export const STRIKE_PENALTY = 8
export const COMBAT_CARDS = 16

export function blankState(): State {
  return new State(STATE_BYTES)
}
