import { ACTIONS } from '../../../engine/rebellion/cards/registry.js'
import { PLACE_COUNT } from '../../../engine/rebellion/facts/map.js'
import { argA, argB } from '../../../engine/rebellion/state/moves.js'
import { actionOpinion } from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { costOf } from '../missions/assignment.js'

const UNKNOWN = Number.NaN

/** Action cards that are played while leaders are assigned: what each does at its best place, less its leader. */
export class ActionChoice {
  private readonly best = new Float64Array(ACTIONS.length).fill(UNKNOWN)
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
  const opinion = actionOpinion(card)
  if (opinion.place === null) return opinion.worth(facts)
  let best = Number.NEGATIVE_INFINITY
  for (let place = 0; place < PLACE_COUNT; place++)
    best = Math.max(best, opinion.place(facts, place))
  return best
}
