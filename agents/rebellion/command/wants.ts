import { OBJECTIVES, type ObjectiveCard } from '../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { Wants } from '../cards/opinion.js'
import { objectiveOpinion } from '../cards/opinions.js'

export function noWants(): Wants {
  return {
    ground: 0,
    destroyer: 0,
    ships: 0,
    liberation: 0,
    loyalWithUnits: 0,
    outposts: 0,
    capital: 0,
    supplyLines: 0,
    core: 0,
    control: 0,
    factory: 0,
  }
}

/** Reputation of the objectives in hand by what they ask for. */
export function readWants(view: RebellionView, wants: Wants): void {
  for (const want of KINDS) wants[want] = 0
  for (let card = 0; card < OBJECTIVES.length; card++) {
    const want = objectiveOpinion(card).wants
    if (want === null || !view.holdsObjective(card)) continue
    wants[want] += (OBJECTIVES[card] as ObjectiveCard).reputation
  }
}

const KINDS = Object.keys(noWants()) as (keyof Wants)[]
