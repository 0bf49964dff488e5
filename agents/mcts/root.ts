import type { Game, Observation } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { copyState, type State } from '../../engine/state.js'
import type { Brains } from '../brains.js'
import { Comparison } from './comparison.js'
import { Payoffs } from './payoffs.js'
import type { Search } from './search.js'
import { NONE, OWN, ROOT } from './tree.js'
import { NO_WATCH, type Watch } from './watch.js'
import { weigh } from './weigh.js'

export interface Budget {
  /** Iterations to spend, exactly; Infinity when time decides. */
  readonly iterations: number
  readonly watch: Watch
}

/** Under a clock the candidates are compared once in so many iterations: a choice that is settled stops. */
const COMPARED_EVERY = 16
/** Standard errors between the two best after which more time cannot change the choice. */
const SURE = 4

/** Worlds in which a candidate is looked at once more to tell what it leads to. */
const FORESEEN = 32

/** In so many worlds every pair of choices is tried, then pairs of the best alone: after that the table is as good as what it is made by. */
const WORLDS_OF_ALL = 12
const WORLDS_TABULATED = 84
const BEST_TABULATED = 5

/** One candidate of the root while the budget is spent. */
export interface RootCandidate {
  readonly candidate: number
  /** Its place among those that the search was begun with. */
  readonly index: number
  readonly node: number
  readonly prior: number
  /** An iteration through it threw: it is out. */
  failed: boolean
}

/** Spends the budget of one decision on the root's candidates. */
export class RootSearch {
  iterations = 0
  failures = 0
  lastFailure: unknown = null
  candidates: RootCandidate[] = []
  /** Values of the candidates in common worlds; filled by `halve`. */
  readonly comparison = new Comparison()
  private readonly world: State
  private readonly scratch: State
  private worlds = 0
  private seed = 0

  constructor(
    private readonly game: Game,
    private readonly brains: Brains,
    private readonly search: Search,
  ) {
    this.world = game.blank()
    this.scratch = game.blank()
  }

  /**
   * Gives every candidate its node; `most` of them, the best by prior, take part, and a pass always: what speaks for
   * ending a round shows in its playouts alone.
   */
  prepare(
    candidates: Int32Array,
    scores: Float64Array | null,
    count: number,
    most: number,
    seed: number,
    kind: number,
  ): void {
    const { search, brains } = this
    const { selector, rootTree } = search
    this.seed = seed
    this.iterations = 0
    this.failures = 0
    this.lastFailure = null
    this.worlds = 0
    selector.softmax(scores, count, brains.temperature)
    const all: RootCandidate[] = []
    for (let i = 0; i < count; i++)
      all.push({
        candidate: candidates[i] as number,
        index: i,
        node: NONE,
        prior: selector.priors[i] as number,
        failed: false,
      })
    all.sort((a, b) => b.prior - a.prior || selector.tie(b.candidate) - selector.tie(a.candidate))
    const taken = all.slice(0, most)
    const pass = all.slice(most).find((one) => brains.isPass(one.candidate, kind))
    if (pass !== undefined) taken[most - 1] = pass
    this.candidates = taken.map((one) => {
      const node = rootTree.add(ROOT, one.candidate, OWN)
      rootTree.available[node] = 1
      rootTree.prior[node] = one.prior
      return { ...one, node }
    })
  }

  /**
   * Sequential halving: equal visits in a round, in the same worlds; then the half is dropped that can least be the best.
   * Answers who is left.
   */
  halve(observation: Observation, random: Random, budget: Budget): RootCandidate[] {
    let left = [...this.candidates]
    this.comparison.begin(left.length)
    const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
    const { watch } = budget
    for (let round = 0; round < rounds; round++) {
      const lastRound = round === rounds - 1
      const quota = lastRound
        ? budget.iterations
        : Math.floor((budget.iterations * (round + 1)) / rounds)
      const until = (watch.timeMs * (round + 1)) / rounds
      while (this.iterations < quota && left.length > 0 && !watch.wasPast(until)) {
        this.nextWorld(observation, random, budget)
        for (const one of left) {
          if (this.iterations >= quota || watch.isPast(watch.timeMs)) break
          const at = this.candidates.indexOf(one)
          const value = this.visit(one)
          if (!one.failed) this.comparison.note(at, value)
        }
        left = left.filter((one) => !one.failed)
        if (!watch.isTimed || this.iterations % COMPARED_EVERY >= left.length) continue
        if (lastRound && this.isSettled(left)) break
      }
      if (watch.wasPast(watch.timeMs)) {
        left = this.visited(left)
        break
      }
      if (!lastRound) left = this.betterHalf(left)
    }
    this.compare(left)
    return left
  }

  /**
   * Where both sides choose at once and it shows soon: every pair of choices in common worlds, the same dice for all, and
   * the mixed choice that answers the best answer to it. Far less is left to luck than where pairs are drawn.
   */
  tabulate(observation: Observation, random: Random, budget: Budget): RootCandidate[] {
    const { candidates, search } = this
    const payoffs = new Payoffs(candidates.length)
    const { iterations, watch } = budget
    while (
      this.worlds < WORLDS_TABULATED &&
      this.iterations < iterations &&
      !watch.isPast(watch.timeMs)
    ) {
      this.nextWorld(observation, random, budget)
      for (const row of payoffs.rows) {
        const one = candidates[row] as RootCandidate
        for (let i = 0; i < payoffs.columns.length; i++) {
          const column = payoffs.columns[i] as number
          payoffs.note(row, column, this.visit(one, column))
          payoffs.widen(search.answers)
        }
      }
      if (this.worlds === WORLDS_OF_ALL) payoffs.narrow(BEST_TABULATED)
    }
    const mixed = payoffs.solve()
    candidates.forEach(({ node }, row) => {
      search.rootTree.strategy[node] = mixed[row] as number
    })
    return candidates.filter((one) => !one.failed)
  }

