import type { State } from '../../state.js'
import { decisionOf } from '../course/stages.js'
import { ASKED } from '../state/layout.js'
import { unitName } from './names.js'

/** What the one who decides is asked; empty when the game is over. */
export function question(s: State): string {
  const decision = decisionOf(s)
  if (decision === null) return ''
  const slot = s.bytes[ASKED] - 1
  return slot < 0 ? decision.question(s) : `${unitName(s, slot)}: ${decision.question(s)}`
}
