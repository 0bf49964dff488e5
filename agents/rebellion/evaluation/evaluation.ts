import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'

/** Judges a whole world. */
export interface Evaluation {
  /** Chance of the Rebels. `rebel` and `empire` are views bound to the same world. */
  value(rebel: RebellionView, empire: RebellionView): number
}
