import { type Account, type Agent, NO_LIMIT } from '../../agents/agent.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { type Game, MOST_MOVES, type Move, NOBODY, type Options } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { Random } from '../../engine/random.js'
import { firstState, type GameRecord, recordOf, replay } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'
import { Course } from '../shell/course.js'
import { LentThread } from './partner-thread.js'

/** Worlds that a move must look the same in before its result counts as known beforehand. */
const WORLDS_ASKED = 6

/** One game between a person and a computer player: where it stands, how it came there, what may be undone. */
export class Session {
  readonly game: Game
  /** The person's seat. */
  readonly side: number
  readonly level: string
  private current: State
  /** The state before each move, and the move. */
  private readonly history: { readonly before: State; readonly move: Move }[] = []
  private record: GameRecord
  private readonly thread = new LentThread()
  /** By seat: the person's adviser and the opponent, and what they have been told. */
  private agents: readonly { readonly agent: Agent; readonly course: Course }[] = []
  /** What the computer considered in its last turn. */
  lastAccount: Account | null = null
  /** True once a take-back has gone behind a die or a hidden card. */
  tookBack = false
  resigned = false

  constructor(game: Game, side: number, level: string, options: Options, seed: string) {
    this.game = game
    this.side = side
    this.level = level
    this.record = { game: game.name, edition: game.edition, options, seed, moves: [] }
    this.current = firstState(game, this.record)
    this.seatAgents()
  }

  get state(): State {
    return this.current
  }

  get isOver(): boolean {
    return this.game.actor(this.current) === NOBODY
  }

  get isMine(): boolean {
    return this.game.actor(this.current) === this.side
  }

  get moveCount(): number {
    return this.history.length
  }

  /** The legal moves now. */
  moves(): Move[] {
    const list = new Int32Array(MOST_MOVES)
    return Array.from(list.subarray(0, this.game.moves(this.current, list)))
  }

  /** Every move made so far with the state before it. */
  past(): readonly { readonly before: State; readonly move: Move }[] {
    return this.history
  }

  make(move: Move): void {
    this.history.push({ before: this.current, move })
    this.current = this.game.apply(this.current, move)
    this.tell(this.current)
  }

  /** The computer's choice where it has to decide; the game stands still. */
  think(): Move {
    const { move, account } = this.choose(1 - this.side)
    this.lastAccount = account
    return move
  }

  /** What the computer would do in the person's place, knowing only what the person knows. */
  hint(): Account | { readonly move: Move } {
    const { move, account } = this.choose(this.side)
    return account ?? { move }
  }

  private choose(seat: number): { readonly move: Move; readonly account: Account | null } {
    const agent = this.agents[seat]?.agent
    if (agent === undefined) throw new Error(`nobody sits at seat ${seat}`)
    const list = new Int32Array(MOST_MOVES)
    const count = this.game.moves(this.current, list)
    const move = agent.choose(this.game.observe(this.current, seat), { list, count }, NO_LIMIT)
    return { move, account: agent.account?.() ?? null }
  }

  /**
   * Takes back the person's last move. Without `anyway` only while nobody else has moved since and it
   * has shown nothing that was hidden or rolled; answers whether it was done.
   */
  undo(anyway: boolean): boolean {
    let at = this.history.length - 1
    while (at >= 0 && this.game.actor(this.step(at).before) !== this.side) at--
    if (at < 0) return false
    const isLast = at === this.history.length - 1
    if (!anyway && !(isLast && this.learnedNothing(at))) return false
    if (anyway && !(isLast && this.learnedNothing(at))) this.tookBack = true
    this.current = this.step(at).before
    this.history.length = at
    this.seatAgents()
    return true
  }

  private step(at: number): { readonly before: State; readonly move: Move } {
    const step = this.history[at]
    if (step === undefined) throw new Error('no such move')
    return step
  }

  /** The move looks the same to the person in every world that he must think possible. */
  private learnedNothing(at: number): boolean {
    const { before, move } = this.step(at)
    const after = this.game.observe(this.current, this.side)
    const known = this.game.observe(before, this.side)
    const random = new Random(at + 1)
    for (let i = 0; i < WORLDS_ASKED; i++) {
      const world = this.game.apply(this.game.sample(known, random), move)
      if (!equalStates(this.game.observe(world, this.side), after)) return false
    }
    return true
  }

  /** The game so far as a record, with who played. */
  toRecord(): GameRecord & {
    readonly players: readonly string[]
    readonly side: number
    readonly level: string
  } {
    const moves = this.history.map(({ move }) => move)
    const { options, seed, position } = this.record
    const players = this.side === 0 ? ['you', this.level] : [this.level, 'you']
    const record = recordOf(this.game, options, seed, moves, this.current, position)
    return { ...record, players, side: this.side, level: this.level }
  }

  /** Puts a recorded game in the place of this one. */
  restore(record: GameRecord): void {
    const steps: { before: State; move: Move }[] = []
    const last = replay(this.game, record, (state, move) => {
      steps.push({ before: cloneState(state), move })
    })
    this.record = record
    this.current = last
    this.history.length = 0
    this.history.push(...steps)
    this.seatAgents()
  }

  close(): void {
    this.dismissAgents()
    this.thread.end()
  }

  /** Fresh agents, told the game as it went so far: others would remember what has been taken back. */
  private seatAgents(): void {
    this.dismissAgents()
    this.agents = seatsOf(this.game, this.current).map((_, seat) => ({
      agent: this.makeAgent(seat),
      course: new Course(this.game, seat),
    }))
    for (const { before } of this.history) this.tell(before)
    this.tell(this.current)
  }

  private dismissAgents(): void {
    for (const { agent } of this.agents) agent.close?.()
    this.agents = []
  }

  private tell(state: State): void {
    for (const { agent, course } of this.agents) {
      const look = course.follow(state)
      if (look !== null) agent.notice?.(look)
    }
  }

  private makeAgent(player: number): Agent {
    const spec = parseSpec(this.level, this.game.name)
    if (spec.kind !== 'ours')
      throw new InputError(
        `--level: "${this.level}" is no level or agent of ours; see "dejarik agents"`,
      )
    const seed = `${this.record.seed}/${player}`
    const { game, record, thread } = this
    return createAgent(spec, { game, options: record.options, player, seed, partner: thread.lend })
  }
}
