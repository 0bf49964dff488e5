import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import { ActBudget } from '../shell/act-budget.js'
import type { LessonRun } from '../shell/lesson/lesson-run.js'
import { levelById } from '../shell/levels.js'
import type { LogLine, Session, UndoBar } from '../shell/session.js'
import { Stopped, Thinker } from '../shell/thinking/thinker.js'
import { politeMoves } from '../shell/wishes.js'
import { type Chances, findChances, type HintState, type OpenQuestion } from './advice.js'
import { Coach } from './coach/coach.js'
import { Curtain } from './curtain.js'
import { DraftKeeper } from './draft-keeper.js'
import { asError } from './errors.js'
import { FirstHelp } from './first-help.js'
import { Games } from './games.js'
import type { Dialog, Host } from './host.js'
import { ALONE, type Neighbours } from './neighbours.js'
import type { Film } from './opening.js'
import type { PageRules } from './page-rules.js'
import { lacksPartner, loadPartner } from './partner-place.js'
import type { Partnership } from './partnership.js'
import { levelAt, withLevel } from './seating.js'
import type { Settings } from './settings.js'
import type { Beat, Pace } from './telling/beat.js'
import { keepPace, storedPace } from './telling/stored-pace.js'
import { Telling } from './telling/telling.js'
import { Tidings } from './tidings.js'
import { Whys } from './whys.js'

/** What the page knows of any game; a game adds what is chosen and drafted. Views read it and call it. */

const NOTHING: readonly never[] = []
const HURRY_MS = 400 // so long a search has to answer when it is told to hurry

export abstract class Store implements Host {
  session: Session | null = null
  /** The lesson under way; its session is the one that is played. */
  tutor: LessonRun | null = null
  settings: Settings
  /** When the computer began to think, in ms of the page's clock; null while it does not. */
  thinkingSince: number | null = null
  /** Why the opponent does not answer. */
  fault: Error | null = null
  notice: string | null = null
  pace = storedPace()
  dialog: Dialog = null
  panel: string | null = null
  hint: HintState | null = null
  readonly whys = new Whys()
  /** What is looked at; the game at hand stays behind it. */
  replaying: Film | null = null
  chances: Chances | null = null
  readonly firstHelp = new FirstHelp(this)
  neighbours: Neighbours = ALONE

  readonly thinker: Thinker
  private readonly budget: ActBudget
  /** The games that are kept, and how this one is. */
  readonly games: Games
  /** What has happened and is still to be shown. */
  readonly telling = new Telling(this)
  private readonly tidings = new Tidings(this)
  readonly coach = new Coach(this)
  readonly curtain = new Curtain(this)
  /** The computer beside the person: its code comes with the first game that may have one, for most have none. */
  partnership: Partnership | null = null
  private readonly drafts = new DraftKeeper()
  private readonly listeners = new Set<() => void>()
  private loop = 0

  constructor(readonly rules: PageRules) {
    this.thinker = new Thinker(rules.game.name)
    this.budget = new ActBudget(rules.beginsAct)
    this.games = new Games(this)
    const { usualSeat: seat, levels } = rules
    this.settings = { seat, level: levels.usual, takeBack: false, odds: true, verdicts: true }
  }

  /** What is chosen and drafted is let go. */
  protected abstract letGo(): void
  /** One step back within the decision; false when there is nothing to take back in it. */
  abstract back(): boolean
  /** Something is chosen or drafted that can be taken back. */
  abstract get hasChoice(): boolean
  /** A step back only lets go of what is chosen; else it takes something back. */
  abstract get backCloses(): boolean
  /** What is still open of the decision, and what follows on moves by habit. */
  abstract get stillOpen(): OpenQuestion
  abstract carriedOn(moves: readonly Move[]): Promise<readonly Move[]>
  /** Something has changed: what was worked out for drawing is stale. */
  protected abstract stale(): void
  /** How moves are told, each in the lines of its own. */
  protected abstract beatsOf(lines: readonly LogLine[]): readonly Beat[]
  /** The next move of the same player may belong to what this line tells, and is told with it. */
  protected abstract goesOn(last: LogLine): boolean
  /** The small moves that the person has drafted, and taking them up again: where a decision has many. */
  get inDraft(): readonly Move[] {
    return NOTHING
  }
  redraft(_moves: readonly Move[]): void {}
  /** The agent that decides for a computer, by that of its level. */
  protected specFor = (_session: Session, spec: string): string => spec
  /** A panel of the game's own has been opened. */
  protected opened(_panel: string | null): void {}

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Says that something has changed. */
  changed(): void {
    this.stale()
    this.drafts.keep(this)
    for (const listener of this.listeners) listener()
  }

  get kind(): string {
    return this.session?.kind ?? ''
  }

  /** The person decides now: nothing is left to be told. */
  get isAsked(): boolean {
    return this.isAskedNext && !this.telling.isBusy
  }

  get isAskedNext(): boolean {
    const { session } = this
    return (
      session?.isMine === true && session.actor === session.viewer && this.curtain.person === null
    )
  }

