import { NO_LIMIT } from '../../agents/agent.js'
import { brainsFor } from '../../agents/brains-for.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { type Game, MOST_MOVES, NOBODY, type Options, type View } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { sideNames } from '../../engine/seats.js'
import { copyState, type State } from '../../engine/state.js'

/** How fast the players are on this machine, on one core. */
export interface AgentFigures {
  /** Playouts of two quiet points (rounds) from positions of whole games. */
  readonly playoutsPerSecond: number
  /** Decisions of the playout policy, the move itself included. */
  readonly policyDecisionsPerSecond: number
  /** Whole games of the policy against itself. */
  readonly scriptedGamesPerSecond: number
  /** Iterations of `mcts`, sampling and evaluation included. */
  readonly iterationsPerSecond: number
}

const QUIET_POINTS = 2
const STRAY = 0.15
const ITERATIONS = 100

export function measureAgents(game: Game, options: Options, seconds: number): AgentFigures {
  const bench = new AgentBench(game, options)
  bench.playGames(seconds / 4) // warm up
  const games = bench.playGames(seconds)
  return {
    playoutsPerSecond: Math.round(bench.playouts(seconds)),
    policyDecisionsPerSecond: Math.round(games.decisions / games.seconds),
    scriptedGamesPerSecond: Math.round((10 * games.games) / games.seconds) / 10,
    iterationsPerSecond: Math.round(bench.iterations(seconds)),
  }
}

const MOST_POSITIONS = 200

class AgentBench {
  private readonly positions: State[] = []
  private readonly early: State[] = []
  private readonly views: readonly View[]
  private readonly brains
  private readonly moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  private readonly random = new Random('bench')
  private readonly chances: Float64Array

  constructor(
    private readonly game: Game,
    private readonly options: Options,
  ) {
    const seats = game.seats(options)
    this.chances = new Float64Array(sideNames(seats).length)
    this.views = seats.map((_, seat) => game.view(seat))
    this.brains = seats.map((_, seat) => brainsFor({ game, options, player: seat }))
  }

  playGames(seconds: number): { games: number; decisions: number; seconds: number } {
    const began = performance.now()
    let games = 0
    let decisions = 0
    while (performance.now() - began < seconds * 1000) {
      const state = this.game.start(this.options, `bench ${games}`)
      for (let made = 0; this.step(state); made++) {
        decisions++
        const into = made % 40 === 20 ? this.positions : made === 1 ? this.early : null
        if (into === null || into.length >= MOST_POSITIONS) continue
        const copy = this.game.blank()
        copyState(state, copy)
        into.push(copy)
      }
      games++
    }
    // Games that end before the first such decision are looked at near their beginning
    if (this.positions.length === 0) this.positions.push(...this.early)
    return { games, decisions, seconds: (performance.now() - began) / 1000 }
  }

  playouts(seconds: number): number {
    const world = this.game.blank()
    const began = performance.now()
    let count = 0
    for (; performance.now() - began < seconds * 1000; count++) {
      copyState(this.positions[count % this.positions.length] as State, world)
      let quiets = 0
      let wasQuiet = this.game.quiet(world)
      while (quiets < QUIET_POINTS && this.step(world)) {
        const quiet = this.game.quiet(world)
        if (quiet && !wasQuiet) quiets++
        wasQuiet = quiet
      }
      this.brains[0]?.values(world, this.chances)
    }
    return (1000 * count) / (performance.now() - began)
  }

  iterations(seconds: number): number {
    const spec = parseSpec(`mcts:iterations=${ITERATIONS}`, this.game.name)
    if (spec.kind !== 'ours') throw new Error('mcts is one of ours')
    const { game, options } = this
    const agents = game
      .seats(options)
      .map((_, player) => createAgent(spec, { game, options, player, seed: 'bench' }))
    const began = performance.now()
    let iterations = 0
    for (let i = 0; performance.now() - began < seconds * 1000; i++) {
      const state = this.positions[(i * 7) % this.positions.length] as State
      const player = this.game.actor(state)
      if (player === NOBODY) continue
      this.moves.count = this.game.moves(state, this.moves.list)
      agents[player]?.choose(this.game.observe(state, player), this.moves, NO_LIMIT)
      iterations += agents[player]?.account?.()?.iterations ?? 0
    }
    return (1000 * iterations) / (performance.now() - began)
  }

  /** One decision of the policy; false when the game is over. */
  private step(state: State): boolean {
    const player = this.game.actor(state)
    if (player === NOBODY) return false
    this.moves.count = this.game.moves(state, this.moves.list)
    const view = (this.views[player] as View).bind(state)
    const move = this.brains[player]?.quick(view, this.moves, this.random, STRAY) ?? 0
    this.game.advance(state, move)
    return true
  }
}
