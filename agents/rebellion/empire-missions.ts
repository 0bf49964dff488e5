import { LUKE } from '../../engine/rebellion/facts/leader-types.js'
import {
  ADJACENT,
  countBits,
  lowestBit,
  REGION,
  REGION_SYSTEMS,
} from '../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../engine/rebellion/facts/sides.js'
import { AT_AT, AT_ST, STORMTROOPER } from '../../engine/rebellion/facts/unit-types.js'
import { Assault } from './assault.js'
import { standing } from './delivery.js'
import { Facts } from './facts.js'
import { Force } from './odds.js'
import { RULES } from './rules.js'
import { LEADER_WORTH, USUAL_TACTICS } from './skills.js'

/**
 * What the success of each Imperial mission is worth, in tenths of a reputation step (10 is one round of the clock).
 * Every rule has its reason beside it.
 */
export type MissionWorth = (facts: Facts, system: number, target: number) => number

/** A look at one more probe card: a share of finding the base, less when little is left to rule out. */
function probeWorth(facts: Facts, cards: number): number {
  if (facts.revealed || facts.candidateCount <= 1) return 0
  // Each card clears a candidate with this chance; the find is worth more the fewer are left.
  const hit = Math.min(1, facts.candidateCount / 26 + 0.1)
  return RULES.empireProbes * cards * hit * (1.5 + 24 / facts.candidateCount)
}

/** Loyalty gained: what the system builds more for the Empire, and less for the Rebels. */
export function loyaltyWorth(facts: Facts, system: number, markers: number): number {
  const bit = 1 << system
  if ((facts.populous & ~facts.loyalEmpire & bit) === 0) return 0
  const worth = Facts.iconsWorth[system] as number
  const builds = Math.max(1, Math.min(4, facts.gap / 3))
  if ((facts.loyalRebel & bit) !== 0) {
    // The first marker only takes the Rebels' away.
    const taken = (facts.subjugated & bit) !== 0 ? 1.5 : 1 + worth * builds * 0.7
    return markers >= 2 ? taken + worth * builds * 0.8 : taken
  }
  const gained =
    (facts.subjugated & bit) !== 0 ? worth - (Facts.leftIconWorth[system] as number) : worth
  let sum = (1 + gained * builds * 0.8) * RULES.empireLoyalty
  // Loyalty in the base's own system gives it away: a candidate is searched by it.
  if (isOpenQuestion(facts, bit)) sum += 1 + 18 / facts.candidateCount
  return sum
}

/** The base may be there, and may be elsewhere. */
function isOpenQuestion(facts: Facts, bit: number): boolean {
  return !facts.revealed && facts.candidateCount > 1 && (facts.candidates & bit) !== 0
}

