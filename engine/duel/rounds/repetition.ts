import { copyState, type State } from '../../state.js'
import { enemyOf } from '../facts/sides.js'
import { isResolvable, POWERS } from '../powers/powers.js'
import { exhaust, loseInfluence, ready, refillEmptyDecks } from '../state/cards.js'
import { BY_READYING, pauseNotes, resumeNotes } from '../state/journal.js'
import {
  ACTOR,
  blankState,
  DISCARD,
  EXHAUSTED,
  HAS_REPEATED,
  INFLUENCE,
  KEY_COUNT,
  KEYS,
  MOST_TURNS,
  PASSES,
  PLAYED,
  RESERVE_COUNT,
  USED,
} from '../state/layout.js'
import { READY, thirdOf, verbOf } from '../state/moves.js'
import { usedCard } from './use.js'

/**
 * No endless play (3.3): a power or influence is not offered where the position it leads to has occurred twice in this
 * struggle. A position is what `keyOf` reads: all of it is public.
 */

/** Of the position in which `side` is on turn. */
export function keyOf(s: State, side: number, passes: number): number {
  const { words, bytes } = s
  let key = (side << 2) | passes
  for (let own = 0; own < 2; own++) {
    key = mix(key, words[PLAYED + own])
    key = mix(key, words[EXHAUSTED + own] | (bytes[USED + own] << 24))
    key = mix(key, words[DISCARD + own] | (bytes[RESERVE_COUNT + own] << 24))
    key = mix(key, words[INFLUENCE + own])
  }
  return Math.imul(key ^ (key >>> 16), 0xc2b2ae35)
}

function mix(key: number, word: number): number {
  const mixed = Math.imul(key ^ word, 0x85ebca6b)
  return (mixed << 13) | (mixed >>> 19)
}

/** Counts the position at the beginning of a struggle or after a turn. */
export function countPosition(s: State): void {
  const count = s.bytes[KEY_COUNT]
  if (count > MOST_TURNS) return
  const key = keyOf(s, s.bytes[ACTOR], s.bytes[PASSES])
  if (s.bytes[HAS_REPEATED] === 0 && occurrences(s, key) > 0) s.bytes[HAS_REPEATED] = 1
  s.words[KEYS + count] = key
  s.bytes[KEY_COUNT] = count + 1
}

export function forgetPositions(s: State): void {
  s.words.fill(0, KEYS, KEYS + s.bytes[KEY_COUNT])
  s.bytes[KEY_COUNT] = 0
  s.bytes[HAS_REPEATED] = 0
}

function occurrences(s: State, key: number): number {
  let found = 0
  for (let i = KEYS + s.bytes[KEY_COUNT] - 1; i >= KEYS; i--) if (s.words[i] === key) found++
  return found
}

/** Finds out again whether a position has occurred twice. */
export function countRepetitions(s: State): void {
  s.bytes[HAS_REPEATED] = 0
  for (let i = 0; i < s.bytes[KEY_COUNT]; i++)
    if (occurrences(s, s.words[KEYS + i]) > 1) s.bytes[HAS_REPEATED] = 1
}

const MOST_OCCURRENCES = 2

/** Drops the uses of powers and influence that would repeat a position too often; answers how many moves are left. */
export function withoutRepetitions(
  s: State,
  moves: Int32Array,
  from: number,
  count: number,
): number {
  if (s.bytes[HAS_REPEATED] === 0) return count
  let kept = from
  for (let i = from; i < count; i++)
    if (occurrences(s, keyAfter(s, moves[i])) < MOST_OCCURRENCES) moves[kept++] = moves[i]
  return kept
}

const scratch = blankState()

/** The key after a use of a power or of influence; just before a hidden card is come to, where that happens. */
function keyAfter(s: State, move: number): number {
  const side = s.bytes[ACTOR]
  copyState(s, scratch)
  const wasOpen = pauseNotes()
  doOpenly(scratch, side, move)
  resumeNotes(wasOpen)
  return keyOf(scratch, enemyOf(side), 0)
}

function doOpenly(s: State, side: number, move: number): void {
  if (verbOf(move) === READY) {
    loseInfluence(s, side, 1, BY_READYING)
    ready(s, side, thirdOf(move))
    return
  }
  const card = usedCard(move)
  const power = POWERS[side][card]
  exhaust(s, side, card)
  if (!isResolvable(s, side, card)) return
  power.open?.(s, side, move)
  if (power.hidden === undefined) refillEmptyDecks(s)
}
