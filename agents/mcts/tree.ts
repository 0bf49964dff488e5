/** A node under which its owner chose; the label is his candidate. */
export const OWN = 0
/** A node reached by something seen: masked moves of others and signals, folded into one label. */
export const SEEN = 1

export const ROOT = 0
export const NONE = -1

/**
 * One player's tree, as a struct of arrays: no node is ever an object.
 * An OWN node carries the statistics of its candidate; values are those of the tree owner's side.
 */
export class Tree {
  readonly firstChild: Int32Array
  readonly nextSibling: Int32Array
  readonly label: Int32Array
  readonly type: Uint8Array
  readonly visits: Int32Array
  readonly sum: Float64Array
  readonly squares: Float64Array
  /** How often the candidate could be chosen when its parent decided. */
  readonly available: Int32Array
  readonly prior: Float32Array
  /** Regret matching: cumulated regret, and the sum of the strategies played. */
  readonly regret: Float64Array
  readonly strategy: Float64Array
  count = 1

  constructor(readonly capacity: number) {
    this.firstChild = new Int32Array(capacity)
    this.nextSibling = new Int32Array(capacity)
    this.label = new Int32Array(capacity)
    this.type = new Uint8Array(capacity)
    this.visits = new Int32Array(capacity)
    this.sum = new Float64Array(capacity)
    this.squares = new Float64Array(capacity)
    this.available = new Int32Array(capacity)
    this.prior = new Float32Array(capacity)
    this.regret = new Float64Array(capacity)
    this.strategy = new Float64Array(capacity)
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
    if (this.count === this.capacity) return NONE
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
    return node
  }
}

/** Folds one more thing seen into a label. */
export function fold(label: number, seen: number): number {
  const mixed = Math.imul(label ^ seen ^ 0x9e3779b9, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15) ^ (label << 7)) | 0
}
