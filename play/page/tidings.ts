import type { State } from '../../engine/state.js'
import type { LogLine, Session } from '../shell/session.js'
import type { Telling } from './telling/telling.js'

const NOTHING: readonly never[] = []

/** What has happened, as far as the person has been told of it, and what is drawn meanwhile. */
export class Tidings {
  /** Since the person's last decision. */
  since: readonly LogLine[] = NOTHING
  /** What a computer has done and what is told only when its act is complete. */
  untold: readonly LogLine[] = NOTHING
  private seen: { readonly at: number; readonly observation: State } | null = null

  constructor(
    private readonly table: { readonly session: Session | null; readonly telling: Telling },
  ) {}

  add(lines: readonly LogLine[]): void {
    this.since = [...this.since, ...lines]
    this.untold = [...this.untold, ...lines]
  }

  /** What the person sees now, or saw when that happened which is being told. */
  get observation(): State {
    const { session } = this.table
    const { at } = this
    if (session === null) throw new Error('no game to show')
    if (at === null || at >= session.moves.length) return session.observation
    if (this.seen?.at !== at) this.seen = { at, observation: session.seenBefore(at) }
    return this.seen.observation
  }

  /** Moves made in what is drawn, or null for the present. */
  private get at(): number | null {
    return this.table.telling.shown ?? this.untold[0]?.number ?? null
  }

  /** Number of the moves made in what is drawn. */
  get drawnAt(): number {
    return this.at ?? this.table.session?.moves.length ?? 0
  }

  /** All that has happened in what is drawn, up to what is being told. */
  get told(): readonly LogLine[] {
    const { session, telling } = this.table
    const all = session?.happenings ?? NOTHING
    const { at } = this
    if (at === null) return all
    const last = telling.present?.lines.at(-1)
    return last === undefined
      ? all.filter(({ number }) => number < at)
      : all.slice(0, all.lastIndexOf(last) + 1)
  }

  /** Lines since the person's last decision, as far as they have been told. */
  get news(): readonly LogLine[] {
    const lines = this.since.filter(({ text }) => text !== '')
    if (this.table.telling.isAgain || this.at === null) return lines
    const told = new Set(this.told)
    return lines.filter((line) => told.has(line))
  }
}
