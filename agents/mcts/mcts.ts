import { type Game, MOST_MOVES, type Move, type Observation, type View } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import {
  type Account,
  type AccountedCandidate,
  type Agent,
  type AgentFactory,
  type Clock,
  type MoveList,
  type Seat,
  type Settings,
  settingNumber,
  settingWord,
} from '../agent.js'
import { type Brains, NO_MOVE, PlanList, SEARCH_MOVES } from '../brains.js'
import { brainsFor } from '../brains-for.js'
import { DecisionSeed } from '../decision-seed.js'
import { type Choice, chooseResult, type Result } from './choice.js'
import { type Budget, type RootCandidate, RootSearch } from './root.js'
import { MOST_CANDIDATES, Search, type SearchOptions } from './search.js'

export const mctsFactory: AgentFactory = {
  name: 'mcts',
  about: 'information-set Monte-Carlo tree search over sampled worlds',
  bare: 'iterations',
  options: {
    iterations: {
      type: 'whole',
      least: 1,
      most: 10_000_000,
      fallback: 400,
      about: 'iterations a decision (times its share); the same on every machine',
    },
    time: {
      type: 'duration',
      most: 3_600_000,
      fallback: 0,
      about: 'time a decision (times its share) instead of iterations; for people',
    },
    plans: {
      type: 'word',
      values: ['on', 'off'],
      fallback: 'on',
      about: 'off searches the engine’s small moves everywhere',
    },
    trees: {
      type: 'whole',
      least: 1,
      most: 2,
      fallback: 2,
      about: '2: a tree for each seat; 1: one tree with the others’ moves masked',
    },
    select: {
      type: 'word',
      values: ['puct', 'tuned'],
      fallback: 'puct',
      about: 'how a node chooses: PUCT or UCB-tuned',
    },
    c: { type: 'real', least: 0, most: 100, fallback: 1.2, about: 'exploration constant of PUCT' },
    widening: {
      type: 'real',
      least: 0,
      most: 100,
      fallback: 2,
      about: 'candidates at n visits: this times the root of n; 0 is all',
    },
    root: {
      type: 'whole',
      least: 2,
      most: 256,
      fallback: 16,
      about: 'candidates of the root that are compared',
    },
    halving: {
      type: 'word',
      values: ['on', 'off'],
      fallback: 'on',
      about: 'sequential halving at the root; off: selection as elsewhere',
    },
    depth: {
      type: 'whole',
      least: 0,
      most: 200,
      fallback: 0,
      about: 'decisions searched in an iteration; 0: 3 with plans, 32 without',
    },
    horizon: {
      type: 'whole',
      least: 0,
      most: 100,
      fallback: 2,
      about: 'quiet points before a playout is judged; 0 plays to the end',
    },
    epsilon: {
      type: 'real',
      least: 0,
      most: 1,
      fallback: 0.15,
      about: 'chance that a playout strays from the policy',
    },
    backup: {
      type: 'word',
      values: ['mean', 'maxmc'],
      fallback: 'mean',
      about: 'what a node passes up',
    },
    minimax: {
      type: 'real',
      least: 0,
      most: 1,
      fallback: 0,
      about: 'part of best play below in what candidates are compared by',
    },
    mast: {
      type: 'word',
      values: ['on', 'off'],
      fallback: 'off',
      about: 'on: playouts stray to what did well in this search',
    },
    limit: {
      type: 'whole',
      least: 1,
      most: 64,
      fallback: 6,
      about: 'plans considered at a node below the root',
    },
    evaluation: {
      type: 'word',
      values: ['fitted', 'hand'],
      fallback: 'fitted',
      about: 'weights that judge unfinished games',
    },
    mix: {
      type: 'word',
      values: ['on', 'off'],
      fallback: 'on',
      about: 'draw among the nearly best where being predictable costs',
    },
    temperature: {
      type: 'real',
      least: 0,
      most: 10,
      fallback: 0,
      about: 'draw among all by value at this scale; 0 plays the best',
    },
  },
  create: (seat, settings) => {
    const evaluation = settingWord(settings, 'evaluation') === 'hand' ? 'hand' : 'fitted'
    return new MctsAgent(seat, settings, brainsFor(seat.game, seat.player, evaluation))
  },
}

const DEPTH_WITH_PLANS = 3
const DEPTH_OF_MOVES = 32
/** In small-move mode even what plans leave to the script is searched, with this part of the budget. */
const LEAST_SHARE_OF_MOVES = 0.25
/** Part of the clock's limit that is used: the last iterations and the answer take time, too. */
const SAFE_PART = 0.9
/** Visits a root candidate should get in the first round of halving. */
const FIRST_VISITS = 2

