import {
  BASE_SPACE,
  countBits,
  lowestBit,
  REGION,
  REGION_SYSTEMS,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { SHIELD_BUNKER, STORMTROOPER } from '../../../engine/rebellion/facts/unit-types.js'
import { POOL_LIMIT } from '../../../engine/rebellion/leaders/pool-limit.js'
import type { Facts } from '../facts/facts.js'
import { rebelLoyalty } from '../worth/loyalty.js'
import { raidAt } from '../worth/markers.js'
import { contains } from '../worth/places.js'
import { raidWorth, rescueWorth, sabotageWorth } from './base-rebel-missions.js'
import type { MissionOpinion, PlaceWorth } from './opinion.js'

/** A leader who joins without an action card. */
const RECRUIT_WORTH = 5
/** The same where the pool is full. */
const EXCHANGED = 0.3
/** What it is worth to have a unit of the build queue at once, and how many units come. */
const HURRIED = 1.25
const HURRIED_MOST = 2
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

/** A marker that pays, or an objective beside a Death Star; anything else is hardly worth the way. */
function heistWorth(facts: Facts, system: number): number {
  const drawn = facts.stationsAt(system) > 0 ? 6 * facts.rules.rebelDraws : 0.5
  return Math.max(drawn, raidAt(facts, system) * facts.rules.rebelWants)
}

/** Once the pool is full whoever joins pushes another one out. */
function recruitWorth(facts: Facts): number {
  if (facts.recruited >= POOL_LIMIT) return EXCHANGED
  return facts.time < 10 ? RECRUIT_WORTH : 2
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
  heist: { worth: heistWorth },
  // Its leaders are free again, so it costs next to nothing; it brings used cards back.
  'prepare-for-battle': { worth: (facts) => (facts.usedTactics > 0 ? 3 : 0) },
  'secret-mission': { worth: () => 4 },
  'safe-haven': {
    worth: (facts, system) =>
      contains(facts.sabotaged, system) ? 0 : HURRIED * Math.min(HURRIED_MOST, facts.queued),
  },
  'regional-aid': {
    worth: (facts, system) => rebelLoyalty(facts, system, 1) + regionWorth(facts, system),
    place: loyalty,
  },
  reconnaissance: { worth: () => 3 },
  'critical-rescue': { worth: rescueWorth },
  assault: {
    worth: (facts, system) =>
      raidWorth(facts, system, Math.min(RAIDED, facts.unitsAt(system, STORMTROOPER))),
  },
  'plant-explosives': { worth: (facts, system) => raidWorth(facts, system, RAIDED + 1) },
  'behind-enemy-lines': { worth: landingWorth },
  'my-only-hope': { worth: recruitWorth },
  'rebel-promotion': { worth: recruitWorth },
  // It waits for an attempt of the Empire, which captures and searches more the closer it is.
  'subversion-rebel-rise': { worth: (facts) => 1.5 + countBits(facts.captives) },
  'subversion-rebel-base': { worth: (facts) => 1.5 + countBits(facts.captives) },
}
