import type { Move, Options, Position } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { type GameRecord, recordOf, replay } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'
import { viewOf } from '../games/rebellion/page/picture/views.js'
import { Course } from './course.js'

/**
 * A game between a person and the computer. It holds the true state: everything that draws reads
 * `observation` and the lines of the log, which are told for the person's side.
 */

export interface LogLine {
  readonly text: string
  /** Side that made the move which led to this. */
  readonly actor: number
  readonly round: number
  /** Number of the move. */
  readonly number: number
}

/** Why a move cannot be taken back. */
export type UndoBar = 'nothing' | 'opponent' | 'learned'

const LEGAL = new Int32Array(4096)
const WORLDS = 3

export class Session {
  readonly moves: Move[] = []
  readonly log: LogLine[] = []
  /** The state before each move. */
  private readonly before: State[] = []
  /** For each move that was asked about: nothing hidden or random was learned by it. */
  private readonly plain: (boolean | undefined)[] = []
  /** Moves with which a decision of the person began that was made in several. */
  private starts: number[] = []
  private readonly logLengths: number[] = []
  private current: State
  private seen: State | null = null
  /** What each side was shown. */
  private courses: readonly Course[]

  constructor(
    readonly options: Options,
    readonly seed: string,
    readonly side: number,
    /** For a game that did not begin at the beginning. */
    readonly position?: Position,
  ) {
    this.current =
      position === undefined ? rebellion.start(options, seed) : rebellion.fromPosition(position)
    this.courses = this.coursesSoFar()
  }

  /** A session in the position that a record ends in; an InputError when the record is wrong. */
  static of(record: GameRecord, side: number): Session {
    const session = new Session(record.options, record.seed, side, record.position)
    replay(rebellion, record, (_state, move) => {
      session.push(move)
    })
    return session
  }

  get actor(): number {
    return rebellion.actor(this.current)
  }

  get isOver(): boolean {
    return rebellion.outcome(this.current) !== null
  }

  get isMine(): boolean {
    return this.actor === this.side
  }

  /** What the person may know. */
  get observation(): State {
    this.seen ??= rebellion.observe(this.current, this.side)
    return this.seen
  }

  /** For the other side's player; never drawn. */
  observationOf(player: number): State {
    return rebellion.observe(this.current, player)
  }

  /** What that side was shown of the game so far, for beliefs; never drawn. */
  courseOf(player: number): Course {
    const course = this.courses[player]
    if (course === undefined) throw new Error(`no side ${player}`)
    return course
  }

  private coursesSoFar(): readonly Course[] {
    const courses = seatsOf(rebellion, this.current).map(
      (_, player) => new Course(rebellion, player),
    )
    for (const state of [...this.before, this.current])
      for (const course of courses) course.follow(state)
    return courses
  }

  /** Everything, for the end of the game. */
  get truth(): State {
    return this.current
  }

  get legal(): Move[] {
    const count = rebellion.moves(this.current, LEGAL)
    return Array.from(LEGAL.subarray(0, count))
  }

  get round(): number {
    return viewOf(this.side).bind(this.current).time
  }

  /** Makes a move; answers what the person is told of it. */
  play(move: Move): readonly LogLine[] {
    if (!this.legal.includes(move)) throw new Error(`${move} is not legal here`)
    return this.push(move)
  }

  /** The moves from here belong to one decision, and are taken back together. */
  beginDecision(): void {
    this.starts.push(this.moves.length)
  }

  private push(move: Move): readonly LogLine[] {
    const state = this.current
    const actor = this.actor
    const told = rebellion.tell(state, move, this.side)
    const round = this.round
    this.before.push(state)
    this.logLengths.push(this.log.length)
    this.current = rebellion.apply(state, move)
    this.seen = null
    for (const course of this.courses) course.follow(this.current)
    this.plain.push(undefined)
    this.moves.push(move)
    const lines = told.map((text) => ({ text, actor, round, number: this.moves.length - 1 }))
    this.log.push(...lines)
    return lines
  }

  /** Nothing hidden or random was learned by a move of the person. */
  private isPlain(number: number): boolean {
    return (this.plain[number] ??= this.taughtNothing(number))
  }

  /**
   * Nothing was learned when every world that the person could not tell from this one, with other
   * dice, would look the same to him after the move.
   */
  private taughtNothing(number: number): boolean {
    const before = this.before[number]
    const move = this.moves[number]
    if (before === undefined || move === undefined) return false
    const observation = rebellion.observe(before, this.side)
    const after = rebellion.observe(this.before[number + 1] ?? this.current, this.side)
    const random = new Random(`undo ${number}`)
    for (let i = 0; i < WORLDS; i++) {
      const world = rebellion.sample(observation, random)
      rebellion.reseed(world, random.bits())
      rebellion.advance(world, move)
      if (!equalStates(rebellion.observe(world, this.side), after)) return false
    }
    return true
  }

  /** Number of the own move that a step back goes before, or why there is none. */
  undoPoint(anywhere: boolean): number | UndoBar {
    let last = this.moves.length - 1
    while (last >= 0 && !this.isOwn(last)) last--
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
    for (let i = start; i < number; i++) if (!this.isOwn(i)) return number
    return start
  }

  isOwn(number: number): boolean {
    const state = this.before[number]
    return state !== undefined && rebellion.actor(state) === this.side
  }

  /** Goes back to before this move. */
  takeBack(number: number): void {
    const state = this.before[number]
    if (state === undefined) return
    this.current = state
    this.seen = null
    this.log.length = this.logLengths[number] ?? 0
    this.starts = this.starts.filter((start) => start < number)
    for (const list of [this.moves, this.before, this.plain, this.logLengths]) list.length = number
    this.courses = this.coursesSoFar()
  }

  /** The state before a move, or the last one; for the replay. */
  stateAt(number: number): State {
    return cloneState(this.before[number] ?? this.current)
  }

  record(): GameRecord {
    return recordOf(rebellion, this.options, this.seed, this.moves, this.current, this.position)
  }
}
