/**
 * The time that a computer may take for an act: a turn with all its small moves and answers, or its part of a phase.
 * The first decision gets most of it, as the others follow from it; each later one half of what is left.
 */
export class ActBudget {
  private left = Number.POSITIVE_INFINITY
  private isFresh = true
  private last = ''
  private number = -1

  constructor(
    /** Whether a decision of the second kind begins an act, behind one of the first. */
    private readonly begins: (last: string, kind: string) => boolean,
  ) {}

  /** Decision `number` of the game is due, of whoever; once it has begun it stays one. `actMs` is what an act may take in all. */
  enter(number: number, kind: string, actMs: number): void {
    if (number === this.number) return
    this.number = number
    if (this.last === '' || this.begins(this.last, kind)) {
      this.left = actMs
      this.isFresh = true
    }
    this.last = kind
  }

  /** What the decision at hand may take. */
  get limitMs(): number {
    return this.left * (this.isFresh ? FIRST_PART : LATER_PART)
  }

  /** Nothing is left: what is still to be decided in the act is decided by habit. */
  get isSpent(): boolean {
    return this.left <= 0
  }

  spend(ms: number): void {
    this.isFresh = false
    this.left = Math.max(0, this.left - ms)
  }

  /** Nobody wants to wait any more: what is left of the act is decided at once. */
  hurry(): void {
    this.left = 0
  }

  /** Another game: its first decision begins an act. */
  reset(): void {
    this.last = ''
    this.number = -1
  }
}

const FIRST_PART = 2 / 3
const LATER_PART = 1 / 2
