import { CHEWBACCA, LANDO } from '../../../engine/rebellion/facts/leader-types.js'
import { ADJACENT, BESPIN, countBits, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH } from '../../../engine/rebellion/facts/unit-types.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { GROUND_UNITS_OF, UNIT_WORTH } from '../facts/unit-worth.js'
import { contains, iconsQueued, NOWHERE } from '../worth/places.js'
import { type ActionOpinion, SEARCH_WORTH } from './opinion.js'

/** Health that one Ambush destroys. */
const AMBUSHED = 3
/** An objective more. */
const OBJECTIVE_WORTH = 6.5

/** The dearest troops that the strike can reach; a garrison that is gone altogether frees its world. */
function ambushWorth(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || !contains(facts.grounded[EMPIRE] as number, place)) return 0
  let left = AMBUSHED
  let worth = 0
  let killed = 0
  const troops = GROUND_UNITS_OF[EMPIRE] as Uint8Array
  for (let i = 0; i < troops.length; i++) {
    const type = troops[i] as number
    const health = UNIT_HEALTH[type] as number
    const hit = Math.min(facts.unitsAt(place, type), Math.floor(left / health))
    worth += hit * (UNIT_WORTH[type] as number)
    killed += hit
    left -= hit * health
  }
  if (killed < facts.groundCount(place, EMPIRE)) return worth
  if (facts.captivesAt[place] !== 0) worth += 3
  return worth + freedWorth(facts, place)
}

/** What the Rebels gain when the Imperial troops leave a world. */
export function freedWorth(facts: Facts, place: number): number {
  if (!contains(facts.subjugated, place)) return 0
  const icons = Facts.iconsWorth[place] as number
  const builds = Math.max(0.5, Math.min(4, facts.gap / 3))
  return contains(facts.loyalRebel, place) ? 1 + icons * builds * 0.7 : 0.5 + icons * builds * 0.3
}

/** Lando Calrissian is the better leader, but not where guards wait for both. */
function oldFriendWorth(facts: Facts, place: number): number {
  const friend = place === BESPIN ? LANDO : CHEWBACCA
  const risk = contains(facts.grounded[EMPIRE] as number, place) ? 4 : 0
  return 2 + (LEADER_WORTH[friend] as number) * 0.4 - risk
}

/** Out of the Empire's way, to where units count: only when the base is about to be found. */
function refugeWorth(facts: Facts, place: number): number {
  if (place >= SYSTEM_COUNT || contains(facts.present[EMPIRE] as number, place)) return NOWHERE
  const threat = facts.revealed ? 3 : facts.candidateCount <= 4 ? 1 : -1
  const near = ADJACENT[place] as number
  const exposed = countBits(near & (facts.grounded[EMPIRE] as number))
  return threat + (contains(facts.loyalRebel, place) ? 1.5 : 0) - exposed * 0.5
}

/** The Rebel action cards of the base game. */
export const BASE_REBEL_ACTIONS: Readonly<Record<string, Partial<ActionOpinion>>> = {
  'our-most-desperate-hour': { worth: () => SEARCH_WORTH },
  'rebel-planning': { worth: (facts) => OBJECTIVE_WORTH * facts.rules.rebelDraws },
  'start-the-evacuation': { place: refugeWorth },
  'temporary-alliance': {
    place: (facts, place) => (contains(facts.neutral, place) ? iconsQueued(facts, place) : NOWHERE),
  },
  ambush: { place: ambushWorth },
  'an-old-friend': { place: oldFriendWorth },
  'independent-operation': {
    place: (facts, place) =>
      contains(facts.subjugated, place)
        ? freedWorth(facts, place) + 0.3 * facts.groundCount(place, EMPIRE)
        : NOWHERE,
  },
}
