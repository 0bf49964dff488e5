import { MOVE_CLASSES, NO_CLASS } from '../brains.js'

/** Classes that one iteration notes; what comes later is far from the decision. */
const MOST_NOTED = 2048
/** A class starts from the mean of its side, as if it had been tried so often. */
const DOUBT = 4
/** Means that differ by so much differ e-fold in chance. */
const SCALE = 0.03

/**
 * Running means of the values that moves of one class led to in this search, for each side.
 * Playouts stray to moves that have done well so far.
 */
export class Mast {
  private readonly sums: Float64Array
  private readonly counts: Int32Array
  private readonly noted = new Int32Array(MOST_NOTED)
  private length = 0
  /** Sums of the chances of each side, and their number. */
  private readonly totals: Float64Array
  private learnt = 0

  constructor(private readonly sides: number) {
    this.sums = new Float64Array(sides * MOVE_CLASSES)
    this.counts = new Int32Array(sides * MOVE_CLASSES)
    this.totals = new Float64Array(sides)
  }

  /** A new decision: nothing is known. */
  reset(): void {
    this.sums.fill(0)
    this.counts.fill(0)
    this.totals.fill(0)
    this.learnt = 0
  }

  beginIteration(): void {
    this.length = 0
  }

  note(side: number, moveClass: number): void {
    if (moveClass === NO_CLASS || this.length === MOST_NOTED) return
    this.noted[this.length++] = side * MOVE_CLASSES + moveClass
  }

  /** Learns the chances of the sides in the iteration whose moves were noted. */
  learn(chances: Float64Array): void {
    for (let side = 0; side < this.sides; side++)
      this.totals[side] = (this.totals[side] as number) + (chances[side] as number)
    this.learnt++
    for (let i = 0; i < this.length; i++) {
      const cell = this.noted[i] as number
      const side = (cell / MOVE_CLASSES) | 0
      this.sums[cell] = (this.sums[cell] as number) + (chances[side] as number)
      this.counts[cell] = (this.counts[cell] as number) + 1
    }
  }

  /** Weight of a class in the draw of a stray. */
  weight(side: number, moveClass: number): number {
    const base = this.usual(side)
    if (moveClass === NO_CLASS) return 1
    const cell = side * MOVE_CLASSES + moveClass
    const gain = (this.sums[cell] as number) - base * (this.counts[cell] as number)
    return Math.exp(gain / ((this.counts[cell] as number) + DOUBT) / SCALE)
  }

  /** The mean chance of a side; those of all add up to 1. */
  private usual(side: number): number {
    if (this.learnt === 0) return 1 / this.sides
    if (side < this.sides - 1) return (this.totals[side] as number) / this.learnt
    let rest = 1
    for (let other = 0; other < side; other++) rest -= (this.totals[other] as number) / this.learnt
    return rest
  }
}
