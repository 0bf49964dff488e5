/** Rounds of regret matching: a table of ten by ten is settled to a thousandth. */
const ROUNDS = 2000

/** What each pair of choices that are made at once is worth to the one who searches, on average over common worlds. */
export class Payoffs {
  columns = 0
  private readonly sums: number[][]
  private readonly counts: number[][]

  constructor(private readonly rows: number) {
    this.sums = Array.from({ length: rows }, () => [])
    this.counts = Array.from({ length: rows }, () => [])
  }

  note(row: number, column: number, value: number): void {
    if (Number.isNaN(value)) return
    const sums = this.sums[row] as number[]
    const counts = this.counts[row] as number[]
    sums[column] = (sums[column] ?? 0) + value
    counts[column] = (counts[column] ?? 0) + 1
    this.columns = Math.max(this.columns, column + 1)
  }

  private mean(row: number, column: number): number {
    const count = this.counts[row]?.[column] ?? 0
    return count === 0 ? 0.5 : (this.sums[row]?.[column] as number) / count
  }

  /** The mixed choice of a row against the best answer, by regret matching of both sides on the means. */
  solve(): Float64Array {
    const { rows, columns } = this
    const values = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => this.mean(row, column)),
    )
    const ours = new Side(rows)
    const theirs = new Side(columns)
    for (let round = 1; round <= ROUNDS; round++) {
      const x = ours.play(round)
      const y = theirs.play(round)
      ours.learn((row) => sum(y, (column) => (values[row] as number[])[column] as number))
      theirs.learn((column) => -sum(x, (row) => (values[row] as number[])[column] as number))
    }
    return ours.average()
  }
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
