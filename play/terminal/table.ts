import { type Agent, NO_LIMIT } from '../../agents/agent.js'
import { factoriesFor } from '../../agents/registry.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import type { Game, Move, Options, Player, Position } from '../../engine/game.js'
import { type GameRecord, verify } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { MOVE_BY_MOVE, toldTogether } from '../shell/acts.js'
import { Beside } from '../shell/beside.js'
import type { Lock } from '../shell/code-lock.js'
import { Computers } from '../shell/computers.js'
import { givenUpNotes } from '../shell/given-up.js'
import type { LessonRun } from '../shell/lesson/lesson-run.js'
import { type SavedGame, savedText } from '../shell/saved-game.js'
import { type LogLine, Session } from '../shell/session.js'
import { isPerson, lockOf, nameOf, type Sitter } from '../shell/sitters.js'
import type { Thought } from '../shell/thought.js'
import { type Mind, politeMoves, type ToldWish } from '../shell/wishes.js'
import { BesideHere } from './beside-here.js'
import type { GameWords } from './game-words.js'
import { type Match, textsOf } from './matching.js'
import { LentThread } from './partner-thread.js'
import { SaveFile } from './save-file.js'
import type { Screen } from './screen.js'
import type { Advice, Considered } from './thoughts.js'
import { makeIn, Trial } from './trial.js'
import type { Tutoring } from './tutoring.js'

/** What the words did: nothing of ours, something, another position, moves that wait to be made, or the end. */
export type Answer = 'unknown' | 'done' | 'moved' | 'quit' | readonly Move[]

/** How a game begins: whose, with which options, who plays. */
export interface Deal {
  readonly game: Game
  readonly words: GameWords
  readonly options: Options
  readonly seed: string
  readonly people: readonly Player[]
  /** How strong the computers are: a level or an agent. */
  readonly level: string
  /** Who sits in each seat, where that is more to say than people and one level. */
  readonly sitters?: readonly Sitter[] | undefined
  /** What computers beside people do about wishes, and what they have been told. */
  readonly mind?: Mind
  readonly wishes?: readonly ToldWish[]
  /** What the page keeps in a file for itself. */
  readonly notes?: Readonly<Record<string, unknown>>
  /** People who choose their four figures when the screen is first theirs. */
  readonly codeless?: readonly Player[]
  /** Where it begins, when that is not the beginning. */
  readonly position?: Position | undefined
}

const QUICK_PLAYER = 'scripted'

/** Something that is done when somebody says yes. */
export interface Waiting {
  readonly asked: string
  /** What Enter alone says. */
  readonly usual: boolean
  /** What waits is all of the decision. */
  readonly isWhole?: boolean
  readonly yes: () => Answer
}

/** A game at the terminal: the session, the computers that sit in it, and the screen. */
export class Table {
  session: Session
  /** Where `save` writes without a name, and Ctrl-C does. */
  readonly file: SaveFile
  private computers: Computers
  /** Computers beside people: their plans, and what they were asked. */
  beside: Beside | null = null
  private readonly thread: LentThread
  /** The last decision of a computer in which it had something to consider. */
  considered: Considered | null = null
  /** True once a take-back has gone behind a die or a hidden card. */
  tookBack = false
  /** Whose side has given the game up; null while nobody has. */
  givenUpBy: Player | null = null
  /** The position in the file that the game is kept in. */
  kept: State | null = null
  /** Keeping it has failed, and was said. */
  cannotKeep = false
  /** Under which heading of the log the position was last drawn before a question. */
  drawnUnder = -1
  /** Number of moves made when the choices were last listed. */
  shownAt = -1
  /** What has been chosen of a move: the words with which its text begins. */
  narrowed = ''
  /** What the last hint was. */
  advice: Advice | null = null
  /** What was last drawn before a question. */
  scene: readonly string[] = []
  /** What waits for a yes. */
  waiting: Waiting | null = null
  private texts: { readonly state: State; readonly list: readonly Match[] } | null = null
  /** Who looked when something was last asked. */
  lastViewer: Player | null = null
  /** How many lines of the log each person has read, by seat. */
  private readonly heard = new Map<Player, number>()
  /** The same of what has stood on the screen before his eyes. */
  private readonly read = new Map<Player, number>()
  /** Who sits where, as far as it is known. */
  sitters: readonly Sitter[] | undefined

  constructor(
    readonly deal: Deal,
    readonly screen: Screen,
    savePath: string,
    /** The lessons that are played in the place of a game; null in a game. */
    readonly tutoring: Tutoring | null = null,
  ) {
    this.file = new SaveFile(savePath)
    this.thread = new LentThread(deal.game.name)
    const { game, options, seed, people, position } = deal
    this.session = new Session(game, options, seed, people, position)
    this.sitters = deal.sitters
    this.computers = this.seated()
    if (tutoring !== null) this.attend(tutoring.run)
  }

