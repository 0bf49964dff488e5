import type { State } from '../../state.js'

/**
 * Things that hold for a while: until the Command Phase, the round, the combat, one of its rounds, a battle or an
 * attack is over. Each is declared once, with its name in positions; how it is cleared, written and read follows.
 */
export type Span = 'command-phase' | 'round' | 'combat' | 'combat-round' | 'battle' | 'attack'

/** What it holds; it decides how it is written in positions. */
export type LastingSort =
  | 'flag'
  | 'side'
  | 'theater'
  | 'system'
  /** 255 for none. */
  | 'maybe-system'
  | 'maybe-leader'
  /** A leader's number + 1; 0 for none. */
  | 'leader-plus-1'
  | 'theaters'
  | 'objectives'
  /** A flag for each side, or the side + 1 and a count for each theater. */
  | 'sides'
  /** A tactic card + 1, of each side. */
  | 'tactics'
  /** A unit type + 1; 0 for none. */
  | 'unit-plus-1'
  | 'winners'
  /** A count for each side, or for each theater. */
  | { readonly bySide: number }
  | { readonly counts: number }
  | { readonly most: number }
  | { readonly flags: readonly string[] }
  /** How often each of the numbers 1, 2, … is due. */
  | { readonly tally: number; readonly most: number }

/** A declared effect or fact: `length` bytes from `at` on. */
export class Lasting {
  constructor(
    readonly name: string,
    readonly span: Span,
    readonly sort: LastingSort,
    readonly at: number,
    readonly length: number,
    /** What its bytes hold while it does not. */
    readonly none: number,
  ) {}

  get(s: State): number {
    return s.bytes[this.at]
  }

  set(s: State, value: number): void {
    s.bytes[this.at] = value
  }

  /** Of the several of it: by side, by theater, by number. */
  of(s: State, which: number): number {
    return s.bytes[this.at + which]
  }

  put(s: State, which: number, value: number): void {
    s.bytes[this.at + which] = value
  }

  isOn(s: State): boolean {
    return s.bytes[this.at] !== this.none
  }

  clear(s: State): void {
    for (let i = 0; i < this.length; i++) s.bytes[this.at + i] = this.none
  }
}

/** The place in the state of things that are declared together. */
export class LastingBlock {
  readonly all: Lasting[] = []
  private readonly bySpan: Partial<Record<Span, Lasting[]>> = {}
  private used = 0

  constructor(
    private readonly title: string,
    private readonly start: number,
    private readonly room: number,
    /** The constant that says how much room there is. */
    private readonly constant: string,
  ) {}

  /** Declares one: `length` is 1 unless it is several. */
  declare(name: string, span: Span, sort: LastingSort, length = 1): Lasting {
    const none = sort === 'maybe-leader' || sort === 'maybe-system' ? 255 : 0
    const lasting = new Lasting(name, span, sort, this.start + this.used, length, none)
    if (this.all.some((other) => other.name === name))
      throw new Error(`${this.title}: ${name} is declared twice`)
    this.used += length
    if (this.used > this.room)
      throw new Error(
        `${this.title}: ${this.used} bytes are declared and there is room for ${this.room}: raise ${this.constant} in state/layout.ts`,
      )
    this.all.push(lasting)
    const lasts = this.bySpan[span]
    if (lasts === undefined) this.bySpan[span] = [lasting]
    else lasts.push(lasting)
    return lasting
  }

  /** Clears all that lasts that long. */
  end(s: State, span: Span): void {
    const lasts = this.bySpan[span] ?? []
    for (let i = 0; i < lasts.length; i++) lasts[i].clear(s)
  }

  /** Clears everything. */
  clear(s: State): void {
    for (let i = 0; i < this.all.length; i++) this.all[i].clear(s)
  }

  isClear(s: State): boolean {
    return this.all.every((one) => {
      for (let i = 0; i < one.length; i++) if (one.of(s, i) !== one.none) return false
      return true
    })
  }
}
