import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { isRunning } from '../../../../engine/rebellion/combat/fields.js'
import { progressOf } from '../../../../engine/rebellion/objectives/progress.js'
import type { State } from '../../../../engine/state.js'

/** How far an objective is: `2 of 3`, `fulfilled`, `not yet`; empty where only a combat can tell. */
export function progressWords(state: State, card: number): string {
  const objective = OBJECTIVES[card]
  if (objective === undefined || (objective.timing !== 'refresh' && !isRunning(state))) return ''
  if (objective.met(state)) return 'fulfilled'
  const progress = progressOf(state, card)
  return progress === null ? 'not yet' : `${progress.now} of ${progress.needed}`
}
