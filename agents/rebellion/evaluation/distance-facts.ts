import { HOPS, NO_SYSTEM, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'
import { DISTANCE_INPUTS, FARTHEST, MEASURED } from './network-inputs.js'

/** What stands and who is loyal, by the distance from the Rebel base: units far away are another matter than those next door. */
export class DistanceFacts {
  private out: Float64Array = new Float64Array(0)
  /** Where the next number is added: what is measured lies side by side, distance after distance. */
  private at = 0

  /** `facts` are those of the Rebels, who know their base, with what the Empire still looks for; the values go to `out` from `at` on. */
  measure(facts: Facts, out: Float64Array, at: number): void {
    const { base } = facts
    this.out = out
    out.fill(0, at, at + DISTANCE_INPUTS.length)
    if (base === NO_SYSTEM) return
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      const hops = HOPS[system * SYSTEM_COUNT + base] as number
      this.at = at + Math.min(FARTHEST, hops) * MEASURED
      this.addSystem(facts, system)
    }
  }

  /** In the order of network-inputs.ts. */
  private addSystem(facts: Facts, system: number): void {
    const bit = 1 << system
    this.add(facts.weightAt(system, EMPIRE, GROUND))
    this.add(facts.liftedWeight(system))
    this.add(facts.weightAt(system, EMPIRE, SPACE))
    this.add(facts.capacity[system * 2 + EMPIRE] as number)
    this.add(facts.weightAt(system, REBEL, GROUND))
    this.add(facts.weightAt(system, REBEL, SPACE))
    this.add(facts.loyalRebel & bit ? 1 : 0)
    this.add(facts.loyalEmpire & bit ? 1 : 0)
    this.add(facts.subjugated & bit ? 1 : 0)
    this.add(facts.candidates & ~(facts.grounded[EMPIRE] as number) & bit ? 1 : 0)
  }

  private add(value: number): void {
    this.out[this.at] = (this.out[this.at] as number) + value
    this.at++
  }
}
