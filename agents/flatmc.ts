import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Observation,
  type View,
} from '../engine/game.js'
import { Random, seedWords } from '../engine/random.js'
import { copyState, type State } from '../engine/state.js'
import type {
  Account,
  Agent,
  AgentFactory,
  AgentSeat,
  MoveList,
  Opinion,
  Settings,
} from './agent.js'
import { settingNumber } from './agent.js'
import { type Brains, NO_MOVE, PlanList, SEARCH_MOVES } from './brains.js'
import { brainsFor } from './brains-for.js'
import { DecisionSeed } from './decision-seed.js'
import { GAME_PLAYERS } from './games.js'

export const flatmcFactory: AgentFactory = {
  name: 'flatmc',
  about:
    'the yardstick: UCB over the scripted candidates, scripted playouts, no tree; kept as it is',
  bare: 'playouts',
  options: {
    playouts: {
      type: 'whole',
      least: 1,
      most: 1_000_000,
      fallback: 64,
      about: 'playouts a decision',
    },
  },
  create: (seat, settings) =>
    new FlatAgent(seat, settings, brainsFor(seat, GAME_PLAYERS[seat.game.name]?.yardstick)),
}

// The yardstick stays as it is: changing any of these changes every figure measured against it.
const CANDIDATES = 12
const WORLDS = 8
const QUIET_POINTS = 4 // rounds that a playout lasts
const STRAY = 0.15
const MOST_STEPS = 20_000

