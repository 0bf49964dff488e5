import type { Agent, AgentSeat } from '../../../agents/agent.js'
import { decisionsAhead } from '../../../agents/ahead.js'
import { brainsFor } from '../../../agents/brains-for.js'
import type { Partner, PartnerPool, PartnerSeat } from '../../../agents/mcts/partner.js'
import { createAgent, parseSpec } from '../../../agents/spec.js'
import type { Game } from '../../../engine/game.js'
import { fillState, type State } from '../../../engine/state.js'
import { judgeFor, review } from '../coach/review.js'
import { Follower } from '../follower.js'
import { chancesOver } from './curve.js'
import { type Answer, type CourseNews, faultAnswer, type Request } from './messages.js'

/** What runs in the thread that thinks: it answers the page's questions one after the other. */

/** Agents kept, the one used last at the end; each holds its trees. */
const MOST_AGENTS = 4

type JudgeRequest = Extract<Request, { type: 'judge' }>

/** A person who has confirmed an act waits for its judgement: so long at most, for the two searches that it takes. */
const MOST_JUDGING_MS = 2400
const SEARCHES_A_JUDGEMENT = 2

interface Seated {
  readonly agent: Agent
  /** Who knows what it knows. */
  readonly eyes: number
  readonly follower: Follower<Agent>
}

export class ThinkingDesk {
  private readonly agents = new Map<string, Seated>()
  /** What each seat was shown, by player: for agents that are made later in the game. */
  private readonly courses = new Map<number, State[]>()
  private stopFlag: Int32Array | null = null
  private pool: PartnerPool | null = null

  constructor(
    private readonly game: Game,
    private readonly post: (answer: Answer) => void,
    /** Starts another thread to have help; null where there is no core for it. */
    private readonly startPool: () => PartnerPool | null,
  ) {}

  take(request: Request): void {
    try {
      this.answer(request)
    } catch (error) {
      this.post(faultAnswer(request.id, error))
    }
  }

  private answer(request: Request): void {
    const { id } = request
    switch (request.type) {
      case 'begin':
        this.dismiss(() => true)
        this.courses.clear()
        this.stopFlag = request.stop === null ? null : new Int32Array(request.stop)
        return this.post({ type: 'ready', id })
      case 'choose':
        return this.choose(request)
      case 'ahead':
        return this.post({ type: 'ahead', id, decisions: this.ahead(request) })
      case 'belief': {
        const observation = this.stateOf(request.observation)
        const belief = new Follower(
          brainsFor(this.seatAt(observation, request.course.player)),
          this.heard(request.course),
        )
          .upToDate()
          .belief(observation)
        return this.post({ type: 'belief', id, belief })
      }
      case 'judge':
        return this.judge(request)
      case 'review': {
        const { record, seat, spec } = request
        review(this.game, record, seat, spec, (progress) =>
          this.post({ type: 'progress', id, progress }),
        )
        return this.post({ type: 'reviewed', id })
      }
      case 'curve':
        return this.post({ type: 'curve', id, values: this.curve(request) })
    }
  }

  private choose(request: Extract<Request, { type: 'choose' }>): void {
    const { spec, seed, course, legal, limitMs, outlooks: most } = request
    const observation = this.stateOf(request.observation)
    const looks = this.heard(course)
    const seat = { ...this.seatAt(observation, request.seat ?? course.player), seed }
    const { agent, follower } = request.passing
      ? this.made(spec, seat, course.player, looks)
      : this.agentFor(spec, seat, course.player, looks)
    follower.upToDate()
    const list = Int32Array.from(legal)
    const move = agent.choose(observation, { list, count: list.length }, this.clock(limitMs))
    const account = agent.account?.() ?? null
    const outlooks = agent.outlooks?.(most) ?? []
    if (request.passing === true) agent.close?.()
    this.post({ type: 'chosen', id: request.id, move, account, outlooks })
  }

  private ahead(request: Extract<Request, { type: 'ahead' }>) {
    const { spec, seed, course, kinds, worlds } = request
    this.heard(course)
    const observation = this.stateOf(request.observation)
    const seat = this.seatAt(observation, course.player)
    const found = decisionsAhead({ ...seat, observation, spec, seed, kinds, worlds })
    return found.map(({ observation: seen, legal }) => ({ observation: seen.bytes, legal }))
  }

  private judge({ id, spec, course, observation: bytes, legal, act }: JudgeRequest): void {
    const looks = this.heard(course)
    const observation = this.stateOf(bytes)
    const judge = judgeFor(this.game, this.game.optionsOf(observation), course.player, spec)
    const list = Int32Array.from(legal)
    const judgement = new Follower(judge, looks)
      .upToDate()
      .judge(
        observation,
        { list, count: list.length },
        act,
        this.clock(MOST_JUDGING_MS / SEARCHES_A_JUDGEMENT),
      )
    this.post({ type: 'judged', id, judgement })
  }

  /** All that the seat was shown. Where the course begins anew, so do the seat's agents. */
  private heard({ player, from, looks }: CourseNews): () => readonly State[] {
    if (from === 0) {
      this.dismiss((seated) => seated.eyes === player)
      this.courses.set(player, [])
    }
    const heard = this.courses.get(player)
    if (heard?.length !== from) throw new Error('a part of the game was not told')
    heard.push(...looks.map((look) => this.stateOf(look)))
    return () => heard
  }

  /** A seat of the game that is looked at, by the rules that it was started with. */
  private seatAt(observation: State, player: number) {
    const { game } = this
    return { game, options: game.optionsOf(observation), player }
  }

  private agentFor(
    spec: string,
    seat: AgentSeat,
    eyes: number,
    looks: () => readonly State[],
  ): Seated {
    const key = `${spec} ${seat.player} ${eyes} ${seat.seed}`
    const seated = this.agents.get(key) ?? this.made(spec, seat, eyes, looks)
    this.agents.delete(key)
    this.agents.set(key, seated)
    let spare = this.agents.size - MOST_AGENTS
    this.dismiss(() => spare-- > 0)
    return seated
  }

  private made(text: string, seat: AgentSeat, eyes: number, looks: () => readonly State[]): Seated {
    const spec = parseSpec(text, this.game.name)
    if (spec.kind !== 'ours') throw new Error(`${text} does not play in the page`)
    const agent = createAgent(spec, { ...seat, partner: (beside) => this.lend(beside) })
    return { agent, eyes, follower: new Follower(agent, looks) }
  }

  private dismiss(goes: (seated: Seated) => boolean): void {
    for (const [key, seated] of this.agents) {
      if (!goes(seated)) continue
      seated.agent.close?.()
      this.agents.delete(key)
    }
  }

  /** Help from another core; only pages of our own server may share the memory that it needs. */
  private lend(seat: PartnerSeat): Partner | null {
    if (this.stopFlag === null) return null
    this.pool ??= this.startPool()
    return this.pool?.join(seat) ?? null
  }

  /** Raising the flag makes the time run out at once: the best move so far is answered. */
  private clock(limitMs: number): { limitMs: number; now: () => number } {
    const { stopFlag } = this
    return {
      limitMs,
      now: () =>
        stopFlag !== null && Atomics.load(stopFlag, 0) !== 0
          ? Number.POSITIVE_INFINITY
          : performance.now(),
    }
  }

  private stateOf(bytes: Uint8Array): State {
    const state = this.game.blank()
    fillState(bytes, state)
    return state
  }

  private curve({ record, seat, eyes }: Extract<Request, { type: 'curve' }>): number[] {
    return chancesOver(this.game, record, seat, eyes)
  }
}
