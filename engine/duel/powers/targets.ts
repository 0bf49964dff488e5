import type { State } from '../../state.js'
import { lowestBit } from '../facts/bits.js'
import { CARDS } from '../facts/cards.js'
import { readyOf } from '../state/cards.js'
import { moveOf, USE } from '../state/moves.js'

/** Ways to use a card, by its targets. */

/** The use without any target. */
export function pushPlain(card: number, out: Int32Array, n: number): number {
  out[n] = moveOf(USE, card, 0, 0)
  return n + 1
}

/** Goes on from `move`, which has no second target yet, with each card of a set as that target. */
export function pushEach(
  move: number,
  side: number,
  cards: number,
  out: Int32Array,
  n: number,
): number {
  const base = move + side * CARDS + 1
  for (let rest = cards; rest !== 0; rest &= rest - 1) out[n++] = base + lowestBit(rest)
  return n
}

/** The use with this card as its first target. */
export function withFirst(card: number, side: number, target: number): number {
  return moveOf(USE, card, side * CARDS + target + 1, 0)
}

/** Ready cards of `side`, without the one that `user` is using. */
export function readyBeside(s: State, side: number, user: number, card: number): number {
  return readyOf(s, side) & ~(side === user ? 1 << card : 0)
}
