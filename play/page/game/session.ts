import type { Move, Options, Position } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { type GameRecord, recordOf, replay } from '../../../engine/record.js'
import { cloneState, equalStates, type State } from '../../../engine/state.js'
import { viewOf } from './views.js'

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
  /** For each move: nothing hidden or random was learned by it. */
  private readonly plain: boolean[] = []
  private readonly logLengths: number[] = []
  private current: State
  private seen: State | null = null

  constructor(
    readonly options: Options,
    readonly seed: string,
    readonly side: number,
    /** For a game that did not begin at the beginning. */
    readonly position?: Position,
  ) {
    this.current =
      position === undefined ? rebellion.start(options, seed) : rebellion.fromPosition(position)
  }

  /** A session in the position that a record ends in; an InputError when the record is wrong. */
  static of(record: GameRecord, side: number): Session {
    const session = new Session(record.options, record.seed, side, record.position)
    replay(rebellion, record, (_state, move) => {
      session.push(move, false)
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
    return this.push(move, true)
  }

  private push(move: Move, judge: boolean): readonly LogLine[] {
    const state = this.current
    const actor = this.actor
    const mine = actor === this.side
    const told = rebellion.tell(state, move, this.side)
    const round = this.round
    this.before.push(state)
    this.logLengths.push(this.log.length)
    const observation = mine && judge ? this.observation : null
    this.current = rebellion.apply(state, move)
    this.seen = null
    this.plain.push(observation !== null && this.isPlain(observation, move))
    this.moves.push(move)
    const lines = told.map((text) => ({ text, actor, round, number: this.moves.length - 1 }))
    this.log.push(...lines)
    return lines
  }

  /**
   * Nothing was learned when every world that the person could not tell from this one, with other
   * dice, would look the same to him after the move.
   */
  private isPlain(observation: State, move: Move): boolean {
    const random = new Random(`undo ${this.moves.length}`)
    for (let i = 0; i < WORLDS; i++) {
      const world = rebellion.sample(observation, random)
      rebellion.reseed(world, random.bits())
      rebellion.advance(world, move)
      if (!equalStates(rebellion.observe(world, this.side), this.observation)) return false
    }
    return true
  }

  /** Number of the own move that a step back goes before, or why there is none. */
  undoPoint(anywhere: boolean): number | UndoBar {
    let number = this.moves.length - 1
    while (number >= 0 && !this.isOwn(number)) number--
    if (number < 0) return 'nothing'
    if (anywhere) return number
    if (number < this.moves.length - 1) return 'opponent'
    return this.plain[number] === true ? number : 'learned'
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
    for (const list of [this.moves, this.before, this.plain, this.logLengths]) list.length = number
  }

  /** The state before a move, or the last one; for the replay. */
  stateAt(number: number): State {
    return cloneState(this.before[number] ?? this.current)
  }

  record(): GameRecord {
    return recordOf(rebellion, this.options, this.seed, this.moves, this.current, this.position)
  }
}
