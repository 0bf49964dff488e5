import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Player,
  type View,
} from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import { type Brains, NO_MOVE, PlanList, SEARCH_MOVES } from '../brains.js'
import { type SelectOptions, Selector } from './select.js'
import { fold, NONE, OWN, ROOT, SEEN, Tree } from './tree.js'

export interface SearchOptions extends SelectOptions {
  /** One tree a seat, or one tree in which the others' moves are masked. */
  readonly trees: 1 | 2
  /** False searches the engine's own moves everywhere. */
  readonly plans: boolean
  /** Decisions of all seats that one iteration searches; then the playout takes over. */
  readonly depth: number
  /** Quiet points after which a playout is judged; 0 plays to the end. */
  readonly horizon: number
  /** Chance that the playout policy strays. */
  readonly epsilon: number
  readonly backup: 'mean' | 'maxmc'
  /** Plans considered at a node below the root. */
  readonly limit: number
}

export const NODES_A_TREE = 65_536
export const MOST_CANDIDATES = MOST_MOVES
/** Small moves that a plan and a playout may take; more means that a policy runs in circles. */
const MOST_STEPS = 20_000
/** Own nodes on one path. */
const MOST_DEPTH = 256
/** `maxmc`: from so many visits on, and up to this part of the value passed up. */
const MAXMC_VISITS = 10
const MAXMC_PART = 0.5
/** Small moves of the expected line that are told. */
const LINE_LENGTH = 12
const NO_PLAN = NO_MOVE

/**
 * Information-set search of one decision: walks the trees of all seats at once through a sampled world.
 * A seat's own node branches on its own candidates; what others do reaches its tree only as it saw it.
 */
export class Search {
  readonly trees: readonly Tree[]
  readonly selector: Selector
  /** Iterations whose path met a full pool. */
  shortfalls = 0
  readonly random = new Random(0)

  private readonly views: readonly View[]
  private readonly moves: { list: Int32Array; count: number }
  private readonly plans = new PlanList(MOST_CANDIDATES)
  private readonly labels = new Int32Array(MOST_CANDIDATES)
  private readonly scores = new Float64Array(MOST_CANDIDATES)
  /** Where each tree stands, and what has been seen there since. */
  private readonly at: Int32Array
  private readonly unseen: Int32Array
  private readonly anythingUnseen: Uint8Array
  /** The plan that each seat is carrying out. */
  private readonly current: Int32Array
  private readonly pathNodes: readonly Int32Array[]
  private readonly pathLengths: Int32Array
  private readonly mixedTree = new Int32Array(MOST_DEPTH)
  private readonly mixedNode = new Int32Array(MOST_DEPTH)
  private readonly mixedChild = new Int32Array(MOST_DEPTH)
  private readonly mixedPlayer = new Int32Array(MOST_DEPTH)
  private readonly mixedChance = new Float64Array(MOST_DEPTH)
  private mixedCount = 0
  /** The last decision met a candidate never tried: the tree ends there. */
  private grown = false
  /** The candidates listed last are the engine's own moves. */
  private listedMoves = false
  private player: Player = 0
  private rootCount = 0
  private readonly rootCandidates = new Int32Array(MOST_CANDIDATES)
  private readonly rootScores = new Float64Array(MOST_CANDIDATES)
  private rootScored = false
  private rootSimultaneous = false
  private rootMoves = false

  constructor(
    private readonly game: Game,
    private readonly brains: Brains,
    private readonly options: SearchOptions,
  ) {
    const seats = game.seats.length
    const trees = options.trees === 1 ? 1 : seats
    this.trees = Array.from({ length: trees }, () => new Tree(NODES_A_TREE))
    this.selector = new Selector(options, MOST_CANDIDATES)
    this.views = game.seats.map((_, seat) => game.view(seat))
    this.moves = { list: new Int32Array(MOST_MOVES), count: 0 }
    this.at = new Int32Array(trees)
    this.unseen = new Int32Array(trees)
    this.anythingUnseen = new Uint8Array(trees)
    this.current = new Int32Array(seats)
    this.pathNodes = this.trees.map(() => new Int32Array(MOST_DEPTH + 1))
    this.pathLengths = new Int32Array(trees)
  }

  /** Starts a decision of `player` among these candidates (plans, or moves of the engine); `scores` may be null where there is no opinion. */
  begin(
    player: Player,
    candidates: Int32Array,
    scores: Float64Array | null,
    count: number,
    areMoves: boolean,
    simultaneous: boolean,
    tieSeed: number,
  ): void {
    this.player = player
    this.rootCount = count
    this.rootScored = scores !== null
    this.rootSimultaneous = simultaneous
    this.rootMoves = areMoves
    for (let i = 0; i < count; i++) {
      this.rootCandidates[i] = candidates[i] as number
      this.rootScores[i] = scores === null ? 0 : (scores[i] as number)
    }
    this.shortfalls = 0
    this.selector.begin(tieSeed)
    for (const tree of this.trees) tree.reset()
  }

