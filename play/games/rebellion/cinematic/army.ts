import type { Army, Fighter } from '../../../../agents/rebellion/battle/forecast.js'
import { SHIELD_BUNKER } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { isCinematic } from './rolls.js'

/** Who fights in a theater, for the forecast: by tactic cards, or by the leader's tactic value where each round brings a card. */
export function armyAt(
  view: RebellionView,
  { side, place, theater }: { side: number; place: number; theater: number },
  fighters: readonly Fighter[],
  cards: number,
): Army {
  if (!isCinematic(view)) return { fighters, cards }
  return {
    fighters,
    cards: view.bestTactics(view.leadersAt(side, place), theater),
    cinematic: true,
    bunker: view.units(place, SHIELD_BUNKER) > 0,
  }
}
