import { RegretMatching } from '../regret-matching.js'

/** Rounds of regret matching: a table of ten by ten is settled to a thousandth. */
const ROUNDS = 2000

/** What each pair of choices that are made at once is worth to the one who searches, on average over common worlds. */
export class Payoffs {
  /** Those that are still looked at, by number. */
  rows: readonly number[]
  columns: readonly number[] = [0]
  private readonly sums: number[][]
  private readonly counts: number[][]
  private isNarrow = false

  constructor(private readonly count: number) {
    this.rows = upTo(count)
    this.sums = Array.from({ length: count }, () => [])
    this.counts = Array.from({ length: count }, () => [])
  }

  note(row: number, column: number, value: number): void {
    if (Number.isNaN(value)) return
    const sums = this.sums[row] as number[]
    const counts = this.counts[row] as number[]
    sums[column] = (sums[column] ?? 0) + value
    counts[column] = (counts[column] ?? 0) + 1
  }

  /** The other side has so many choices: how many is known when one has been tried. */
  widen(columns: number): void {
    if (!this.isNarrow && columns > this.columns.length) this.columns = upTo(columns)
  }

  private mean(row: number, column: number): number {
    const count = this.counts[row]?.[column] ?? 0
    return count === 0 ? 0.5 : (this.sums[row]?.[column] as number) / count
  }

  /** The mixed choice of a row against the best answer, by regret matching of both sides on the means. */
  solve(): Float64Array {
    const mixed = new Float64Array(this.count)
    const { ours } = this.settled()
    this.rows.forEach((row, i) => {
      mixed[row] = ours[i] as number
    })
    return mixed
  }

  /** Goes on with so many of each side alone: those that do best against what the other side would mix. */
  narrow(most: number): void {
    this.isNarrow = true
    const { values, ours, theirs } = this.settled()
    const gains = new Float64Array(this.rows.length)
    const losses = new Float64Array(this.columns.length)
    meetColumns(values, theirs, gains)
    meetRows(values, ours, losses)
    this.rows = bestOf(this.rows, gains, most)
    this.columns = bestOf(this.columns, losses, most)
  }

  private settled(): { values: Float64Array[]; ours: Float64Array; theirs: Float64Array } {
    const { rows, columns } = this
    const values = rows.map((row) => Float64Array.from(columns, (column) => this.mean(row, column)))
    const ours = new RegretMatching(rows.length)
    const theirs = new RegretMatching(columns.length)
    const gains = new Float64Array(rows.length)
    const losses = new Float64Array(columns.length)
    for (let round = 1; round <= ROUNDS; round++) {
      meetColumns(values, theirs.match(), gains)
      meetRows(values, ours.match(), losses)
      ours.remember(round)
      theirs.remember(round)
      ours.learn(gains)
      theirs.learn(losses)
    }
    return { values, ours: ours.average(), theirs: theirs.average() }
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

/** The `most` of these that are worth most, in their order. */
function bestOf(ones: readonly number[], worths: Float64Array, most: number): number[] {
  const order = ones.map((_, i) => i).sort((a, b) => (worths[b] as number) - (worths[a] as number))
  const kept = new Set(order.slice(0, most))
  return ones.filter((_, i) => kept.has(i))
}

/** Fills in what each row is worth against columns that are played like this. */
function meetColumns(
  values: readonly Float64Array[],
  played: Float64Array,
  out: Float64Array,
): void {
  for (let row = 0; row < out.length; row++) {
    const worths = values[row] as Float64Array
    let worth = 0
    for (let column = 0; column < played.length; column++)
      worth += (played[column] as number) * (worths[column] as number)
    out[row] = worth
  }
}

/** The same for each column, to the other side: what it takes from rows that are played like this. */
function meetRows(values: readonly Float64Array[], played: Float64Array, out: Float64Array): void {
  for (let column = 0; column < out.length; column++) {
    let worth = 0
    for (let row = 0; row < played.length; row++)
      worth += (played[row] as number) * ((values[row] as Float64Array)[column] as number)
    out[column] = -worth
  }
}