interface Report {
  readonly observation: Observation
  readonly plans: boolean
  readonly choice: Choice
  readonly results: readonly Result[]
  readonly move: Move
}

export class MctsAgent implements Agent {
  private readonly game: Game
  private readonly view: View
  private readonly seed: DecisionSeed
  private readonly random = new Random(0)
  private readonly search: Search
  private readonly root: RootSearch
  private readonly usesPlans: boolean
  private readonly offered = new PlanList(MOST_CANDIDATES)
  private readonly scores = new Float64Array(MOST_MOVES)
  private readonly index = new Int32Array(MOST_CANDIDATES)
  /** The plan being carried out over several small moves. */
  private plan = NO_MOVE
  private report: Report | null = null

  constructor(
    private readonly seat: Seat,
    private readonly settings: Settings,
    private readonly brains: Brains,
  ) {
    this.game = seat.game
    this.view = seat.game.view(seat.player)
    this.seed = new DecisionSeed(seat)
    this.usesPlans = settingWord(settings, 'plans') === 'on'
    this.search = new Search(seat.game, brains, searchOptions(settings, this.usesPlans))
    this.root = new RootSearch(seat.game, brains, this.search)
  }

  choose(observation: Observation, moves: MoveList, clock: Clock): Move {
    this.report = null
    const view = this.view.bind(observation)
    if (this.plan !== NO_MOVE) {
      const next = this.brains.complete(view, moves, this.plan)
      if (next !== NO_MOVE) return next
      this.plan = NO_MOVE
    }
    const decisionSeed = this.seed.at(this.game, observation)
    seedWords(this.random.words, 0, decisionSeed)
    const kind = this.game.kind(observation)
    let count = this.usesPlans
      ? this.brains.candidates(view, moves, this.offered, this.offered.capacity)
      : SEARCH_MOVES
    if (count === 0) return this.brains.quick(view, moves, this.random, 0)
    const areMoves = count === SEARCH_MOVES
    let scores: Float64Array | null = this.offered.scores
    if (areMoves) {
      count = moves.count
      for (let i = 0; i < count; i++) this.offered.plans[i] = moves.list[i] as number
      scores = this.brains.rank(view, moves, this.scores) ? this.scores : null
    }
    let share = this.brains.share(view, kind)
    if (!this.usesPlans) share = Math.max(share, LEAST_SHARE_OF_MOVES)
    if (share === 0 && areMoves) return this.brains.quick(view, moves, this.random, 0)
    const simultaneous = this.brains.simultaneous(kind)
    this.search.begin(
      this.seat.player,
      this.offered.plans,
      scores,
      count,
      areMoves,
      simultaneous,
      decisionSeed,
    )
    const budget = this.budget(share, clock)
    this.root.prepare(
      this.offered.plans,
      scores,
      count,
      this.rootWidth(count, scores === null || simultaneous, budget),
      this.random.bits(),
    )
    const left =
      count === 1 || share === 0
        ? this.root.candidates
        : this.spend(observation, budget, count, simultaneous)
    const results = this.root.candidates.map((one) => this.result(one, kind))
    const survivors = results.filter((one) =>
      left.some((survivor) => survivor.candidate === one.candidate),
    )
    const choice =
      simultaneous && this.root.iterations > 0
        ? { result: this.drawAverage(results), reason: 'drawn from the average strategy' }
        : this.decide(survivors, results, kind)
    const candidate = choice.result.candidate
    let move = candidate
    if (!areMoves) {
      this.view.bind(observation)
      move = this.brains.begin(view, moves, candidate)
      if (move === NO_MOVE) move = this.brains.quick(view, moves, this.random, 0)
      else this.plan = candidate
    }
    this.report = { observation, plans: !areMoves, choice, results, move }
    return move
  }

  notice(observation: Observation): void {
    this.brains.notice(observation)
  }