  /** The tree that holds the root decision. */
  get rootTree(): Tree {
    return this.trees[this.treeOf(this.player)] as Tree
  }

  /**
   * One iteration through `world`, which it uses up. `forced` is the index of the root candidate to try,
   * or NONE to select one. Answers the value for the root's side.
   */
  iterate(world: State, forced: number): number {
    const { game, brains, options } = this
    this.mixedCount = 0
    this.grown = false
    for (let t = 0; t < this.trees.length; t++) {
      this.at[t] = ROOT
      this.unseen[t] = 0
      this.anythingUnseen[t] = 0
      this.pathLengths[t] = 0
      this.step(t, ROOT)
    }
    for (let seat = 0; seat < this.current.length; seat++) {
      this.current[seat] = NO_PLAN
      if (this.trees.length === 1 || this.sameSide(seat)) continue
      const bucket = brains.bucket((this.views[seat] as View).bind(world))
      if (bucket !== 0) this.notice(seat, bucket)
    }
    let rootMet = false
    let inTree = true
    let decisions = 0
    let quiets = 0
    let wasQuiet = game.quiet(world)
    for (let steps = 0; ; steps++) {
      const actor = game.actor(world)
      if (actor === NOBODY) break
      if (steps === MOST_STEPS)
        throw new Error(`search: ${MOST_STEPS} moves in one playout, hash ${game.hash(world)}`)
      this.moves.count = game.moves(world, this.moves.list)
      const view = (this.views[actor] as View).bind(world)
      let move = this.carryOn(actor, view)
      let searched = move !== NO_MOVE
      if (!searched && inTree) {
        const atRoot: boolean = !rootMet && actor === this.player
        const count = atRoot ? this.rootList() : this.list(actor, view, world)
        if (count > 0) {
          searched = true
          let index = 0
          if (count > 1) {
            index = this.decide(world, actor, count, atRoot ? forced : NONE, atRoot)
            decisions++
          }
          rootMet ||= atRoot
          move = this.first(actor, view, this.plans.plans[index] as number)
        }
      }
      if (move === NO_MOVE) move = brains.quick(view, this.moves, this.random, options.epsilon)
      if (searched && inTree) this.show(world, actor, move)
      game.advance(world, move)
      if (inTree) this.signals(world)
      if (this.grown || decisions >= options.depth) inTree = false
      const quiet = game.quiet(world)
      if (quiet && !wasQuiet && brains.evaluates && ++quiets === options.horizon) break
      wasQuiet = quiet
    }
    const value = this.judge(world)
    this.backUp(value)
    return this.sideValue(value, this.player)
  }

  /**
   * What is expected to happen in `world` (which it uses up) from the root candidate on, in words:
   * the most visited way through the trees, as far as it was visited.
   */
  line(world: State, candidate: number): string[] {
    const said: string[] = []
    this.trees.forEach((_, t) => {
      this.at[t] = ROOT
      this.forget(t)
    })
    this.current.fill(NO_PLAN)
    let rootMet = false
    for (let steps = 0; steps < LINE_LENGTH; steps++) {
      const actor = this.game.actor(world)
      if (actor === NOBODY) break
      this.moves.count = this.game.moves(world, this.moves.list)
      const view = (this.views[actor] as View).bind(world)
      let move = this.carryOn(actor, view)
      if (move === NO_MOVE) {
        const count = rootMet ? this.list(actor, view, world) : this.rootList()
        if (count === 0) move = this.brains.quick(view, this.moves, this.random, 0)
        else {
          const index = rootMet
            ? this.mostVisited(this.treeOf(actor), count)
            : this.labels.indexOf(candidate)
          if (index === NONE || index >= count) break
          this.at[this.treeOf(actor)] = this.follow(
            this.treeOf(actor),
            this.labels[index] as number,
            OWN,
          )
          rootMet = true
          move = this.first(actor, view, this.plans.plans[index] as number)
          if (move === NO_MOVE) break
        }
      }
      said.push(`${this.game.seats[actor]}: ${this.game.describe(world, move)}`)
      this.show(world, actor, move)
      this.game.advance(world, move)
      this.signals(world)
    }
    return said
  }

  /** The same as `brains.value`, ends included, for side 0. */
  judge(world: State): number {
    const outcome = this.game.outcome(world)
    let value: number
    if (outcome === null) {
      value = this.brains.evaluates ? Math.min(0.99, Math.max(0.01, this.brains.value(world))) : 0.5
    } else {
      const first = this.brains.sides.indexOf(0)
      value = outcome.utility[first] as number
    }
    // A won position should be won soon and a lost one drawn out.
    return value + 0.02 * (value - 0.5) * (this.brains.tempo(world) - 1)
  }

