import { fold, NONE, ROOT, SEEN, type Tree } from './tree.js'

/** Nodes of one tree on one path. */
const MOST_DEPTH = 256
/** `maxmc`: from so many visits on, and up to this part of the value passed up. */
const MAXMC_VISITS = 10
const MAXMC_PART = 0.5

/**
 * Where an iteration stands in every tree, the way it came, and what each tree's owner has seen since it last
 * decided: a tree moves on only when its owner decides again, so that what never matters makes no nodes.
 */
export class Cursors {
  /** How often a tree was full. */
  shortfalls = 0
  private readonly at: Int32Array
  private readonly unseen: Int32Array
  private readonly anythingUnseen: Uint8Array
  private readonly paths: readonly Int32Array[]
  private readonly lengths: Int32Array

  constructor(
    private readonly trees: readonly Tree[],
    private readonly lifts: boolean,
    private readonly looksBelow: boolean,
  ) {
    this.at = new Int32Array(trees.length)
    this.unseen = new Int32Array(trees.length)
    this.anythingUnseen = new Uint8Array(trees.length)
    this.paths = trees.map(() => new Int32Array(MOST_DEPTH))
    this.lengths = new Int32Array(trees.length)
  }

  /** Back to all roots. */
  reset(): void {
    for (let t = 0; t < this.trees.length; t++) {
      this.forget(t)
      this.lengths[t] = 0
      this.step(t, ROOT)
    }
  }

  notice(t: number, seen: number): void {
    this.unseen[t] = fold(this.unseen[t] as number, seen)
    this.anythingUnseen[t] = 1
  }

  forget(t: number): void {
    this.unseen[t] = 0
    this.anythingUnseen[t] = 0
  }

  /** Moves a tree on by all that its owner has seen since; answers where it stands. */
  settle(t: number): number {
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
    this.step(t, child)
    return child
  }

  step(t: number, node: number): void {
    this.at[t] = node
    const length = this.lengths[t] as number
    if (length === MOST_DEPTH) return
    ;(this.paths[t] as Int32Array)[length] = node
    this.lengths[t] = length + 1
  }

  /** The same without growing: NONE when nobody was there before. */
  settleKnown(t: number): number {
    if (this.anythingUnseen[t] !== 0) this.at[t] = this.known(t, this.unseen[t] as number, SEEN)
    this.forget(t)
    return this.at[t] as number
  }

  /** The child of where a tree stands, or NONE. */
  known(t: number, label: number, type: number): number {
    const node = this.at[t] as number
    return node === NONE ? NONE : (this.trees[t] as Tree).child(node, label, type)
  }

  /** Adds the value for the owner of tree `t` to all nodes on its path. */
  backUp(t: number, value: number): void {
    const tree = this.trees[t] as Tree
    const path = this.paths[t] as Int32Array
    let passed = value
    for (let i = (this.lengths[t] as number) - 1; i >= 0; i--) {
      const node = path[i] as number
      tree.visits[node] = (tree.visits[node] as number) + 1
      tree.sum[node] = (tree.sum[node] as number) + passed
      tree.squares[node] = (tree.squares[node] as number) + passed * passed
      if (this.looksBelow) tree.lookBelow(node)
      if (this.lifts && node !== ROOT) passed = this.lifted(tree, node, passed)
    }
  }

  /** A mix of the value and that of the best answer known, growing with the visits. */
  private lifted(tree: Tree, node: number, value: number): number {
    const visits = tree.visits[node] as number
    if (visits < MAXMC_VISITS) return value
    const best = tree.bestMean(node, MAXMC_VISITS / 2)
    if (Number.isNaN(best)) return value
    const part = MAXMC_PART * (1 - MAXMC_VISITS / (visits + 1))
    return value + part * (best - value)
  }
}
