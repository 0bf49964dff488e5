import { type GameEvent, NOBODY } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { LogLine } from './session.js'

/**
 * The log as acts: one line for what somebody did with all that came of it, and its details below. A game says where
 * an act begins and what its line says; without that every move is an act.
 */

export interface Act {
  /** A word of the game: a turn, an assignment, building. */
  readonly kind: string
  /** The side that acted; empty for what nobody did. */
  readonly side: string
  /** Under which headings it stands: the round, and its phase. */
  readonly round: string
  readonly phase: string
  /** What was done, and what came of it; empty where nothing did. */
  readonly title: string
  readonly result: string
  /** What happened one by one, of one kind and place together; of nobody where the act began by itself. */
  readonly lines: readonly LogLine[]
  readonly isBattle: boolean
  /** Numbers of the first and of the last move that told something of it. */
  readonly first: number
  readonly last: number
}

/** What an event begins. */
export interface ActStart {
  readonly kind: string
  readonly side: string
  /** It goes on with the act of this kind and side that the phase has already. */
  readonly again?: boolean
}

/** What a game says of its acts. */
export interface ActRules {
  /** The round and phase that begin with an event; null for one within them. */
  heading(event: GameEvent): { readonly round?: string; readonly phase: string } | null
  /** What stands over what happens before the first heading. */
  readonly opening: { readonly round: string; readonly phase: string }
  /** The same for a game that begins in the middle; null where it begins at its beginning. */
  openingAt?(start: State): { readonly round: string; readonly phase: string } | null
  /** Null for what goes with the act before. */
  begins(line: LogLine, open: OpenAct | null): ActStart | null
  /** Two events told as one; null for those that are told one by one. */
  merged(earlier: GameEvent, later: GameEvent): GameEvent | null
  /** True where events of this kind may stand between two that are told as one. */
  isPassing(event: GameEvent): boolean
  title(act: OpenAct): { readonly title: string; readonly result: string }
  isBattle(event: GameEvent): boolean
  /** What these are called together; combats where it is left out. */
  readonly battles?: string
  /** Something that the one who acted learns: news even where it came of his own act. */
  isNews(event: GameEvent): boolean
}

/** An act that may go on. */
export interface OpenAct {
  readonly kind: string
  readonly side: string
  readonly phase: string
  /** All that belongs to it so far, and the same as lines: of one kind and place together, with words. */
  readonly events: readonly GameEvent[]
  readonly lines: readonly LogLine[]
  readonly first: number
  readonly last: number
  /** Nothing that happens now belongs to it any more. */
  readonly isOver: boolean
}

interface Growing extends OpenAct {
  readonly round: string
  readonly events: GameEvent[]
  readonly lines: LogLine[]
  last: number
  isOver: boolean
}

/** By the last line: lines are never made twice, so what ends with it is the same log. */
const known = new WeakMap<LogLine, { count: number; rules: ActRules; acts: readonly Act[] }>()

/** The acts of what happened, oldest first; `start` is the state that the game began with. */
export function actsOf(
  happened: readonly LogLine[],
  rules: ActRules,
  start?: State,
): readonly Act[] {
  const last = happened[happened.length - 1]
  if (last === undefined) return []
  const before = known.get(last)
  if (before?.count === happened.length && before.rules === rules) return before.acts
  const acts = grouped(happened, rules, start)
    .filter(({ lines }) => lines.length > 0)
    .map((one) => new ToldAct(one, rules))
  known.set(last, { count: happened.length, rules, acts })
  return acts
}

/** An act whose words are made when they are asked for: a screen shows few of many. */
class ToldAct implements Act {
  private words: { readonly title: string; readonly result: string } | null = null

  constructor(
    private readonly act: Growing,
    private readonly rules: ActRules,
  ) {}

  get kind(): string {
    return this.act.kind
  }
  get side(): string {
    return this.act.side
  }
  get round(): string {
    return this.act.round
  }
  get phase(): string {
    return this.act.phase
  }
  get lines(): readonly LogLine[] {
    return this.act.lines
  }
  get first(): number {
    return this.act.first
  }
  get last(): number {
    return this.act.last
  }
  get title(): string {
    return this.told.title
  }
  get result(): string {
    return this.told.result
  }
  get isBattle(): boolean {
    return this.act.events.some((event) => this.rules.isBattle(event))
  }

