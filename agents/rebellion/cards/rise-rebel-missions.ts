import {
  BASE_SPACE,
  countBits,
  lowestBit,
  REGION,
  REGION_SYSTEMS,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  SHIELD_BUNKER,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { Facts } from '../facts/facts.js'
import { rebelLoyalty } from '../worth/loyalty.js'
import { contains } from '../worth/places.js'
import { raidWorth, rescueWorth, sabotageWorth } from './base-rebel-missions.js'
import type { MissionOpinion, PlaceWorth } from './opinion.js'

/** A leader who joins without an action card. */
const RECRUIT_WORTH = 5
/** Two health of the garrison: what a roll of three dice destroys on the average. */
const RAIDED = 2

const loyalty: PlaceWorth = (facts, place) => rebelLoyalty(facts, place, 1)

/** The best of the other systems of a region. */
function regionWorth(facts: Facts, system: number): number {
  let best = 0
  const others = (REGION_SYSTEMS[REGION[system] as number] as number) & ~(1 << system)
  for (let rest = others & facts.populous; rest !== 0; rest &= rest - 1)
    best = Math.max(best, rebelLoyalty(facts, lowestBit(rest), 1))
  return best
}

/** Units that come out of hiding: more where a garrison is weak enough to fall. */
function landingWorth(facts: Facts, system: number): number {
  const enemies = facts.groundCount(system, EMPIRE)
  if (enemies === 0) return 1.5
  return facts.groundCount(BASE_SPACE, REBEL) >= enemies + 2 ? 3 + enemies : 0.5
}

/** The Rebel missions of Rise of the Empire. */
export const RISE_REBEL_MISSIONS: Readonly<Record<string, Partial<MissionOpinion>>> = {
  'sabotage-rise': {
    worth: (facts, system) =>
      Math.max(
        contains(facts.populous, system) ? sabotageWorth(facts, system) : 0,
        facts.unitsAt(system, SHIELD_BUNKER) > 0 ? 4 : 0,
      ),
  },
  'aggressive-negotiations': { worth: (facts, system) => rescueWorth(facts, system) + 0.5 },
  // An objective beside a Death Star; elsewhere only a marker is worth the way.
  heist: {
    worth: (facts, system) =>
      facts.unitsAt(system, DEATH_STAR) + facts.unitsAt(system, CONSTRUCTION_SITE) > 0
        ? 6 * facts.rules.rebelDraws
        : 0.5,
  },
  // Its leaders are free again: it costs no turn of theirs.
  'prepare-for-battle': { worth: () => 1.5 },
  'secret-mission': { worth: () => 4 },
  'safe-haven': {
    worth: (facts, system) => (contains(facts.sabotaged, system) ? 0 : 2.5),
  },
  'regional-aid': {
    worth: (facts, system) => rebelLoyalty(facts, system, 1) + regionWorth(facts, system),
    place: loyalty,
  },
  reconnaissance: { worth: () => 3 },
  'critical-rescue': { worth: rescueWorth },
  assault: { worth: (facts, system) => raidWorth(facts, system, RAIDED) },
  'plant-explosives': { worth: (facts, system) => raidWorth(facts, system, RAIDED + 1) },
  'behind-enemy-lines': { worth: landingWorth },
  'my-only-hope': { worth: (facts) => (facts.time < 10 ? RECRUIT_WORTH : 2) },
  'rebel-promotion': { worth: (facts) => (facts.time < 10 ? RECRUIT_WORTH : 2) },
  // It waits for an attempt of the Empire, which captures and searches more the closer it is.
  'subversion-rebel-rise': { worth: (facts) => 1.5 + countBits(facts.captives) },
  'subversion-rebel-base': { worth: (facts) => 1.5 + countBits(facts.captives) },
}
