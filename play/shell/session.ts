import {
  type Game,
  type GameEvent,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Options,
  type Player,
  type Position,
} from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { type GameRecord, recordOf, replay } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'
import { Course } from './course.js'

/**
 * A game that people play, against computers or with each other. It holds the true state: what draws reads
 * `observation` and the lines of the log, which are told for the one who looks.
 */

export interface LogLine {
  readonly text: string
  /** What the text tells. */
  readonly event: GameEvent
  /** Seat that made the move which led to this. */
  readonly actor: Player
  /** Number of the move. */
  readonly number: number
}

/** Why a move cannot be taken back. */
export type UndoBar = 'nothing' | 'opponent' | 'learned'

/** Worlds that a move must look the same in before its result counts as known beforehand. */
const WORLDS = 6

export class Session {
  readonly moves: Move[] = []
  /** The state before each move. */
  private readonly before: State[] = []
  /** For each move that was asked about: nothing hidden or random was learned by it. */
  private readonly plain: (boolean | undefined)[] = []
  /** Moves with which a decision of a person began that was made in several. */
  private starts: number[] = []
  /** What each person was told, by seat; and all that happened before his eyes, told or not. */
  private readonly logs = new Map<Player, LogLine[]>()
  private readonly happened = new Map<Player, LogLine[]>()
  private readonly legalList = new Int32Array(MOST_MOVES)
  private current: State
  private seen: { readonly viewer: Player; readonly observation: State } | null = null
  /** The person who was said to look; null where it follows from the decisions. */
  private eyes: Player | null = null
  /** What each seat was shown. */
  private courses: readonly Course[]

  constructor(
    readonly game: Game,
    readonly options: Options,
    readonly seed: string,
    /** Seats of the people; computers sit in the others. */
    readonly people: readonly Player[],
    /** For a game that did not begin at the beginning. */
    readonly position?: Position,
  ) {
    if (people.length === 0) throw new Error('nobody plays')
    this.current = position === undefined ? game.start(options, seed) : game.fromPosition(position)
    for (const person of people) {
      this.logs.set(person, [])
      this.happened.set(person, [])
    }
    this.courses = this.coursesSoFar()
  }

  /** A session in the position that a record ends in; an InputError when the record is wrong. */
  static of(game: Game, record: GameRecord, people: readonly Player[]): Session {
    const session = new Session(game, record.options, record.seed, people, record.position)
    replay(game, record, (_state, move) => {
      session.push(move)
    })
    return session
  }

  get actor(): Player {
    return this.game.actor(this.current)
  }

  get isOver(): boolean {
    return this.actor === NOBODY
  }

  /** A person decides. */
  get isMine(): boolean {
    return this.people.includes(this.actor)
  }

  /** The person who looks: who was said to, else the one who decides, or did so last. */
  get viewer(): Player {
    const [first = NOBODY] = this.people
    if (this.people.length === 1) return first
    if (this.eyes !== null) return this.eyes
    if (this.isMine) return this.actor
    const last = this.before.findLast((state) => this.people.includes(this.game.actor(state)))
    return last === undefined ? first : this.game.actor(last)
  }

  /** From now on this person looks, whoever decides. */
  look(person: Player): void {
    this.eyes = person
  }

  /** The sort of decision that is awaited, by its name; empty when the game is over. */
  get kind(): string {
    return this.isOver ? '' : (this.game.kinds[this.game.kind(this.current)] ?? '')
  }

  /** What the one who looks may know. */
  get observation(): State {
    const { viewer } = this
    if (this.seen?.viewer !== viewer)
      this.seen = { viewer, observation: this.game.observe(this.current, viewer) }
    return this.seen.observation
  }

  /** What the one who looks could see before a move; after the last one what he sees now. */
  seenBefore(number: number): State {
    const state = this.before[number]
    return state === undefined ? this.observation : this.game.observe(state, this.viewer)
  }

  /** The present as all of these know it; a seat that looks at it sees nothing that one of them does not know. */
  knownTo(people: readonly Player[]): State {
    return people.reduce((state, one) => this.game.observe(state, one), this.current)
  }

  /** For a computer's seat; never drawn. */
  observationOf(player: Player): State {
    return this.game.observe(this.current, player)
  }

  /** What a computer's seat would see behind moves of whoever decides that show nothing hidden; never drawn. */
  observationAfter(player: Player, moves: readonly Move[]): State {
    const state = cloneState(this.current)
    for (const move of moves) this.game.advance(state, move)
    return this.game.observe(state, player)
  }

  /** What that seat was shown of the game so far, for agents and beliefs; never drawn. */
  courseOf(player: Player): Course {
    const course = this.courses[player]
    if (course === undefined) throw new Error(`no seat ${player}`)
    return course
  }

  private coursesSoFar(): readonly Course[] {
    const { game } = this
    const courses = seatsOf(game, this.current).map((_, player) => new Course(game, player))
    for (const state of [...this.before, this.current])
      for (const course of courses) course.follow(state)
    return courses
  }

  /** What the one who looks was told so far. */
  get log(): readonly LogLine[] {
    return this.logOf(this.viewer)
  }

  logOf(person: Player): readonly LogLine[] {
    return this.logs.get(person) ?? []
  }

