import type { State } from '../../state.js'
import { ACTOR, SIGNAL } from '../state/layout.js'
import { KIND_CODES } from './kinds.js'
import { decisionOf, settle } from './stages.js'

/** The course of the game from outside: what may be done, and doing it. */

export function legalMoves(s: State, out: Int32Array): number {
  return decisionOf(s)?.moves(s, out) ?? 0
}

/** Makes a legal move and what follows by itself, up to the next real decision or the end. */
export function makeMove(s: State, move: number): void {
  const decision = decisionOf(s)
  if (decision === null) throw new Error(`duel: move ${move} after the end`)
  s.bytes[SIGNAL] = 0
  decision.play(s, move)
  settle(s)
}

export function kindOf(s: State): number {
  const decision = decisionOf(s)
  return decision === null ? 0 : (KIND_CODES.get(decision.kind) ?? 0)
}

/** A move, about to be made, as `player` sees it. */
export function seenBy(s: State, move: number, player: number): number {
  if (s.bytes[ACTOR] === player) return move
  return decisionOf(s)?.seen?.(s, move, player) ?? move
}
