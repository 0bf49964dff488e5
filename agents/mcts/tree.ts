import { grown } from './room.js'
import type { Sums } from './sums.js'

/** A node under which its owner chose; the label is his candidate. */
export const OWN = 0
/** A node reached by something seen: masked moves of others and signals, folded into one label. */
export const SEEN = 1

export const ROOT = 0
export const NONE = -1

/** Nodes that a tree has room for at first: many searches are small, and most memory would be cleared for nothing. */
const FIRST_ROOM = 1024

/**
 * One player's tree, as a struct of arrays: no node is ever an object. The arrays grow with it, so keep none of them.
 * An OWN node carries the statistics of its candidate; values are those of the tree owner's side.
 */
export class Tree {
  firstChild: Int32Array
  nextSibling: Int32Array
  label: Int32Array
  type: Uint8Array
  visits: Int32Array
  sum: Float64Array
  squares: Float64Array
  /** How often the candidate could be chosen when its parent decided. */
  available: Int32Array
  prior: Float32Array
  /** Regret matching: cumulated regret, and the sum of the strategies played. */
  regret: Float64Array
  strategy: Float64Array
  /** What best play below leads to, by the leaves met so far; kept where the search asks for it. */
  below: Float64Array
  /** 1 where the one who decides is not on the owner's side (in a single tree only). */
  opposed: Uint8Array
  count = 1

  private room: number

  /** A tree of at most `most` nodes. */
  constructor(private readonly most: number) {
    this.room = Math.min(FIRST_ROOM, most)
    this.firstChild = new Int32Array(this.room)
    this.nextSibling = new Int32Array(this.room)
    this.label = new Int32Array(this.room)
    this.type = new Uint8Array(this.room)
    this.visits = new Int32Array(this.room)
    this.sum = new Float64Array(this.room)
    this.squares = new Float64Array(this.room)
    this.available = new Int32Array(this.room)
    this.prior = new Float32Array(this.room)
    this.regret = new Float64Array(this.room)
    this.strategy = new Float64Array(this.room)
    this.below = new Float64Array(this.room)
    this.opposed = new Uint8Array(this.room)
    this.reset()
  }

  /** Leaves nothing but an unvisited root. */
  reset(): void {
    this.count = 0
    this.place(0)
  }

  /** The child with this label, or NONE. */
  child(parent: number, label: number, type: number): number {
    let node = this.firstChild[parent] as number
    while (node !== NONE) {
      if (this.label[node] === label && this.type[node] === type) return node
      node = this.nextSibling[node] as number
    }
    return NONE
  }

  /** A new child, or NONE when the pool is used up: search then stops growing here and plays out. */
  add(parent: number, label: number, type: number): number {
    if (this.count === this.most) return NONE
    if (this.count === this.room) this.grow()
    const node = this.place(label)
    this.type[node] = type
    this.nextSibling[node] = this.firstChild[parent] as number
    this.firstChild[parent] = node
    return node
  }

  /** Mean value of a visited node; `otherwise` for an unvisited one. */
  mean(node: number, otherwise: number): number {
    const visits = this.visits[node] as number
    return visits === 0 ? otherwise : (this.sum[node] as number) / visits
  }

  /** The mean mixed with this part of what best play below leads to. */
  blend(node: number, otherwise: number, part: number): number {
    const mean = this.mean(node, otherwise)
    if (part === 0 || this.visits[node] === 0) return mean
    return mean + part * ((this.below[node] as number) - mean)
  }

  /** The best mean of a candidate with so many visits, for the one who decides at `node`; NaN without one. */
  bestMean(node: number, least: number): number {
    const sign = this.opposed[node] === 1 ? -1 : 1
    let best = Number.NaN
    for (
      let child = this.firstChild[node] as number;
      child !== NONE;
      child = this.nextSibling[child] as number
    ) {
      if (this.type[child] !== OWN || (this.visits[child] as number) < least) continue
      const mean = this.mean(child, 0)
      if (!(sign * mean <= sign * best)) best = mean
    }
    return best
  }

  /**
   * Works out `below` of a visited node from its children's: the best of what its decider chose,
   * the mean of what was seen to happen, its own mean where nothing is below.
   */
  lookBelow(node: number): void {
    const sign = this.opposed[node] === 1 ? -1 : 1
    let best = Number.NaN
    let chosen = 0
    let happened = 0
    let sum = 0
    for (
      let child = this.firstChild[node] as number;
      child !== NONE;
      child = this.nextSibling[child] as number
    ) {
      const visits = this.visits[child] as number
      if (visits === 0) continue
      const value = this.below[child] as number
      if (this.type[child] === SEEN) {
        happened += visits
        sum += visits * value
        continue
      }
      chosen += visits
      if (!(sign * value <= sign * best)) best = value
    }
    const visits = chosen + happened
    this.below[node] =
      visits === 0 ? this.mean(node, 0) : ((chosen > 0 ? chosen * best : 0) + sum) / visits
  }

  /** Visits of a node, and the sums of its values and of their squares. */
  sums(node: number): Sums {
    return {
      visits: this.visits[node] as number,
      sum: this.sum[node] as number,
      squares: this.squares[node] as number,
    }
  }

  /** Variance of the single values, not of their mean; 1/4 below two visits. */
  variance(node: number): number {
    const visits = this.visits[node] as number
    if (visits < 2) return 0.25
    const mean = (this.sum[node] as number) / visits
    return Math.max(
      0,
      ((this.squares[node] as number) / visits - mean * mean) * (visits / (visits - 1)),
    )
  }

  private grow(): void {
    this.room = Math.min(2 * this.room, this.most)
    this.firstChild = grown(this.firstChild, new Int32Array(this.room))
    this.nextSibling = grown(this.nextSibling, new Int32Array(this.room))
    this.label = grown(this.label, new Int32Array(this.room))
    this.type = grown(this.type, new Uint8Array(this.room))
    this.visits = grown(this.visits, new Int32Array(this.room))
    this.sum = grown(this.sum, new Float64Array(this.room))
    this.squares = grown(this.squares, new Float64Array(this.room))
    this.available = grown(this.available, new Int32Array(this.room))
    this.prior = grown(this.prior, new Float32Array(this.room))
    this.regret = grown(this.regret, new Float64Array(this.room))
    this.strategy = grown(this.strategy, new Float64Array(this.room))
    this.below = grown(this.below, new Float64Array(this.room))
    this.opposed = grown(this.opposed, new Uint8Array(this.room))
  }

  private place(label: number): number {
    const node = this.count++
    this.firstChild[node] = NONE
    this.nextSibling[node] = NONE
    this.label[node] = label
    this.type[node] = OWN
    this.visits[node] = 0
    this.sum[node] = 0
    this.squares[node] = 0
    this.available[node] = 0
    this.prior[node] = 0
    this.regret[node] = 0
    this.strategy[node] = 0
    this.below[node] = 0
    this.opposed[node] = 0
    return node
  }
}

/** Folds one more thing seen into a label. */
export function fold(label: number, seen: number): number {
  const mixed = Math.imul(label ^ seen ^ 0x9e3779b9, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15) ^ (label << 7)) | 0
}
