import { type Agent, NO_LIMIT } from '../../agents/agent.js'
import { factoriesFor } from '../../agents/registry.js'
import { createAgent, type OurSpec, parseSpec } from '../../agents/spec.js'
import type { Game, Move, Options, Player, Position } from '../../engine/game.js'
import { type GameRecord, verify } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { Beside } from '../shell/beside.js'
import { Computers } from '../shell/computers.js'
import type { LessonRun } from '../shell/lesson/lesson-run.js'
import { type SavedGame, savedText } from '../shell/saved-game.js'
import { type LogLine, Session } from '../shell/session.js'
import type { Thought } from '../shell/thought.js'
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
  /** Where it begins, when that is not the beginning. */
  readonly position?: Position | undefined
}

const QUICK_PLAYER = 'scripted'
/** Who looks for the plan of a partner that searches: a person waits for it. */
const PLANNER = 'mcts:iterations=100'

/** Something that is done when somebody says yes. */
export interface Waiting {
  readonly asked: string
  /** What Enter alone says. */
  readonly usual: boolean
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
  resigned = false
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

  /** The choice of the computer that decides. */
  think(): Thought {
    const { session } = this
    const thought = this.computers.think()
    const { account, move } = thought
    if (account !== null && account.candidates.length > 1)
      this.considered = {
        account,
        move,
        state: session.truth,
        actor: session.actor,
        number: session.moves.length,
      }
    return thought
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
    this.read()
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
    this.read()
  }

  saved(): SavedGame {
    const { level, people } = this.deal
    return {
      record: this.session.record(),
      table: { people, level, tookBack: this.tookBack, notes: {} },
    }
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

  close(): void {
    this.computers.close()
    this.thread.end()
  }

  /** Nothing of the log is news any more. */
  private read(): void {
    for (const person of this.session.people)
      this.heard.set(person, this.session.logOf(person).length)
  }

  private seated(): Computers {
    this.beside = this.besideHere()
    return new Computers(this.session, this.deal.level, this.thread.lend, this.beside)
  }

  /** How computers behave beside people, in a game that says so. */
  private besideHere(): Beside | null {
    const { words, deal } = this
    const { wishes, plan } = words
    const spec = parseSpec(deal.level, deal.game.name)
    if (wishes === undefined || spec.kind !== 'ours') return null
    const plans =
      spec.factory.name === 'mcts' ? (parseSpec(PLANNER, deal.game.name) as OurSpec) : spec
    return new Beside(
      wishes,
      () => this.session,
      { plans, quick: QUICK_PLAYER },
      (observation, moves) => plan?.(observation, moves) ?? [],
    )
  }
}