  /** All candidates in the same worlds as far as the budget goes: for learning what they are worth, not for choosing. */
  compareAll(observation: Observation, random: Random, budget: Budget): RootCandidate[] {
    const { candidates, comparison } = this
    comparison.begin(candidates.length)
    const worlds = Math.floor(budget.iterations / candidates.length)
    while (this.worlds < worlds && !budget.watch.isPast(budget.watch.timeMs)) {
      this.nextWorld(observation, random, budget)
      candidates.forEach((one, at) => {
        if (!one.failed) comparison.note(at, this.visit(one))
      })
    }
    const left = candidates.filter((one) => !one.failed)
    this.compare(left)
    return left
  }

  /** Where time ran out within the first looks, those that were looked at. */
  private visited(left: RootCandidate[]): RootCandidate[] {
    const visited = left.filter(({ node }) => (this.search.rootTree.visits[node] as number) > 0)
    return visited.length > 0 ? visited : left
  }

  /** Plain tree search from the root on: selection (or regret matching) decides where the visits go. */
  select(observation: Observation, random: Random, budget: Budget): RootCandidate[] {
    const { iterations, watch } = budget
    while (this.iterations < iterations && !watch.isPast(watch.timeMs)) {
      this.nextWorld(observation, random, budget)
      this.visit(null)
    }
    return this.candidates.filter((one) => !one.failed)
  }

  /** Place of a candidate among `candidates`; NONE when it took no part. */
  positionOf(candidate: number): number {
    return this.candidates.findIndex((one) => one.candidate === candidate)
  }

  private nextWorld(observation: Observation, random: Random, budget: Budget): void {
    const expected = budget.iterations === Number.POSITIVE_INFINITY ? 0 : budget.iterations
    if (!this.brains.before(observation, random, this.world)) {
      const weights = this.brains.weights(observation, this.worlds, expected) ?? undefined
      this.game.sample(observation, random, weights, this.world)
    }
    // Never the true generator: dice must not be foreseen.
    this.game.reseed(this.world, random.bits())
    this.worlds++
  }

  /** One possible world, for telling what is expected. */
  sampled(observation: Observation): State {
    this.game.sample(observation, new Random(this.seed), undefined, this.scratch)
    return this.scratch
  }

  /** What a candidate leads to, on average over worlds that are the same for all. */
  foresee(observation: Observation, one: RootCandidate): Record<string, number> {
    const random = new Random(this.seed)
    const budget = { iterations: FORESEEN, watch: NO_WATCH }
    const sums: Record<string, number> = {}
    this.worlds = 0
    for (let i = 0; i < FORESEEN && !one.failed; i++) {
      this.nextWorld(observation, random, budget)
      this.visit(one)
      for (const [what, value] of Object.entries(this.brains.facts(this.scratch)))
        sums[what] = (sums[what] ?? 0) + value / FORESEEN
    }
    return sums
  }

  /** Answers the value for the root's side. */
  private visit(one: RootCandidate | null, answer = NONE): number {
    copyState(this.world, this.scratch)
    // The same luck in the same world: candidates differ by merit
    const luck = this.seed + Math.imul(this.worlds, 0x9e3779b1)
    this.iterations++
    try {
      return this.search.iterate(this.scratch, luck, one?.index ?? NONE, answer)
    } catch (error) {
      this.failures++
      this.lastFailure = error
      if (one !== null) one.failed = true
      else if (this.failures > 100) throw error
      return Number.NaN
    }
  }

  /** Means and errors of all candidates, against those that are left. */
  private compare(left: readonly RootCandidate[]): void {
    this.comparison.against(left.map((one) => this.candidates.indexOf(one)))
  }

  /** Those that are the best at the upper end of what they may be worth. */
  private betterHalf(left: readonly RootCandidate[]): RootCandidate[] {
    const { comparison } = this
    const { rootTree, selector } = this.search
    this.compare(left)
    const seen = left.map((one) => {
      const at = this.candidates.indexOf(one)
      const below = selector.rated(rootTree, one.node) - rootTree.mean(one.node, 0.5)
      const mean = comparison.mean(at) + below
      return { visits: comparison.visits(at), mean, error: comparison.error(at), prior: one.prior }
    })
    const rated = weigh(seen).map(({ likely, doubt }, i) => {
      const one = left[i] as RootCandidate
      return { one, score: likely + doubt, tie: selector.tie(one.candidate) }
    })
    rated.sort((a, b) => b.score - a.score || b.one.prior - a.one.prior || b.tie - a.tie)
    return rated.slice(0, Math.ceil(left.length / 2)).map((entry) => entry.one)
  }

  private isSettled(left: readonly RootCandidate[]): boolean {
    return left.length < 2 || this.lead(left) > SURE
  }

  /** Lead of the best over the second, in standard errors of the difference. */
  private lead(left: readonly RootCandidate[]): number {
    const { rootTree } = this.search
    const sorted = [...left].sort((a, b) => rootTree.mean(b.node, 0) - rootTree.mean(a.node, 0))
    const [first, second] = sorted
    if (first === undefined || second === undefined) return Number.POSITIVE_INFINITY
    const visits = Math.min(
      rootTree.visits[first.node] as number,
      rootTree.visits[second.node] as number,
    )
    if (visits < 2 * COMPARED_EVERY) return 2
    const error = Math.sqrt(
      (rootTree.variance(first.node) + rootTree.variance(second.node)) / visits,
    )
    return (rootTree.mean(first.node, 0) - rootTree.mean(second.node, 0)) / Math.max(error, 1e-9)
  }
}