function captiveWorth(target: number): number {
  return target === 255 ? 0 : RULES.empireCaptures * (4 + (LEADER_WORTH[target] as number) * 0.8)
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

export const EMPIRE_MISSION_WORTH: Readonly<Record<string, MissionWorth>> = {
  // Unopposed in a system with an Imperial unit, a leader is lost to the Rebels for rounds.
  'capture-rebel-operative': (facts, _system, target) =>
    facts.captives === 0 ? captiveWorth(target) : captiveWorth(target) * 0.3,
  'collect-bounty': (facts, _system, target) =>
    facts.captives === 0 ? captiveWorth(target) + 1 : captiveWorth(target) * 0.3,
  // One card for four units in the base space: most bases hold more than that.
  'gather-intel': (facts) => probeWorth(facts, 1.6) * 0.95,
  // Projects win late games; a sabotaged square icon is choked production.
  'research-and-development': (facts, system) => {
    const choked = facts.sabotaged & facts.imperial & (1 << system)
    return choked !== 0
      ? 3.5 + (Facts.iconsWorth[system] as number) * 0.9
      : facts.time < 9
        ? 4.2
        : 2.5
  },
  'rule-by-fear': (facts, system) => loyaltyWorth(facts, system, 1),
  'trade-negotiations': (facts, system) => loyaltyWorth(facts, system, 1),
  'display-of-power': (facts, system) => loyaltyWorth(facts, system, 2) + 0.5,
  'fear-will-keep-them-in-line': (facts, system) => {
    // Two systems of the region: the two best.
    let best = 0
    let second = 0
    for (
      let rest = (REGION_SYSTEMS[REGION[system] as number] as number) & facts.populous;
      rest !== 0;
      rest &= rest - 1
    ) {
      const worth = loyaltyWorth(facts, lowestBit(rest), 1)
      if (worth > best) {
        second = best
        best = worth
      } else if (worth > second) second = worth
    }
    return best + second
  },
  'imperial-propaganda': (facts, system) => regionLoyalRebel(facts, system) * 3.5,
  'address-delays': (facts, system) =>
    ((facts.sabotaged & (1 << system)) !== 0 ? 0.5 : 1) * (Facts.iconsWorth[system] as number),
  'double-our-efforts': () => 2.2,
  'oversee-project': () => 3.5,
  'construct-death-star': (facts) => (facts.time < 8 ? 7 : 2),
  'construct-super-star-destroyer': (facts) => (facts.time < 11 ? 6 : 2),
  'construct-factory': (facts, system) =>
    (Facts.iconsWorth[system] as number) * 1.2 + ((facts.sabotaged & (1 << system)) !== 0 ? 2 : 0),
  // The known base dies by it and ends the game; otherwise Rebel worlds go, but sympathy grows.
  'superlaser-online': (facts, system) => {
    const bit = 1 << system
    if (facts.revealed && facts.base === system) return 200
    if ((facts.candidates & bit) !== 0 && !facts.revealed) return 200 / facts.candidateCount - 2
    return (facts.loyalRebel & bit) !== 0 ? 3 : 0
  },
  'secret-weapons-research': (facts) => (facts.time < 10 ? 5 : 2),
  // Captives pay by what the clock asks: reputation while time runs, the base while it hides.
  'carbon-freezing': () => 10,
  'lure-of-the-dark-side': (_facts, _system, target) =>
    (target === LUKE ? 18 : 8) + (target === 255 ? 0 : (LEADER_WORTH[target] as number)),
  'homing-beacon': (facts) =>
    facts.revealed || facts.candidateCount < 4 ? 0 : 30 * (1 - 4 / facts.candidateCount) * 0.35,
  'interrogation-droid': (facts) =>
    facts.revealed || facts.candidateCount <= 3 ? 0 : 14 + facts.candidateCount * 0.4,
  interrogation: () => 2.5,
  'retrieve-the-plans': () => 6,
  detained: (_facts, _system, target) =>
    target === 255 ? 0 : (LEADER_WORTH[target] as number) * 0.4,
  'hunt-them-down': (facts, system) => raidWorth(facts, system, 2),
  'planetary-conquest': (facts, system) => {
    const bit = 1 << system
    let worth = (facts.quarry & bit) !== 0 ? 1 + conquestWorth(facts, system) : 0
    const rebels = facts.groundCount(system, REBEL)
    if (rebels > 3) return worth
    worth += rebels * 1.2
    if ((facts.populous & ~facts.imperial & bit) !== 0)
      worth += 2 + (Facts.leftIconWorth[system] as number)
    if (isOpenQuestion(facts, bit) && facts.groundCount(system, EMPIRE) === 0)
      worth += 1.5 + 24 / facts.candidateCount
    return worth
  },
  'intercept-transmission': (facts) => probeWorth(facts, 2.5),
  'probe-droid-initiative': (facts) => probeWorth(facts, 2.2),
  // A question about one system: worth the certainty where the troops cannot go.
  'long-range-probe': (facts, system) => {
    if (!isOpenQuestion(facts, 1 << system)) return 0
    const near =
      countBits((ADJACENT[system] as number) & (facts.grounded[EMPIRE] as number)) > 0 ? 1 : 1.4
    // With few places left the answer comes before the assault that it directs; like that, it gains as time runs out.
    const directs = facts.quarry !== 0 ? 60 / facts.candidateCount : 0
    return (
      near * (0.8 + directs + 30 / facts.candidateCount) * (1 + Math.max(0, 6 - facts.gap) * 0.12)
    )
  },
}