  account(): Account | null {
    const report = this.report
    if (report === null) return null
    const text = (candidate: number): string =>
      report.plans
        ? this.brains.planText(report.observation, candidate)
        : this.game.describe(report.observation, candidate)
    const chosen = report.choice.result
    const sorted = [...report.results].sort(
      (a, b) =>
        Number(b === chosen) - Number(a === chosen) || b.visits - a.visits || b.mean - a.mean,
    )
    const candidates: AccountedCandidate[] = sorted.map((one) => ({
      move: one.candidate,
      text: text(one.candidate),
      visits: one.visits,
      value: one.visits === 0 ? Number.NaN : one.mean,
      error: one.visits < 2 ? Number.NaN : one.error,
      prior: one.prior,
    }))
    return {
      agent: 'mcts',
      move: report.move,
      iterations: this.root.iterations,
      candidates,
      line: this.search.line(this.root.sampled(report.observation), chosen.candidate),
      belief: this.brains.belief(report.observation),
      counters: {
        failures: this.root.failures,
        shortfalls: this.search.shortfalls,
        nodes: this.search.trees.reduce((sum, tree) => sum + tree.count, 0),
      },
      reason: report.choice.reason,
    }
  }

  private spend(
    observation: Observation,
    budget: Budget,
    count: number,
    simultaneous: boolean,
  ): RootCandidate[] {
    if (simultaneous || settingWord(this.settings, 'halving') === 'off')
      return this.root.select(observation, this.random, budget)
    for (let i = 0; i < this.root.candidates.length; i++) {
      const candidate = (this.root.candidates[i] as RootCandidate).candidate
      for (let k = 0; k < count; k++) if (this.offered.plans[k] === candidate) this.index[i] = k
    }
    return this.root.halve(observation, this.random, budget, this.index)
  }

  private decide(survivors: readonly Result[], all: readonly Result[], kind: number): Choice {
    const mixing = settingWord(this.settings, 'mix') === 'on' && this.brains.mixes(kind)
    const temperature = settingNumber(this.settings, 'temperature')
    return chooseResult(survivors.length > 0 ? survivors : all, mixing, temperature, this.random)
  }

  private drawAverage(results: readonly Result[]): Result {
    const tree = this.search.rootTree
    const weight = (one: Result): number =>
      tree.strategy[
        (this.root.candidates[this.root.positionOf(one.candidate)] as RootCandidate).node
      ] as number
    let total = 0
    for (const one of results) total += weight(one)
    let left = this.random.fraction() * total
    for (const one of results) {
      left -= weight(one)
      if (left < 0) return one
    }
    return results[0] as Result
  }

  private result(one: RootCandidate, kind: number): Result {
    const tree = this.search.rootTree
    const visits = one.failed ? 0 : (tree.visits[one.node] as number)
    return {
      candidate: one.candidate,
      visits,
      mean: tree.mean(one.node, 0.5),
      error: visits < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(tree.variance(one.node) / visits),
      prior: one.prior,
      isPass: this.brains.isPass(one.candidate, kind),
      tie: this.search.selector.tie(one.candidate),
    }
  }

  private budget(share: number, clock: Clock): Budget {
    const time = settingNumber(this.settings, 'time')
    if (time > 0) {
      const limitMs = clock.limitMs * SAFE_PART
      const timeMs = Math.min(time * share, limitMs)
      return { iterations: Number.POSITIVE_INFINITY, timeMs, limitMs, now: () => clock.now() }
    }
    const iterations = Math.max(1, Math.round(settingNumber(this.settings, 'iterations') * share))
    const never = Number.POSITIVE_INFINITY
    return { iterations, timeMs: never, limitMs: never, now: () => 0 }
  }

  /** Candidates that take part: without priors there is no saying which to leave out, so as many as the budget bears. */
  private rootWidth(count: number, unranked: boolean, budget: Budget): number {
    let width = unranked ? count : Math.min(count, settingNumber(this.settings, 'root'))
    while (width > 2 && budget.iterations < FIRST_VISITS * width * Math.ceil(Math.log2(width)))
      width--
    return width
  }
}

function searchOptions(settings: Settings, plans: boolean): SearchOptions {
  const depth = settingNumber(settings, 'depth')
  return {
    rule: settingWord(settings, 'select') === 'tuned' ? 'tuned' : 'puct',
    c: settingNumber(settings, 'c'),
    widening: settingNumber(settings, 'widening'),
    minimax: settingNumber(settings, 'minimax'),
    mast: settingWord(settings, 'mast') === 'on',
    trees: settingNumber(settings, 'trees') === 1 ? 1 : 2,
    plans,
    depth: depth > 0 ? depth : plans ? DEPTH_WITH_PLANS : DEPTH_OF_MOVES,
    horizon: settingNumber(settings, 'horizon'),
    epsilon: settingNumber(settings, 'epsilon'),
    backup: settingWord(settings, 'backup') === 'maxmc' ? 'maxmc' : 'mean',
    limit: settingNumber(settings, 'limit'),
  }
}
