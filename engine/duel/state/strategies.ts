import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { countBits, nthBit } from '../facts/bits.js'
import { ALL_STRATEGIES } from '../facts/strategies.js'
import { note } from './journal.js'
import { CHOSEN, CHOSEN_KNOWN, MARKS, NOTHING, RANDOM, UNKNOWN_STRATEGY, USED } from './layout.js'

/** Strategy cards: unused is what is neither used nor chosen. */

/** Marks of the last round on how a side's strategy is chosen in this one. */
export const OPPONENT_CHOOSES = 1
export const AT_RANDOM = 2
export const OPEN_FIRST = 4

export const EVERYBODY = 3

/** Number of the chosen strategy, or -1. */
export function chosenOf(s: State, side: number): number {
  return s.bytes[CHOSEN + side] - 1
}

export function hasChosen(s: State, side: number): boolean {
  return s.bytes[CHOSEN + side] !== NOTHING
}

/** False in an observation whose player does not know it. */
function isChosenKnown(s: State, side: number): boolean {
  const chosen = s.bytes[CHOSEN + side]
  return chosen !== NOTHING && chosen !== UNKNOWN_STRATEGY
}

/** The unused cards; those and the chosen one where the reader does not know which it is. */
export function unusedOf(s: State, side: number): number {
  const unused = ALL_STRATEGIES & ~s.bytes[USED + side]
  return isChosenKnown(s, side) ? unused & ~(1 << chosenOf(s, side)) : unused
}

export function hasMark(s: State, side: number, mark: number): boolean {
  return (s.bytes[MARKS + side] & mark) !== 0
}

export function setMark(s: State, side: number, mark: number): void {
  s.bytes[MARKS + side] |= mark
  note('marked', side, mark)
}

/** Lays a strategy face down; `known` has a bit for each side that knows it. */
export function choose(s: State, side: number, strategy: number, known: number): void {
  s.bytes[CHOSEN + side] = strategy + 1
  s.bytes[CHOSEN_KNOWN + side] = known
}

export function drawStrategy(s: State, side: number, known: number): number {
  const unused = unusedOf(s, side)
  const strategy = nthBit(unused, nextBelow(s.words, RANDOM, countBits(unused)))
  choose(s, side, strategy, known)
  return strategy
}

/** Puts the chosen card face up to the used ones. */
export function useChosen(s: State, side: number): void {
  s.bytes[USED + side] |= 1 << chosenOf(s, side)
  s.bytes[CHOSEN + side] = NOTHING
  s.bytes[CHOSEN_KNOWN + side] = 0
}

/** A player without unused cards takes back all that are used. */
export function retrieveIfNoneLeft(s: State, side: number): void {
  if (unusedOf(s, side) !== 0) return
  s.bytes[USED + side] = 0
  note('strategies-back', side)
}

/** A power makes a player give up his chosen card; another is chosen after it. */
export function loseStrategy(s: State, side: number): void {
  note('strategy-lost', side, chosenOf(s, side))
  useChosen(s, side)
  retrieveIfNoneLeft(s, side)
}