  /** A lesson takes the place of what was played. */
  attend(run: LessonRun): void {
    this.session = run.session
    this.forget()
  }

  get savePath(): string {
    return this.file.path
  }

  get game(): Game {
    return this.deal.game
  }

  get words(): GameWords {
    return this.deal.words
  }

  /** The choice of the computer that decides, with what it was asked for. */
  async think(): Promise<Thought> {
    const { session, beside } = this
    const { actor } = session
    const free = this.computers.think()
    const isAsked = beside !== null && beside.wishesTo(actor).length > 0
    const thought = isAsked ? await this.heeding(beside, actor, free) : free
    const { account, move } = thought
    if (account !== null && account.candidates.length > 1)
      this.considered = { account, move, state: session.truth, actor, number: session.moves.length }
    return thought
  }

  private heeding(beside: Beside, seat: Player, free: Thought): Promise<Thought> {
    const observation = this.session.observationOf(seat)
    const legal = politeMoves(beside.rules, this.session)
    return beside.heed(seat, free, { observation, legal }, (allowed) =>
      beside.table.advise(seat, { observation, legal: allowed }),
    )
  }

  /** A place to try the moves of the decision at hand. */
  trial(): Trial {
    const { session, game, words } = this
    const quick = (observation: State, legal: readonly Move[]): Move => {
      const list = Int32Array.from(legal)
      return this.quick().choose(observation, { list, count: list.length }, NO_LIMIT)
    }
    const isEnd = (observation: State, move: Move): boolean =>
      words.question?.(observation, [move], false).answer(move).refusal ??
      !game.describe(observation, move).includes(' ')
    return new Trial(game, session.observation, session.viewer, words.acting ?? null, quick, isEnd)
  }

  /** Somebody who fills in what is left of a decision at once: the scripted player where the game has one. */
  private quick(): Agent {
    const { game, options, seed, level } = this.deal
    const isKnown = factoriesFor(game.name).some(({ name }) => name === QUICK_PLAYER)
    const spec = parseSpec(isKnown ? QUICK_PLAYER : level, game.name)
    if (spec.kind !== 'ours') throw new Error(`"${level}" cannot fill anything in`)
    return createAgent(spec, { game, options, player: this.session.viewer, seed })
  }

  /** What the one who looks has not read yet. */
  news(): LogLine[] {
    const { log, viewer } = this.session
    const lines = log.slice(this.heard.get(viewer) ?? 0)
    this.heard.set(viewer, log.length)
    return lines
  }

  /** Tells what the one who looks has not read yet, but for what stands on the screen already. */
  tellNews(known: readonly LogLine[]): void {
    const stands = new Set(known.map(({ number, text }) => `${number} ${text}`))
    this.tell(this.news().filter(({ number, text }) => !stands.has(`${number} ${text}`)))
  }

  /** Tells what happened, what belongs together in one line. */
  tell(lines: readonly LogLine[]): void {
    const { screen, words, session, game } = this
    const { viewer: seat } = session
    const before = (number: number) => game.observe(session.stateAt(number), seat)
    const own = words.told?.(lines, { seat, before, drawing: screen.drawing })
    screen.say(...(own ?? toldTogether(lines, words.acts ?? MOVE_BY_MOVE).map(({ text }) => text)))
  }

  /** All that was told stands on the screen. */
  wasShown(): void {
    for (const [person, lines] of this.heard) this.read.set(person, lines)
  }

  /** What was told and did not come to the screen is told when its person looks again. */
  wasHidden(): void {
    for (const person of this.session.people) this.heard.set(person, this.read.get(person) ?? 0)
  }

  /** The legal moves with their texts. */
  get legalTexts(): readonly Match[] {
    const { session, game } = this
    if (!session.isMine) return []
    const state = session.truth
    if (this.texts?.state !== state)
      this.texts = { state, list: textsOf(game, state, session.legal) }
    return this.texts.list
  }

  /** Number of the move with which the act at hand began: all since then are its small moves. */
  get begunAt(): number {
    let number = this.session.moves.length
    while (number > 0 && this.goesOnBehind(number - 1)) number--
    return number
  }

  /** The act at hand is not over with these moves. */
  goesOnAfter(moves: readonly Move[]): boolean {
    const trial = this.trial()
    for (const move of moves) if (trial.allows(move)) trial.make(move)
    return trial.isAct && trial.isOpen
  }

  private goesOnBehind(number: number): boolean {
    const { session, game, words } = this
    const before = session.stateAt(number)
    if (game.actor(before) !== session.actor) return false
    return makeIn(game, words.acting ?? null, before, session.moves[number] as Move)
  }

  /** The question is asked with all that it is about. */
  showAgain(): void {
    this.shownAt = -1
    this.scene = []
  }

