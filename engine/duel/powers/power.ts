import type { State } from '../../state.js'

/**
 * What a resource card can do when it is exhausted for it. Everything here counts the card itself as exhausted, whether it
 * is already or not.
 */
export interface Power {
  /** True where at least a part of it can be done; otherwise the card is only exhausted. */
  canResolve(s: State, side: number, card: number): boolean
  /** Appends the ways to resolve it to `out` from place `n` on, ascending; answers the new number. */
  moves(s: State, side: number, card: number, out: Int32Array, n: number): number
  /** Does what everybody can foresee. */
  open?(s: State, side: number, move: number): void
  /** Does what comes to a hidden card, after `open`; true where a decision follows. */
  hidden?(s: State, side: number, move: number): boolean
}

export function always(): boolean {
  return true
}