export class FlatAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly views: readonly View[]
  private readonly random = new Random(0)
  private readonly worlds: readonly State[]
  private readonly scratch: State
  private readonly moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  private readonly offered = new PlanList(MOST_MOVES)
  private readonly visits = new Int32Array(MOST_MOVES)
  private readonly sums = new Float64Array(MOST_MOVES)
  private readonly squares = new Float64Array(MOST_MOVES)
  private readonly chances: Float64Array
  private count = 0
  private areMoves = false
  private plan = NO_MOVE
  private chosen = -1
  private lastObservation: Observation | null = null

  constructor(
    private readonly seat: AgentSeat,
    private readonly settings: Settings,
    private readonly brains: Brains,
  ) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.views = brains.sides.map((_, player) => seat.game.view(player))
    this.chances = new Float64Array(Math.max(...brains.sides) + 1)
    this.worlds = Array.from({ length: WORLDS }, () => seat.game.blank())
    this.scratch = seat.game.blank()
  }

  choose(observation: Observation, moves: MoveList): Move {
    this.chosen = -1
    const view = this.ownView(observation)
    if (this.plan !== NO_MOVE) {
      const next = this.brains.complete(view, moves, this.plan)
      if (next !== NO_MOVE) return next
      this.plan = NO_MOVE
    }
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    this.brains.startDecision()
    this.count = this.brains.candidates(view, moves, this.offered, CANDIDATES)
    this.areMoves = this.count === SEARCH_MOVES
    if (this.areMoves) {
      this.count = moves.count
      for (let i = 0; i < moves.count; i++) this.offered.plans[i] = moves.list[i] as number
    }
    if (this.count === 0 || this.brains.share(view, this.game.kind(observation)) === 0)
      return this.brains.quick(view, moves, this.random, 0)
    if (this.count > 1) this.compare(observation)
    this.lastObservation = observation
    this.chosen = this.best()
    const candidate = this.offered.plans[this.chosen] as number
    if (this.areMoves) return candidate
    const move = this.brains.begin(this.ownView(observation), moves, candidate)
    if (move === NO_MOVE) return this.brains.quick(view, moves, this.random, 0)
    this.plan = candidate
    return move
  }

  opinion(): Opinion | null {
    if (this.chosen < 0) return null
    return { value: this.mean(this.chosen), visits: this.visits[this.chosen] as number }
  }

  account(): Account | null {
    const observation = this.lastObservation
    if (this.chosen < 0 || observation === null) return null
    const order = Array.from({ length: this.count }, (_, i) => i)
    order.sort(
      (a, b) =>
        Number(b === this.chosen) - Number(a === this.chosen) || this.mean(b) - this.mean(a),
    )
    const candidate = (i: number): number => this.offered.plans[i] as number
    return {
      agent: 'flatmc',
      move: candidate(this.chosen),
      iterations: order.reduce((sum, i) => sum + (this.visits[i] as number), 0),
      candidates: order.map((i) => ({
        move: candidate(i),
        text: this.areMoves
          ? this.game.describe(observation, candidate(i))
          : this.brains.planText(observation, candidate(i)),
        visits: this.visits[i] as number,
        value: this.mean(i),
        error: Math.sqrt(this.variance(i) / (this.visits[i] as number)),
        prior: 1 / this.count,
      })),
      line: [],
      belief: this.brains.belief(observation),
      counters: {},
      reason: 'largest mean',
    }
  }

  private compare(observation: Observation): void {
    this.visits.fill(0, 0, this.count)
    this.sums.fill(0, 0, this.count)
    this.squares.fill(0, 0, this.count)
    for (let i = 0; i < WORLDS; i++)
      this.game.sample(
        observation,
        this.random,
        this.brains.weights(observation, i, WORLDS) ?? undefined,
        this.worlds[i],
      )
    const playouts = settingNumber(this.settings, 'playouts')
    for (let n = 0; n < playouts; n++) {
      copyState(this.worlds[n % WORLDS] as State, this.scratch)
      this.game.reseed(this.scratch, this.random.bits())
      const i = this.next(n)
      const value = this.playOut(this.scratch, this.offered.plans[i] as number)
      this.visits[i] = (this.visits[i] as number) + 1
      this.sums[i] = (this.sums[i] as number) + value
      this.squares[i] = (this.squares[i] as number) + value * value
    }
  }

  /** UCB-tuned; every candidate once first, in a random order. */
  private next(n: number): number {
    if (n < this.count) {
      let pick = this.random.below(this.count - n)
      for (let i = 0; i < this.count; i++) if (this.visits[i] === 0 && pick-- === 0) return i
    }
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.count; i++) {
      const ratio = Math.log(n) / (this.visits[i] as number)
      const score =
        this.mean(i) + Math.sqrt(ratio * Math.min(0.25, this.variance(i) + Math.sqrt(2 * ratio)))
      if (score > bestScore) {
        bestScore = score
        best = i
      }
    }
    return best
  }

  private best(): number {
    let best = 0
    for (let i = 1; i < this.count; i++)
      if (this.count > 1 && (this.visits[i] as number) > 0 && this.mean(i) > this.mean(best))
        best = i
    return best
  }

  private mean(i: number): number {
    return (this.visits[i] as number) === 0
      ? Number.NEGATIVE_INFINITY
      : (this.sums[i] as number) / (this.visits[i] as number)
  }

  private variance(i: number): number {
    const mean = this.mean(i)
    return Math.max(0, (this.squares[i] as number) / (this.visits[i] as number) - mean * mean)
  }

  /** Plays a candidate and then the quick policy for all seats; the value for the own seat. */
  private playOut(world: State, candidate: number): number {
    const { game, brains, moves } = this
    let plan = candidate
    let first = true
    let quiets = 0
    let wasQuiet = game.quiet(world)
    for (let steps = 0; ; steps++) {
      const actor = game.actor(world)
      if (actor === NOBODY) break
      if (steps === MOST_STEPS)
        throw new Error(`flatmc: ${MOST_STEPS} moves in one playout, hash ${game.hash(world)}`)
      moves.count = game.moves(world, moves.list)
      const view = (this.views[actor] as View).bind(world)
      let move = NO_MOVE
      if (actor === this.seat.player && plan !== NO_MOVE) {
        if (this.areMoves) move = first ? plan : NO_MOVE
        else move = first ? brains.begin(view, moves, plan) : brains.complete(view, moves, plan)
        first = false
        if (move === NO_MOVE) plan = NO_MOVE
      }
      if (move === NO_MOVE) move = brains.quick(view, moves, this.random, STRAY)
      game.advance(world, move)
      const quiet = game.quiet(world)
      if (quiet && !wasQuiet && brains.evaluates && ++quiets === QUIET_POINTS) break
      wasQuiet = quiet
    }
    const outcome = game.outcome(world)
    if (outcome !== null) return outcome.utility[this.seat.player] as number
    brains.values(world, this.chances)
    return this.chances[brains.sides[this.seat.player] as number] as number
  }

  private ownView(observation: Observation): View {
    return (this.views[this.seat.player] as View).bind(observation)
  }
}
