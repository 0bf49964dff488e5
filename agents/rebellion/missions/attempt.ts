import type { MissionCard } from '../../../engine/rebellion/cards/registry.js'
import { countBits } from '../../../engine/rebellion/facts/map.js'
import { enemyOf } from '../../../engine/rebellion/facts/sides.js'
import { NONE } from '../../../engine/rebellion/state/moves.js'
import type { Facts } from '../facts/facts.js'
import { diceOf } from '../facts/skills.js'
import { opposedChance } from './mission-chance.js'

/**
 * Chance that a mission succeeds in a system with these leaders on it: those of the enemy who are there
 * oppose for certain, and somebody from his pool perhaps.
 */
export function attemptChance(
  facts: Facts,
  card: MissionCard,
  side: number,
  system: number,
  assigned: number,
  target: number,
): number {
  const there = (facts.leaders[system * 2 + side] as number) | assigned
  const dice = card.allIcons === true ? allIcons(there) : diceOf(there, card.skill)
  const bonus = card.portrait !== undefined && (assigned & (1 << card.portrait)) !== 0 ? 2 : 0
  return chanceWith(facts, card, side, system, target, dice, bonus)
}

/** The same with dice and bonus known. */
export function chanceWith(
  facts: Facts,
  card: MissionCard,
  side: number,
  system: number,
  target: number,
  dice: number,
  bonus: number,
): number {
  if (card.mode !== 'attempt') return 1
  const enemy = enemyOf(side)
  let against = facts.leaders[system * 2 + enemy] as number
  if (target !== NONE) against |= 1 << target
  const free = facts.pool[enemy] as number
  if (against === 0 && free === 0) return 1
  let opposing = 0
  if (against !== 0)
    opposing = card.allIcons === true ? allIcons(against) : diceOf(against, card.skill)
  const alone = against === 0 ? 1 : opposedChance(dice, opposing, bonus)
  if (free === 0) return alone
  const best = facts.poolSkill[enemy * 4 + card.skill] as number
  const worst = opposedChance(dice, opposing + best, bonus)
  const willing = Math.min(0.7, facts.rules.willOppose * Math.sqrt(countBits(free)))
  return alone + willing * (worst - alone)
}

function allIcons(mask: number): number {
  return diceOf(mask, 0) + diceOf(mask, 1) + diceOf(mask, 2) + diceOf(mask, 3)
}
