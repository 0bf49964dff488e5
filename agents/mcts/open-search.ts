import { type Game, MOST_MOVES, NOBODY } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { copyState, type State } from '../../engine/state.js'
import { grown } from './room.js'
import type { Budget } from './root.js'

const NONE = -1
const ROOT = 0
const FIRST_NODES = 1 << 14
const MOST_NODES = 1 << 22
const MOST_DEPTH = 4096
/** No children yet: a node gets them when it is met again. Most are met once, and looking for ends behind those took a quarter of the time. */
const UNEXPANDED = -1
/** Weight of exploration against means from 0 to 1, in the square root. */
const EXPLORATION = 0.5
/** Small moves that a playout may take. */
const MOST_STEPS = 20_000

/**
 * One tree for all seats, for games in which everything is seen and nothing is left to chance: it may be as deep as the game.
 * Where two sides play, what is proven is passed up and not searched again. Playouts are random; no brains are asked.
 */
export class OpenSearch {
  iterations = 0
  private capacity = FIRST_NODES
  private count = 0
  private firstChild = new Int32Array(FIRST_NODES)
  private childCount = new Int32Array(FIRST_NODES)
  private move = new Int32Array(FIRST_NODES)
  private visits = new Int32Array(FIRST_NODES)
  /** Values for the side that chose the node: their sum, and what is proven, or NaN. */
  private sum = new Float64Array(FIRST_NODES)
  private proven = new Float64Array(FIRST_NODES)
  /** The side that decides at a node. */
  private decider = new Int8Array(FIRST_NODES)
  private readonly world: State
  private readonly trial: State
  private readonly list = new Int32Array(MOST_MOVES)
  private readonly path = new Int32Array(MOST_DEPTH)
  private readonly values: Float64Array
  private readonly isDuel: boolean

  constructor(
    private readonly game: Game,
    /** Side of each seat. */
    private readonly sides: readonly number[],
  ) {
    this.world = game.blank()
    this.trial = game.blank()
    this.values = new Float64Array(Math.max(...sides) + 1)
    this.isDuel = this.values.length === 2
  }

  /** Spends the budget on the decision that `root` waits for, or less where all is known before. */
  run(root: State, random: Random, budget: Budget): void {
    this.iterations = 0
    this.count = 0
    this.add(NONE)
    this.copyRoot(root)
    this.expand(ROOT, random)
    this.path[0] = ROOT
    if (this.isDuel) this.prove(1)
    while (this.iterations < budget.iterations && !budget.watch.isPast(budget.watch.timeMs)) {
      if (!Number.isNaN(this.proven[ROOT] as number)) break
      this.copyRoot(root)
      this.iterate(random)
      this.iterations++
    }
  }

  get nodes(): number {
    return this.count
  }

  visitsOf(move: number): number {
    return this.visits[this.childOf(ROOT, move)] as number
  }

  /** What the search holds of a move for the one who decides, 0 to 1. */
  valueOf(move: number): number {
    return this.value(this.childOf(ROOT, move))
  }

  isProven(move: number): boolean {
    return !Number.isNaN(this.proven[this.childOf(ROOT, move)] as number)
  }

  /** The move to play: what is proven to be best, or the one that was looked at most. */
  best(): number {
    return this.move[this.bestChild(ROOT)] as number
  }

  /** What is expected: the best move of everybody, one after the other, as far as the search has looked. */
  line(first: number, most: number): number[] {
    const moves: number[] = []
    let node = this.childOf(ROOT, first)
    while (moves.length < most) {
      moves.push(this.move[node] as number)
      if ((this.childCount[node] as number) <= 0) break
      node = this.bestChild(node)
      if ((this.visits[node] as number) === 0) break
    }
    return moves
  }

  private copyRoot(root: State): void {
    copyState(root, this.world)
  }

  private iterate(random: Random): void {
    const { game, world, path } = this
    let node = ROOT
    let depth = 0
    path[depth++] = node
    while ((this.childCount[node] as number) > 0 && depth < MOST_DEPTH) {
      node = this.select(node)
      path[depth++] = node
      if (!Number.isNaN(this.proven[node] as number)) break
      game.advance(world, this.move[node] as number)
    }
    const before = path[depth - 2] ?? ROOT
    if (!Number.isNaN(this.proven[node] as number)) this.read(before, this.proven[node] as number)
    else {
      const isKnown = (this.visits[node] as number) > 0
      if (isKnown && (this.childCount[node] as number) === UNEXPANDED) this.expand(node, random)
      this.playOut(random)
    }
    for (let i = depth - 1; i > 0; i--) {
      const at = path[i] as number
      this.visits[at] = (this.visits[at] as number) + 1
      const side = this.decider[path[i - 1] as number] as number
      this.sum[at] = (this.sum[at] as number) + (this.values[side] as number)
    }
    this.visits[ROOT] = (this.visits[ROOT] as number) + 1
    if (this.isDuel) this.prove(depth)
  }

  /** The child to look at next: what is proven to be worse than something else is left alone. */
  private select(node: number): number {
    const from = this.firstChild[node] as number
    const to = from + (this.childCount[node] as number)
    const log = Math.log((this.visits[node] as number) + 1)
    let best = from
    let bestScore = Number.NEGATIVE_INFINITY
    for (let child = from; child < to; child++) {
      const visits = this.visits[child] as number
      const proven = this.proven[child] as number
      let score: number
      if (proven === 0) score = -1
      else if (visits === 0) score = Number.POSITIVE_INFINITY
      else {
        const mean = Number.isNaN(proven) ? (this.sum[child] as number) / visits : proven
        score = mean + EXPLORATION * Math.sqrt(log / visits)
      }
      if (score > bestScore) {
        best = child
        bestScore = score
      }
    }
    return best
  }

