import { ACTIONS } from '../../engine/rebellion/cards/registry.js'
import { PLACE_COUNT } from '../../engine/rebellion/facts/map.js'
import { argA, argB } from '../../engine/rebellion/state/moves.js'
import { costOf } from './assignment.js'
import type { Facts } from './facts.js'
import { actionPlaceWorth } from './place-choice.js'
import { RULES } from './rules.js'

/** The best of a whole deck of missions or projects, assigned at once. */
const SEARCH_WORTH = 5
/** An objective more. */
const OBJECTIVE_WORTH = 6.5

const MOST_ACTIONS = 64
const UNKNOWN = Number.NaN

/** Action cards that are played while leaders are assigned: what each does at its best place, less its leader. */
export class ActionChoice {
  private readonly best = new Float64Array(MOST_ACTIONS).fill(UNKNOWN)
  private edition = -1

  score(facts: Facts, move: number): number {
    if (facts.edition !== this.edition) {
      this.best.fill(UNKNOWN)
      this.edition = facts.edition
    }
    const card = argA(move)
    if (Number.isNaN(this.best[card] as number)) this.best[card] = bestOf(facts, card)
    return (this.best[card] as number) - costOf(facts, 1 << argB(move), 0)
  }
}

function bestOf(facts: Facts, card: number): number {
  const worth = actionPlaceWorth(card)
  if (worth === null)
    return ACTIONS[card]?.id === 'rebel-planning'
      ? OBJECTIVE_WORTH * RULES.rebelDraws
      : SEARCH_WORTH
  let best = Number.NEGATIVE_INFINITY
  for (let place = 0; place < PLACE_COUNT; place++) best = Math.max(best, worth(facts, place))
  return best
}