  /** Number of the last move of a seat; -1 before its first. */
  lastMoveOf(player: Player): number {
    return this.before.findLastIndex((state) => this.game.actor(state) === player)
  }

  /** What all people were told in the same words, from a move on. */
  toldToAll(from: number): readonly LogLine[] {
    const [first = [], ...others] = [...this.logs.values()].map((log) =>
      log.filter(({ number }) => number >= from),
    )
    const heard = others.map((log) => new Set(log.map(({ number, text }) => `${number} ${text}`)))
    return first.filter(({ number, text }) => heard.every((set) => set.has(`${number} ${text}`)))
  }

  /** All that happened before the eyes of the one who looks, events without a line of their own among it. */
  get happenings(): readonly LogLine[] {
    return this.happened.get(this.viewer) ?? []
  }

  /** Everything, for the rules and for the end of the game. */
  get truth(): State {
    return this.current
  }

  get legal(): Move[] {
    if (this.isOver) return []
    const count = this.game.moves(this.current, this.legalList)
    return Array.from(this.legalList.subarray(0, count))
  }

  /** Makes a move; answers what the one who looked is told of it. */
  play(move: Move): readonly LogLine[] {
    if (!this.legal.includes(move)) throw new Error(`${move} is not legal here`)
    return this.push(move)
  }

  /** The moves from here belong to one decision, and are taken back together. */
  beginDecision(): void {
    this.starts.push(this.moves.length)
  }

  private push(move: Move): readonly LogLine[] {
    const { current: state, actor, viewer } = this
    const number = this.moves.length
    let shown: readonly LogLine[] = []
    for (const [person, log] of this.logs) {
      const events = this.game
        .events(state, move, person)
        .map((event) => ({ text: event.text, event, actor, number }))
      this.happened.get(person)?.push(...events)
      const lines = events.filter(({ text }) => text !== '')
      log.push(...lines)
      if (person === viewer) shown = lines
    }
    this.before.push(state)
    this.current = this.game.apply(state, move)
    this.seen = null
    for (const course of this.courses) course.follow(this.current)
    this.plain.push(undefined)
    this.moves.push(move)
    return shown
  }

  /** Nothing hidden or random was learned by a move of a person. */
  private isPlain(number: number): boolean {
    return (this.plain[number] ??= this.people.every((one) => this.taughtNothing(number, one)))
  }

  /**
   * Nothing was learned when every world that a person could not tell from this one, with other
   * dice, would look the same to him after the move.
   */
  private taughtNothing(number: number, person: Player): boolean {
    const { game } = this
    const before = this.before[number]
    const move = this.moves[number]
    if (before === undefined || move === undefined) return false
    const mover = game.actor(before)
    if (mover !== person && game.seen(before, move, person) !== move) return true
    const observation = game.observe(before, person)
    const after = game.observe(this.before[number + 1] ?? this.current, person)
    const random = new Random(`undo ${number}`)
    for (let i = 0; i < WORLDS; i++) {
      const world = game.sample(observation, random)
      game.reseed(world, random.bits())
      if (game.actor(world) !== mover) return false
      game.advance(world, move)
      if (!equalStates(game.observe(world, person), after)) return false
    }
    return true
  }

  /** Number of the move of whoever looks that a step back goes before, or why there is none. */
  undoPoint(anywhere: boolean): number | UndoBar {
    let last = this.moves.length - 1
    while (last >= 0 && !this.isOfViewer(last)) last--
    if (last < 0) return 'nothing'
    const start = this.startOf(last)
    if (anywhere) return start
    if (last < this.moves.length - 1) return 'opponent'
    if (!this.isPlain(last)) return 'learned'
    for (let number = last - 1; number >= start; number--)
      if (!this.isPlain(number)) return number + 1
    return start
  }

  /** Where the decision began that this move belongs to. */
  private startOf(number: number): number {
    const start = this.starts.filter((one) => one <= number).pop() ?? number
    for (let i = start; i < number; i++) if (!this.isOfViewer(i)) return number
    return start
  }

  /** A person made this move. */
  isOwn(number: number): boolean {
    const state = this.before[number]
    return state !== undefined && this.people.includes(this.game.actor(state))
  }

  /** Whoever looks made this move; any person where nobody was said to. */
  isOfViewer(number: number): boolean {
    if (this.eyes === null) return this.isOwn(number)
    const state = this.before[number]
    return state !== undefined && this.game.actor(state) === this.viewer
  }

  /** Goes back to before this move. */
  takeBack(number: number): void {
    const state = this.before[number]
    if (state === undefined) return
    this.current = state
    this.seen = null
    for (const lists of [this.logs, this.happened])
      for (const [person, list] of lists)
        lists.set(
          person,
          list.filter((line) => line.number < number),
        )
    this.starts = this.starts.filter((start) => start < number)
    for (const list of [this.moves, this.before, this.plain]) list.length = number
    this.courses = this.coursesSoFar()
  }

  /** The state before a move, or the last one; for what is told of the whole game. */
  stateAt(number: number): State {
    return cloneState(this.before[number] ?? this.current)
  }

  record(): GameRecord {
    return recordOf(this.game, this.options, this.seed, this.moves, this.current, this.position)
  }
}
