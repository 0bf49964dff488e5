import type { State } from '../../state.js'
import { OVER, STRATEGY_CHOICE } from '../course/stage-numbers.js'
import { STAGE } from '../state/layout.js'
import { hasChosen } from '../state/strategies.js'

/** A round begins: the event lies open and no strategy is chosen. */
export function isQuiet(s: State): boolean {
  if (s.bytes[STAGE] === OVER) return true
  return s.bytes[STAGE] === STRATEGY_CHOICE && !hasChosen(s, 0) && !hasChosen(s, 1)
}