  /** Chooses at the node where the actor's tree stands, moves the tree on and answers the candidate's index. */
  private decide(
    world: State,
    actor: Player,
    count: number,
    forced: number,
    atRoot: boolean,
  ): number {
    const { selector, labels } = this
    const t = this.treeOf(actor)
    const tree = this.trees[t] as Tree
    if (atRoot) this.forget(t)
    const node = this.settle(t)
    const simultaneous = atRoot
      ? this.rootSimultaneous
      : this.brains.simultaneous(this.game.kind(world))
    let index = forced
    let child: number
    if (forced !== NONE) child = tree.child(node, labels[index] as number, OWN)
    else {
      index = simultaneous
        ? selector.matchRegret(tree, node, labels, count, this.random)
        : selector.choose(tree, node, labels, count, !this.sameSideAs(actor, t))
      child = selector.child(tree, node, index, labels)
    }
    if (child === NONE) {
      this.shortfalls++
      this.grown = true
      return index
    }
    this.grown = tree.visits[child] === 0
    if (simultaneous && forced === NONE && this.mixedCount < MOST_DEPTH) {
      const k = this.mixedCount++
      this.mixedTree[k] = t
      this.mixedNode[k] = node
      this.mixedChild[k] = child
      this.mixedPlayer[k] = actor
      this.mixedChance[k] = selector.drawnWith
    }
    this.at[t] = child
    this.step(t, child)
    return index
  }

  /** The root's candidates, with the priors of the root. */
  private rootList(): number {
    const count = this.rootCount
    this.listedMoves = this.rootMoves
    for (let i = 0; i < count; i++) {
      this.plans.plans[i] = this.rootCandidates[i] as number
      this.labels[i] = this.rootCandidates[i] as number
    }
    this.selector.softmax(this.rootScored ? this.rootScores : null, count, this.brains.temperature)
    return count
  }

  /** Candidates of `actor` and their labels and priors; 0 where the quick policy decides. */
  private list(actor: Player, view: View, world: State): number {
    const { brains, plans, labels, moves } = this
    let count = this.options.plans
      ? brains.candidates(view, moves, plans, this.options.limit)
      : SEARCH_MOVES
    if (count === 0) return 0
    let scores: Float64Array | null = plans.scores
    this.listedMoves = count === SEARCH_MOVES
    if (this.listedMoves) {
      count = moves.count
      for (let i = 0; i < count; i++) plans.plans[i] = moves.list[i] as number
      scores = brains.rank(view, moves, this.scores) ? this.scores : null
    }
    // In a single tree another's candidates are known only by what the owner sees of their first move.
    const masked = this.trees.length === 1 && actor !== this.player
    for (let i = 0; i < count; i++) {
      const candidate = plans.plans[i] as number
      labels[i] = candidate
      if (!masked) continue
      const move = this.listedMoves ? candidate : brains.complete(view, moves, candidate)
      const seen = this.game.seen(world, move, this.player)
      if (seen !== move) labels[i] = fold(0x51ed, seen)
    }
    this.selector.softmax(scores, count, brains.temperature)
    return count
  }

  /** The next move of the plan under way, or NO_MOVE. */
  private carryOn(actor: Player, view: View): Move {
    const plan = this.current[actor] as number
    if (plan === NO_PLAN) return NO_MOVE
    const move = this.brains.complete(view, this.moves, plan)
    if (move === NO_MOVE) this.current[actor] = NO_PLAN
    return move
  }

  /** The first move of a candidate; a plan becomes the plan under way. */
  private first(actor: Player, view: View, candidate: number): Move {
    if (this.listedMoves) return candidate
    const move = this.brains.complete(view, this.moves, candidate)
    if (move !== NO_MOVE) this.current[actor] = candidate
    return move
  }

  /** Lets every other seat see a move that was searched, as it sees it. */
  private show(world: State, actor: Player, move: Move): void {
    if (this.trees.length === 1) return
    for (let seat = 0; seat < this.trees.length; seat++)
      if (seat !== actor) this.notice(seat, this.game.seen(world, move, seat))
  }

  private signals(world: State): void {
    for (let t = 0; t < this.trees.length; t++) {
      const seat = this.trees.length === 1 ? this.player : t
      const signal = this.game.signal(world, seat)
      if (signal !== 0) this.notice(t, signal | 0x10000)
    }
  }

  private notice(t: number, seen: number): void {
    this.unseen[t] = fold(this.unseen[t] as number, seen)
    this.anythingUnseen[t] = 1
  }

  private forget(t: number): void {
    this.unseen[t] = 0
    this.anythingUnseen[t] = 0
  }

