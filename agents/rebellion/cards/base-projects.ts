import { QUEUE_SPACE } from '../../../engine/rebellion/facts/map.js'
import { Facts } from '../facts/facts.js'
import { imperialLoyalty } from '../worth/loyalty.js'
import { inTime } from '../worth/places.js'
import type { MissionOpinion } from './opinion.js'

/** What stands on the last space of the queue comes after so many rounds. */
const LAST_SPACE = 3

/** The projects of the base game. */
export const BASE_PROJECTS: Readonly<Record<string, Partial<MissionOpinion>>> = {
  'construct-death-star': { worth: (facts) => 0.3 + 6.7 * inTime(facts, LAST_SPACE) },
  'construct-factory': {
    worth: (facts, system) =>
      (Facts.iconsWorth[system] as number) * 1.2 * inTime(facts, QUEUE_SPACE[system] as number) +
      ((facts.sabotaged & (1 << system)) !== 0 ? 2 : 0) * inTime(facts, 1),
  },
  'construct-super-star-destroyer': { worth: (facts) => 0.3 + 5.7 * inTime(facts, LAST_SPACE) },
  'oversee-project': { worth: () => 3.5 },
  // The known base dies by it and ends the game; otherwise Rebel worlds go, but sympathy grows.
  'superlaser-online': {
    latent: 5,
    worth: (facts, system) => {
      const bit = 1 << system
      if (facts.revealed && facts.base === system) return 200
      if ((facts.candidates & bit) !== 0 && !facts.revealed) return 200 / facts.candidateCount - 2
      return (facts.loyalRebel & bit) !== 0 ? 3 : 0
    },
    place: (facts, place) => imperialLoyalty(facts, place, 1),
  },
}
