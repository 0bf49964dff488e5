import {
  type Game,
  MOST_MOVES,
  type Observation,
  type Player,
  type View,
} from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { type Clock, type MoveList, type Settings, settingNumber, settingWord } from '../agent.js'
import { type Brains, PlanList, SEARCH_MOVES } from '../brains.js'
import { horizonOf, isAmple, rootWidth, searchOptions } from './options.js'
import { type Budget, type RootCandidate, RootSearch } from './root.js'
import { MOST_CANDIDATES, Search } from './search.js'
import { RootSums } from './sums.js'
import { NO_WATCH, Watch } from './watch.js'

/** In small-move mode even what plans leave to the script is searched, with this part of the budget. */
const LEAST_SHARE_OF_MOVES = 0.25
/** Visits a root candidate should get in the first round of halving. */
const FIRST_VISITS = 2
/** Part of the clock's limit that is used: the last iterations and the answer take time, too. */
const SAFE_PART = 0.9

/** How the budget is spent on the candidates where they are not chosen at once, by the setting `halving`. */
const WAYS: Readonly<Record<string, 'halve' | 'select' | 'compareAll'>> = {
  on: 'halve',
  off: 'select',
  even: 'compareAll',
}

/** How a search that has been opened is to be done. */
export interface Run {
  readonly observation: Observation
  readonly seed: number
  /** Searches that share the budget, and which of them this is. */
  readonly halves: number
  readonly number: number
  readonly clock: Clock
  /** When the decision came, by the clock: finding the candidates took time, too. */
  readonly began: number
}

/**
 * One search of a decision, alone or one of two that are added up. It finds its candidates by itself, with brains of
 * its own, so that it comes to the same in this thread and in another.
 */
export class DecisionSearch {
  readonly search: Search
  readonly root: RootSearch
  readonly sums: RootSums
  readonly random = new Random(0)
  /** The candidates are the engine's own moves. */
  areMoves = false
  simultaneous = false
  /** Part of the budget that the decision gets. */
  share = 0
  private count = 0
  private isScored = false
  private tieSeed = 0
  /** What an iteration took in the last decision by the clock; 0 before that. */
  private iterationMs = 0
  private readonly view: View
  private readonly usesPlans: boolean
  private readonly way: 'halve' | 'select' | 'compareAll'
  private readonly offered = new PlanList(MOST_CANDIDATES)
  private readonly scores = new Float64Array(MOST_MOVES)

  constructor(
    private readonly game: Game,
    private readonly player: Player,
    private readonly settings: Settings,
    readonly brains: Brains,
    sums = new RootSums(),
  ) {
    this.sums = sums
    this.view = game.view(player)
    this.usesPlans = settingWord(settings, 'plans') === 'on'
    this.way = WAYS[settingWord(settings, 'halving')] ?? 'halve'
    this.search = new Search(game, brains, searchOptions(settings))
    this.root = new RootSearch(game, brains, this.search)
  }

  /** Finds the candidates of a decision; false where nothing is to be compared and the quick policy decides. */
  open(observation: Observation, moves: MoveList, tieSeed: number): boolean {
    const { brains, offered } = this
    const view = this.view.bind(observation)
    const kind = this.game.kind(observation)
    this.tieSeed = tieSeed
    brains.startDecision()
    this.count = this.usesPlans
      ? brains.candidates(view, moves, offered, offered.capacity)
      : SEARCH_MOVES
    if (this.count === 0) return false
    this.areMoves = this.count === SEARCH_MOVES
    this.isScored = true
    if (this.areMoves) {
      this.count = moves.count
      for (let i = 0; i < this.count; i++) offered.plans[i] = moves.list[i] as number
      this.isScored = brains.rank(view, moves, this.scores)
    }
    this.search.horizon = horizonOf(this.settings, brains.patience(view, isAmple(this.settings)))
    this.share = brains.share(view, kind)
    if (!this.usesPlans) this.share = Math.max(this.share, LEAST_SHARE_OF_MOVES)
    this.search.episode = brains.episode(view, kind)
    this.simultaneous = brains.simultaneous(view, kind)
    return this.share > 0 || !this.areMoves
  }

  /** True when there is a choice and a budget for it. */
  get isWorthwhile(): boolean {
    return this.count > 1 && this.share > 0
  }

