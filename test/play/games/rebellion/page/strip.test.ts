import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import {
  COMPACT_SIZES,
  FULL_SIZES,
  fitted,
} from '../../../../../play/games/rebellion/page/board/strip.js'

/** Plates of units on the board. */

const counts = (...list: readonly (readonly [string, number])[]) =>
  list.map(([id, count]) => ({ type: UNITS.findIndex((unit) => unit.id === id), count }))

const FLEET = counts(
  ['death-star', 1],
  ['star-destroyer', 2],
  ['assault-carrier', 1],
  ['tie-fighter', 6],
)
const WINGS = counts(['mon-calamari-cruiser', 1], ['corellian-corvette', 2], ['x-wing', 3])

const total = (groups: ReturnType<typeof fitted>): number[] =>
  groups.map(({ units, rest }) => units.reduce((sum, { count }) => sum + count, rest))

test('kinds that have no room are counted apart, never under the mark of another', () => {
  const groups = fitted([WINGS, FLEET], FULL_SIZES, false)
  assert.equal(total(groups), [6, 10])
  for (const [side, { units, rest }] of groups.entries()) {
    assert.equal(units, [WINGS, FLEET][side]?.slice(0, units.length))
    assert.ok(units.length > 0 && rest > 0)
  }
})

test('what has room is shown by kind', () => {
  const two = FLEET.slice(0, 2)
  assert.equal(fitted([[], two], FULL_SIZES, false), [
    { units: [], rest: 0 },
    { units: two, rest: 0 },
  ])
})

test('where it is narrow only the strongest has its mark', () => {
  assert.equal(fitted([[], FLEET], COMPACT_SIZES, true)[1], { units: FLEET.slice(0, 1), rest: 9 })
})

test.run()
