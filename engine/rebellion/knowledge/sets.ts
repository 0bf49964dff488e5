import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { CARD, done } from '../cards/card-frame.js'
import { SEEN_BY_BOTH } from '../cards/decks.js'
import { isOnTop, topFrame } from '../course/steps.js'
import { EMPIRE } from '../facts/sides.js'
import {
  DECK_CARDS,
  DECK_KNOWN,
  DECK_LENGTH,
  DECK_PROBES,
  DECK_ROOM,
  DECK_START,
  LOOKED_AT,
  LOOKED_AT_BY,
  MOST_LOOKED_AT,
} from '../state/layout.js'

/**
 * Cards that a side knows as a set without their order: the slots of a deck with the same number
 * (decks.ts). An observation lists them sorted; a sampled world shuffles them again.
 */

const FIRST_SET = 2
const MOST_IN_A_SET = Math.max(...DECK_ROOM) + MOST_LOOKED_AT
/** Places of the cards of one set: offsets into the bytes, and what is added to the card there. */
const places = new Int32Array(MOST_IN_A_SET)
const shifts = new Int32Array(MOST_IN_A_SET)

/** Sorts the cards of each set of a deck; `used` has a bit for every knowledge value of its slots. */
export function sortSets(o: State, deck: number, side: number, used: number): void {
  for (let set = FIRST_SET; used >>> set !== 0; set++) {
    const count = placesOf(o, deck, side, set)
    for (let i = 1; i < count; i++) {
      const card = cardOf(o, i)
      let j = i - 1
      for (; j >= 0 && cardOf(o, j) > card; j--) putCard(o, j + 1, cardOf(o, j))
      putCard(o, j + 1, card)
    }
  }
}

export function shuffleSets(w: State, deck: number, side: number, random: Random): void {
  const used = setsIn(w, deck, side)
  for (let set = FIRST_SET; used >>> set !== 0; set++) {
    const count = placesOf(w, deck, side, set)
    for (let i = count - 1; i > 0; i--) {
      const j = random.below(i + 1)
      const card = cardOf(w, i)
      putCard(w, i, cardOf(w, j))
      putCard(w, j, card)
    }
  }
}

/** Set numbers that the slots of a deck have, as a mask. */
function setsIn(s: State, deck: number, side: number): number {
  const start = DECK_KNOWN + DECK_START[deck]
  let used = 0
  for (let i = 0; i < s.bytes[DECK_LENGTH + deck]; i++) {
    const known = s.bytes[start + i]
    used |= 1 << (side === 0 ? known & 15 : known >> 4)
  }
  return used
}

/** Finds the slots of a set; while false leads are planted the cards not placed yet belong to theirs. */
function placesOf(s: State, deck: number, side: number, set: number): number {
  let n = 0
  const start = DECK_START[deck]
  for (let i = 0; i < s.bytes[DECK_LENGTH + deck]; i++) {
    const known = s.bytes[DECK_KNOWN + start + i]
    if ((side === 0 ? known & 15 : known >> 4) !== set) continue
    places[n] = DECK_CARDS + start + i
    shifts[n++] = 0
  }
  if (deck !== DECK_PROBES || side !== EMPIRE || set !== falseLeadSet(s)) return n
  for (let i = 0; i < MOST_LOOKED_AT && s.bytes[LOOKED_AT + i] !== 0; i++) {
    places[n] = LOOKED_AT + i
    shifts[n++] = 1
  }
  return n
}

/** Set number of the false leads being planted; 0 when none are. */
function falseLeadSet(s: State): number {
  if (s.bytes[LOOKED_AT_BY] !== SEEN_BY_BOTH || !isOnTop(s, CARD)) return 0
  return done.get(s, topFrame(s))
}

function cardOf(s: State, i: number): number {
  return s.bytes[places[i]] - shifts[i]
}

function putCard(s: State, i: number, card: number): void {
  s.bytes[places[i]] = card + shifts[i]
}
