import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { COMMANDERS } from '../../../engine/rebellion/facts/leader-types.js'
import { EMPIRE, enemyOf, REBEL } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { argA, OPPOSE, PLAY_ACTION, verbOf } from '../../../engine/rebellion/state/moves.js'
import { missionOpinion } from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { LEADER_WORTH, skillOf } from '../facts/skills.js'
import { opposedChance } from '../missions/mission-chance.js'

/** Whether to send a leader against an attempt: what he spoils against what he could do instead. */
export function opposeScore(view: RebellionView, facts: Facts, move: number): number {
  const card = view.mission
  const mission = MISSIONS[card]
  if (mission === undefined) return 0
  const system = view.missionPlace
  const stake = missionOpinion(card).worth(facts, system, view.missionTarget)
  if (verbOf(move) === PLAY_ACTION) return stake - 2.5
  if (verbOf(move) !== OPPOSE) return 0
  const leader = argA(move)
  const assigned = view.missionLeaders
  const there = (facts.leaders[system * 2 + enemyOf(facts.side)] as number) | assigned
  const own = facts.leaders[system * 2 + facts.side] as number
  const bonus = mission.portrait !== undefined && (assigned & (1 << mission.portrait)) !== 0 ? 2 : 0
  const dice = skillOf(there, mission.skill)
  const before = own === 0 ? 1 : opposedChance(dice, skillOf(own, mission.skill), bonus)
  const after = opposedChance(dice, skillOf(own | (1 << leader), mission.skill), bonus)
  return (before - after) * stake - cost(facts, leader, system)
}

/** A leader without tactic values cannot activate, so he has little else to do; a Rebel among troops may be captured. */
function cost(facts: Facts, leader: number, system: number): number {
  let worth = 0.6 + (LEADER_WORTH[leader] as number) * 0.1
  if ((COMMANDERS & (1 << leader)) !== 0)
    worth += facts.side === REBEL ? facts.rules.rebelOppose : facts.rules.empireOppose
  // Early on an Imperial leader has worlds to take; opposing is for high stakes then.
  if (facts.side !== REBEL && facts.time <= 4) worth += facts.rules.empireEarlyOppose
  if (facts.side === REBEL && ((facts.present[EMPIRE] as number) & (1 << system)) !== 0)
    worth += facts.captives === 0 ? 1.5 : 0.4
  return worth
}
