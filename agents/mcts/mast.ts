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
  private readonly sums = new Float64Array(2 * MOVE_CLASSES)
  private readonly counts = new Int32Array(2 * MOVE_CLASSES)
  private readonly noted = new Int32Array(MOST_NOTED)
  private length = 0
  /** Sum of the values for side 0, and their number. */
  private total = 0
  private values = 0

  /** A new decision: nothing is known. */
  reset(): void {
    this.sums.fill(0)
    this.counts.fill(0)
    this.total = 0
    this.values = 0
  }

  beginIteration(): void {
    this.length = 0
  }

  note(side: number, moveClass: number): void {
    if (moveClass === NO_CLASS || this.length === MOST_NOTED) return
    this.noted[this.length++] = side * MOVE_CLASSES + moveClass
  }

  /** Learns the value for side 0 of the iteration whose moves were noted. */
  learn(value: number): void {
    this.total += value
    this.values++
    for (let i = 0; i < this.length; i++) {
      const cell = this.noted[i] as number
      this.sums[cell] = (this.sums[cell] as number) + (cell < MOVE_CLASSES ? value : 1 - value)
      this.counts[cell] = (this.counts[cell] as number) + 1
    }
  }

  /** Weight of a class in the draw of a stray. */
  weight(side: number, moveClass: number): number {
    const usual = this.values === 0 ? 0.5 : this.total / this.values
    const base = side === 0 ? usual : 1 - usual
    if (moveClass === NO_CLASS) return 1
    const cell = side * MOVE_CLASSES + moveClass
    const gain = (this.sums[cell] as number) - base * (this.counts[cell] as number)
    return Math.exp(gain / ((this.counts[cell] as number) + DOUBT) / SCALE)
  }
}
