import type { Random } from '../../engine/random.js'
import { NONE, OWN, type Tree } from './tree.js'

export interface SelectOptions {
  readonly rule: 'puct' | 'tuned'
  /** Exploration constant of PUCT. */
  readonly c: number
  /** Candidates considered at n visits: ceil(widening · sqrt(n)); 0 considers all. */
  readonly widening: number
  /** Part of a candidate's value that comes from best play below it instead of from its mean. */
  readonly minimax: number
}

/** A little less than the parent: a new candidate is tried when the known ones disappoint or its prior is high. */
const FIRST_PLAY_URGENCY = -0.05
/** Share of play in regret matching that tries everything. */
const EXPLORATION = 0.05
/** Part of the prior that is uniform, so that no candidate is shut out. */
const UNIFORM_PART = 0.1
/** Below this spread of root values differences are taken for noise. */
const LEAST_SPREAD = 0.02

/** Chooses a candidate at a node and answers its child, making it when it is new. */
export class Selector {
  /** Priors of the candidates last given to `softmax`, in their order. */
  readonly priors: Float64Array
  /** The chance with which `matchRegret` drew its answer. */
  drawnWith = 1
  private readonly children: Int32Array
  private readonly chances: Float64Array
  private rootMean = 0.5
  private rootSpread = 0.5
  private tieSeed = 0

  constructor(
    private readonly options: SelectOptions,
    capacity: number,
  ) {
    this.priors = new Float64Array(capacity)
    this.children = new Int32Array(capacity)
    this.chances = new Float64Array(capacity)
  }

  /** A new decision: ties fall differently from the last. */
  begin(tieSeed: number): void {
    this.tieSeed = tieSeed
    this.rootMean = 0.5
    this.rootSpread = 0.5
  }

  /** Mid-game values lie within a few per cent: exploration is weighed against their spread. */
  scale(mean: number, spread: number): void {
    this.rootMean = mean
    this.rootSpread = Math.max(spread, LEAST_SPREAD)
  }

