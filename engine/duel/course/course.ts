import type { State } from '../../state.js'
import { SIGNAL } from '../state/layout.js'
import { decisionOf, settle } from './stages.js'

/** Makes a legal move and what follows by itself, up to the next real decision or the end. */
export function makeMove(s: State, move: number): void {
  const decision = decisionOf(s)
  if (decision === null) throw new Error(`duel: move ${move} after the end`)
  s.bytes[SIGNAL] = 0
  decision.play(s, move)
  settle(s)
}
