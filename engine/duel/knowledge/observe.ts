import { copyState, type State } from '../../state.js'
import { CARDS } from '../facts/cards.js'
import { enemyOf } from '../facts/sides.js'
import { CARD_OF_ENTRY, KNOWN_SHIFT } from '../state/cards.js'
import {
  CHOSEN,
  CHOSEN_KNOWN,
  HELD,
  HELD_BY,
  MASKED_FOR,
  NOTHING,
  RANDOM,
  RESERVE,
  SEEN_IN_DECK,
  SHOWN_RESERVE,
  TOP,
  TOP_COUNT,
  TOP_EVENT_COUNT,
  TOP_EVENTS,
  TOP_EVENTS_KNOWN,
  UNKNOWN_CARD,
  UNKNOWN_EVENT,
  UNKNOWN_STRATEGY,
} from '../state/layout.js'

/** What `player` knows of a state: everything else is taken out of a copy. The README lists what is hidden. */
export function observe(s: State, player: number, into: State): State {
  copyState(s, into)
  const { words, bytes } = into
  const enemy = enemyOf(player)
  words.fill(0, RANDOM, RANDOM + 4)
  bytes[MASKED_FOR] = player + 1
  words[RESERVE + enemy] = words[SHOWN_RESERVE + enemy]
  // What the enemy remembers of our deck
  words[SEEN_IN_DECK + player] = 0
  if (bytes[HELD_BY] !== NOTHING && bytes[HELD_BY] !== player + 1) words[HELD] = 0
  for (let side = 0; side < 2; side++) {
    maskTop(bytes, side, player)
    if (bytes[CHOSEN + side] !== NOTHING && ((bytes[CHOSEN_KNOWN + side] >> player) & 1) === 0)
      bytes[CHOSEN + side] = UNKNOWN_STRATEGY
  }
  maskEvents(bytes, player)
  return into
}

/** Everybody sees who has looked at what; cards that nobody has seen have no place. */
function maskTop(bytes: Uint8Array, side: number, player: number): void {
  const from = TOP + side * CARDS
  const count = bytes[TOP_COUNT + side]
  let kept = 0
  for (let i = 0; i < count; i++) {
    const entry = bytes[from + i]
    const known = entry >>> KNOWN_SHIFT
    if (known === 0 && kept === 0) continue
    const card = ((known >> player) & 1) === 1 ? entry & CARD_OF_ENTRY : UNKNOWN_CARD
    bytes[from + kept++] = card | (known << KNOWN_SHIFT)
  }
  bytes.fill(0, from + kept, from + count)
  bytes[TOP_COUNT + side] = kept
}

function maskEvents(bytes: Uint8Array, player: number): void {
  const known = bytes[TOP_EVENTS_KNOWN]
  if (((known >> player) & 1) === 1) return
  const count = bytes[TOP_EVENT_COUNT]
  // An order that nobody knows is none
  bytes.fill(known === 0 ? 0 : UNKNOWN_EVENT, TOP_EVENTS, TOP_EVENTS + count)
  if (known === 0) bytes[TOP_EVENT_COUNT] = 0
}
