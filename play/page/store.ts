import type { Account } from '../../agents/agent.js'
import type { GameEvent, Move, Options } from '../../engine/game.js'
import type { GameRecord } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import { levelById } from '../shell/levels.js'
import { type LogLine, Session } from '../shell/session.js'
import { Stopped, Thinker } from '../shell/thinking/thinker.js'
import { findCurve, type HintState } from './advice.js'
import type { PageRules } from './page-rules.js'
import { fileText, forget, type KeptGame, keep, readGame } from './saving.js'
import type { Settings } from './settings.js'
import { lasting, ofTab } from './storage.js'

/**
 * What the page knows of any game: the one under way, who thinks, what is open. A game adds what is chosen and
 * drafted. Views read it and call it.
 */

export type Pace = 'step' | 'calm' | 'fast' | 'off'
export type Dialog = 'menu' | 'log' | 'help' | 'intro' | null

/** The last decision of the computer that can be told. */
export interface Why {
  readonly account: Account
  readonly observation: State
  readonly move: Move
}

const NOTHING: readonly never[] = []
const PACE_MS: Readonly<Record<Pace, number>> = { step: 0, calm: 900, fast: 300, off: 0 }

export abstract class Store {
  session: Session | null = null
  settings: Settings
  /** When the computer began to think, in ms of the page's clock; null while it does not. */
  thinkingSince: number | null = null
  waitingForStep = false
  fault: string | null = null
  notice: string | null = null
  pace: Pace = storedPace()
  dialog: Dialog = null
  panel: string | null = null
  hint: HintState | null = null
  why: Why | null = null
  /** Lines since the person's last decision. */
  news: readonly LogLine[] = []
  /** What the step that is being shown says; it stands at its place on the board. */
  told: readonly GameEvent[] = NOTHING
  replaying: GameRecord | null = null
  curve: readonly number[] | null = null
  savingFails = false
  /** Kinds of decision that the first game has explained already. */
  private readonly learned = new Set<string>((lasting.read(LEARNED_KEY) ?? '').split(' '))

  readonly thinker: Thinker
  private readonly listeners = new Set<() => void>()
  private loop = 0
  private wake: (() => void) | null = null

  constructor(readonly rules: PageRules) {
    this.thinker = new Thinker(rules.game.name)
    this.settings = {
      seat: rules.usualSeat,
      level: rules.levels.usual,
      takeBack: false,
      odds: true,
    }
  }

  /** What is chosen and drafted is let go. */
  protected abstract letGo(): void
  /** One step back within the decision. */
  abstract back(): void
  /** Something has changed: what was worked out for drawing is stale. */
  protected abstract stale(): void
  /** A step of the computer is shown; without lines it is over. */
  protected abstract light(lines: readonly LogLine[]): void
  /** A panel of the game's own has been opened. */
  protected opened(_panel: string | null): void {}

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Says that something has changed. */
  changed(): void {
    this.stale()
    for (const listener of this.listeners) listener()
  }

  get kind(): string {
    return this.session?.kind ?? ''
  }

  // Games

  begin(options: Options, seed: string, settings: Settings): void {
    this.open(new Session(this.rules.game, options, seed, [settings.seat]), settings)
    this.save()
    if (this.rules.isLesson(options)) this.dialog = 'intro'
    this.changed()
  }

  resume({ record, settings }: KeptGame): void {
    this.open(Session.of(this.rules.game, record, [settings.seat]), settings)
    this.changed()
  }

  private open(session: Session, settings: Settings): void {
    this.leave()
    this.session = session
    this.settings = settings
    this.news = session.log.slice(-3)
    ofTab.write('dejarik.playing', '1')
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
    ofTab.drop('dejarik.playing')
    this.clear()
    this.changed()
  }

  abandon(): void {
    forget()
    this.leave()
  }

  private save(): void {
    if (this.session === null) return
    const fails = !keep(this.rules, this.saved())
    if (fails && !this.savingFails)
      this.notice =
        'This browser keeps nothing: its storage is full or forbidden. Save the game to a file (Menu).'
    this.savingFails = fails
  }

  saved(): KeptGame {
    const session = this.session as Session
    const round = this.roundAt(session.moves.length)
    return { record: session.record(), settings: this.settings, savedAt: Date.now(), round }
  }

  fileText(): string {
    return fileText(this.rules, this.saved())
  }

  /** The round in which a move was made. */
  roundAt(number: number): number {
    const { session } = this
    return session === null ? 0 : this.rules.roundOf(session.stateAt(number))
  }

  /** Loads the text of a file; what is wrong is told and nothing changes. */
  load(text: string, name: string): void {
    try {
      const game = readGame(this.rules, text)
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

  // The person

  /** Makes moves of the person as one decision, and those that `rest` adds while it is still open. */
  make(moves: readonly Move[], rest: readonly Move[] = []): void {
    const { session } = this
    if (session === null) return
    const { kind } = this
    this.clear()
    this.news = []
    session.beginDecision()
    for (const move of moves) this.makeOne(session, move)
    for (const move of rest) if (this.kind === kind) this.makeOne(session, move)
    this.settled()
  }

  private makeOne(session: Session, move: Move): void {
    if (session.isMine && session.legal.includes(move))
      this.news = [...this.news, ...session.play(move)]
  }

  protected clear(): void {
    // A hint that is still being looked for is not waited for
    if (this.hint?.thinking === true && !this.thinker.hurry()) this.thinker.stop()
    this.hint = null
    if (this.panel === 'hint') this.panel = null
    this.letGo()
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

  /** Lets the computers decide until the person has to. */
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
        await this.oneMove(session, levelById(this.rules.levels, this.settings.level).spec, loop)
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
    this.light(lines)
    this.told = lines.map(({ event }) => event)
    this.changed()
    await this.pause()
    this.light([])
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
    lasting.write(PACE_KEY, pace)
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
    await this.oneMove(session, this.rules.levels.atOnce, loop).catch((error: unknown) => {
      if (!(error instanceof Stopped)) this.fault = String(error)
    })
    if (loop === this.loop) void this.run()
  }

  /** Goes on after a fault, with a simpler opponent if that is wanted. */
  retry(isSimpler = false): void {
    this.fault = null
    this.thinker.stop()
    if (isSimpler) this.settings = { ...this.settings, level: this.rules.levels.simplest }
    void this.run()
  }

  // Help

  show(panel: string | null): void {
    this.panel = this.panel === panel ? null : panel
    this.dialog = null
    this.opened(this.panel)
    this.changed()
  }

  openDialog(dialog: Dialog): void {
    this.dialog = dialog
    this.changed()
  }

  /** Help that a first game gives once for each kind of decision. */
  get lesson(): readonly string[] {
    const { session, kind } = this
    const isLesson = session !== null && this.rules.isLesson(session.options)
    return isLesson && !this.learned.has(kind) ? (this.rules.help[kind] ?? NOTHING) : NOTHING
  }

  learn(): void {
    this.learned.add(this.kind)
    lasting.write(LEARNED_KEY, [...this.learned].join(' ').trim())
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
  const text = lasting.read(PACE_KEY)
  return text === 'step' || text === 'fast' || text === 'off' ? text : 'calm'
}
