/**
 * Learns how often to play each choice of one decision, by regret matching: in proportion to what was regretted, evenly as long
 * as nothing was. Regrets never fall below nought, and later strategies count for more in the average.
 */
export class RegretMatching {
  /** How the choices are played since `match`; they add up to 1. */
  readonly chances: Float64Array
  private readonly regrets: Float64Array
  private readonly played: Float64Array

  constructor(private count: number) {
    this.chances = new Float64Array(count)
    this.regrets = new Float64Array(count)
    this.played = new Float64Array(count)
  }

  /** Begins anew with so many choices, not more than it was made for. */
  begin(count: number): void {
    this.count = count
    this.regrets.fill(0)
    this.played.fill(0)
  }

  match(): Float64Array {
    const { regrets, chances, count } = this
    let total = 0
    for (let i = 0; i < count; i++) total += regrets[i] as number
    for (let i = 0; i < count; i++)
      chances[i] = total > 0 ? (regrets[i] as number) / total : 1 / count
    return chances
  }

  /** Counts what is played now into the average; `reach` is how likely the decision is come to. */
  remember(weight: number, reach = 1): void {
    const { played, chances, count } = this
    for (let i = 0; i < count; i++)
      played[i] = (played[i] as number) + weight * (reach * (chances[i] as number))
  }

  /** Regrets what each choice would have brought; answers what is brought on average as they are played. */
  learn(values: Float64Array): number {
    const { regrets, chances, count } = this
    let mean = 0
    for (let i = 0; i < count; i++) mean += (chances[i] as number) * (values[i] as number)
    for (let i = 0; i < count; i++)
      regrets[i] = Math.max(0, (regrets[i] as number) + (values[i] as number) - mean)
    return mean
  }

  /** The average of what was remembered, without what was played less often than `least`: strays of the first rounds. */
  average(least = 0): Float64Array {
    const played = this.played.subarray(0, this.count)
    const all = sum(played)
    const kept = played.map((part) => (part < least * all ? 0 : part))
    const total = sum(kept)
    return kept.map((part) => (total > 0 ? part / total : 1 / this.count))
  }
}

function sum(parts: Float64Array): number {
  let total = 0
  for (let i = 0; i < parts.length; i++) total += parts[i] as number
  return total
}