  private get told() {
    return (this.words ??= this.rules.title(this.act))
  }
}

function grouped(
  happened: readonly LogLine[],
  rules: ActRules,
  beginning: State | undefined,
): readonly Growing[] {
  const acts: Growing[] = []
  const within = beginning === undefined ? null : rules.openingAt?.(beginning)
  let { round, phase } = within ?? rules.opening
  let open: Growing | null = null
  /** Where the acts of this phase begin. */
  let start = 0
  for (const line of happened) {
    const { event, number } = line
    const heading = rules.heading(event)
    if (heading !== null) {
      round = heading.round ?? round
      phase = heading.phase
      open = null
      start = acts.length
      continue
    }
    const begins = rules.begins(line, open)
    if (begins !== null || open === null) {
      const { kind = event.kind, side = '', again = false } = begins ?? {}
      const same = again
        ? acts.slice(start).find((one) => one.kind === kind && one.side === side)
        : undefined
      open = same ?? {
        kind,
        side,
        round,
        phase,
        events: [],
        lines: [],
        first: number,
        last: number,
        isOver: false,
      }
      if (same === undefined) acts.push(open)
    }
    addTo(open, line, rules)
  }
  for (const act of acts) act.isOver = act !== open
  return acts
}

function addTo(act: Growing, line: LogLine, rules: ActRules): void {
  act.events.push(line.event)
  act.last = line.number
  if (line.text === '') return
  // What has begun by itself is nobody's, and that some of it was decided on the way changes nothing
  const { byItself } = (act.lines[0] ?? line).event
  addLine(act.lines, byItself === true ? { ...line, actor: NOBODY } : line, rules)
}

/** The lines with those put together that are told as one. */
export function toldTogether(lines: readonly LogLine[], rules: ActRules): LogLine[] {
  const told: LogLine[] = []
  for (const line of lines) addLine(told, line, rules)
  return told
}

function addLine(lines: LogLine[], line: LogLine, rules: ActRules): void {
  for (let i = lines.length - 1; i >= 0; i--) {
    const earlier = lines[i] as LogLine
    const event = rules.merged(earlier.event, line.event)
    if (event !== null) {
      lines[i] = { ...earlier, event, text: event.text }
      return
    }
    if (!rules.isPassing(earlier.event)) break
  }
  lines.push(line)
}

/** Every move an act, for a game that says nothing else. */
export const MOVE_BY_MOVE: ActRules = {
  opening: { round: '', phase: '' },
  heading: () => null,
  begins: ({ number, event: { kind, side = '' } }, open) =>
    number === open?.last ? null : { kind, side },
  merged: () => null,
  isPassing: () => false,
  title: ({ events }) => ({ title: events.map(({ text }) => text).join(' '), result: '' }),
  isBattle: () => false,
  isNews: () => true,
}

export type ActFilter = 'all' | 'mine' | 'theirs' | 'combats'

export const ACT_FILTERS: readonly ActFilter[] = ['all', 'mine', 'theirs', 'combats']

/** Whether an act is shown to somebody of `side`; what nobody did is shown with both sides'. */
export function isShown(act: Act, filter: ActFilter, side: string): boolean {
  if (filter === 'mine') return act.side === side || act.side === ''
  if (filter === 'theirs') return act.side !== side
  return filter === 'all' || act.isBattle
}

/** Acts since a move that are news to somebody of `side`: those of others, and what he learned by his own. */
export function newsOf(
  acts: readonly Act[],
  since: number,
  side: string,
  rules: ActRules,
): readonly Act[] {
  return acts.filter((act) => {
    if (act.last < since) return false
    if (act.side !== side) return true
    return act.lines.some(({ event, number }) => number >= since && rules.isNews(event))
  })
}

export interface Section {
  readonly round: string
  readonly phase: string
  readonly acts: readonly Act[]
}

/** Acts under their headings, in the order of the acts. */
export function sectionsOf(acts: readonly Act[]): readonly Section[] {
  const sections: { round: string; phase: string; acts: Act[] }[] = []
  for (const act of acts) {
    const last = sections[sections.length - 1]
    if (last !== undefined && last.round === act.round && last.phase === act.phase)
      last.acts.push(act)
    else sections.push({ round: act.round, phase: act.phase, acts: [act] })
  }
  return sections
}