  /** The moves of a line belong together and are taken back together. */
  playLine(moves: readonly Move[], play: (move: Move) => void): void {
    this.session.beginDecision()
    for (const move of moves) play(move)
  }

  /** Takes back the last line of the decision at hand; false at its beginning. */
  back(): boolean {
    const point = this.session.undoPoint(false)
    if (typeof point !== 'number' || point < this.begunAt) return false
    return this.undo(false)
  }

  /** Takes back the last decision of a person, behind what it showed only with `anyway`; false when it cannot be. */
  undo(anyway: boolean): boolean {
    const free = this.session.undoPoint(false)
    const point = anyway ? this.session.undoPoint(true) : free
    if (typeof point !== 'number') return false
    if (free !== point) this.tookBack = true
    this.session.takeBack(point)
    this.tutoring?.run.rewind(point)
    if ((this.considered?.number ?? 0) >= point) this.considered = null
    this.narrowed = ''
    this.allIsRead()
    return true
  }

  /** Puts a recorded game in the place of this one; an InputError leaves everything as it was. */
  restore(record: GameRecord, tookBack = false): void {
    const { game, deal } = this
    verify(game, record)
    this.session = Session.of(game, record, deal.people)
    this.tookBack = tookBack
    this.forget()
  }

  /** Another game is on the table. */
  private forget(): void {
    this.considered = null
    this.advice = null
    this.narrowed = ''
    this.lastViewer = null
    this.drawnUnder = -1
    this.showAgain()
    this.computers.close()
    this.computers = this.seated()
    this.allIsRead()
  }

  saved(): SavedGame {
    const { level, people } = this.deal
    return {
      record: this.session.record(),
      table: { people, level, ...this.levels, tookBack: this.tookBack, notes: this.notes },
    }
  }

  /** How strong the computer of each seat is, where they differ. */
  private get levels(): { readonly levels?: readonly string[] } {
    const { sitters } = this
    if (sitters === undefined) return {}
    return { levels: sitters.map((_, seat) => this.levelAt(seat)) }
  }

  private get notes(): Readonly<Record<string, unknown>> {
    const { sitters, givenUpBy, beside, deal } = this
    const wishes = beside?.table.told ?? []
    return {
      ...deal.notes,
      ...(sitters === undefined ? {} : { sitters }),
      ...(this.codeless.length === 0 ? {} : { codeless: this.codeless }),
      ...(deal.mind === undefined ? {} : { mind: deal.mind }),
      ...(wishes.length === 0 ? {} : { wishes }),
      ...(givenUpBy === null ? {} : givenUpNotes(givenUpBy)),
    }
  }

  /** A person has chosen his four figures. */
  giveLock(seat: Player, lock: Lock): void {
    const { sitters } = this
    this.sitters = sitters?.map((one, at) =>
      at === seat && isPerson(one) ? { ...one, lock } : one,
    )
  }

  /** Those who are to choose their four figures when the screen is first theirs. */
  get codeless(): readonly Player[] {
    return (this.deal.codeless ?? []).filter((seat) => lockOf(this.sitters, seat) === null)
  }

  fileText(): string {
    return savedText(this.saved(), this.seats.length)
  }

  get seats() {
    return seatsOf(this.game, this.session.truth)
  }

  /** What a seat is called in a sentence. */
  calledAt(seat: Player): string {
    const name = this.seats[seat]?.name ?? ''
    return this.words.called?.[name] ?? name
  }

  /** Somebody by his name, if he has one, and his seat: `Mira, the Rebel Admiral`. */
  whoIs(seat: Player): string {
    const name = nameOf(this.sitters, seat)
    return name === '' ? this.calledAt(seat) : `${name}, ${this.calledAt(seat)}`
  }

  close(): void {
    this.computers.close()
    this.thread.end()
  }

  /** Nothing of the log is news any more. */
  private allIsRead(): void {
    for (const person of this.session.people)
      this.heard.set(person, this.session.logOf(person).length)
    this.wasShown()
  }

  private seated(): Computers {
    this.beside = this.besideHere()
    return new Computers(
      this.session,
      (seat) => this.levelAt(seat),
      this.thread.lend,
      this.words.wishes,
    )
  }

  /** How strong the computer of a seat is: a level or an agent. */
  levelAt(seat: Player): string {
    const sitter = this.deal.sitters?.[seat]
    return sitter === undefined || isPerson(sitter) ? this.deal.level : sitter.level
  }

  /** How computers behave beside people, in a game that says so. */
  private besideHere(): Beside | null {
    const { words, deal } = this
    const { wishes, plan } = words
    if (wishes === undefined) return null
    const said = (observation: State, moves: readonly Move[]) => plan?.(observation, moves) ?? []
    return new Beside(new BesideHere(wishes, this, said, deal.mind, deal.wishes))
  }

  /** What computers beside people were asked for is kept with the game. */
  wishesChanged(): void {
    this.kept = null
  }
}