  /** Moves a tree on by all that its owner has seen since it last stood still. */
  private settle(t: number): number {
    const tree = this.trees[t] as Tree
    const node = this.at[t] as number
    if (this.anythingUnseen[t] === 0) return node
    const label = this.unseen[t] as number
    this.forget(t)
    let child = tree.child(node, label, SEEN)
    if (child === NONE) child = tree.add(node, label, SEEN)
    if (child === NONE) {
      this.shortfalls++
      return node
    }
    this.at[t] = child
    this.step(t, child)
    return child
  }

  private step(t: number, node: number): void {
    const length = this.pathLengths[t] as number
    if (length > MOST_DEPTH) return
    ;(this.pathNodes[t] as Int32Array)[length] = node
    this.pathLengths[t] = length + 1
  }

  /** `value` is side 0's; every tree keeps its owner's. */
  private backUp(value: number): void {
    this.updateRegrets(value)
    for (let t = 0; t < this.trees.length; t++) {
      const tree = this.trees[t] as Tree
      const path = this.pathNodes[t] as Int32Array
      let own = this.sideValue(value, this.trees.length === 1 ? this.player : t)
      for (let i = (this.pathLengths[t] as number) - 1; i >= 0; i--) {
        const node = path[i] as number
        tree.visits[node] = (tree.visits[node] as number) + 1
        tree.sum[node] = (tree.sum[node] as number) + own
        tree.squares[node] = (tree.squares[node] as number) + own * own
        if (this.options.backup === 'maxmc' && node !== ROOT) own = this.lifted(tree, node, own)
      }
    }
    const root = this.rootTree
    const spread = Math.sqrt(root.variance(ROOT))
    this.selector.scale(root.mean(ROOT, 0.5), spread)
  }

  /** A mix of the value and that of the best answer known, growing with the visits. */
  private lifted(tree: Tree, node: number, own: number): number {
    const visits = tree.visits[node] as number
    if (visits < MAXMC_VISITS || this.trees.length === 1) return own
    let best = Number.NEGATIVE_INFINITY
    for (
      let child = tree.firstChild[node] as number;
      child !== NONE;
      child = tree.nextSibling[child] as number
    )
      if (tree.type[child] !== SEEN && (tree.visits[child] as number) >= MAXMC_VISITS / 2)
        best = Math.max(best, tree.mean(child, 0))
    if (best === Number.NEGATIVE_INFINITY) return own
    const part = MAXMC_PART * (1 - MAXMC_VISITS / (visits + 1))
    return own + part * (best - own)
  }

  private updateRegrets(value: number): void {
    for (let k = 0; k < this.mixedCount; k++) {
      const t = this.mixedTree[k] as number
      const tree = this.trees[t] as Tree
      const node = this.mixedNode[k] as number
      const actor = this.mixedPlayer[k] as number
      const flipped = !this.sameSideAs(actor, t)
      const mean = tree.mean(node, 0.5)
      const own = this.sideValue(value, actor) - (flipped ? 1 - mean : mean)
      // Importance weighting: only the candidate that was tried tells something, as much more as it was rare.
      const estimate = own / (this.mixedChance[k] as number)
      const expected = own
      for (
        let child = tree.firstChild[node] as number;
        child !== NONE;
        child = tree.nextSibling[child] as number
      ) {
        if (tree.type[child] === SEEN) continue
        const gain = (child === this.mixedChild[k] ? estimate : 0) - expected
        tree.regret[child] = Math.max(0, (tree.regret[child] as number) + gain)
      }
    }
  }

  /** Index of the candidate tried most where the tree stands; NONE where nothing was tried. */
  private mostVisited(t: number, count: number): number {
    const tree = this.trees[t] as Tree
    if (this.anythingUnseen[t] !== 0) this.at[t] = this.follow(t, this.unseen[t] as number, SEEN)
    this.forget(t)
    let best = NONE
    let most = 0
    for (let i = 0; i < count; i++) {
      const child = this.follow(t, this.labels[i] as number, OWN)
      if (child === NONE || (tree.visits[child] as number) <= most) continue
      most = tree.visits[child] as number
      best = i
    }
    return best
  }

  private follow(t: number, label: number, type: number): number {
    const node = this.at[t] as number
    return node === NONE ? NONE : (this.trees[t] as Tree).child(node, label, type)
  }

  private treeOf(player: Player): number {
    return this.trees.length === 1 ? 0 : player
  }

  private sameSide(seat: Player): boolean {
    return this.brains.sides[seat] === this.brains.sides[this.player]
  }

  private sameSideAs(actor: Player, t: number): boolean {
    const owner = this.trees.length === 1 ? this.player : t
    return this.brains.sides[actor] === this.brains.sides[owner]
  }

  private sideValue(value: number, player: Player): number {
    return this.brains.sides[player] === 0 ? value : 1 - value
  }
}