  /** Turns scores into `priors`; uniform when there are none. */
  softmax(scores: Float64Array | null, count: number, temperature: number): void {
    const priors = this.priors
    if (scores === null) {
      for (let i = 0; i < count; i++) priors[i] = 1 / count
      return
    }
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) most = Math.max(most, scores[i] as number)
    let total = 0
    for (let i = 0; i < count; i++) {
      const weight = Math.exp(((scores[i] as number) - most) / temperature)
      priors[i] = weight
      total += weight
    }
    for (let i = 0; i < count; i++)
      priors[i] = ((1 - UNIFORM_PART) * (priors[i] as number)) / total + UNIFORM_PART / count
  }

  /** A number that orders equal candidates; it depends on the candidate and the decision, not on the list. */
  tie(candidate: number): number {
    let hash = Math.imul(candidate ^ this.tieSeed, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    return (hash ^ (hash >>> 13)) >>> 0
  }

  /**
   * Index of the chosen candidate; its child is `chosenChild`, NONE when the pool is full.
   * `flipped`: the one who decides is not on the side of the tree's owner.
   */
  choose(tree: Tree, node: number, labels: Int32Array, count: number, flipped: boolean): number {
    const known = this.match(tree, node, labels, count)
    const visits = tree.visits[node] as number
    const parentMean = this.own(tree.mean(node, this.rootMean), flipped)
    const width =
      this.options.widening === 0 ? count : Math.ceil(this.options.widening * Math.sqrt(visits + 1))
    let best = NONE
    let bestScore = Number.NEGATIVE_INFINITY
    if (known < Math.min(width, count)) {
      best = this.likeliestNew(labels, count)
      bestScore = this.worth(
        parentMean + FIRST_PLAY_URGENCY,
        0,
        visits + 1,
        this.priors[best] as number,
        0.25,
        flipped,
      )
    }
    for (let i = 0; i < count; i++) {
      const child = this.children[i] as number
      if (child === NONE) continue
      const childVisits = tree.visits[child] as number
      const mean =
        childVisits === 0
          ? parentMean + FIRST_PLAY_URGENCY
          : this.own(this.rated(tree, child), flipped)
      const prior = this.priors[i] as number
      const score = this.worth(
        mean,
        childVisits,
        tree.available[child] as number,
        prior,
        tree.variance(child),
        flipped,
      )
      if (score > bestScore) {
        bestScore = score
        best = i
      }
    }
    return best
  }

  /** The value by which candidates are compared while searching. */
  rated(tree: Tree, node: number): number {
    return tree.blend(node, 0.5, this.options.minimax)
  }

  /** Regret matching at a node where both choose at once; all candidates get their child first. */
  matchRegret(tree: Tree, node: number, labels: Int32Array, count: number, random: Random): number {
    this.match(tree, node, labels, count)
    let total = 0
    for (let i = 0; i < count; i++) {
      if (this.children[i] === NONE) this.children[i] = this.child(tree, node, i, labels)
      const child = this.children[i] as number
      const regret = child === NONE ? 0 : Math.max(0, tree.regret[child] as number)
      this.chances[i] = regret
      total += regret
    }
    // Later strategies are better than early ones, so they count for more in the average.
    const weight = (tree.visits[node] as number) + 1
    let draw = random.fraction()
    let chosen = count - 1
    this.drawnWith = 1
    let found = false
    for (let i = 0; i < count; i++) {
      const chance = total > 0 ? (this.chances[i] as number) / total : 1 / count
      const child = this.children[i] as number
      if (child !== NONE) tree.strategy[child] = (tree.strategy[child] as number) + weight * chance
      const played = (1 - EXPLORATION) * chance + EXPLORATION / count
      if (!found && (draw < played || i === count - 1)) {
        found = true
        chosen = i
        this.drawnWith = played
      }
      draw -= played
    }
    return chosen
  }

  /** The same of a list that has not been matched: for a choice that is given. */
  childOf(tree: Tree, node: number, index: number, labels: Int32Array): number {
    this.children[index] = tree.child(node, labels[index] as number, OWN)
    return this.child(tree, node, index, labels)
  }

  /** The child of the candidate at `index` of the list just matched, made when it is new. */
  child(tree: Tree, node: number, index: number, labels: Int32Array): number {
    let child = this.children[index] as number
    if (child !== NONE) return child
    // Equal labels (masked moves) share one child.
    child = tree.child(node, labels[index] as number, OWN)
    if (child === NONE) {
      child = tree.add(node, labels[index] as number, OWN)
      if (child === NONE) return NONE
      tree.available[child] = 1
      tree.prior[child] = this.priors[index] as number
    }
    this.children[index] = child
    return child
  }

  /** Notes the existing child of every candidate and counts them as available. */
  private match(tree: Tree, node: number, labels: Int32Array, count: number): number {
    const { children } = this
    let known = 0
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, labels[i] as number, OWN)
      children[i] = child
      if (child === NONE) continue
      known++
      tree.available[child] = (tree.available[child] as number) + 1
    }
    return known
  }

  private likeliestNew(labels: Int32Array, count: number): number {
    let best = NONE
    let bestPrior = -1
    let bestTie = 0
    for (let i = 0; i < count; i++) {
      if (this.children[i] !== NONE) continue
      const prior = this.priors[i] as number
      if (prior < bestPrior) continue
      const tie = this.tie(labels[i] as number)
      if (prior > bestPrior || tie > bestTie) {
        best = i
        bestPrior = prior
        bestTie = tie
      }
    }
    return best
  }

  private worth(
    mean: number,
    visits: number,
    available: number,
    prior: number,
    variance: number,
    flipped: boolean,
  ): number {
    if (this.options.rule === 'tuned') {
      const tries = Math.max(1, visits)
      const log = Math.log(Math.max(2, available))
      return (
        mean + Math.sqrt((log / tries) * Math.min(0.25, variance + Math.sqrt((2 * log) / tries)))
      )
    }
    const z = (mean - this.own(this.rootMean, flipped)) / this.rootSpread
    const scaled = Math.min(1, Math.max(0, 0.5 + 0.25 * z))
    return scaled + (this.options.c * prior * Math.sqrt(available)) / (1 + visits)
  }

  private own(value: number, flipped: boolean): number {
    return flipped ? 1 - value : value
  }
}
