/** Reads of the clock are this far apart at most, in iterations. */
const MOST_UNREAD = 16
/** Parts of the time that may pass between two reads: below the one the clock is read less often, above the other more. */
const FINE = 1 / 256
const COARSE = 1 / 64

/**
 * The time of one decision. The clock is read as seldom as the time allows: in a short one after every iteration, in a long
 * one after sixteen. Without a limit it is never read: a clock in a counted run makes results depend on the load.
 */
export class Watch {
  private elapsed = 0
  /** What one more iteration is likely to take. */
  private pace = 0
  private stride = 1
  private unread = 1

  constructor(
    private readonly now: () => number,
    private readonly began: number,
    /** What the decision may take; Infinity when iterations decide. */
    readonly timeMs: number,
  ) {
    // Nothing would ever be past: the search would not end
    if (Number.isNaN(timeMs + began))
      throw new RangeError('a clock without a limit says Infinity, not nothing')
  }

  get isTimed(): boolean {
    return this.timeMs !== Number.POSITIVE_INFINITY
  }

  /** Asked once an iteration: whether there is no time for another one before so much has passed. */
  isPast(ms: number): boolean {
    if (!this.isTimed) return false
    if (--this.unread <= 0) this.read()
    return this.wasPast(ms)
  }

  /** The same by the last reading. */
  wasPast(ms: number): boolean {
    return this.isTimed && this.elapsed + this.pace >= ms
  }

  private read(): void {
    const now = this.now()
    if (now === Number.POSITIVE_INFINITY) {
      // Who is told to hurry has a clock that stands at the end of time
      this.elapsed = now
      return
    }
    const step = now - this.began - this.elapsed
    if (this.elapsed > 0) this.pace = step / this.stride
    this.elapsed += step
    if (step < this.timeMs * FINE) this.stride = Math.min(MOST_UNREAD, this.stride * 2)
    else if (step > this.timeMs * COARSE) this.stride = Math.max(1, this.stride >> 1)
    this.unread = this.stride
  }
}

export const NO_WATCH = new Watch(() => 0, 0, Number.POSITIVE_INFINITY)
