import { Random } from '../../engine/random.js'

/** A setting to be tuned and the values it may take, as a spec writes them. */
export interface Parameter {
  readonly name: string
  readonly values: readonly string[]
}

/** A choice of one value of each parameter, by place. */
export type Point = readonly number[]

/** How much what was tried seldom is worth trying; of the size of the noise of one evaluation. */
const EXPLORATION = 0.2
/** Points that are compared before each evaluation. */
const NEIGHBOURS = 60
/** A tuple seen seldom is believed to be as good as all are on average: so many evaluations' worth. */
const DOUBT = 2

interface Tally {
  count: number
  sum: number
}

/** What is known of the values of some of the parameters together. */
class Tuple {
  private readonly tallies = new Map<number, Tally>()

  constructor(
    private readonly places: readonly number[],
    private readonly sizes: readonly number[],
  ) {}

  at(point: Point): Tally | undefined {
    return this.tallies.get(this.code(point))
  }

  add(point: Point, score: number): void {
    const code = this.code(point)
    const tally = this.tallies.get(code)
    if (tally === undefined) this.tallies.set(code, { count: 1, sum: score })
    else {
      tally.count++
      tally.sum += score
    }
  }

  private code(point: Point): number {
    let code = 0
    for (const place of this.places)
      code = code * (this.sizes[place] as number) + (point[place] as number)
    return code
  }
}

/**
 * N-tuple bandit evolution (Lucas, Liu, Perez-Liebana 2018): each evaluation is noisy and dear, so what is learnt of a
 * point is learnt of all its values and pairs of values too; of the mutants of the last point the one with the
 * highest upper bound comes next. It depends on its seed and the scores it was given, on nothing else.
 */
export class TupleBandit {
  private readonly random: Random
  private readonly sizes: readonly number[]
  private readonly tuples: readonly Tuple[]
  private readonly tried = new Map<string, Point>()
  private current: number[]
  private count = 0
  private sum = 0

  constructor(
    readonly parameters: readonly Parameter[],
    seed: string,
  ) {
    this.random = new Random(seed)
    this.sizes = parameters.map(({ values }) => values.length)
    this.tuples = tuplesOf(parameters.length).map((places) => new Tuple(places, this.sizes))
    this.current = this.sizes.map((size) => this.random.below(size))
  }

  get evaluations(): number {
    return this.count
  }

  /** The point to be evaluated next; each is followed by its `take`. */
  next(): Point {
    if (this.count > 0) this.current = this.bestNeighbour()
    return [...this.current]
  }

  /** The score of the point last asked for, 0 to 1. */
  take(score: number): void {
    this.count++
    this.sum += score
    for (const tuple of this.tuples) tuple.add(this.current, score)
    this.tried.set(this.current.join(), [...this.current])
  }

  /** What a point is expected to score: the mean of what its tuples say. */
  expected(point: Point): number {
    let sum = 0
    for (const tuple of this.tuples) sum += this.mean(tuple.at(point))
    return sum / this.tuples.length
  }

  /** The point tried that is expected to be the best, the first of equals. */
  recommended(): Point {
    let best: Point = this.current
    for (const point of this.tried.values())
      if (this.expected(point) > this.expected(best)) best = point
    return best
  }

  /** What is known of each value of each parameter: evaluations and mean score. */
  marginals(): { name: string; value: string; evaluations: number; score: number }[] {
    return this.parameters.flatMap(({ name, values }, place) =>
      values.map((value, index) => {
        const point = this.sizes.map((_, other) => (other === place ? index : 0))
        const tally = this.tuples[place]?.at(point) ?? { count: 0, sum: 0 }
        const score = tally.count === 0 ? Number.NaN : tally.sum / tally.count
        return { name, value, evaluations: tally.count, score }
      }),
    )
  }

  private mean(tally: Tally | undefined): number {
    const usual = this.sum / this.count
    if (tally === undefined) return usual
    return (tally.sum + DOUBT * usual) / (tally.count + DOUBT)
  }

  private upperBound(point: Point): number {
    const log = Math.log(1 + this.count)
    let sum = 0
    for (const tuple of this.tuples) {
      const tally = tuple.at(point)
      sum += this.mean(tally) + EXPLORATION * Math.sqrt(log / ((tally?.count ?? 0) + 0.5))
    }
    return sum / this.tuples.length
  }

  private bestNeighbour(): number[] {
    let best = this.mutant()
    let bound = this.upperBound(best)
    for (let i = 1; i < NEIGHBOURS; i++) {
      const other = this.mutant()
      const otherBound = this.upperBound(other)
      if (otherBound <= bound) continue
      best = other
      bound = otherBound
    }
    return best
  }

  /** One value changed for certain, each other with the chance of one in all. */
  private mutant(): number[] {
    const certain = this.random.below(this.sizes.length)
    return this.current.map((value, place) => {
      const size = this.sizes[place] as number
      if (size === 1) return 0
      if (place !== certain && this.random.below(this.sizes.length) !== 0) return value
      return (value + 1 + this.random.below(size - 1)) % size
    })
  }
}

/** Each parameter by itself (first, in their order), all pairs, and all together. */
function tuplesOf(count: number): number[][] {
  const singles = Array.from({ length: count }, (_, i) => [i])
  const pairs = singles.flatMap(([i = 0]) => singles.slice(i + 1).map(([j = 0]) => [i, j]))
  const all = singles.flat()
  return count > 2 ? [...singles, ...pairs, all] : [...singles, ...pairs]
}
