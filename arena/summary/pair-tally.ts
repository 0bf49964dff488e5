import type { PairClass } from '../statistics/ratings.js'

/** Pairs of every pairing by how their two games ended: whole numbers only, whatever the number of games. */
export class PairTally {
  private readonly counts = new Map<number, Float64Array>()

  constructor(private readonly agents: number) {}

  /** Half points (0 … 2) of `a` in seat 0, and of `a` in seat 1. */
  add(a: number, b: number, inFirst: number, inSecond: number): void {
    const key = a * this.agents + b
    let counts = this.counts.get(key)
    if (counts === undefined) {
      counts = new Float64Array(9)
      this.counts.set(key, counts)
    }
    const place = inFirst * 3 + inSecond
    counts[place] = (counts[place] as number) + 1
  }

  classes(): PairClass[] {
    const classes: PairClass[] = []
    for (const [key, counts] of this.sorted())
      for (let place = 0; place < 9; place++)
        if ((counts[place] as number) > 0)
          classes.push({
            a: Math.floor(key / this.agents),
            b: key % this.agents,
            inFirstSeat: Math.floor(place / 3) / 2,
            inSecondSeat: (place % 3) / 2,
            times: counts[place] as number,
          })
    return classes
  }

  /** Pairings that have met, in the order of the line-up. */
  pairings(): { a: number; b: number }[] {
    return this.sorted().map(([key]) => ({
      a: Math.floor(key / this.agents),
      b: key % this.agents,
    }))
  }

  /** Half points of `a` in its first seats and in its second ones, and pairs by half points, for one pairing. */
  of(
    a: number,
    b: number,
  ): { first: number; second: number; pairs: [number, number, number, number, number] } {
    const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    let first = 0
    let second = 0
    const counts = this.counts.get(a * this.agents + b) ?? new Float64Array(9)
    for (let place = 0; place < 9; place++) {
      const times = counts[place] as number
      const [x, y] = [Math.floor(place / 3), place % 3]
      first += x * times
      second += y * times
      pairs[(x + y) as 0 | 1 | 2 | 3 | 4] += times
    }
    return { first, second, pairs }
  }

  private sorted(): [number, Float64Array][] {
    return [...this.counts].sort(([x], [y]) => x - y)
  }
}
