import { LUKE } from '../../../engine/rebellion/facts/leader-types.js'
import {
  ADJACENT,
  countBits,
  lowestBit,
  REGION,
  REGION_SYSTEMS,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import { AT_AT, AT_ST, STORMTROOPER } from '../../../engine/rebellion/facts/unit-types.js'
import { NONE } from '../../../engine/rebellion/state/moves.js'
import { Assault } from '../battle/assault.js'
import { standing } from '../battle/delivery.js'
import { Force } from '../battle/odds.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH, USUAL_TACTICS } from '../facts/skills.js'
import { imperialLoyalty } from '../worth/loyalty.js'
import { contains, inTime } from '../worth/places.js'
import type { MissionOpinion, PlaceWorth } from './opinion.js'

/** A project that is drawn now is built in the round after, and its units come later still. */
const PROJECT_ROUNDS = 2

/** A look at one more probe card: a share of finding the base, less when little is left to rule out. */
export function probeWorth(facts: Facts, cards: number): number {
  if (facts.revealed || facts.candidateCount <= 1) return 0
  // Each card clears a candidate with this chance; the find is worth more the fewer are left.
  const hit = Math.min(1, facts.candidateCount / 26 + 0.1)
  return facts.rules.empireProbes * cards * hit * (1.5 + 24 / facts.candidateCount) * facts.urgency
}

function captiveWorth(facts: Facts, target: number): number {
  return target === NONE
    ? 0
    : facts.rules.empireCaptures * (4 + (LEADER_WORTH[target] as number) * 0.8)
}

/** Rebel ground units of a hidden or found base are beyond most missions; elsewhere two points of health are two units. */
function raidWorth(facts: Facts, system: number, health: number): number {
  const at = system * 2 + REBEL
  const there =
    (facts.redHealth[at * 2 + 1] as number) +
    (facts.blackHealth[at * 2 + 1] as number) +
    (facts.redHealth[at * 2] as number) +
    (facts.blackHealth[at * 2] as number)
  return Math.min(health, there) * 1.2
}

/** What taking the base ends: the game. */
const BASE_WORTH = 100

const landing = { space: new Force(), ground: new Force() }
const storm = new Assault()

/** Planetary Conquest against the base: troops of the one place that could take it best, wherever it lies, without ships. */
function conquestWorth(facts: Facts, system: number): number {
  let best = 0
  for (let rest = facts.grounded[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
    const source = lowestBit(rest)
    if (source === system) continue
    standing(facts, EMPIRE, system, SPACE, landing.space)
    standing(facts, EMPIRE, system, GROUND, landing.ground)
    landing.ground.addUnits(AT_AT, Math.min(1, facts.unitsAt(source, AT_AT)))
    landing.ground.addUnits(AT_ST, Math.min(1, facts.unitsAt(source, AT_ST)))
    landing.ground.addUnits(STORMTROOPER, Math.min(2, facts.unitsAt(source, STORMTROOPER)))
    best = Math.max(best, storm.chance(facts, landing, system, USUAL_TACTICS))
  }
  return best * BASE_WORTH * facts.quarryChance
}

const regionLoyalRebel = (facts: Facts, system: number): number =>
  countBits(facts.loyalRebel & (REGION_SYSTEMS[REGION[system] as number] as number))

/** A decoy must be a place where the base could be; the second is named above the first, so there should be one. */
function decoyWorth(facts: Facts, place: number): number {
  if (!contains(facts.candidates, place)) return 0
  const above = facts.candidates & ~(1 << facts.base) & (-2 << place)
  const free = countBits((ADJACENT[place] as number) & ~(facts.grounded[EMPIRE] as number))
  return (above === 0 ? 3 : 5) + free * 0.2
}

/** A leader who is let go does best among friends. */
function asylumWorth(facts: Facts, place: number): number {
  return (
    1 +
    (contains(facts.present[REBEL] as number, place) ? 1 : 0) -
    (contains(facts.present[EMPIRE] as number, place) ? 2 : 0)
  )
}

const loyalty: PlaceWorth = (facts, place) => imperialLoyalty(facts, place, 1)

/** The Imperial missions of the base game. Every rule has its reason beside it. */
export const BASE_IMPERIAL_MISSIONS: Readonly<Record<string, Partial<MissionOpinion>>> = {
  // Unopposed in a system with an Imperial unit, a leader is lost to the Rebels for rounds.
  'capture-rebel-operative': {
    worth: (facts, _system, target) =>
      facts.captives === 0 ? captiveWorth(facts, target) : captiveWorth(facts, target) * 0.3,
  },
  // One card for four units in the base space: most bases hold more than that.
  'gather-intel': { worth: (facts) => probeWorth(facts, 1.6) * 0.95, purpose: 'probe' },
  // Projects win late games; a sabotaged square icon is choked production.
  'research-and-development': {
    worth: (facts, system) => {
      const choked = facts.sabotaged & facts.imperial & (1 << system)
      return choked !== 0
        ? (3.5 + (Facts.iconsWorth[system] as number) * 0.9) * inTime(facts, 1)
        : 0.5 + 3.7 * inTime(facts, PROJECT_ROUNDS)
    },
  },
  'rule-by-fear': { worth: (facts, system) => imperialLoyalty(facts, system, 1) },
  'address-delays': {
    worth: (facts, system) =>
      ((facts.sabotaged & (1 << system)) !== 0 ? 0.5 : 1) * (Facts.iconsWorth[system] as number),
  },
  // Captives pay by what the clock asks: reputation while time runs, the base while it hides.
  'carbon-freezing': { worth: () => 10 },
  'collect-bounty': {
    worth: (facts, _system, target) =>
      facts.captives === 0 ? captiveWorth(facts, target) + 1 : captiveWorth(facts, target) * 0.3,
    // Captives are best kept among many guards.
    place: (facts, place) => facts.strength[place * 2 + EMPIRE] as number,
  },
  detained: {
    worth: (_facts, _system, target) =>
      target === NONE ? 0 : (LEADER_WORTH[target] as number) * 0.4,
  },
  'display-of-power': { worth: (facts, system) => imperialLoyalty(facts, system, 2) + 0.5 },
  'double-our-efforts': { worth: () => 2.2 },
  'fear-will-keep-them-in-line': {
    worth: (facts, system) => {
      // Two systems of the region: the two best.
      let best = 0
      let second = 0
      for (
        let rest = (REGION_SYSTEMS[REGION[system] as number] as number) & facts.populous;
        rest !== 0;
        rest &= rest - 1
      ) {
        const worth = imperialLoyalty(facts, lowestBit(rest), 1)
        if (worth > best) {
          second = best
          best = worth
        } else if (worth > second) second = worth
      }
      return best + second
    },
    place: loyalty,
  },
  'homing-beacon': {
    worth: (facts) =>
      facts.revealed || facts.candidateCount < 4 ? 0 : 30 * (1 - 4 / facts.candidateCount) * 0.35,
    place: asylumWorth,
    purpose: 'probe',
  },
  'hunt-them-down': { worth: (facts, system) => raidWorth(facts, system, 2) },
  'imperial-propaganda': { worth: (facts, system) => regionLoyalRebel(facts, system) * 3.5 },
  // A base that is found may move: probes are kept for the next one.
  'intercept-transmission': {
    worth: (facts) => probeWorth(facts, 2.5),
    latent: 3,
    purpose: 'probe',
  },
  interrogation: { worth: () => 2.5 },
  'interrogation-droid': {
    worth: (facts) =>
      facts.revealed || facts.candidateCount <= 3 ? 0 : 14 + facts.candidateCount * 0.4,
    latent: 3,
    place: decoyWorth,
    purpose: 'probe',
  },
  // A question about one system: worth the certainty where the troops cannot go.
  'long-range-probe': {
    latent: 3,
    worth: (facts, system) => {
      if (!facts.isOpenQuestion(system)) return 0
      const near =
        countBits((ADJACENT[system] as number) & (facts.grounded[EMPIRE] as number)) > 0 ? 1 : 1.4
      // With few places left the answer comes before the assault that it directs; like that, it gains as time runs out.
      const directs = facts.quarry !== 0 ? 60 / facts.candidateCount : 0
      return near * (0.8 + directs + 30 / facts.candidateCount) * facts.urgency
    },
    purpose: 'probe',
  },
  'lure-of-the-dark-side': {
    worth: (_facts, _system, target) =>
      (target === LUKE ? 18 : 8) + (target === NONE ? 0 : (LEADER_WORTH[target] as number)),
  },
  'planetary-conquest': {
    worth: (facts, system) => {
      const bit = 1 << system
      let worth = (facts.quarry & bit) !== 0 ? 1 + conquestWorth(facts, system) : 0
      const rebels = facts.groundCount(system, REBEL)
      if (rebels > 3) return worth
      worth += rebels * 1.2
      if ((facts.populous & ~facts.imperial & bit) !== 0)
        worth += 2 + (Facts.leftIconWorth[system] as number)
      if (facts.isOpenQuestion(system) && facts.groundCount(system, EMPIRE) === 0)
        worth += 1.5 + 24 / facts.candidateCount
      return worth
    },
  },
  'probe-droid-initiative': {
    worth: (facts) => probeWorth(facts, 2.2),
    latent: 3,
    purpose: 'probe',
  },
  'retrieve-the-plans': { worth: () => 6 },
  'secret-weapons-research': { worth: (facts) => 0.5 + 4.5 * inTime(facts, PROJECT_ROUNDS) },
  'trade-negotiations': { worth: (facts, system) => imperialLoyalty(facts, system, 1) },
}
