import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Player,
  type View,
} from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { seatNames } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { type Brains, type Episode, NO_MOVE, OCCASIONS, PlanList, SEARCH_MOVES } from '../brains.js'
import { Cursors } from './cursors.js'
import { Luck } from './luck.js'
import { keepInOrder } from './order.js'
import { Policy } from './policy.js'
import { Regrets } from './regrets.js'
import { type SelectOptions, Selector } from './select.js'
import { fold, NONE, OWN, ROOT, Tree } from './tree.js'

export interface SearchOptions extends SelectOptions {
  /** One tree a seat, or one tree in which the others' moves are masked. */
  readonly trees: 1 | 2
  /** False searches the engine's own moves everywhere. */
  readonly plans: boolean
  /** Decisions of all seats that one iteration searches; then the playout takes over. */
  readonly depth: number
  /** Chance that the playout policy strays. */
  readonly epsilon: number
  readonly backup: 'mean' | 'maxmc'
  /** Plans considered at a node below the root. */
  readonly limit: number
  /** Strays are drawn by what did well in this search. */
  readonly mast: boolean
}

const NODES_A_TREE = 65_536
export const MOST_CANDIDATES = MOST_MOVES
/** Small moves that a plan and a playout may take; more means that a policy runs in circles. */
const MOST_STEPS = 20_000
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
  readonly random = new Random(0)

  private readonly luck = new Luck()
  private readonly views: readonly View[]
  private readonly moves: { list: Int32Array; count: number }
  private readonly plans = new PlanList(MOST_CANDIDATES)
  private readonly labels = new Int32Array(MOST_CANDIDATES)
  private readonly scores = new Float64Array(MOST_CANDIDATES)
  private readonly cursors: Cursors
  private readonly regrets = new Regrets()
  private readonly policy: Policy
  /** The plan that each seat is carrying out. */
  private readonly current: Int32Array
  /** What each side may expect of the iteration at hand. */
  private readonly chances: Float64Array
  /** What each seat did last in this iteration. */
  private readonly last: Int32Array
  /** The last decision met a candidate never tried: the tree ends there. */
  private grown = false
  /** The candidates listed last are the engine's own moves. */
  private listedMoves = false
  private player: Player = 0
  /** Quiet points after which playouts of the decision at hand are judged; 0 plays to the end. */
  horizon = 0
  /** What the decision at hand is about, where that is over before a quiet point. */
  episode: Episode | null = null
  /** What another side is to choose at the same time in this iteration, and among how many it did; 0 where it did not. */
  private answer = NONE
  answers = 0
  /** The candidate of the root that this iteration has to try; NONE where it selects one. */
  private forced = NONE
  /** Where this iteration stands: within the trees, past the root, after so many decisions. */
  private inTree = true
  private rootMet = false
  private decisions = 0
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
    const seats = brains.sides.length
    this.chances = new Float64Array(Math.max(...brains.sides) + 1)
    const trees = options.trees === 1 ? 1 : seats
    this.trees = Array.from({ length: trees }, () => new Tree(NODES_A_TREE))
    this.selector = new Selector(options, MOST_CANDIDATES)
    this.views = brains.sides.map((_, seat) => game.view(seat))
    this.moves = { list: new Int32Array(MOST_MOVES), count: 0 }
    this.cursors = new Cursors(this.trees, options.backup === 'maxmc', options.minimax > 0)
    this.current = new Int32Array(seats)
    this.last = new Int32Array(seats)
    this.policy = new Policy(brains, options.epsilon, options.mast)
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
    this.cursors.shortfalls = 0
    this.selector.begin(tieSeed)
    this.policy.begin(player)
    for (const tree of this.trees) tree.reset()
  }

  /** How often a tree was full. */
  get shortfalls(): number {
    return this.cursors.shortfalls
  }

  /** The tree that holds the root decision. */
  get rootTree(): Tree {
    return this.trees[this.treeOf(this.player)] as Tree
  }

  /**
   * One iteration through `world`, which it uses up. `forced` is the index of the root candidate to try,
   * or NONE to select one; `answer` that of what another side chooses at the same time, and the rest is left to the
   * policy. Iterations of the same `luck` have the same dice and strays. Answers the value for the root's side.
   */
  iterate(world: State, luck: number, forced: number, answer = NONE): number {
    const { game, brains } = this
    seedWords(this.random.words, 0, luck)
    this.luck.begin(luck)
    this.beginIteration(world, forced, answer)
    let quiets = 0
    let wasQuiet = game.quiet(world)
    for (let steps = 0; ; steps++) {
      const actor = game.actor(world)
      if (actor === NOBODY) break
      if (steps === MOST_STEPS)
        throw new Error(`search: ${MOST_STEPS} moves in one playout, hash ${game.hash(world)}`)
      this.step(world, actor)
      if (this.episode?.isOver(world) === true) break
      const quiet = game.quiet(world)
      if (quiet && !wasQuiet && brains.evaluates && ++quiets === this.horizon) break
      wasQuiet = quiet
    }
    this.judge(world)
    this.backUp()
    return this.chanceOf(this.player)
  }

  private beginIteration(world: State, forced: number, answer: number): void {
    this.regrets.reset()
    this.cursors.reset()
    this.policy.beginIteration()
    this.forced = forced
    this.answer = answer
    this.answers = 0
    this.grown = false
    this.inTree = true
    this.rootMet = false
    this.decisions = 0
    this.last.fill(NO_MOVE)
    for (let seat = 0; seat < this.current.length; seat++) {
      this.current[seat] = NO_PLAN
      if (this.trees.length === 1 || this.sameSide(seat)) continue
      const bucket = this.brains.bucket((this.views[seat] as View).bind(world))
      if (bucket !== 0) this.cursors.notice(seat, bucket)
    }
  }

  /** Makes one move: of the plan under way, of what is searched while the iteration is in the trees, or of the policy. */
  private step(world: State, actor: Player): void {
    const { game, policy, moves } = this
    this.deal(world, actor)
    moves.count = game.moves(world, moves.list)
    const view = (this.views[actor] as View).bind(world)
    let move = this.carryOn(actor, view)
    let isShown = this.inTree && move !== NO_MOVE
    if (this.inTree && move === NO_MOVE) {
      const index = this.searched(world, actor, view)
      isShown = index !== NONE
      if (isShown) {
        const candidate = this.plans.plans[index] as number
        policy.note(view, game.kind(world), candidate)
        move = this.first(actor, view, candidate)
      }
    }
    if (move === NO_MOVE) move = policy.choose(view, game.kind(world), moves, this.random)
    if (isShown) this.show(world, actor, move)
    this.last[actor] = move
    game.advance(world, move)
    if (!this.inTree) return
    this.signals(world)
    this.inTree = !this.leavesTree()
  }

  /** Dice and strays of the next move, where the brains tell what they are for. */
  private deal(world: State, actor: Player): void {
    const occasion = this.brains.occasion(world)
    if (occasion < 0) return
    const decision = this.game.kind(world) * this.views.length + actor
    const seed = this.luck.next(decision * OCCASIONS + occasion)
    this.game.reseed(world, seed)
    seedWords(this.random.words, 0, ~seed)
  }

  /** Index of the candidate that is tried here; NONE where the policy decides. */
  private searched(world: State, actor: Player, view: View): number {
    const atRoot = !this.rootMet && actor === this.player
    const count = atRoot ? this.rootList() : this.list(actor, view, world)
    if (count === 0) return NONE
    this.rootMet ||= atRoot
    if (count === 1) return 0
    this.decisions++
    return this.decide(world, actor, count, atRoot ? this.forced : NONE, atRoot)
  }

  /** Something new was tried, or enough was decided; where the answer is given, both of those who choose at once have chosen. */
  private leavesTree(): boolean {
    if (this.answer !== NONE) return this.rootMet && this.answers > 0
    return this.grown || this.decisions >= this.options.depth
  }

  /**
   * What is expected to happen in `world` (which it uses up) from the root candidate on, in words:
   * the most visited way through the trees, as far as it was visited.
   */
  line(
    world: State,
    candidate: number,
    tell: (world: State, actor: Player, move: Move) => string = (at, actor, move) =>
      `${this.nameOf(at, actor)}: ${this.game.describe(at, move)}`,
  ): string[] {
    const said: string[] = []
    this.cursors.reset()
    this.current.fill(NO_PLAN)
    this.last.fill(NO_MOVE)
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
          const t = this.treeOf(actor)
          this.cursors.step(t, this.cursors.known(t, this.labels[index] as number, OWN))
          rootMet = true
          move = this.first(actor, view, this.plans.plans[index] as number)
          if (move === NO_MOVE) break
        }
      }
      said.push(tell(world, actor, move))
      this.show(world, actor, move)
      this.last[actor] = move
      this.game.advance(world, move)
      this.signals(world)
    }
    return said
  }

  private nameOf(world: State, seat: Player): string {
    return seatNames(this.game, this.game.optionsOf(world))[seat] ?? ''
  }

  /** The same as `brains.values`, ends included: what each side may expect, which adds up to 1. */
  judge(world: State): Float64Array {
    const { chances, brains } = this
    const even = 1 / chances.length
    const outcome = this.game.outcome(world)
    if (outcome !== null)
      for (let seat = 0; seat < brains.sides.length; seat++)
        chances[brains.sides[seat] as number] = outcome.utility[seat] as number
    else if (this.episode !== null) this.episode.values(world, chances)
    else if (brains.evaluates) brains.values(world, chances)
    else chances.fill(even)
    const tempo = brains.tempo(world)
    const last = chances.length - 1
    chances[last] = 1
    for (let side = 0; side < last; side++) {
      const chance = chances[side] as number
      const sure = outcome !== null ? chance : Math.min(0.99, Math.max(0.01, chance))
      // A won position should be won soon and a lost one drawn out.
      chances[side] = sure + 0.02 * (sure - even) * (tempo - 1)
      chances[last] = (chances[last] as number) - (chances[side] as number)
    }
    return chances
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
    const flipped = !this.sameSideAs(actor, t)
    if (atRoot) this.cursors.forget(t)
    const node = this.cursors.settle(t)
    tree.opposed[node] = flipped ? 1 : 0
    const simultaneous = atRoot
      ? this.rootSimultaneous
      : this.brains.simultaneous(this.views[actor] as View, this.game.kind(world))
    let index = forced
    if (this.answer !== NONE && simultaneous && !atRoot && !this.sameSide(actor)) {
      this.answers = count
      index = this.answer % count
    }
    let child: number
    if (index !== NONE) child = selector.childOf(tree, node, index, labels)
    else {
      index = simultaneous
        ? selector.matchRegret(tree, node, labels, count, this.random)
        : selector.choose(tree, node, labels, count, flipped)
      child = selector.child(tree, node, index, labels)
    }
    if (child === NONE) {
      this.cursors.shortfalls++
      this.grown = true
      return index
    }
    this.grown = tree.visits[child] === 0
    if (simultaneous && forced === NONE && this.answer === NONE) {
      const side = this.brains.sides[actor] as number
      this.regrets.note(tree, node, child, selector.drawnWith, side, flipped)
    }
    this.cursors.step(t, child)
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
      keepInOrder(brains, this.last[actor] as number, moves, moves)
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
      const move = this.listedMoves ? candidate : brains.begin(view, moves, candidate)
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
    const move = this.brains.begin(view, this.moves, candidate)
    if (move !== NO_MOVE) this.current[actor] = candidate
    return move
  }

  /** Lets every other seat see a move that was searched, as it sees it. */
  private show(world: State, actor: Player, move: Move): void {
    if (this.trees.length === 1) return
    for (let seat = 0; seat < this.trees.length; seat++)
      if (seat !== actor) this.cursors.notice(seat, this.game.seen(world, move, seat))
  }

  private signals(world: State): void {
    for (let t = 0; t < this.trees.length; t++) {
      const seat = this.trees.length === 1 ? this.player : t
      const signal = this.game.signal(world, seat)
      if (signal !== 0) this.cursors.notice(t, signal | 0x10000)
    }
  }

  /** Every tree keeps the chances of its owner. */
  private backUp(): void {
    this.regrets.learn(this.chances)
    this.policy.learn(this.chances)
    for (let t = 0; t < this.trees.length; t++)
      this.cursors.backUp(t, this.chanceOf(this.trees.length === 1 ? this.player : t))
    const root = this.rootTree
    const spread = Math.sqrt(root.variance(ROOT))
    this.selector.scale(root.mean(ROOT, 0.5), spread)
  }

  /** Index of the candidate tried most where the tree stands; NONE where nothing was tried. */
  private mostVisited(t: number, count: number): number {
    const tree = this.trees[t] as Tree
    this.cursors.settleKnown(t)
    let best = NONE
    let most = 0
    for (let i = 0; i < count; i++) {
      const child = this.cursors.known(t, this.labels[i] as number, OWN)
      if (child === NONE || (tree.visits[child] as number) <= most) continue
      most = tree.visits[child] as number
      best = i
    }
    return best
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

  private chanceOf(player: Player): number {
    return this.chances[this.brains.sides[player] as number] as number
  }
}
