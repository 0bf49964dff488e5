import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { COMMANDERS, LEADER_SKILL, SPEC_OPS } from '../../../engine/rebellion/facts/leader-types.js'
import { EMPIRE, enemyOf, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { MOST_STACKS, type RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { argA, OPPOSE, PLAY_ACTION, REVEAL, verbOf } from '../../../engine/rebellion/state/moves.js'
import { missionOpinion } from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { diceOf, LEADER_WORTH } from '../facts/skills.js'
import { opposedChance } from '../missions/mission-chance.js'

/** Dice that a Subversion adds, and what an attempt must be worth to be the one that it waits for. */
const SUBVERSION_DICE = 1
const SUBVERTED = 0.8

/** Whether to send a leader against an attempt: what he spoils against what he could do instead. */
export function opposeScore(view: RebellionView, facts: Facts, move: number): number {
  const card = view.mission
  const mission = MISSIONS[card]
  if (mission === undefined) return 0
  const system = view.missionPlace
  const stake = missionOpinion(card).worth(facts, system, view.missionTarget)
  if (verbOf(move) === PLAY_ACTION) return stake - 2.5
  const verb = verbOf(move)
  if (verb !== OPPOSE && verb !== REVEAL) return 0
  // Whoever is under a Subversion can do nothing else.
  const sent = verb === OPPOSE ? 1 << argA(move) : view.stackLeaders(facts.side, argA(move))
  const assigned = view.missionLeaders
  const there = (facts.leaders[system * 2 + enemyOf(facts.side)] as number) | assigned
  const own = facts.leaders[system * 2 + facts.side] as number
  const bonus = mission.portrait !== undefined && (assigned & (1 << mission.portrait)) !== 0 ? 2 : 0
  const dice = diceOf(there, mission.skill)
  const before = own === 0 ? 1 : opposedChance(dice, diceOf(own, mission.skill), bonus)
  const opposing = diceOf(own | sent, mission.skill) + (verb === OPPOSE ? 0 : SUBVERSION_DICE)
  const spoilt = (before - opposedChance(dice, opposing, bonus)) * stake
  return verb === OPPOSE ? spoilt - cost(view, facts, argA(move), system) : spoilt - SUBVERTED
}

/** A leader without tactic values cannot activate, so he has little else to do; a Rebel among troops may be captured. */
function cost(view: RebellionView, facts: Facts, leader: number, system: number): number {
  let worth = 0.6 + (LEADER_WORTH[leader] as number) * 0.1
  if ((COMMANDERS & (1 << leader)) !== 0)
    worth += facts.side === REBEL ? facts.rules.rebelOppose : facts.rules.empireOppose
  // Early on an Imperial leader has worlds to take; opposing is for high stakes then.
  if (facts.side !== REBEL && facts.time <= 4) worth += facts.rules.empireEarlyOppose
  if (facts.side === REBEL && ((facts.present[EMPIRE] as number) & (1 << system)) !== 0)
    worth += captureRisk(view, facts, leader)
  return worth
}

/** What is left of the risk where no face-down mission can be a capture: troops there still make him a target later. */
const LINGERING_RISK = 0.4
/** Chance that a face-down mission of somebody fit for it is the capture that every Empire holds. */
const LIKELY_CAPTURE = 0.5
/** A captive more, where there is one already, is kept for a while only. */
const SECOND_CAPTIVE = 0.3

/** Who stands among Imperial units can be captured: by the leaders under face-down missions, against his own skill. */
function captureRisk(view: RebellionView, facts: Facts, leader: number): number {
  const own = LEADER_SKILL[leader * 4 + SPEC_OPS] as number
  let spared = 1
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const dice = diceOf(view.stackLeaders(EMPIRE, slot), SPEC_OPS)
    if (dice > 0) spared *= 1 - LIKELY_CAPTURE * opposedChance(dice, own, 0)
  }
  const captive = 4 + (LEADER_WORTH[leader] as number) * 0.8
  const risk = (1 - spared) * captive * (facts.captives === 0 ? 1 : SECOND_CAPTIVE)
  return LINGERING_RISK + risk
}
