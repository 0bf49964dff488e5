import type { State } from '../../state.js'
import { decisionOf } from '../course/stages.js'

/** What the one who decides is asked; empty when the game is over. */
export function question(s: State): string {
  return decisionOf(s)?.question(s) ?? ''
}
