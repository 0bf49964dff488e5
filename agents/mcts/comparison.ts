import type { Sums } from './sums.js'

/**
 * Values of the root's candidates, world by world: the k-th value of each was found in the k-th world, its dice included.
 * A world that is good for all of them tells nothing, so candidates are compared by how far they lie from the others in
 * the same worlds; those that were dropped early are not measured by the luck of the first worlds.
 */
export class Comparison {
  private values: number[][] = []
  private means = new Float64Array(0)
  private errors = new Float64Array(0)

  begin(count: number): void {
    this.values = Array.from({ length: count }, () => [])
    this.means = new Float64Array(count)
    this.errors = new Float64Array(count)
  }

  /** The next value of a candidate. */
  note(candidate: number, value: number): void {
    this.values[candidate]?.push(value)
  }

  visits(candidate: number): number {
    return this.values[candidate]?.length ?? 0
  }

  /** What the candidate would be worth on average over all worlds that those of the last `against` were tried in. */
  mean(candidate: number): number {
    return this.means[candidate] as number
  }

  /** Standard error of its difference from them; Infinity below two visits. */
  error(candidate: number): number {
    return this.errors[candidate] as number
  }

  /** As sums that have this mean and this error, so that searches can be added up. */
  sums(candidate: number): Sums {
    const visits = this.visits(candidate)
    const mean = this.mean(candidate)
    const error = this.error(candidate)
    const variance = Number.isFinite(error) ? error ** 2 * (visits - 1) : 0
    return { visits, sum: mean * visits, squares: (mean * mean + variance) * visits }
  }

  /** Works out means and errors against those that were tried in all worlds, by their numbers. */
  against(others: readonly number[]): void {
    const level = this.levels(others)
    const usual = level.reduce((sum, one) => sum + one, 0) / Math.max(1, level.length)
    for (let i = 0; i < this.values.length; i++) this.compare(i, level, usual)
  }

  /** The mean of the others in each world, as far as all of them were tried. */
  private levels(others: readonly number[]): Float64Array {
    const worlds = Math.min(...others.map((other) => this.visits(other)))
    const level = new Float64Array(Number.isFinite(worlds) ? worlds : 0)
    for (const other of others) {
      const values = this.values[other] as number[]
      for (let world = 0; world < level.length; world++)
        level[world] = (level[world] as number) + (values[world] as number) / others.length
    }
    return level
  }

  private compare(candidate: number, level: Float64Array, usual: number): void {
    const values = this.values[candidate] as number[]
    const count = Math.min(values.length, level.length)
    let sum = 0
    let squares = 0
    for (let world = 0; world < count; world++) {
      const lead = (values[world] as number) - (level[world] as number)
      sum += lead
      squares += lead * lead
    }
    const lead = count === 0 ? 0 : sum / count
    this.means[candidate] = usual + lead
    this.errors[candidate] =
      count < 2
        ? Number.POSITIVE_INFINITY
        : Math.sqrt(Math.max(0, squares / count - lead * lead) / (count - 1))
  }
}