  /** What is drawn: what the person sees now, or saw when that happened which is being told. */
  get observation(): State {
    return this.tidings.observation
  }

  get drawnAt(): number {
    return this.tidings.drawnAt
  }

  get told(): readonly LogLine[] {
    return this.tidings.told
  }

  get news(): readonly LogLine[] {
    return this.tidings.news
  }

  /** What is being told, in words. */
  get saidNow(): readonly string[] {
    const lines = this.telling.present?.lines ?? NOTHING
    return lines.map(({ text }) => text).filter((text) => text !== '')
  }

  // The game at hand

  /** Seats the person at a game, new or kept. */
  open(session: Session, settings: Settings, tutor: LessonRun | null = null): void {
    this.session = session
    this.tutor = tutor
    this.settings = settings
    this.curtain.begin(session)
    void this.run()
  }

  /** Shows the game as this person sees it, with what is news to him. */
  lookAs(person: Player): void {
    const { session } = this
    if (session === null) return
    this.clear()
    session.look(person)
    const own = session.moves.findLastIndex((_, number) => session.isOfViewer(number))
    this.tidings.since = session.happenings.filter(({ number }) => number >= own)
  }

  /** Nothing is left that was open, chosen, told or said. */
  forget(): void {
    this.clear()
    this.telling.stop()
    this.tidings.untold = NOTHING
    this.panel = null
    this.dialog = null
    this.notice = null
    this.whys.clear()
    this.partnership?.forget()
  }

  /** Nothing is open any more. */
  close(): void {
    this.halt()
    this.session = null
    this.curtain.end()
    this.partnership?.forget()
    this.tutor = null
    this.replaying = null
    this.chances = null
    this.coach.forget()
    this.whys.clear()
    this.fault = null
    this.dialog = null
    this.clear()
  }

  /** The computer's turn, and the telling of it, end where they are. */
  halt(): void {
    this.budget.reset()
    this.loop++
    this.thinker.stop()
    this.partnership?.consultation.drop()
    this.telling.stop()
    this.tidings.untold = NOTHING
    this.thinkingSince = null
    this.coach.dropWeighing()
  }

  /** The round in which a move was made. */
  roundAt(number: number): number {
    const { session } = this
    return session === null ? 0 : this.rules.roundOf(session.stateAt(number))
  }

  /** Shows a game from its beginning, or from a later move on. */
  watch(film: Film): void {
    this.replaying = film
    this.notice = null
    this.dialog = null
    void findChances(this, film.record)
    this.changed()
  }

  /** Back to the game at hand, or to the start screen. */
  endWatching(): void {
    this.replaying = null
    this.notice = null
    const { session } = this
    if (session?.isOver === true) void findChances(this, session.record())
    this.changed()
  }

  // The person

  /** Makes an act of the person, unless a lesson or the coach has something against it. */
  make(moves: readonly Move[]): void {
    if (this.session === null || this.games.isLost) return
    if (this.tutor !== null && this.tutor.judge(moves) !== null) return this.changed()
    if (!this.coach.weighs(moves)) this.carryOut(moves)
  }

  /** Makes moves as one decision. */
  carryOut(moves: readonly Move[]): void {
    const { session, tutor } = this
    if (session === null) return
    this.clear()
    this.notice = null
    this.tidings.since = []
    session.beginDecision()
    this.enterAct(session)
    for (const move of moves) {
      // A plan of several decisions ends where something comes between
      if (session.actor !== session.viewer || !session.legal.includes(move)) break
      this.tidings.since = [...this.tidings.since, ...this.play(session, move)]
    }
    this.tidings.untold = this.tidings.since
    tutor?.made()
    this.settled()
  }

  /** Goes on from what a lesson only tells. */
  readOn(): void {
    this.tutor?.read()
    this.settled()
  }

  /** All that happens by a move, before the eyes of the one who looks. */
  private play(session: Session, move: Move): readonly LogLine[] {
    const number = session.moves.length
    session.play(move)
    return session.happenings.filter((line) => line.number === number)
  }

  protected clear(): void {
    // A hint that is still being looked for is not waited for
    if (this.hint?.thinking === true && !this.thinker.hurry()) this.thinker.stop()
    this.hint = null
    if (this.panel === 'hint') this.panel = null
    this.letGo()
  }

  /** A decision has been made: it is kept, and the game goes on. */
  settled(): void {
    this.games.save()
    this.changed()
    void this.run()
  }

  /** Where a step back goes, or why there is none; a finished game is not opened again. */
  get undoPoint(): number | UndoBar | 'over' {
    const { session } = this
    if (session === null) return 'nothing'
    return session.isOver
      ? 'over'
      : session.undoPoint(this.settings.takeBack && session.people.length === 1)
  }

  /** Takes back what is chosen or drafted, else the last decision. */
  undo(): void {
    const { session, undoPoint: point } = this
    if (session === null || this.games.isLost || this.back()) return
    if (typeof point !== 'number') return
    this.halt()
    this.fault = null
    session.takeBack(point)
    this.tutor?.rewind(point)
    this.clear()
    this.tidings.since = []
    this.whys.clear()
    this.settled()
  }