  /** The candidates of a decision that has been opened. */
  get planned(): readonly number[] {
    return [...this.offered.plans.subarray(0, this.count)]
  }

  /** Spends its part of the budget (or nothing, where it is not worthwhile) and fills `sums`. */
  run(run: Run): void {
    const { offered, count } = this
    const scores = this.isScored ? (this.areMoves ? this.scores : offered.scores) : null
    seedWords(this.random.words, 0, run.seed)
    this.search.begin(
      this.player,
      offered.plans,
      scores,
      count,
      this.areMoves,
      this.simultaneous,
      this.tieSeed,
    )
    const budget = this.budget(run)
    // Both halves compare the same candidates, also where one has an iteration more.
    const width = this.width(Math.ceil(this.expected(run, budget) / run.halves))
    const kind = this.game.kind(run.observation)
    this.root.prepare(offered.plans, scores, count, width, this.random.bits(), kind)
    if (!this.isWorthwhile) return this.fill(this.root.candidates)
    const started = budget.watch.isTimed ? run.clock.now() : 0
    this.fill(this.spend(run.observation, budget))
    const spent = budget.watch.isTimed ? run.clock.now() - started : 0
    if (spent > 0 && Number.isFinite(spent) && this.root.iterations > 0)
      this.iterationMs = spent / this.root.iterations
  }

  /** Iterations of all halves, so that there are not more candidates than they can compare. */
  private expected({ halves }: Run, { watch }: Budget): number {
    if (!watch.isTimed || halves > 1 || this.iterationMs === 0) return this.iterations
    return watch.timeMs / this.iterationMs
  }

  /** What a candidate of the last run leads to. */
  foresee(observation: Observation, candidate: number): Readonly<Record<string, number>> {
    const one = this.root.candidates.find((known) => known.candidate === candidate)
    if (one === undefined || this.planned[one.index] !== candidate) return {}
    return this.root.foresee(observation, one)
  }

  /** Iterations of all halves; Infinity where time decides. */
  private get iterations(): number {
    if (settingNumber(this.settings, 'time') > 0) return Number.POSITIVE_INFINITY
    return Math.max(1, Math.round(settingNumber(this.settings, 'iterations') * this.share))
  }

  private budget({ halves, number, clock, began }: Run): Budget {
    const time = settingNumber(this.settings, 'time')
    if (time > 0) {
      // What is asked is the most: a decision that matters less gets less, none gets more
      const timeMs = Math.min((time * Math.min(1, this.share)) / halves, clock.limitMs * SAFE_PART)
      const watch = new Watch(() => clock.now(), began, timeMs)
      return { iterations: Number.POSITIVE_INFINITY, watch }
    }
    const part = this.iterations / halves
    return { iterations: number === 0 ? Math.ceil(part) : Math.floor(part), watch: NO_WATCH }
  }

  /** Candidates that take part: without priors there is no saying which to leave out, so as many as the budget bears. */
  private width(iterations: number): number {
    const { count } = this
    const unranked = !this.isScored || this.simultaneous
    let width = unranked ? count : Math.min(count, rootWidth(this.settings, iterations))
    if (this.way === 'compareAll') return width
    while (width > 2 && iterations < FIRST_VISITS * width * Math.ceil(Math.log2(width))) width--
    return width
  }

  private spend(observation: Observation, budget: Budget): RootCandidate[] {
    const isSoonOver = this.search.episode !== null
    const way = this.simultaneous ? (isSoonOver ? 'tabulate' : 'select') : this.way
    return this.root[way](observation, this.random, budget)
  }

  private fill(survivors: readonly RootCandidate[]): void {
    const { root, search, sums } = this
    const tree = search.rootTree
    const compared = this.isWorthwhile && !this.simultaneous && this.way !== 'select'
    const nodes = search.trees.reduce((sum, one) => sum + one.count, 0)
    sums.begin(root.iterations, root.failures, nodes, search.shortfalls)
    root.candidates.forEach(({ candidate, node, failed }, i) => {
      const { visits, sum, squares } = compared ? root.comparison.sums(i) : tree.sums(node)
      const survived = survivors.some((one) => one.candidate === candidate)
      sums.push(candidate, visits, sum, squares, tree.strategy[node] as number, survived, failed)
    })
  }
}
