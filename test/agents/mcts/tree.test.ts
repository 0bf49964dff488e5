import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Cursors } from '../../../agents/mcts/cursors.js'
import { OWN, ROOT, SEEN, Tree } from '../../../agents/mcts/tree.js'

/** One iteration down this way, with the value of the tree's owner. */
function pass(cursors: Cursors, way: readonly number[], value: number): void {
  cursors.reset()
  for (const node of way) cursors.step(0, node)
  cursors.backUp(0, value)
}

const near = (actual: number | undefined, expected: number): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-12, `${actual}, not ${expected}`)

test('what is below a node is the best of what is chosen there', () => {
  const tree = new Tree(16)
  const cursors = new Cursors([tree], false, true)
  const good = tree.add(ROOT, 1, OWN)
  const bad = tree.add(ROOT, 2, OWN)
  pass(cursors, [bad], 0.2)
  near(tree.below[ROOT], 0.2)
  pass(cursors, [good], 0.8)
  near(tree.below[ROOT], 0.8)
  near(tree.mean(ROOT, 0), 0.5)
  near(tree.blend(ROOT, 0, 0.5), 0.65)
  near(tree.blend(ROOT, 0, 0), 0.5)
})

test('an opponent who decides in the same tree takes the worst for its owner', () => {
  const tree = new Tree(16)
  const cursors = new Cursors([tree], false, true)
  tree.opposed[ROOT] = 1
  const children = [tree.add(ROOT, 1, OWN), tree.add(ROOT, 2, OWN)] as const
  pass(cursors, [children[0]], 0.7)
  pass(cursors, [children[1]], 0.4)
  near(tree.below[ROOT], 0.4)
})

test('what only happens is averaged by how often it did', () => {
  const tree = new Tree(16)
  const cursors = new Cursors([tree], false, true)
  const mine = tree.add(ROOT, 1, OWN)
  const often = tree.add(mine, 7, SEEN)
  const rarely = tree.add(mine, 8, SEEN)
  for (let i = 0; i < 3; i++) pass(cursors, [mine, often], 0.4)
  pass(cursors, [mine, rarely], 0.8)
  near(tree.below[mine], 0.5)
  near(tree.below[ROOT], 0.5)
})

test('maxmc passes up a mix with the best answer, from ten visits on and more with more', () => {
  const tree = new Tree(16)
  const cursors = new Cursors([tree], true, false)
  const mine = tree.add(ROOT, 1, OWN)
  const good = tree.add(mine, 1, OWN)
  const bad = tree.add(mine, 2, OWN)
  for (let i = 0; i < 6; i++) pass(cursors, [mine, good], 1)
  for (let i = 0; i < 3; i++) pass(cursors, [mine, bad], 0)
  near(tree.sum[ROOT], 6)
  let lifted = 0
  for (let i = 0; i < 3; i++) {
    const before = tree.sum[ROOT] as number
    pass(cursors, [mine, bad], 0)
    const passed = (tree.sum[ROOT] as number) - before
    assert.ok(passed > lifted && passed < 0.5, `${passed} after ${lifted}`)
    lifted = passed
  }
  near(tree.mean(bad, 1), 0)
})

test('maxmc lets an opponent in the same tree pass up his best, not ours', () => {
  const tree = new Tree(16)
  const cursors = new Cursors([tree], true, false)
  const mine = tree.add(ROOT, 1, OWN)
  tree.opposed[mine] = 1
  const children = [tree.add(mine, 1, OWN), tree.add(mine, 2, OWN)] as const
  for (let i = 0; i < 10; i++) pass(cursors, [mine, children[i & 1] as number], i & 1)
  const before = tree.sum[ROOT] as number
  pass(cursors, [mine, children[1]], 1)
  assert.ok((tree.sum[ROOT] as number) - before < 1)
})

test.run()
