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
    const gains = values.map((row) => sum(theirs, (column) => row[column] as number))
    const losses = Array.from(
      theirs,
      (_, column) => -sum(ours, (row) => (values[row] as number[])[column] as number),
    )
    this.rows = bestOf(this.rows, gains, most)
    this.columns = bestOf(this.columns, losses, most)
  }

  private settled(): { values: number[][]; ours: Float64Array; theirs: Float64Array } {
    const { rows, columns } = this
    const values = rows.map((row) => columns.map((column) => this.mean(row, column)))
    const ours = new Side(rows.length)
    const theirs = new Side(columns.length)
    for (let round = 1; round <= ROUNDS; round++) {
      const x = ours.play(round)
      const y = theirs.play(round)
      ours.learn((row) => sum(y, (column) => (values[row] as number[])[column] as number))
      theirs.learn((column) => -sum(x, (row) => (values[row] as number[])[column] as number))
    }
    return { values, ours: ours.average(), theirs: theirs.average() }
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

/** The `most` of these that are worth most, in their order. */
function bestOf(ones: readonly number[], worths: readonly number[], most: number): number[] {
  const order = ones.map((_, i) => i).sort((a, b) => (worths[b] as number) - (worths[a] as number))
  const kept = new Set(order.slice(0, most))
  return ones.filter((_, i) => kept.has(i))
}

/** One side of the table: regrets that are never below nought, later strategies counting for more. */
class Side {
  private readonly regrets: Float64Array
  private readonly chances: Float64Array
  private readonly played: Float64Array

  constructor(private readonly count: number) {
    this.regrets = new Float64Array(count)
    this.chances = new Float64Array(count)
    this.played = new Float64Array(count)
  }

  play(weight: number): Float64Array {
    const { regrets, chances, played, count } = this
    let total = 0
    for (let i = 0; i < count; i++) total += regrets[i] as number
    for (let i = 0; i < count; i++) {
      chances[i] = total > 0 ? (regrets[i] as number) / total : 1 / count
      played[i] = (played[i] as number) + weight * (chances[i] as number)
    }
    return chances
  }

  learn(worth: (choice: number) => number): void {
    const { regrets, chances, count } = this
    const worths = Array.from({ length: count }, (_, i) => worth(i))
    const mean = sum(chances, (i) => worths[i] as number)
    for (let i = 0; i < count; i++)
      regrets[i] = Math.max(0, (regrets[i] as number) + (worths[i] as number) - mean)
  }

  average(): Float64Array {
    const total = sum(this.played, () => 1)
    return this.played.map((part) => part / total)
  }
}

function sum(weights: Float64Array, of: (i: number) => number): number {
  let total = 0
  for (let i = 0; i < weights.length; i++) total += (weights[i] as number) * of(i)
  return total
}
