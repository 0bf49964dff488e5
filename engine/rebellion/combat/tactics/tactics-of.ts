import type { State } from '../../../state.js'
import { COMBAT_RULES } from '../../state/layout.js'
import { baseTactics } from './base-tactics.js'
import { cinematicTactics } from './cinematic-tactics.js'
import type { Tactics } from './tactics.js'

/** The tactic cards of this game. */
export function tacticsOf(s: State): Tactics {
  return s.bytes[COMBAT_RULES] === 0 ? baseTactics : cinematicTactics
}
