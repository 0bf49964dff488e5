import type { State } from '../../../state.js'
import { baseTactics } from './base-tactics.js'
import type { Tactics } from './tactics.js'

/** The tactic cards of this game; there is one sort of them so far. */
export function tacticsOf(_s: State): Tactics {
  return baseTactics
}
