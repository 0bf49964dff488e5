import { NONE, SEEN, type Tree } from './tree.js'

const MOST = 64

/** The simultaneous decisions of one iteration, to be learnt from when its value is known. */
export class Regrets {
  private readonly trees: (Tree | null)[] = new Array<Tree | null>(MOST).fill(null)
  private readonly nodes = new Int32Array(MOST)
  private readonly children = new Int32Array(MOST)
  private readonly chances = new Float64Array(MOST)
  private readonly sides = new Int8Array(MOST)
  private readonly flipped = new Uint8Array(MOST)
  private count = 0

  reset(): void {
    this.count = 0
  }

  /** `chance`: the one with which `child` was drawn; `flipped`: its chooser is not on the side of the tree's owner. */
  note(
    tree: Tree,
    node: number,
    child: number,
    chance: number,
    side: number,
    flipped: boolean,
  ): void {
    if (this.count === MOST) return
    const k = this.count++
    this.trees[k] = tree
    this.nodes[k] = node
    this.children[k] = child
    this.chances[k] = chance
    this.sides[k] = side
    this.flipped[k] = flipped ? 1 : 0
  }

  /** Learns from the chances of the sides; before they are added to the trees. */
  learn(chances: Float64Array): void {
    for (let k = 0; k < this.count; k++) {
      const tree = this.trees[k] as Tree
      const node = this.nodes[k] as number
      const mean = tree.mean(node, 0.5)
      // Measured from the mean of the node: the estimate stays right and varies less.
      const gain =
        (chances[this.sides[k] as number] as number) - (this.flipped[k] === 1 ? 1 - mean : mean)
      // Only the candidate that was tried tells something, and the more the rarer it is.
      const weighted = gain / (this.chances[k] as number)
      for (
        let child = tree.firstChild[node] as number;
        child !== NONE;
        child = tree.nextSibling[child] as number
      ) {
        if (tree.type[child] === SEEN) continue
        const regret =
          (tree.regret[child] as number) + (child === this.children[k] ? weighted : 0) - gain
        tree.regret[child] = Math.max(0, regret)
      }
    }
  }
}
