/**
 * The time that a computer may take for an act: a turn with all its small moves and answers, or its part of a phase.
 * The first decision gets most of it, as the others follow from it; each later one half of what is left.
 */
export class ActBudget {
  private left = Number.POSITIVE_INFINITY
  private isFresh = true
  private last = ''

  constructor(
    /** Whether a decision of the second kind begins an act, behind one of the first. */
    private readonly begins: (last: string, kind: string) => boolean,
  ) {}

  /** A decision of this kind is due, of whoever. `actMs` is what an act may take in all. */
  enter(kind: string, actMs: number): void {
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
  }
}

const FIRST_PART = 2 / 3
const LATER_PART = 1 / 2
