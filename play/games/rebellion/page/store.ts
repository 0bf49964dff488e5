import type { Account } from '../../../../agents/agent.js'
import type { Move } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { DONE, move0, PLAY_ACTION, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { GameRecord } from '../../../../engine/record.js'
import type { State } from '../../../../engine/state.js'
import { AT_ONCE, levelById } from '../../../page/levels.js'
import {
  fileText,
  forget,
  keep,
  readGame,
  type SavedGame,
  type Settings,
} from '../../../page/saving.js'
import { type LogLine, Session } from '../../../shell/session.js'
import { Stopped, Thinker } from '../../../shell/thinking/thinker.js'
import { findCurve, findOdds, type HintState } from './advice.js'
import { type Draft, draftOf, isDrafted } from './choice/draft.js'
import type { Facet } from './choice/facets.js'
import { type Prompt, promptOf, withFacets } from './choice/prompt.js'
import { type Picture, pictureOf } from './picture/picture.js'
import { viewOf } from './picture/views.js'
import { HELP } from './words/questions.js'
import { refusalOf } from './words/refusals.js'
import { placesIn } from './words/sentences.js'

/** The page's one store: the game under way, what is chosen, and who thinks. Views read it and call it. */

export type Pace = 'step' | 'calm' | 'fast' | 'off'
export type Dialog = 'menu' | 'log' | 'help' | 'pass' | 'intro' | null
export type Side = 'hint' | 'why' | 'odds' | null

/** The last decision of the computer that can be told. */
export interface Why {
  readonly account: Account
  readonly observation: State
  readonly move: Move
}

const NOTHING: readonly string[] = []
const PACE_MS: Readonly<Record<Pace, number>> = { step: 0, calm: 900, fast: 300, off: 0 }

export class Store {
  session: Session | null = null
  settings: Settings = { side: 1, level: 'commander', takeBack: false, odds: true }
  chosen: readonly Facet[] = []
  /** What was chosen before each step, to go back and to keep the alternatives in view. */
  private trail: readonly (readonly Facet[])[] = []
  drafted: readonly Move[] = []
  /** When the computer began to think, in ms of the page's clock; null while it does not. */
  thinkingSince: number | null = null
  waitingForStep = false
  fault: string | null = null
  notice: string | null = null
  pace: Pace = storedPace()
  dialog: Dialog = null
  panel: Side = null
  hint: HintState | null = null
  why: Why | null = null
  /** Lines since the person's last decision. */
  news: readonly LogLine[] = []
  /** Places that the log lights up. */
  marked: ReadonlySet<number> = new Set()
  /** Chance of each system to hold the base; null while unknown. */
  odds: ReadonlyMap<number, number> | null = null
  /** What the step that is being shown says; it stands at its place on the board. */
  told: readonly string[] = NOTHING
  replaying: GameRecord | null = null
  curve: readonly number[] | null = null
  savingFails = false
  /** Kinds of decision that the first game has explained already. */
  private readonly learned = new Set<string>((localStorage.getItem(LEARNED_KEY) ?? '').split(' '))

  readonly thinker = new Thinker(rebellion.name)
  private readonly listeners = new Set<() => void>()
  private loop = 0
  private wake: (() => void) | null = null
  private cached: { picture: Picture; prompt: Prompt | null; draft: Draft | null } | null = null

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Says that something has changed. */
  changed(): void {
    this.cached = null
    for (const listener of this.listeners) listener()
  }

  // What is shown

  get kind(): string {
    const { session } = this
    return session === null ? '' : (rebellion.kinds[rebellion.kind(session.observation)] ?? '')
  }

  get isDrafting(): boolean {
    const { session } = this
    return session?.isMine === true && isDrafted(this.kind, session.legal)
  }

  get draft(): Draft | null {
    return this.shown.draft
  }

  get picture(): Picture {
    return this.shown.picture
  }

  get prompt(): Prompt | null {
    return this.shown.prompt
  }

  /** Moves that may be chosen now; the end of a draft is no choice, it has its own button. */
  get choices(): readonly Move[] {
    const { session } = this
    if (session?.isMine !== true) return []
    const { draft } = this
    if (draft === null) return session.legal
    const others = draft.legal.filter((move) => verbOf(move) !== DONE)
    return others
  }

  private get shown(): { picture: Picture; prompt: Prompt | null; draft: Draft | null } {
    if (this.cached !== null) return this.cached
    const { session } = this
    if (session === null) throw new Error('no game to show')
    const draft = this.isDrafting ? draftOf(session.observation, this.drafted) : null
    const observation = draft?.observation ?? session.observation
    const picture = session.isOver
      ? pictureOf(session.truth, session.viewer, true)
      : pictureOf(observation, session.viewer)
    this.cached = { picture, prompt: null, draft }
    if (session.isMine) {
      const prompt = promptOf(
        this.choices,
        this.chosen,
        this.trail[this.trail.length - 1] ?? [],
        this.kind,
        picture,
      )
      this.cached = { picture, prompt, draft }
    }
    return this.cached
  }

  // Games

  begin(options: Readonly<Record<string, string>>, seed: string, settings: Settings): void {
    this.open(new Session(rebellion, options, seed, [settings.side]), settings)
    this.save()
    if (options.setup === 'first') this.dialog = 'intro'
    this.changed()
  }

  resume(game: SavedGame): void {
    this.open(Session.of(rebellion, game.record, [game.settings.side]), game.settings)
    this.changed()
  }

  private open(session: Session, settings: Settings): void {
    this.leave()
    this.session = session
    this.settings = settings
    this.news = session.log.slice(-3)
    sessionStorage.setItem('dejarik.playing', '1')
    void this.run()
  }

  /** Back to the start screen; the game stays kept. */
  leave(): void {
    this.loop++
    this.thinker.stop()
    this.wake?.()
    this.session = null
    this.replaying = null
    this.curve = null
    this.why = null
    this.fault = null
    this.waitingForStep = false
    this.thinkingSince = null
    this.dialog = null
    sessionStorage.removeItem('dejarik.playing')
    this.clear()
    this.changed()
  }

  abandon(): void {
    forget()
    this.leave()
  }

  private save(): void {
    if (this.session === null) return
    this.savingFails = !keep(this.saved())
  }

  saved(): SavedGame {
    const session = this.session as Session
    return {
      record: session.record(),
      settings: this.settings,
      savedAt: Date.now(),
      round: this.roundAt(session.moves.length),
    }
  }

  fileText(): string {
    return fileText(this.saved())
  }

  /** Loads the text of a file; what is wrong is told and nothing changes. */
  load(text: string, name: string): void {
    try {
      const game = readGame(text)
      if (game.record.result === undefined) this.resume(game)
      else this.watch(game.record, game.settings)
      this.notice = null
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      this.notice = `${name} cannot be loaded: ${why}. Nothing was changed.`
    }
    this.changed()
  }

  watch(record: GameRecord, settings = this.settings): void {
    this.settings = settings
    this.replaying = record
    this.dialog = null
    void findCurve(this, record)
    this.changed()
  }

  /** The round in which a move was made. */
  roundAt(number: number): number {
    const { session } = this
    return session === null ? 0 : viewOf(session.viewer).bind(session.stateAt(number)).time
  }

  // Choosing

  choose(facets: readonly Facet[]): void {
    const next = withFacets(this.choices, this.chosen, facets)
    if (next === null) {
      const last = facets[facets.length - 1]
      return this.say(last === undefined ? null : refusalOf(last, this.kind, this.picture))
    }
    this.notice = null
    if (this.prompt?.only == null) this.trail = [...this.trail, this.chosen]
    this.chosen = next
    this.cached = null
    const only = this.prompt?.only ?? null
    // In a draft everything can be taken back, so a single move needs no button
    if (only !== null && this.draft !== null && verbOf(only) !== PLAY_ACTION) this.addToDraft(only)
    else this.changed()
  }

  /** One step back within the decision. */
  back(): void {
    if (this.chosen.length > 0) {
      this.chosen = this.trail[this.trail.length - 1] ?? []
      this.trail = this.trail.slice(0, -1)
    } else if (this.drafted.length > 0) this.drafted = this.drafted.slice(0, -1)
    this.changed()
  }

  addToDraft(move: Move): void {
    const kept = this.kind === 'deploy' ? this.chosen.filter((one) => one.sort === 'unit') : []
    this.drafted = [...this.drafted, move]
    this.chosen = []
    this.trail = []
    this.cached = null
    this.chosen = withFacets(this.choices, [], kept) ?? []
    this.changed()
  }

  setDraft(moves: readonly Move[]): void {
    this.drafted = moves
    this.chosen = []
    this.trail = []
    this.changed()
  }

  /** True when the draft may be carried out as it stands. */
  get canFinish(): boolean {
    const { draft } = this
    return draft !== null && (draft.complete || draft.legal.includes(move0(DONE)))
  }

  /** Carries out what is chosen, or the draft. */
  confirm(): void {
    const { session } = this
    if (session?.isMine !== true) return
    const only = this.prompt?.only ?? null
    if (this.draft === null) {
      if (only !== null) this.make([only])
    } else if (only !== null && verbOf(only) === PLAY_ACTION) this.make([...this.drafted, only])
    else if (this.canFinish) this.make([...this.draft.moves], true)
  }

  /** Makes moves of the person, and the end of the decision if it is still open. */
  make(moves: readonly Move[], finish = false): void {
    const { session } = this
    if (session === null) return
    const kind = this.kind
    this.clear()
    this.news = []
    session.beginDecision()
    for (const move of moves)
      if (session.isMine && session.legal.includes(move))
        this.news = [...this.news, ...session.play(move)]
    if (finish && session.isMine && this.kind === kind && session.legal.includes(move0(DONE)))
      this.news = [...this.news, ...session.play(move0(DONE))]
    this.settled()
  }

  private clear(): void {
    this.chosen = []
    this.trail = []
    this.drafted = []
    // A hint that is still being looked for is not waited for
    if (this.hint?.thinking === true && !this.thinker.hurry()) this.thinker.stop()
    this.hint = null
    if (this.panel === 'hint') this.panel = null
    this.marked = new Set()
    this.cached = null
  }

  private settled(): void {
    this.save()
    this.changed()
    void this.run()
  }

  undo(): void {
    const { session } = this
    if (session === null) return
    const point = session.undoPoint(this.settings.takeBack)
    if (typeof point !== 'number') return
    this.loop++
    this.thinker.stop()
    this.thinkingSince = null
    this.waitingForStep = false
    this.fault = null
    session.takeBack(point)
    this.clear()
    this.news = []
    this.why = null
    this.settled()
  }

  // The computer

  /** Lets the computer decide until the person has to. */
  private async run(): Promise<void> {
    const { session } = this
    const loop = ++this.loop
    while (session !== null && session === this.session && loop === this.loop) {
      if (session.isOver) {
        void findCurve(this, session.record())
        return this.changed()
      }
      if (session.isMine) return this.changed()
      try {
        await this.oneMove(session, levelById(this.settings.level).spec, loop)
      } catch (error) {
        if (error instanceof Stopped || loop !== this.loop) return
        this.thinkingSince = null
        this.fault = error instanceof Error ? error.message : String(error)
        return this.changed()
      }
    }
  }

  private async oneMove(session: Session, spec: string, loop: number): Promise<void> {
    const player = session.actor
    const observation = session.observationOf(player)
    this.thinkingSince = performance.now()
    this.changed()
    const thought = await this.thinker.choose({
      spec,
      seed: session.seed,
      course: session.courseOf(player),
      observation,
      legal: session.legal,
    })
    if (loop !== this.loop) throw new Stopped()
    this.thinkingSince = null
    if (thought.account !== null)
      this.why = { account: thought.account, observation, move: thought.move }
    const lines = session.play(thought.move)
    this.news = [...this.news, ...lines]
    this.save()
    this.changed()
    if (lines.length === 0 || session.isOver) return
    this.marked = new Set(lines.flatMap(({ text }) => [...placesIn(text)]))
    this.told = lines.map(({ text }) => text)
    this.changed()
    await this.pause()
    this.marked = new Set()
    this.told = NOTHING
  }

  private async pause(): Promise<void> {
    if (this.pace === 'off') return
    if (this.pace === 'step') {
      this.waitingForStep = true
      this.changed()
    }
    await new Promise<void>((resolve) => {
      const timer = this.pace === 'step' ? 0 : window.setTimeout(resolve, PACE_MS[this.pace])
      this.wake = () => {
        window.clearTimeout(timer)
        resolve()
      }
    })
    this.wake = null
    this.waitingForStep = false
  }

  /** The next step at once. */
  next(): void {
    this.wake?.()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    localStorage.setItem(PACE_KEY, pace)
    this.wake?.()
    this.changed()
  }

  /** The computer answers with what it has found so far. */
  moveNow(): void {
    if (this.thinkingSince === null || this.thinker.hurry()) return
    const { session } = this
    if (session === null) return
    this.thinker.stop()
    void this.replaceThought(session)
  }

  private async replaceThought(session: Session): Promise<void> {
    const loop = ++this.loop
    await this.oneMove(session, AT_ONCE, loop).catch((error: unknown) => {
      if (!(error instanceof Stopped)) this.fault = String(error)
    })
    if (loop === this.loop) void this.run()
  }

  retry(spec?: string): void {
    this.fault = null
    this.thinker.stop()
    if (spec !== undefined) this.settings = { ...this.settings, level: spec }
    void this.run()
  }

  // Help

  show(panel: Side): void {
    this.panel = this.panel === panel ? null : panel
    this.dialog = null
    if (this.panel === 'odds') void findOdds(this)
    this.changed()
  }

  openDialog(dialog: Dialog): void {
    this.dialog = dialog
    this.changed()
  }

  mark(places: ReadonlySet<number>): void {
    if (places.size === 0 && this.marked.size === 0) return
    this.marked = places
    this.changed()
  }

  /** Help that a first game gives once for each kind of decision. */
  get lesson(): readonly string[] {
    const isFirst = this.session?.options.setup === 'first'
    return isFirst && !this.learned.has(this.kind) ? (HELP[this.kind] ?? NOTHING) : NOTHING
  }

  learn(): void {
    this.learned.add(this.kind)
    localStorage.setItem(LEARNED_KEY, [...this.learned].join(' ').trim())
    this.changed()
  }

  say(notice: string | null): void {
    this.notice = notice
    this.changed()
  }
}

const LEARNED_KEY = 'dejarik.learned'
const PACE_KEY = 'dejarik.pace'

function storedPace(): Pace {
  const text = localStorage.getItem(PACE_KEY)
  return text === 'step' || text === 'fast' || text === 'off' ? text : 'calm'
}