  // The computer

  /** Tells what has happened and lets the computers decide, until the person has to. */
  private async run(): Promise<void> {
    const { session } = this
    const loop = ++this.loop
    if (lacksPartner(this)) {
      const partner = await loadPartner(this)
      if (partner === null || loop !== this.loop) return
      this.partnership = partner
    }
    while (session !== null && session === this.session && loop === this.loop) {
      if (this.curtain.person !== null) this.tidings.untold = NOTHING
      else if (!this.isOneAct(session)) {
        const beats = this.beatsOf(this.tidings.untold)
        this.telling.add(this.partnership?.stopping(beats) ?? beats)
        this.tidings.untold = NOTHING
        await this.telling.tell()
        if (loop !== this.loop) return
      }
      if (this.tutor !== null) {
        if (this.followLesson(session, this.tutor)) continue
        return this.arrive()
      }
      if (session.isMine) this.curtain.handOver(session)
      if (session.isOver) void findChances(this, session.record())
      if (session.isOver || session.isMine) return this.arrive()
      try {
        const level = levelAt(this.settings, session.actor)
        const { spec } = levelById(this.rules.levels, level)
        await this.oneMove(session, this.specFor(session, spec), loop)
      } catch (error) {
        if (error instanceof Stopped || loop !== this.loop) return
        this.thinkingSince = null
        this.fault = asError(error)
        return this.changed()
      }
    }
  }

  /** Makes the move that the lesson has for whoever is asked; false where the pupil reads or decides. */
  private followLesson(session: Session, tutor: LessonRun): boolean {
    const move = tutor.answer()
    if (move !== null) this.done(this.play(session, move))
    else this.games.save()
    return move !== null
  }

  /** The computer that made the last move of these goes on with the same act. */
  private isOneAct(session: Session): boolean {
    const last = this.tidings.untold.at(-1)
    return (
      last !== undefined &&
      last.actor === session.actor &&
      !session.isMine &&
      this.pace !== 'off' &&
      this.goesOn(last)
    )
  }

  protected arrive(): void {
    this.telling.arrive()
    this.drafts.takeUp(this)
    this.partnership?.consider()
    this.changed()
  }

  private async oneMove(session: Session, spec: string, loop: number): Promise<void> {
    const player = session.actor
    const observation = session.observationOf(player)
    const began = performance.now()
    this.thinkingSince = began
    this.changed()
    this.enterAct(session)
    const question = {
      spec: this.budget.isSpent ? this.rules.levels.atOnce : spec,
      seed: session.seed,
      course: session.courseOf(player),
      observation,
      legal: politeMoves(this.rules.wishes, session),
      limitMs: this.budget.limitMs,
    }
    const thought = await (this.partnership?.decide(question) ?? this.thinker.choose(question))
    this.budget.spend(performance.now() - began)
    if (loop !== this.loop) throw new Stopped()
    this.thinkingSince = null
    const { account, move } = (await this.partnership?.consult(question, thought)) ?? thought
    if (loop !== this.loop) throw new Stopped()
    this.whys.note(account, { observation, move, player })
    this.done(this.play(session, move))
  }

  private enterAct({ actor, kind, moves }: Session): void {
    const { actMs } = levelById(this.rules.levels, levelAt(this.settings, actor))
    this.budget.enter(moves.length, kind, actMs)
  }

  /** A move that the person has not chosen has been made. */
  private done(lines: readonly LogLine[]): void {
    this.tidings.add(lines)
    this.games.save()
  }

  /** The next step at once. `behind` is done when nothing is left to tell. */
  next(behind: (() => void) | null = null): void {
    this.telling.hurry(behind)
  }

  /** Leaves out what is left to tell until the person is asked; the pace stays. */
  skip(): void {
    this.telling.skip()
    this.changed()
  }

  /** Tells once more what happened since the person's last decision. */
  showAgain(): void {
    void this.telling.again(this.beatsOf(this.tidings.since))
  }

  setPace(pace: Pace): void {
    this.pace = pace
    keepPace(pace)
    if (pace === 'off') this.telling.skip()
    else this.telling.hurry()
    this.changed()
  }

  /** The computer answers with what it has found so far, and does the rest of its act at once. */
  moveNow(): void {
    this.budget.hurry()
    const { thinkingSince: since } = this
    if (since === null) return
    // A search that counts games does not see that it should hurry
    if (this.thinker.hurry()) window.setTimeout(() => this.replaceThought(since), HURRY_MS)
    else this.replaceThought(since)
  }

  /** Ends what has been thought about since then, if it still is: `run` decides it by habit. */
  private replaceThought(since: number): void {
    if (this.thinkingSince !== since) return
    this.thinker.stop()
    void this.run()
  }

  /** Goes on after a fault, with a simpler opponent if that is wanted. */
  retry(isSimpler = false): void {
    this.fault = null
    this.thinker.stop()
    if (isSimpler) this.settings = withLevel(this.settings, this.rules.levels.simplest)
    void this.run()
  }

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

  say(notice: string | null): void {
    this.notice = notice
    this.changed()
  }
}
