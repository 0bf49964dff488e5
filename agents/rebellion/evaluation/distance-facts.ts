import { HOPS, NO_SYSTEM, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'
import { DISTANCE_INPUTS, FARTHEST, MEASURED } from './network-inputs.js'

/** What stands and who is loyal, by the distance from the Rebel base: units far away are another matter than those next door. */
export class DistanceFacts {
  /** As distance * MEASURED + what is measured, in the order of network-inputs.ts. */
  private readonly sums = new Float64Array(DISTANCE_INPUTS.length)

  /** `facts` are those of the Rebels, who know their base, with what the Empire still looks for; the values go to `out` from `at` on. */
  measure(facts: Facts, out: Float64Array, at: number): void {
    const { sums } = this
    sums.fill(0)
    if (facts.base !== NO_SYSTEM)
      for (let system = 0; system < SYSTEM_COUNT; system++) this.add(facts, system)
    out.set(sums, at)
  }

  private add(facts: Facts, system: number): void {
    const { sums } = this
    const hops = HOPS[system * SYSTEM_COUNT + facts.base] as number
    let at = Math.min(FARTHEST, hops) * MEASURED
    const bit = 1 << system
    const troops = weightAt(facts, system, EMPIRE, GROUND)
    const count = facts.groundCount(system, EMPIRE)
    const room = facts.capacity[system * 2 + EMPIRE] as number
    const isSought = (facts.candidates & ~(facts.grounded[EMPIRE] as number) & bit) !== 0
    sums[at] = (sums[at++] as number) + troops
    sums[at] = (sums[at++] as number) + (count === 0 ? 0 : troops * Math.min(1, room / count))
    sums[at] = (sums[at++] as number) + weightAt(facts, system, EMPIRE, SPACE)
    sums[at] = (sums[at++] as number) + room
    sums[at] = (sums[at++] as number) + weightAt(facts, system, REBEL, GROUND)
    sums[at] = (sums[at++] as number) + weightAt(facts, system, REBEL, SPACE)
    sums[at] = (sums[at++] as number) + ((facts.loyalRebel & bit) !== 0 ? 1 : 0)
    sums[at] = (sums[at++] as number) + ((facts.loyalEmpire & bit) !== 0 ? 1 : 0)
    sums[at] = (sums[at++] as number) + ((facts.subjugated & bit) !== 0 ? 1 : 0)
    sums[at] = (sums[at] as number) + (isSought ? 1 : 0)
  }
}

/** Dice and health. */
function weightAt(facts: Facts, system: number, side: number, theater: number): number {
  const slot = (system * 2 + side) * 2 + theater
  return (
    (facts.red[slot] as number) +
    (facts.black[slot] as number) +
    (facts.green[slot] as number) +
    (facts.redHealth[slot] as number) +
    (facts.blackHealth[slot] as number)
  )
}
