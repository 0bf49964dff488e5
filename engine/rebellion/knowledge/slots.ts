import type { State } from '../../state.js'
import { CARD, effectAt } from '../cards/card-frame.js'
import { SEEN_BY_BOTH } from '../cards/decks.js'
import { findFrame, isOnTop, stepNamed, topFrame } from '../course/steps.js'
import { EMPIRE } from '../facts/sides.js'
import {
  DECK_CARDS,
  DECK_LENGTH,
  DECK_START,
  LOOKED_AT,
  LOOKED_AT_BY,
  MOST_LOOKED_AT,
} from '../state/layout.js'
import type { Bag } from './draw.js'

/** Filling hidden slots of decks and of cards looked at from a shuffled bag. */

export function fillSlots(w: State, deck: number, hidden: number, bag: Bag): void {
  const start = DECK_CARDS + DECK_START[deck]
  for (let i = 0; i < w.bytes[DECK_LENGTH + deck]; i++)
    if (w.bytes[start + i] === hidden) w.bytes[start + i] = bag.take()
}

export function hiddenSlots(w: State, deck: number, hidden: number): number {
  const start = DECK_CARDS + DECK_START[deck]
  let n = 0
  for (let i = 0; i < w.bytes[DECK_LENGTH + deck]; i++) if (w.bytes[start + i] === hidden) n++
  return n
}

/** Counts the known copies of every card in a deck into `seen`. */
export function countKnown(w: State, deck: number, seen: Uint8Array): void {
  const start = DECK_CARDS + DECK_START[deck]
  for (let i = 0; i < w.bytes[DECK_LENGTH + deck]; i++) {
    const card = w.bytes[start + i]
    if (card < seen.length) seen[card]++
  }
}

export function hiddenLookedAt(w: State, hidden: number): number {
  let n = 0
  for (let i = 0; i < MOST_LOOKED_AT && w.bytes[LOOKED_AT + i] !== 0; i++)
    if (w.bytes[LOOKED_AT + i] === hidden) n++
  return n
}

export function fillLookedAt(w: State, hidden: number, bag: Bag): void {
  for (let i = 0; i < MOST_LOOKED_AT && w.bytes[LOOKED_AT + i] !== 0; i++)
    if (w.bytes[LOOKED_AT + i] === hidden) w.bytes[LOOKED_AT + i] = bag.take() + 1
}

/** What sort of cards somebody is looking at; the steps on the stack tell. */
export const NO_CARDS = 0
export const PROBES = 1
export const ACTION_CARDS = 2
export const PROJECTS = 3
export const OBJECTIVES = 4
export const MISSIONS = 5
export const TACTICS = 6

const SORT_OF = {
  missions: MISSIONS,
  projects: PROJECTS,
  objectives: OBJECTIVES,
  probes: PROBES,
  tactics: TACTICS,
}

const MOBILIZE = stepNamed('rapid-mobilization')
const RECRUIT = stepNamed('recruit')

export function lookedAtSort(w: State): number {
  const by = w.bytes[LOOKED_AT_BY]
  if (by === 0) return NO_CARDS
  const asking = isOnTop(w, CARD) ? effectAt(w, topFrame(w))?.looksAt : undefined
  if (asking !== undefined) return SORT_OF[asking]
  if (by === SEEN_BY_BOTH || findFrame(w, MOBILIZE) >= 0) return PROBES
  if (findFrame(w, RECRUIT) >= 0) return ACTION_CARDS
  return by === EMPIRE + 1 ? PROJECTS : OBJECTIVES
}
