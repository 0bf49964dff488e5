import { OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'

/** Reputation that the best card of the Rebel hand, and the second best, would bring at a refresh as the board stands. */
export class ReadyObjectives {
  best = 0
  second = 0

  read(rebel: RebellionView): void {
    this.best = 0
    this.second = 0
    for (let card = 0; card < OBJECTIVES.length; card++) {
      const objective = OBJECTIVES[card]
      if (objective === undefined || objective.timing !== 'refresh') continue
      if (!rebel.holdsObjective(card) || !rebel.isObjectiveMet(card)) continue
      const gain = objective.reputation
      if (gain > this.best) {
        this.second = this.best
        this.best = gain
      } else if (gain > this.second) this.second = gain
    }
  }
}
