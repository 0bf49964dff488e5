import { BASE_SPACE, CORUSCANT, lowestBit, NO_SYSTEM } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import { DEATH_STAR } from '../../../engine/rebellion/facts/unit-types.js'
import { standing } from '../battle/delivery.js'
import { estimateOdds, Force, type Odds } from '../battle/odds.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH, USUAL_TACTICS } from '../facts/skills.js'
import { threatTo } from '../worth/base-threat.js'
import { rebelLoyalty } from '../worth/loyalty.js'
import type { MissionOpinion } from './opinion.js'

/** Sabotage chokes what the Empire builds, squares first; three such systems are an objective. */
export function sabotageWorth(facts: Facts, system: number): number {
  const bit = 1 << system
  if ((facts.imperial & ~facts.sabotaged & bit) === 0) return 0
  const worth = ((facts.subjugated & bit) !== 0 ? Facts.leftIconWorth : Facts.iconsWorth)[
    system
  ] as number
  return (1.2 + worth * 1.5) * facts.rules.rebelSabotage
}

export function raidWorth(facts: Facts, system: number, health: number): number {
  const at = system * 2 + EMPIRE
  let there = 0
  for (let theater = 0; theater < 2; theater++)
    there +=
      (facts.redHealth[at * 2 + theater] as number) +
      (facts.blackHealth[at * 2 + theater] as number)
  const killed = Math.min(health, there)
  // The last ground unit gone ends the subjugation, and opens Coruscant to a raid.
  const clears = there > 0 && there <= health
  let worth = killed * 1.1 * facts.rules.rebelRaids
  if (clears && (facts.subjugated & (1 << system)) !== 0) worth += 3
  if (clears && system === CORUSCANT) worth += 5
  return worth
}

export function rescueWorth(facts: Facts, system: number): number {
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
const LIKELY_MOBILIZATION = 0.42

/**
 * Whoever does not know the base reckons with the mean over all places, less what our Rebels were found to do without
 * (games of the search and of the rules: agents/TRIALS.md).
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
  return threat >= 1 ? facts.rules.rebelMobilize * threat : 0.3
}

const fleet = new Force()
const guards = new Force()
const odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
/** A Death Star that Rebel ships reach: its plans are rolled for in each round of the battle. */
const STATION_IN_REACH = 4

/** The ships of the base space fall upon a system: they alone come, so that without any there is nothing to plan. */
function spaceAssaultWorth(facts: Facts, system: number): number {
  standing(facts, REBEL, BASE_SPACE, SPACE, fleet)
  standing(facts, EMPIRE, system, SPACE, guards)
  if (fleet.isNone) return 0
  const station = facts.unitsAt(system, DEATH_STAR) > 0 ? STATION_IN_REACH : 0
  if (guards.isNone) return 0.5 + station
  fleet.cards = USUAL_TACTICS
  estimateOdds(fleet, guards, odds)
  const killed = guards.weight * (1 - odds.defenderLeft)
  const lost = fleet.weight * (1 - odds.attackerLeft)
  const won = killed * facts.rules.rebelKills - lost * facts.rules.rebelLosses
  return Math.max(0, won + station * odds.win)
}

/** Units of the base space (or of the found base) that a strike could use. */
const strikers = (facts: Facts): number => facts.groundCount(BASE_SPACE, REBEL)

/** The Rebel missions of the base game. */
export const BASE_REBEL_MISSIONS: Readonly<Record<string, Partial<MissionOpinion>>> = {
  'build-alliance': { worth: (facts, system) => rebelLoyalty(facts, system, 1) },
  // Objectives in hand are tempo: sort until the next refreshes are covered.
  infiltration: { worth: (facts) => 3.4 * facts.rules.rebelDraws },
  'rapid-mobilization': { worth: mobilizationWorth, purpose: 'relocation' },
  sabotage: { worth: sabotageWorth },
  // Structures hold the base when it is found.
  'base-defenses': {
    worth: (facts) => (facts.revealed ? 8 : 4 + (facts.candidateCount < 10 ? 3 : 0)),
  },
  'contingency-plan': { worth: () => 2.5 },
  'covert-operation': { worth: (facts) => 6.5 * facts.rules.rebelDraws },
  'daring-rescue': { worth: rescueWorth },
  demolition: { worth: (_facts, system) => (Facts.iconsWorth[system] as number) * 1.3 },
  'establish-trade-relations': {
    worth: (facts, system) => rebelLoyalty(facts, system, 1) + (Facts.iconsWorth[system] as number),
  },
  'for-the-greater-good': { worth: (facts, system) => rescueWorth(facts, system) + 3 },
  'hidden-fleet': {
    worth: (facts, system) => {
      const bit = 1 << system
      const spread = ((facts.present[REBEL] as number) & bit) === 0 ? 2.5 : 0.5
      return (facts.loyalRebel & bit) !== 0 ? spread + 1 : spread
    },
  },
  'hit-and-run': { worth: (facts, system) => raidWorth(facts, system, 2) },
  'incite-rebellion': {
    worth: (facts, system) => 3 + 3 - Math.min(3, facts.groundCount(system, EMPIRE)),
  },
  'lead-the-strike-team': {
    worth: (facts, system) => {
      const enemies = facts.groundCount(system, EMPIRE)
      if (enemies === 0 || strikers(facts) < enemies + 3) return 0.5
      return 2 + enemies + ((facts.subjugated & (1 << system)) !== 0 ? 4 : 0)
    },
  },
  misdirection: { worth: () => 1.2, namesAssigned: true },
  'plan-the-assault': { worth: spaceAssaultWorth },
  'plant-false-lead': { worth: (facts) => (facts.revealed ? 0 : 3.5) },
  'public-uprising': {
    worth: (facts, system) => 5 + 2 - Math.min(2, facts.groundCount(system, EMPIRE)),
  },
  'rogue-squadron-raid': { worth: () => 4 },
  'seek-yoda': { worth: (facts) => (facts.time < 9 ? 4.5 : 2) },
  'stolen-plans': { worth: (facts) => 5 * facts.rules.rebelDraws },
  'support-of-mon-calamari': {
    worth: (facts, system) => Math.max(6, rebelLoyalty(facts, system, 2)),
  },
  'wookiee-uprising': {
    worth: (facts, system) => rebelLoyalty(facts, system, 1) + raidWorth(facts, system, 4),
  },
}
