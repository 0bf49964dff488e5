import { ADJACENT, lowestBit, NO_SYSTEM } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'

/** How near the Empire is to knowing: few candidates, or its troops next to the base. */
export function baseThreat(facts: Facts): number {
  return facts.base === NO_SYSTEM ? 0 : threatTo(facts, facts.base)
}

/** The same, were the base there. */
export function threatTo(facts: Facts, base: number): number {
  const near = (ADJACENT[base] as number) & (facts.grounded[EMPIRE] as number)
  let lift = 0
  for (let rest = near; rest !== 0; rest &= rest - 1)
    if ((facts.capacity[lowestBit(rest) * 2 + EMPIRE] as number) > 0) lift++
  if (facts.revealed) return lift > 0 ? 3 : 1.5
  const few = facts.candidateCount <= 4 ? 1.5 : facts.candidateCount <= 7 ? 0.5 : 0
  return (lift > 0 ? 1 : 0) + few
}
