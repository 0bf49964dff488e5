import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rateMembers } from '../../../arena/statistics/members.js'
import type { GroupClass } from '../../../arena/statistics/ratings.js'

/** Pairs of two agents: the first takes both games, or one each. */
function pairs(a: number, b: number, won: number, split: number, lost: number): GroupClass[] {
  const both = (points: readonly [number, number]) => [points, points]
  return [
    { agents: [a, b], points: both([1, 0]), times: won },
    // Either side as often as the other
    {
      agents: [a, b],
      points: [
        [1, 0],
        [0, 1],
      ],
      times: split / 2,
    },
    {
      agents: [a, b],
      points: [
        [0, 1],
        [1, 0],
      ],
      times: split / 2,
    },
    { agents: [a, b], points: both([0, 1]), times: lost },
  ]
}

test('of single players it is the Elo of their score', () => {
  // 75 % of the points: 400 log10 3
  const [anchor, other] = rateMembers(pairs(0, 1, 60, 30, 10), [[0], [1]], 2, 0) ?? []
  assert.equal(anchor, { elo: 0, low: 0, high: 0 })
  assert.ok(Math.abs((other?.elo ?? 0) + 400 * Math.log10(3)) < 1)
})

test('half of a member counts in a team of two', () => {
  // The team of 0 and 1 against 0 alone: what 1 is worth beyond 0 counts by half
  const [, other] = rateMembers(pairs(1, 0, 60, 30, 10), [[0], [0, 1]], 2, 0) ?? []
  assert.ok(Math.abs((other?.elo ?? 0) - 800 * Math.log10(3)) < 2)
  assert.ok((other?.low ?? 0) > 0)
})

test('members who always play together are not told apart', () => {
  assert.is(rateMembers(pairs(0, 1, 60, 30, 10), [[0, 1], [2]], 2, 2), null)
})

test.run()
