import { STRATEGY_COUNT } from '../../../engine/duel/facts/strategies.js'
import type { RegretMatching } from '../../regret-matching.js'

/** What is played in a tree of histories whose two sides have hidden strategies: values are vectors by strategy. */

export const TERMINAL = -1
export const CHANCE = -2

/** A history: the same position reached in another way is another node, because other things are believed there. */
export interface Node {
  /** Who decides; CHANCE, or TERMINAL. */
  readonly actor: number
  readonly children: readonly Node[]
  /** Of the children, under CHANCE. */
  readonly chances: readonly number[]
  /** The Rebels' chance by pairs of strategies, under TERMINAL. */
  readonly payoffs: Float64Array | null
  /** How the actor chooses a child, by the strategy that he holds. */
  readonly mixed: readonly RegretMatching[]
}

/** One pass of CFR+ for one side: values of its strategies, given how likely those of the enemy come here. */
export function learn(
  node: Node,
  side: number,
  reach: Float64Array,
  iteration: number,
): Float64Array {
  if (node.payoffs !== null) return ending(node.payoffs, side, reach)
  if (node.actor === CHANCE) return mean(node, (child) => learn(child, side, reach, iteration))
  return node.actor === side
    ? regret(node, side, reach, iteration)
    : meet(node, side, reach, iteration)
}

/** Where `side` decides: learns from what lies behind each child. */
function regret(node: Node, side: number, reach: Float64Array, iteration: number): Float64Array {
  const below = node.children.map((child) => learn(child, side, reach, iteration))
  const worths = new Float64Array(below.length)
  return Float64Array.from(node.mixed, (mixed, strategy) => {
    below.forEach((values, i) => {
      worths[i] = values[strategy] as number
    })
    mixed.match()
    return mixed.learn(worths)
  })
}

/** Where the other side decides: its play is counted, and so is how likely each of its strategies goes on to a child. */
function meet(node: Node, side: number, reach: Float64Array, iteration: number): Float64Array {
  const next = node.children.map(() => new Float64Array(STRATEGY_COUNT))
  node.mixed.forEach((mixed, strategy) => {
    const chance = reach[strategy] as number
    if (chance === 0) return
    const chances = mixed.match()
    mixed.remember(iteration, chance)
    next.forEach((one, i) => {
      one[strategy] = chance * (chances[i] as number)
    })
  })
  const values = new Float64Array(STRATEGY_COUNT)
  node.children.forEach((child, i) => {
    add(values, learn(child, side, next[i] as Float64Array, iteration), 1)
  })
  return values
}

/** Values of `side` against the average play of the other, playing its best answer or its own average. */
export function valuesOf(
  node: Node,
  side: number,
  reach: Float64Array,
  best: boolean,
): Float64Array {
  if (node.payoffs !== null) return ending(node.payoffs, side, reach)
  if (node.actor === CHANCE) return mean(node, (child) => valuesOf(child, side, reach, best))
  const values = new Float64Array(STRATEGY_COUNT)
  const averages = node.mixed.map((mixed) => mixed.average())
  if (node.actor !== side) {
    node.children.forEach((child, i) => {
      const next = reach.map((chance, strategy) => chance * (averages[strategy]?.[i] ?? 0))
      add(values, valuesOf(child, side, next, best), 1)
    })
    return values
  }
  const below = node.children.map((child) => valuesOf(child, side, reach, best))
  for (let strategy = 0; strategy < STRATEGY_COUNT; strategy++) {
    const offered = below.map((one) => one[strategy] as number)
    values[strategy] = best
      ? Math.max(...offered)
      : offered.reduce((sum, value, i) => sum + value * (averages[strategy]?.[i] ?? 0), 0)
  }
  return values
}

function mean(node: Node, of: (child: Node) => Float64Array): Float64Array {
  const values = new Float64Array(STRATEGY_COUNT)
  node.children.forEach((child, i) => {
    add(values, of(child), node.chances[i] as number)
  })
  return values
}

function ending(payoffs: Float64Array, side: number, reach: Float64Array): Float64Array {
  const values = new Float64Array(STRATEGY_COUNT)
  for (let theirs = 0; theirs < STRATEGY_COUNT; theirs++) {
    const chance = reach[theirs] as number
    if (chance === 0) continue
    for (let own = 0; own < STRATEGY_COUNT; own++) {
      const rebels = payoffs[
        side === 0 ? own * STRATEGY_COUNT + theirs : theirs * STRATEGY_COUNT + own
      ] as number
      values[own] = (values[own] as number) + chance * (side === 0 ? rebels : 1 - rebels)
    }
  }
  return values
}

function add(to: Float64Array, from: Float64Array, part: number): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] as number) + part * (from[i] as number)
}
