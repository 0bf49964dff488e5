import {
  LEADER_COUNT,
  LEADER_MINOR,
  LEADER_SKILL,
  LEADER_TACTICS,
} from '../../../engine/rebellion/facts/leader-types.js'
import { lowestBit } from '../../../engine/rebellion/facts/map.js'

/** Sum of one skill over the leaders of a mask. Luke Skywalker counts as printed, Jedi or not: close enough to plan with. */
export function skillOf(mask: number, skill: number): number {
  let sum = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    sum += LEADER_SKILL[lowestBit(rest) * 4 + skill] as number
  return sum
}

/** Dice of a skill in an attempt: two green ones, of small icons, do about as much as another one. */
export function diceOf(mask: number, skill: number): number {
  let small = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    small += LEADER_MINOR[lowestBit(rest) * 4 + skill] as number
  return skillOf(mask, skill) + (small >> 1)
}

/** Best skill among the leaders of a mask. */
export function bestSkill(mask: number, skill: number): number {
  let best = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    best = Math.max(best, LEADER_SKILL[lowestBit(rest) * 4 + skill] as number)
  return best
}

/** Best tactic value of a theater among the leaders of a mask. */
export function tacticsOf(mask: number, theater: number): number {
  let best = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    best = Math.max(best, LEADER_TACTICS[lowestBit(rest) * 2 + theater] as number)
  return best
}

/** Tactic value of a leader who is not known yet. */
export const USUAL_TACTICS = 1.5

/** What a leader is worth to its side, in tenths of a reputation step: all icons and tactic values count. */
export const LEADER_WORTH = new Float64Array(LEADER_COUNT)
for (let leader = 0; leader < LEADER_COUNT; leader++) {
  let worth = 1
  for (let skill = 0; skill < 4; skill++) worth += LEADER_SKILL[leader * 4 + skill] as number
  worth += LEADER_TACTICS[leader * 2] as number
  worth += LEADER_TACTICS[leader * 2 + 1] as number
  LEADER_WORTH[leader] = worth
}
