import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { drawnHalfPoints, halfPointsAfterForfeit } from '../../../arena/match/half-points.js'

test('a forfeit costs the whole side, and the other sides share the game', () => {
  for (const [sides, seat, expected] of [
    [[0, 1], 0, [0, 2]],
    [[0, 1], 1, [2, 0]],
    [[0, 1, 0, 1], 2, [0, 2, 0, 2]],
    [[0, 1, 2], 1, [1, 0, 1]],
    [[0, 1, 1], 0, [0, 2, 2]],
  ] as const)
    assert.equal(halfPointsAfterForfeit(sides, seat), expected)
})

test('of a game that nobody won each side has the same', () => {
  for (const [sides, expected] of [
    [
      [0, 1],
      [1, 1],
    ],
    [
      [0, 1, 0, 1],
      [1, 1, 1, 1],
    ],
    [
      [0, 1, 2, 3],
      [0.5, 0.5, 0.5, 0.5],
    ],
  ] as const)
    assert.equal(drawnHalfPoints(sides), expected)
})

test.run()
