import type { Agent, MoveList } from '../../../agents/agent.js'
import { type Game, type Move, NOBODY, type Observation } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { copyState, type State } from '../../../engine/state.js'

const EXPLORATION = Math.SQRT2

interface Node {
  readonly move: Move
  /** Who chose it. */
  readonly player: number
  readonly parent: Node | null
  readonly children: Node[]
  untried: Move[]
  visits: number
  sum: number
}

/**
 * UCT as in the textbook, for games in which everything is seen: UCB1 with the root of two, one new node an iteration,
 * random playouts, the most visited move. What our own search is measured against.
 */
export class PlainUct implements Agent {
  private readonly random: Random
  private readonly state: State
  private readonly list = new Int32Array(4096)

  constructor(
    private readonly game: Game,
    seed: string,
    private readonly iterations: number,
    private readonly ms = Number.POSITIVE_INFINITY,
  ) {
    this.random = new Random(seed)
    this.state = game.blank()
  }

  choose(observation: Observation, _moves: MoveList): Move {
    const { game, random } = this
    const world = game.sample(observation, random)
    const root = this.node(world, -1, NOBODY, null)
    const began = performance.now()
    for (let i = 0; i < this.iterations && performance.now() - began < this.ms; i++) {
      copyState(world, this.state)
      this.iterate(root)
    }
    return root.children.reduce((a, b) => (b.visits > a.visits ? b : a)).move
  }

  private iterate(root: Node): void {
    const { game, state, list, random } = this
    let node = root
    while (node.untried.length === 0 && node.children.length > 0) {
      node = bestChild(node)
      game.advance(state, node.move)
    }
    if (node.untried.length > 0) {
      const at = random.below(node.untried.length)
      const move = node.untried[at] as Move
      node.untried[at] = node.untried.at(-1) as Move
      node.untried.pop()
      const player = game.actor(state)
      game.advance(state, move)
      const child = this.node(state, move, player, node)
      node.children.push(child)
      node = child
    }
    while (game.actor(state) !== NOBODY)
      game.advance(state, list[random.below(game.moves(state, list))] as Move)
    const utility = game.outcome(state)?.utility ?? []
    for (let at: Node | null = node; at !== null; at = at.parent) {
      at.visits++
      at.sum += utility[at.player] ?? 0
    }
  }

  private node(state: State, move: Move, player: number, parent: Node | null): Node {
    const count = this.game.moves(state, this.list)
    const untried = [...this.list.subarray(0, count)]
    return { move, player, parent, children: [], untried, visits: 0, sum: 0 }
  }
}

function bestChild(node: Node): Node {
  let best = node.children[0] as Node
  let bestScore = Number.NEGATIVE_INFINITY
  const log = Math.log(node.visits)
  for (const child of node.children) {
    const score = child.sum / child.visits + EXPLORATION * Math.sqrt(log / child.visits)
    if (score > bestScore) {
      best = child
      bestScore = score
    }
  }
  return best
}
