import { STRATEGIES } from '../../engine/duel/data/strategies.js'
import { POINTS_TO_WIN } from '../../engine/duel/facts/events.js'
import { EMPIRE, REBEL } from '../../engine/duel/facts/sides.js'
import { STRATEGY_COUNT } from '../../engine/duel/facts/strategies.js'
import { beforeSecretChoice } from '../../engine/duel/knowledge/before.js'
import { DuelView, HIDDEN } from '../../engine/duel/knowledge/view.js'
import {
  type Game,
  MOST_MOVES,
  type Move,
  type Observation,
  type Options,
  type Player,
  type Weights,
} from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import type { MoveList } from '../agent.js'
import { NO_MOVE, PlainBrains, type PlanList } from '../brains.js'
import { Belief } from './belief.js'
import { seenStanding } from './evaluation.js'
import { Prospect } from './prospect.js'
import { CHARACTERS, Script, STRATEGY, TEMPERATURE, TURN } from './script.js'
import { Solver } from './solver/solver.js'

/** Ends of struggles that are solved before a search. */
const SOLVED = { positions: 1500, nodes: 8000, iterations: 60 }

/** What Empire vs. Rebellion tells the search: the script as priors and policy, its moves as plans. */
export class DuelBrains extends PlainBrains {
  override readonly temperature = TEMPERATURE
  override readonly evaluates = true
  private readonly script = new Script()
  private readonly scores = new Float64Array(MOST_MOVES)
  private readonly order = new Int32Array(MOST_MOVES)
  private readonly own: DuelView
  private readonly views = [new DuelView(REBEL), new DuelView(EMPIRE)] as const
  private readonly beliefs: Belief
  private readonly prospect = new Prospect()

  private readonly solver: Solver | null

  constructor(
    game: Game,
    private readonly player: Player,
    options: Options = {},
    private readonly isReplySearched = false,
    solves = true,
  ) {
    super(game, options)
    this.solver = solves ? new Solver(game, player, SOLVED) : null
    this.own = new DuelView(player)
    this.beliefs = new Belief(player)
  }

  override candidates(view: DuelView, moves: MoveList, out: PlanList, limit: number): number {
    // A split that a search likes best would be guessed: it is drawn by the script
    if (view.kind === CHARACTERS) return 0
    // All worlds have our own strategy: an enemy who is searched would learn it from their results
    if (view.kind === TURN && view.player !== this.player && !this.isReplySearched) return 0
    if (limit === MOST_MOVES && view.kind === TURN) {
      const solved = this.solved(view)
      if (solved !== NO_MOVE) {
        out.plans[0] = solved
        out.scores[0] = 0
        return 1
      }
    }
    const { scores, order } = this
    this.script.score(view, moves, scores)
    const count = Math.min(limit, moves.count)
    this.takeBest(moves.count, count)
    for (let i = 0; i < count; i++) {
      out.plans[i] = moves.list[order[i] as number] as Move
      out.scores[i] = scores[order[i] as number] as number
    }
    return count
  }

  /** What is played most where the end of the struggle can be solved: then nothing is left to search. */
  private solved(view: DuelView): Move {
    if (this.solver === null || view.isTutorial) return NO_MOVE
    const solution = this.solver.solve(view.bound, this.beliefs.both(view), seenStanding(view))
    return solution?.moves[0]?.move ?? NO_MOVE
  }

  /** Puts the places of the best `wanted` scores first. */
  private takeBest(count: number, wanted: number): void {
    const { scores, order } = this
    for (let i = 0; i < count; i++) order[i] = i
    if (wanted === count) return
    for (let i = 0; i < wanted; i++) {
      let best = i
      for (let k = i + 1; k < count; k++)
        if ((scores[order[k] as number] as number) > (scores[order[best] as number] as number))
          best = k
      const kept = order[i] as number
      order[i] = order[best] as number
      order[best] = kept
    }
  }

  override begin(_view: DuelView, moves: MoveList, plan: number): Move {
    for (let i = 0; i < moves.count; i++) if (moves.list[i] === plan) return plan
    return NO_MOVE
  }

  override rank(view: DuelView, moves: MoveList, scores: Float64Array): boolean {
    this.script.score(view, moves, scores)
    return true
  }

  override quick(view: DuelView, moves: MoveList, random: Random, epsilon: number): Move {
    return this.script.choose(view, moves, random, epsilon)
  }

  protected override value(state: State): number {
    return this.prospect.chance(this.views[0].bind(state), this.views[1].bind(state))
  }

  override tempo(state: State): number {
    const view = this.views[0].bind(state)
    return 1 - Math.max(view.points(REBEL), view.points(EMPIRE)) / POINTS_TO_WIN
  }

  override weights(observation: Observation): Weights | null {
    return this.beliefs.weights(this.own.bind(observation))
  }

  override share(_view: DuelView, kind: number): number {
    // A mixed strategy needs more to settle than a best move, and there is one in a round
    if (kind === STRATEGY) return 3
    return kind === CHARACTERS ? 0 : 1
  }

  override simultaneous(_view: DuelView, kind: number): boolean {
    return kind === STRATEGY
  }

  override planText(observation: Observation, plan: number): string {
    return this.game.describe(observation, plan)
  }

  override belief(
    observation: Observation,
  ): readonly { readonly what: string; readonly chance: number }[] {
    const view = this.own.bind(observation)
    if (view.chosen(view.enemy) !== HIDDEN || view.kind !== TURN) return []
    const chances = this.beliefs.strategies(view)
    return STRATEGIES.slice(0, STRATEGY_COUNT)
      .map(({ id, number }) => ({ what: id, chance: chances[number] ?? 0 }))
      .filter(({ chance }) => chance > 0)
      .sort((a, b) => b.chance - a.chance)
  }

  override before(observation: Observation, random: Random, into: State): boolean {
    return beforeSecretChoice(observation, random, into)
  }
}
