import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  HOPS,
  lowestBit,
  SYSTEM_COUNT,
} from '../../engine/rebellion/map.js'
import { argA, argB, argC, CAMP, HIDE, PLACE, verbOf } from '../../engine/rebellion/moves.js'
import { EMPIRE, GROUND, REBEL } from '../../engine/rebellion/sides.js'
import { UNIT_CARRIED, UNIT_THEATER } from '../../engine/rebellion/unit-types.js'
import { Facts } from './facts.js'
import { RULES } from './rules.js'

/** Cap of the distance that counts: beyond it the Empire is far away. */
const FAR = 6
const LOYALTY_WEIGHT = 0.7

/** The set-up: the starting units of both sides, and the base. */
export function setupScore(facts: Facts, move: number): number {
  switch (verbOf(move)) {
    case PLACE:
      return facts.side === EMPIRE ? empirePlace(facts, move) : rebelPlace(facts, move)
    case CAMP:
      return campScore(argA(move))
    case HIDE:
      return baseScore(facts, argA(move))
    default:
      return 0
  }
}

/** Troops spread over all worlds, two at a time, with ships that can carry them; more where candidates lie around. */
function empirePlace(facts: Facts, move: number): number {
  const count = argA(move)
  const type = argB(move)
  const place = argC(move)
  const ground = facts.groundCount(place, EMPIRE)
  const open = countBits((ADJACENT[place] as number) & ~(facts.grounded[EMPIRE] as number))
  if (UNIT_THEATER[type] === GROUND) return 10 - ground * 2 - Math.abs(count - 2) + open * 0.3
  if (UNIT_CARRIED[type] !== 0) return 5 - facts.shipCount(place, EMPIRE) - Math.abs(count - 2)
  const stranded = ground - (facts.capacity[place * 2 + EMPIRE] as number)
  return 10 + stranded - (count - 1) * 2 + open * 0.4 - facts.shipCount(place, EMPIRE) * 0.5
}

/** One cheap unit on the loyal world, the rest at the base. */
function rebelPlace(facts: Facts, move: number): number {
  const place = argC(move)
  const count = argA(move)
  if (place === BASE_SPACE) return 10 + count
  return facts.groundCount(place, REBEL) + facts.shipCount(place, REBEL) === 0 && count === 1
    ? 11.5
    : 0
}

function campScore(place: number): number {
  if (place === BASE_SPACE) return 0
  return (Facts.iconsWorth[place] as number) + 1
}

/**
 * Where to found a base (ai-design 3.2): far from Imperial troops, Rebel worlds rather than others, with more than
 * one way out. The choice is drawn from a softmax of this, or it would be known.
 */
export function baseScore(facts: Facts, system: number): number {
  let nearest = FAR
  for (let rest = facts.grounded[EMPIRE] as number; rest !== 0; rest &= rest - 1)
    nearest = Math.min(nearest, HOPS[system * SYSTEM_COUNT + lowestBit(rest)] as number)
  let score = RULES.hideDistance * Math.log(1 + nearest)
  if ((facts.loyalRebel & (1 << system)) !== 0) score += LOYALTY_WEIGHT
  if (countBits(ADJACENT[system] as number) < 2) score -= 0.4
  if ((HOPS[system * SYSTEM_COUNT + CORUSCANT] as number) <= 1) score -= 0.5
  return score
}
