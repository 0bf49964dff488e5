import { STRATEGY_COUNT } from '../../../engine/duel/facts/strategies.js'

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
  /** By strategy of the actor * children + child. */
  readonly regrets: Float64Array
  readonly sums: Float64Array
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
  const width = node.children.length
  const play = new Float64Array(width)
  const values = new Float64Array(STRATEGY_COUNT)
  if (node.actor !== side) {
    const next = node.children.map(() => new Float64Array(STRATEGY_COUNT))
    for (let strategy = 0; strategy < STRATEGY_COUNT; strategy++) {
      const chance = reach[strategy] as number
      if (chance === 0) continue
      match(node, strategy, play)
      for (let i = 0; i < width; i++) {
        const part = chance * (play[i] as number)
        ;(next[i] as Float64Array)[strategy] = part
        const at = strategy * width + i
        node.sums[at] = (node.sums[at] as number) + iteration * part
      }
    }
    for (let i = 0; i < width; i++)
      add(values, learn(node.children[i] as Node, side, next[i] as Float64Array, iteration), 1)
    return values
  }
  const below = node.children.map((child) => learn(child, side, reach, iteration))
  for (let strategy = 0; strategy < STRATEGY_COUNT; strategy++) {
    match(node, strategy, play)
    let value = 0
    for (let i = 0; i < width; i++) value += (play[i] as number) * (below[i]?.[strategy] as number)
    values[strategy] = value
    for (let i = 0; i < width; i++) {
      const at = strategy * width + i
      const regret = (node.regrets[at] as number) + (below[i]?.[strategy] as number) - value
      node.regrets[at] = Math.max(0, regret)
    }
  }
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
  const averages = Array.from({ length: STRATEGY_COUNT }, (_, strategy) =>
    averageOf(node, strategy),
  )
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

/** What the holder of a strategy plays at a node, on average over all passes. */
export function averageOf(node: Node, strategy: number): number[] {
  const width = node.children.length
  const sums = [...node.sums.subarray(strategy * width, (strategy + 1) * width)]
  const total = sums.reduce((sum, one) => sum + one, 0)
  return sums.map((one) => (total > 0 ? one / total : 1 / width))
}

/** Regret matching: how the holder of a strategy plays now. */
function match(node: Node, strategy: number, out: Float64Array): void {
  const width = out.length
  let total = 0
  for (let i = 0; i < width; i++) total += node.regrets[strategy * width + i] as number
  for (let i = 0; i < width; i++)
    out[i] = total > 0 ? (node.regrets[strategy * width + i] as number) / total : 1 / width
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
