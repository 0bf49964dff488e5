import type { Observation, Weights } from '../../engine/game.js'
import { ADJACENT, HOPS, lowestBit, SYSTEM_COUNT } from '../../engine/rebellion/map.js'
import { EMPIRE } from '../../engine/rebellion/sides.js'
import type { RebellionView } from '../../engine/rebellion/view.js'

/** ai-design 3.2: strong people hide about one hop further from Imperial ground, and more often on Rebel worlds. */
const DISTANCE_WEIGHT = 1.5
const LOYALTY_WEIGHT = 0.7
const FAR = 6
/** Part of the belief that stays uniform: the prior rests on few games. */
const UNIFORM_PART = 0.15

/** What the Empire believes of the base: hard evidence from the engine, weighed by where people hide. */
export class Belief {
  private readonly base = new Float64Array(SYSTEM_COUNT)
  private readonly held: Weights = { base: this.base }

  /** Weights for sampling, or null where nothing about the base is hidden from this player. */
  weights(view: RebellionView, observation: Observation): Weights | null {
    return this.bases(view, observation) === null ? null : this.held
  }

  /** Chance of each system; null when the base is known. */
  bases(view: RebellionView, observation: Observation): Float64Array | null {
    view.bind(observation)
    const candidates = view.candidates
    if (view.player !== EMPIRE || view.isRevealed || candidates === 0) return null
    this.base.fill(0)
    let total = 0
    let count = 0
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const weight = Math.exp(this.prior(view, system))
      this.base[system] = weight
      total += weight
      count++
    }
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      this.base[system] =
        ((1 - UNIFORM_PART) * (this.base[system] as number)) / total + UNIFORM_PART / count
    }
    return this.base
  }

  private prior(view: RebellionView, system: number): number {
    const ground = view.ground(EMPIRE)
    let nearest = FAR
    for (let rest = ground; rest !== 0; rest &= rest - 1)
      nearest = Math.min(nearest, HOPS[system * SYSTEM_COUNT + lowestBit(rest)] as number)
    let score = DISTANCE_WEIGHT * Math.log(1 + nearest)
    if ((view.loyal(0) & (1 << system)) !== 0) score += LOYALTY_WEIGHT
    if ((ADJACENT[system] as number) === 0) score -= 1
    return score
  }
}
