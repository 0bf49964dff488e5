import type { Evaluation } from './evaluation.js'
import { LinearEvaluation } from './linear.js'
import { HAND_SET } from './linear-table.js'
import { FITTED } from './linear-weights.js'

/** The evaluations that the network is measured against, by their names; the page is built without them. */
export function yardstickNamed(name: string): Evaluation | null {
  if (name === 'network') return null
  return new LinearEvaluation(name === 'fitted' ? FITTED : HAND_SET)
}
