import type { State } from '../../state.js'
import { moveOf } from '../state/moves.js'

/**
 * The choice of a direction in whole degrees, each a move of this verb. `next` answers the first one from a degree on in which
 * there is room; -1 without one.
 */
export function byDegrees(verb: number, next: (s: State, from: number) => number) {
  return {
    hasChoice(s: State): boolean {
      const first = next(s, 0)
      return first >= 0 && next(s, first + 1) >= 0
    },
    moves(s: State, out: Int32Array): number {
      let n = 0
      for (let degrees = next(s, 0); degrees >= 0; degrees = next(s, degrees + 1))
        out[n++] = moveOf(verb, 0, degrees)
      return n
    },
  }
}
