import type { State } from '../../state.js'
import { PLAYERS, SECRETS, WINNER } from '../state/layout.js'
import { seatInCharge, sideOf } from '../state/posts.js'
import { clearSignal } from '../state/signal.js'
import { KIND_IS_OPEN } from './kinds.js'
import {
  declarationOf,
  makeOffered,
  offers,
  STEPS,
  settle,
  sideToDecide,
  topFrame,
} from './steps.js'

/** Asking a state who decides and what is legal, and making a move. */

export const NOBODY = -1

/** The side that decides now. */
export function actorOf(s: State): number {
  if (s.bytes[WINNER] !== 0) return NOBODY
  return sideToDecide(s, topFrame(s))
}

/** The seat that decides now: that of the partner who is asked. */
export function seatToDecide(s: State): number {
  const side = actorOf(s)
  return s.bytes[PLAYERS] === 0 || side === NOBODY ? side : seatInCharge(s, topFrame(s), side)
}

/** The legal moves, ascending. */
export function legalMoves(s: State, out: Int32Array): number {
  if (s.bytes[WINNER] !== 0) return 0
  const f = topFrame(s)
  const { moves, ascending } = STEPS[s.bytes[f]]
  const count = s.bytes[PLAYERS] === 0 && moves !== undefined ? moves(s, f, out) : offers(s, f, out)
  if (!ascending) sortMoves(out, count)
  return count
}

/** Makes a legal move and goes on to the next real decision. */
export function makeMove(s: State, move: number): void {
  clearSignal(s)
  const f = topFrame(s)
  const { play } = STEPS[s.bytes[f]]
  if (s.bytes[PLAYERS] === 0 && play !== undefined) play(s, f, move)
  else makeOffered(s, f, move)
  settle(s)
}

/** True when the enemy may not see which of the moves is made now. */
export function isSecret(s: State): boolean {
  const f = topFrame(s)
  const { secret } = declarationOf(s, f)
  return typeof secret === 'function' ? secret(s, f) : secret === true
}

/** False where another one is asked because of a card that a seat may not know. */
export function isOpenTo(s: State, seat: number): boolean {
  const actor = seatToDecide(s)
  if (actor === seat || actor === NOBODY || KIND_IS_OPEN[kindOf(s)] === 1) return true
  return s.bytes[SECRETS] === 0 && actorOf(s) === sideOf(s, seat)
}

export function kindOf(s: State): number {
  return s.bytes[WINNER] !== 0 ? 0 : STEPS[s.bytes[topFrame(s)]].kind
}

/** Moves come almost in order: the steps that need this write ascending runs. */
function sortMoves(out: Int32Array, count: number): void {
  let last = out[0]
  for (let i = 1; i < count; i++) {
    const move = out[i]
    if (move >= last) {
      last = move
      continue
    }
    let j = i - 1
    for (; j >= 0 && out[j] > move; j--) out[j + 1] = out[j]
    out[j + 1] = move
  }
}
