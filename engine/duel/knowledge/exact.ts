import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { REVEAL_STRATEGIES, TURN } from '../course/stage-numbers.js'
import { decisionOf, settle } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { CARDS, CHARACTER_MASK } from '../facts/cards.js'
import { keyOf } from '../rounds/repetition.js'
import { CARD_OF_ENTRY, KNOWN_SHIFT, looseOf, putOnTop } from '../state/cards.js'
import {
  ACTOR,
  KNOWN_IN_DECK,
  MASKED_FOR,
  MOST_TURNS,
  NOTHING,
  PASSES,
  RESERVE,
  SEEN_IN_DECK,
  SHOWN_RESERVE,
  STAGE,
  TOP,
  TOP_COUNT,
  TURNS,
} from '../state/layout.js'
import { observe } from './observe.js'
import { sample } from './sample.js'

/** For players who go through a struggle exactly: draws that they choose, and positions told apart by what both see. */

export function isTurn(s: State): boolean {
  return s.bytes[STAGE] === TURN
}

/** Makes a move of a struggle and what follows by itself, but stops where the struggle is over, all cards lying as they do. */
export function playTurn(s: State, move: number): void {
  decisionOf(s)?.play(s, move)
  settle(s, REVEAL_STRATEGIES)
}

export function isStruggleOver(s: State): boolean {
  return s.bytes[STAGE] === REVEAL_STRATEGIES
}

/** A whole world as `player` may see it, from a state or from his observation. */
export function someWorld(s: State, player: number, random: Random, into: State): State {
  if (s.bytes[MASKED_FOR] !== NOTHING) return sample(s, random, undefined, into)
  return sample(observe(s, player, into), random, undefined, into)
}

/**
 * All that both see of a position of a struggle; decks follow from it. The turns so far count where the last of them may come,
 * and an end is another position than the turn before it.
 */
export function publicKey(s: State): number {
  const key = keyOf(s, s.bytes[ACTOR], s.bytes[PASSES])
  if (isStruggleOver(s)) return ~key
  const turns = s.bytes[TURNS]
  return turns > MOST_TURNS - NEAR_THE_END ? Math.imul(key ^ turns, 0x9e3779b1) : key
}

const NEAR_THE_END = 50

/** True where a card on top of a deck is known to one side only. */
export function isTopPrivate(s: State): boolean {
  for (let side = 0; side < 2; side++)
    for (let i = 0; i < s.bytes[TOP_COUNT + side]; i++) {
      const known = s.bytes[TOP + side * CARDS + i] >>> KNOWN_SHIFT
      if (known !== 0 && known !== 3) return true
    }
  return false
}

/** Makes `card` the next of its deck, without anybody knowing; false where the next one is known already, or is held. */
export function loadNext(s: State, side: number, card: number): boolean {
  if (s.bytes[TOP_COUNT + side] > 0) return false
  const bit = 1 << card
  if ((s.words[RESERVE + side] & bit) !== 0) swapWithReserve(s, side, card)
  if ((looseOf(s, side) & bit) === 0) return false
  putOnTop(s, side, card, 0)
  return true
}

/** Another world that looks the same to the enemy: a hidden character of the deck changes places with one of the reserve. */
function swapWithReserve(s: State, side: number, card: number): void {
  const { words } = s
  if ((words[SHOWN_RESERVE + side] >>> card) & 1) return
  const known = words[KNOWN_IN_DECK + side] | words[SEEN_IN_DECK + side]
  const hidden = looseOf(s, side) & CHARACTER_MASK & ~known
  if (hidden === 0) return
  words[RESERVE + side] = (words[RESERVE + side] & ~(1 << card)) | (1 << lowestBit(hidden))
}

/** True where the card that was loaded has not been taken. */
export function isStillNext(s: State, side: number, card: number): boolean {
  const count = s.bytes[TOP_COUNT + side]
  return count > 0 && (s.bytes[TOP + side * CARDS + count - 1] & CARD_OF_ENTRY) === card
}

/** Takes the loaded card back into the deck. */
export function unload(s: State, side: number): void {
  const count = s.bytes[TOP_COUNT + side]
  if (count === 0) return
  s.bytes[TOP + side * CARDS + count - 1] = 0
  s.bytes[TOP_COUNT + side] = count - 1
}
