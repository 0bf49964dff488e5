import type { MoveList } from '../../agents/agent.js'
import { NO_MOVE, PlainBrains, type PlanList } from '../../agents/brains.js'
import type { Move, Observation, View } from '../../engine/game.js'

const PEEK = 16
const BOAST = 17
/** A plan is 1000 + what to do first (0 nothing, 1 peek, 2 boast) * 2 + 1 for laying high cards, 0 for low ones. */
const FIRST_PLAN = 1000

export const PLAN_COUNT = 6

/**
 * Plans for hidden hands that last over several decisions and are interrupted by the other seat:
 * prepare in one way, then lay the highest or the lowest card in every trick.
 */
export class PlannedHandsBrains extends PlainBrains {
  override candidates(_view: View, moves: MoveList, out: PlanList, limit: number): number {
    const preparing = moves.list[0] === PEEK
    let count = 0
    for (
      let plan = preparing ? 2 : 0;
      plan < (preparing ? PLAN_COUNT : 2) && count < limit;
      plan++
    ) {
      out.plans[count] = FIRST_PLAN + plan
      out.scores[count++] = plan % 2
    }
    return count
  }

  override begin(view: View, moves: MoveList, plan: number): Move {
    return this.complete(view, moves, plan)
  }

  override complete(_view: View, moves: MoveList, plan: number): Move {
    const parts = plan - FIRST_PLAN
    if (parts < 0 || parts >= PLAN_COUNT) return NO_MOVE
    if (moves.list[0] === PEEK) return parts >= 4 ? BOAST : parts >= 2 ? PEEK : NO_MOVE
    return moves.list[parts % 2 === 1 ? moves.count - 1 : 0] as Move
  }

  override planText(_observation: Observation, plan: number): string {
    const parts = plan - FIRST_PLAN
    return `${['', 'peek, ', 'boast, '][parts >> 1]}lay ${parts % 2 === 1 ? 'high' : 'low'}`
  }
}
