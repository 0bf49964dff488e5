import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { isRunning } from '../../../../engine/rebellion/combat/fields.js'
import { progressOf } from '../../../../engine/rebellion/objectives/progress.js'
import type { State } from '../../../../engine/state.js'

/** How far an objective is: `2 of 3`, `fulfilled`, `not yet`; `in a combat` where only one can tell. */
export function progressWords(state: State, card: number): string {
  const objective = OBJECTIVES[card]
  if (objective === undefined) return ''
  if (objective.timing !== 'refresh' && !isRunning(state)) return 'in a combat'
  if (objective.met(state)) return 'fulfilled'
  const progress = progressOf(state, card)
  return progress === null ? 'not yet' : `${progress.now} of ${progress.needed}`
}
