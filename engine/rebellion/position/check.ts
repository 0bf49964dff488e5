import type { State } from '../../state.js'
import { cardProblem } from './conservation.js'

/** What breaks the rules of the game or of the engine in this state, in one line; null when nothing does. */
export function checkInvariants(s: State): string | null {
  return findProblem(s)
}

/** The same with the field of the position in front. */
export function findProblem(s: State): string | null {
  return cardProblem(s)
}
