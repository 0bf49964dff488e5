import { Random } from '../../engine/random.js'

export interface SpsaSettings {
  readonly steps: number
  /** How far both players of a step are from the middle at first, and the size of the first steps. */
  readonly perturbation: number
  readonly gain: number
}

/** Units are a third of a number's usual value; see play/games/rebellion/tools/tune/rules.ts. */
export const USUAL_SPSA: Omit<SpsaSettings, 'steps'> = { perturbation: 1, gain: 0.25 }

/** Decay of the steps and of the perturbation (Spall 1998). */
const GAIN_DECAY = 0.602
const PERTURBATION_DECAY = 0.101
/** Part of the steps before the decay is felt. */
const STABILITY = 0.1

/**
 * Simultaneous perturbation stochastic approximation: every step changes all numbers at once, up or down by lot, lets the
 * two players so made meet, and moves all numbers towards the better. It depends on its seed and the scores alone.
 */
export class Spsa {
  private readonly random: Random
  private readonly at: Float64Array
  private readonly sum: Float64Array
  private signs: Int8Array
  private step = 0
  private summed = 0

  constructor(
    count: number,
    private readonly settings: SpsaSettings,
    seed: string,
  ) {
    this.random = new Random(seed)
    this.at = new Float64Array(count)
    this.sum = new Float64Array(count)
    this.signs = new Int8Array(count)
  }

  /** The two players of the next step, as distances from the usual numbers; followed by `take`. */
  next(): { readonly plus: readonly number[]; readonly minus: readonly number[] } {
    this.signs = Int8Array.from(this.signs, () => (this.random.below(2) === 0 ? -1 : 1))
    const size = this.perturbation()
    const moved = (sign: number): number[] =>
      Array.from(this.at, (value, i) => value + sign * size * (this.signs[i] as number))
    return { plus: moved(1), minus: moved(-1) }
  }

  /** The score of the first of the two, 0 to 1. */
  take(score: number): void {
    const { steps, gain } = this.settings
    const stability = STABILITY * steps
    const rate = gain * ((stability + 1) / (stability + this.step + 1)) ** GAIN_DECAY
    const slope = (2 * score - 1) / (2 * this.perturbation())
    for (let i = 0; i < this.at.length; i++)
      this.at[i] = (this.at[i] as number) + rate * slope * (this.signs[i] as number)
    this.step++
    if (this.step <= steps / 2) return
    for (let i = 0; i < this.at.length; i++)
      this.sum[i] = (this.sum[i] as number) + (this.at[i] as number)
    this.summed++
  }

  /** The mean over the second half of the steps: what is left of the noise averages out. */
  found(): number[] {
    return Array.from(this.summed > 0 ? this.sum : this.at, (value) =>
      this.summed > 0 ? value / this.summed : value,
    )
  }

  private perturbation(): number {
    return this.settings.perturbation * (this.step + 1) ** -PERTURBATION_DECAY
  }
}
