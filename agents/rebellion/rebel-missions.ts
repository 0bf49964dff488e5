import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  lowestBit,
  NO_SYSTEM,
} from '../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import type { MissionWorth } from './empire-missions.js'
import { Facts } from './facts.js'
import { RULES } from './rules.js'
import { LEADER_WORTH } from './skills.js'

/** Loyalty gained for the Rebels: builds to come, the way to the objectives that count loyal systems. */
export function loyaltyWorth(facts: Facts, system: number, markers: number): number {
  const bit = 1 << system
  if ((facts.populous & ~facts.loyalRebel & bit) === 0 || system === CORUSCANT) return 0
  const worth = Facts.iconsWorth[system] as number
  const builds = Math.max(1, Math.min(4, facts.gap / 3))
  const towardsObjectives = 1.6 * RULES.rebelLoyalty
  if ((facts.loyalEmpire & bit) !== 0) {
    const taken = 1 + worth * builds * 0.7 * RULES.rebelLoyalty
    return markers >= 2 ? taken + worth * builds * 0.5 + towardsObjectives : taken
  }
  // On a subjugated world the marker builds nothing until the troops leave.
  if ((facts.subjugated & bit) !== 0) return 1.2 + worth * 0.4
  let sum = towardsObjectives + worth * builds * 0.8 * RULES.rebelLoyalty
  // Loyalty where Imperial troops stand next door is soon subjugated.
  if (((ADJACENT[system] as number) & (facts.grounded[EMPIRE] as number)) !== 0) sum *= 0.75
  return sum
}

/** Sabotage chokes what the Empire builds, squares first; three such systems are an objective. */
function sabotageWorth(facts: Facts, system: number): number {
  const bit = 1 << system
  if ((facts.imperial & ~facts.sabotaged & bit) === 0) return 0
  const worth = ((facts.subjugated & bit) !== 0 ? Facts.leftIconWorth : Facts.iconsWorth)[
    system
  ] as number
  return (1.2 + worth * 1.5) * RULES.rebelSabotage
}

function raidWorth(facts: Facts, system: number, health: number): number {
  const at = system * 2 + EMPIRE
  let there = 0
  for (let theater = 0; theater < 2; theater++)
    there +=
      (facts.redHealth[at * 2 + theater] as number) +
      (facts.blackHealth[at * 2 + theater] as number)
  const killed = Math.min(health, there)
  // The last ground unit gone ends the subjugation, and opens Coruscant to a raid.
  const clears = there > 0 && there <= health
  let worth = killed * 1.1 * RULES.rebelRaids
  if (clears && (facts.subjugated & (1 << system)) !== 0) worth += 3
  if (clears && system === CORUSCANT) worth += 5
  return worth
}

function rescueWorth(facts: Facts, system: number): number {
  let worth = 0
  for (
    let rest = facts.captives & (facts.captivesAt[system] as number);
    rest !== 0;
    rest &= rest - 1
  )
    worth += 5 + (LEADER_WORTH[lowestBit(rest)] as number)
  return worth
}

/** Of the worth that moving the base has on average, so much counts for those who only guess. */
const LIKELY_MOBILIZATION = 0.5

/** How near the Empire is to knowing: few candidates, or its troops next to the base. */
export function baseThreat(facts: Facts): number {
  return facts.base === NO_SYSTEM ? 0 : threatTo(facts, facts.base)
}

function threatTo(facts: Facts, base: number): number {
  const near = (ADJACENT[base] as number) & (facts.grounded[EMPIRE] as number)
  let lift = 0
  for (let rest = near; rest !== 0; rest &= rest - 1)
    if ((facts.capacity[lowestBit(rest) * 2 + EMPIRE] as number) > 0) lift++
  if (facts.revealed) return lift > 0 ? 3 : 1.5
  const few = facts.candidateCount <= 4 ? 1.5 : facts.candidateCount <= 7 ? 0.5 : 0
  return (lift > 0 ? 1 : 0) + few
}

/**
 * Whoever does not know the base reckons with the mean over all places, less what our Rebels were found to do without
 * (games of the search and of the rules: agents/README.md).
 */
function mobilizationWorth(facts: Facts): number {
  if (facts.base !== NO_SYSTEM) return mobilizationFrom(facts, facts.base)
  let sum = 0
  for (let rest = facts.candidates; rest !== 0; rest &= rest - 1)
    sum += mobilizationFrom(facts, lowestBit(rest))
  return (LIKELY_MOBILIZATION * sum) / Math.max(1, facts.candidateCount)
}

function mobilizationFrom(facts: Facts, base: number): number {
  const threat = threatTo(facts, base)
  return threat >= 1 ? RULES.rebelMobilize * threat : 0.3
}

/** Units of the base space (or of the found base) that a strike could use. */
const strikers = (facts: Facts): number => facts.groundCount(BASE_SPACE, REBEL)

export const REBEL_MISSION_WORTH: Readonly<Record<string, MissionWorth>> = {
  'build-alliance': (facts, system) => loyaltyWorth(facts, system, 1),
  // Objectives in hand are tempo: sort until the next refreshes are covered.
  infiltration: () => 3.4 * RULES.rebelDraws,
  'covert-operation': () => 6.5 * RULES.rebelDraws,
  'stolen-plans': () => 5 * RULES.rebelDraws,
  'rapid-mobilization': mobilizationWorth,
  sabotage: sabotageWorth,
  // Structures hold the base when it is found.
  'base-defenses': (facts) => (facts.revealed ? 8 : 4 + (facts.candidateCount < 10 ? 3 : 0)),
  'contingency-plan': () => 2.5,
  'daring-rescue': rescueWorth,
  'for-the-greater-good': (facts, system) => rescueWorth(facts, system) + 3,
  demolition: (_facts, system) => (Facts.iconsWorth[system] as number) * 1.3,
  'establish-trade-relations': (facts, system) =>
    loyaltyWorth(facts, system, 1) + (Facts.iconsWorth[system] as number),
  'hidden-fleet': (facts, system) => {
    const bit = 1 << system
    const spread = ((facts.present[REBEL] as number) & bit) === 0 ? 2.5 : 0.5
    return (facts.loyalRebel & bit) !== 0 ? spread + 1 : spread
  },
  'hit-and-run': (facts, system) => raidWorth(facts, system, 2),
  'incite-rebellion': (facts, system) => 3 + 3 - Math.min(3, facts.groundCount(system, EMPIRE)),
  'lead-the-strike-team': (facts, system) => {
    const enemies = facts.groundCount(system, EMPIRE)
    if (enemies === 0 || strikers(facts) < enemies + 3) return 0.5
    return 2 + enemies + ((facts.subjugated & (1 << system)) !== 0 ? 4 : 0)
  },
  misdirection: () => 1.2,
  'plan-the-assault': (facts, system) => {
    const enemies = facts.strength[system * 2 + EMPIRE] as number
    const own = facts.strength[BASE_SPACE * 2 + REBEL] as number
    return own > enemies * 1.3 ? 3 + Math.min(5, enemies) : 0.5
  },
  'plant-false-lead': (facts) => (facts.revealed ? 0 : 3.5),
  'public-uprising': (facts, system) => 5 + 2 - Math.min(2, facts.groundCount(system, EMPIRE)),
  'rogue-squadron-raid': () => 4,
  'seek-yoda': (facts) => (facts.time < 9 ? 4.5 : 2),
  'support-of-mon-calamari': (facts, system) => Math.max(6, loyaltyWorth(facts, system, 2)),
  'wookiee-uprising': (facts, system) =>
    loyaltyWorth(facts, system, 1) + raidWorth(facts, system, 4),
}
