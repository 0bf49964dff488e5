import { STRATEGY_COUNT } from '../../../engine/duel/facts/strategies.js'
import { isTopPrivate, someWorld } from '../../../engine/duel/knowledge/exact.js'
import { DuelView } from '../../../engine/duel/knowledge/view.js'
import type { Game } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import type { State } from '../../../engine/state.js'
import { RegretMatching } from '../../regret-matching.js'
import type { Standing } from '../evaluation.js'
import { type Branch, Memory, type Position, TooGreat } from './expansion.js'
import { Payoffs } from './payoffs.js'
import { CHANCE, learn, type Node, TERMINAL, valuesOf } from './tree.js'

/** How great a struggle may be, and how long it is thought about. */
export interface SolverLimits {
  readonly positions: number
  readonly nodes: number
  readonly iterations: number
}

/** What the player should do with the strategy that he has. */
export interface Solution {
  /** The oftenest played first. */
  readonly moves: readonly SolvedMove[]
  /** What both sides together could gain by better answers, in chances to win: 0 where all is solved. */
  readonly gap: number
  readonly nodes: number
}

export interface SolvedMove {
  readonly move: number
  /** Chance to win the game if both go on as solved. */
  readonly value: number
  readonly share: number
}

/** Chances of the strategies of each side, as both take them to be. */
export type Believed = readonly [Float64Array, Float64Array]

/**
 * The end of a struggle, with draws as chances and the strategies of both sides hidden: counterfactual regret minimisation
 * over all histories. Where it is too great, or may go on in secret (Recon, searches, reserves, new strategies), there is
 * no solution.
 */
export class Solver {
  private readonly world: State
  private nodes = 0

  constructor(
    private readonly game: Game,
    private readonly player: number,
    private readonly limits: SolverLimits,
  ) {
    this.world = game.blank()
  }

  /** `state` is a turn of the player, whole or as he sees it. */
  solve(state: State, believed: Believed, standing: Standing): Solution | null {
    if (isTopPrivate(state)) return null
    const world = someWorld(state, this.player, new Random(1), this.world)
    const memory = new Memory(this.game, new DuelView(this.player), this.limits.positions)
    this.nodes = 0
    try {
      const root = memory.position(world)
      const payoffs = new Payoffs(new DuelView(this.player).bind(root.state), standing)
      const tree = this.grow(memory, payoffs, root, 0)
      return this.think(tree, memory.branches(root), believed)
    } catch (error) {
      if (error instanceof TooGreat) return null
      throw error
    }
  }

  private grow(memory: Memory, payoffs: Payoffs, position: Position, depth: number): Node {
    if (++this.nodes > this.limits.nodes || depth > DEEPEST) throw new TooGreat()
    if (position.isOver) {
      const { totals, influence } = position
      return { ...LEAF, actor: TERMINAL, payoffs: payoffs.of(totals, influence) }
    }
    const children = memory
      .branches(position)
      .map((branch) => this.follow(memory, payoffs, branch, depth + 1))
    const mixed = Array.from({ length: STRATEGY_COUNT }, () => new RegretMatching(children.length))
    return { ...LEAF, actor: position.actor, children, mixed }
  }

  private follow(memory: Memory, payoffs: Payoffs, branch: Branch, depth: number): Node {
    const children = branch.outcomes.map(({ position }) =>
      this.grow(memory, payoffs, position, depth),
    )
    const [only] = children
    if (children.length === 1 && only !== undefined) return only
    return {
      ...LEAF,
      actor: CHANCE,
      children,
      chances: branch.outcomes.map(({ chance }) => chance),
    }
  }

  private think(tree: Node, branches: readonly Branch[], believed: Believed): Solution {
    const own = this.player
    for (let iteration = 1; iteration <= this.limits.iterations; iteration++)
      for (const side of [0, 1] as const)
        learn(tree, side, believed[(1 - side) as 0 | 1], iteration)
    const theirs = believed[(1 - own) as 0 | 1]
    const strategy = new DuelView(own).bind(this.world).chosen(own)
    const mass = total(theirs)
    const shares = (tree.mixed[strategy] as RegretMatching).average()
    const moves = branches.map(({ move }, i) => ({
      move,
      value: (valuesOf(tree.children[i] as Node, own, theirs, false)[strategy] as number) / mass,
      share: shares[i] as number,
    }))
    moves.sort((a, b) => b.share - a.share || b.value - a.value)
    return { moves, gap: gapOf(tree, believed), nodes: this.nodes }
  }
}

/** Turns in a row; where more are possible, cards go in and out of play. */
const DEEPEST = 40

const LEAF = {
  children: [],
  chances: [],
  payoffs: null,
  mixed: [],
}

function gapOf(tree: Node, believed: Believed): number {
  let gap = 0
  for (const side of [0, 1] as const) {
    const theirs = believed[(1 - side) as 0 | 1]
    const best = valuesOf(tree, side, theirs, true)
    const average = valuesOf(tree, side, theirs, false)
    for (let i = 0; i < STRATEGY_COUNT; i++)
      gap += (believed[side][i] as number) * ((best[i] as number) - (average[i] as number))
  }
  return gap / (total(believed[0]) * total(believed[1]))
}

function total(chances: Float64Array): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}
