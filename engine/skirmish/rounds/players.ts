import type { State } from '../../state.js'
import { DONE, FIRST, IS_OUT, PLAYERS } from '../state/layout.js'

/** Going round the table: players are numbered clockwise, and the first player begins. */

export function isOut(s: State, player: number): boolean {
  return s.bytes[IS_OUT + player] !== 0
}

export function playersIn(s: State): number {
  let count = 0
  for (let player = 0; player < s.bytes[PLAYERS]; player++) if (!isOut(s, player)) count++
  return count
}

/** The `n`th player from the first one on. */
export function fromFirst(s: State, n: number): number {
  return (s.bytes[FIRST] + n) % s.bytes[PLAYERS]
}

export function clockwise(s: State, player: number): number {
  return (player + 1) % s.bytes[PLAYERS]
}

/** In steps that every player goes through once: who is done with it, as bits. */
export function isDone(s: State, player: number): boolean {
  return ((s.bytes[DONE] >> player) & 1) === 1
}

export function setDone(s: State, player: number): void {
  s.bytes[DONE] |= 1 << player
}