  /** Gives a node a child for every move, in random order, and looks which of them end the game. */
  private expand(node: number, random: Random): void {
    const { game, world, trial, list } = this
    const actor = game.actor(world)
    if (actor === NOBODY) return
    const count = game.moves(world, list)
    if (!this.hasRoom(count)) return
    for (let i = count - 1; i > 0; i--) {
      const other = random.below(i + 1)
      const move = list[i] as number
      list[i] = list[other] as number
      list[other] = move
    }
    const side = this.sides[actor] as number
    this.decider[node] = side
    this.firstChild[node] = this.count
    this.childCount[node] = count
    for (let i = 0; i < count; i++) {
      const child = this.add(list[i] as number)
      if (!this.isDuel) continue
      copyState(world, trial)
      game.advance(trial, list[i] as number)
      if (game.actor(trial) !== NOBODY) continue
      this.proven[child] = this.utility(trial, side)
    }
  }

  /** Passes up what is proven now: one move that wins proves a node, and so do all of its moves together. */
  private prove(depth: number): void {
    for (let i = depth - 1; i >= 0; i--) {
      const node = this.path[i] as number
      if (!Number.isNaN(this.proven[node] as number)) continue
      const best = this.provenBest(node)
      if (Number.isNaN(best)) return
      const decides = this.decider[node] as number
      const chose = i === 0 ? decides : (this.decider[this.path[i - 1] as number] as number)
      this.proven[node] = chose === decides ? best : 1 - best
    }
  }

  /** What a node is worth to the one who decides there; NaN while that is open. */
  private provenBest(node: number): number {
    const from = this.firstChild[node] as number
    const count = this.childCount[node] as number
    if (count <= 0) return Number.NaN
    let best = Number.NEGATIVE_INFINITY
    for (let child = from; child < from + count; child++) {
      const value = this.proven[child] as number
      if (value === 1) return 1
      // NaN stays
      if (!(value <= best)) best = Number.isNaN(best) ? best : value
    }
    return best
  }

  private playOut(random: Random): void {
    const { game, world, list } = this
    let steps = 0
    for (; game.actor(world) !== NOBODY; steps++) {
      if (steps === MOST_STEPS)
        throw new Error(`search: ${MOST_STEPS} moves in one playout, hash ${game.hash(world)}`)
      game.advance(world, list[random.below(game.moves(world, list))] as number)
    }
    const outcome = game.outcome(world)
    for (let seat = 0; seat < this.sides.length; seat++)
      this.values[this.sides[seat] as number] = outcome?.utility[seat] ?? 0.5
  }

  private utility(state: State, side: number): number {
    return this.game.outcome(state)?.utility[this.sides.indexOf(side)] ?? 0.5
  }

  /** Takes a proven value, which is that of the side that decides at `node`. */
  private read(node: number, value: number): void {
    const side = this.decider[node] as number
    this.values[side] = value
    this.values[1 - side] = 1 - value
  }

  private bestChild(node: number): number {
    const from = this.firstChild[node] as number
    const to = from + (this.childCount[node] as number)
    let most = from
    for (let child = from; child < to; child++)
      if (this.weight(child) > this.weight(most)) most = child
    for (let child = from; child < to; child++) {
      if (this.proven[child] === 1) return child
      if ((this.proven[child] as number) > this.value(most)) most = child
    }
    return most
  }

  /** Visits, but those of moves that lose for certain count last. */
  private weight(node: number): number {
    const visits = this.visits[node] as number
    return this.proven[node] === 0 ? visits - MOST_NODES * 4 : visits
  }

  private value(node: number): number {
    const proven = this.proven[node] as number
    if (!Number.isNaN(proven)) return proven
    const visits = this.visits[node] as number
    return visits === 0 ? 0 : (this.sum[node] as number) / visits
  }

  private childOf(node: number, move: number): number {
    const from = this.firstChild[node] as number
    for (let i = 0; i < (this.childCount[node] as number); i++)
      if (this.move[from + i] === move) return from + i
    throw new Error(`search: no move ${move}`)
  }

  private add(move: number): number {
    const node = this.count++
    this.firstChild[node] = NONE
    this.childCount[node] = UNEXPANDED
    this.move[node] = move
    this.visits[node] = 0
    this.sum[node] = 0
    this.proven[node] = Number.NaN
    this.decider[node] = 0
    return node
  }

  /** False when the tree is as large as it may be: it does not grow any more. */
  private hasRoom(count: number): boolean {
    if (this.count + count <= this.capacity) return true
    if (this.capacity >= MOST_NODES) return false
    this.capacity *= 2
    this.firstChild = grown(this.firstChild, new Int32Array(this.capacity))
    this.childCount = grown(this.childCount, new Int32Array(this.capacity))
    this.move = grown(this.move, new Int32Array(this.capacity))
    this.visits = grown(this.visits, new Int32Array(this.capacity))
    this.sum = grown(this.sum, new Float64Array(this.capacity))
    this.proven = grown(this.proven, new Float64Array(this.capacity))
    this.decider = grown(this.decider, new Int8Array(this.capacity))
    return this.hasRoom(count)
  }
}
