import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Draw, landings } from '../../../../../play/games/duel/table/draw.js'

const DRAW: Draw = {
  values: [2, 3, 4, 5, 6].map((value) => ({ value, chance: 0.2 })),
  isCertain: false,
}

test('every total that the next card may make stands on the ruler', () => {
  assert.equal(
    landings(DRAW, 4, 17).map(({ total, isMore }) => [total, isMore]),
    [6, 7, 8, 9, 10].map((total) => [total, false]),
  )
  assert.equal(
    landings(DRAW, 5, 11).map(({ total, isMore }) => [total, isMore]),
    [7, 8, 9, 10, 11].map((total) => [total, false]),
  )
})

test('totals beyond its end stand together in its last cell, so that nothing of the chances is lost', () => {
  const found = landings(DRAW, 6, 11)
  assert.equal(
    found.map(({ total, isMore }) => [total, isMore]),
    [
      [8, false],
      [9, false],
      [10, false],
      [11, true],
    ],
  )
  assert.is(Math.round(100 * found.reduce((sum, { chance }) => sum + chance, 0)), 100)
  assert.equal(
    landings(DRAW, 12, 11).map(({ total }) => total),
    [11],
  )
})

test.run()
