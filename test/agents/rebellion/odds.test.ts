import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { estimateOdds, Force, type Odds } from '../../../agents/rebellion/odds.js'

const force = (
  red: number,
  black: number,
  redHealth: number,
  blackHealth: number,
  cards = 0,
): Force => Object.assign(new Force(), { red, black, redHealth, blackHealth, cards })
const odds = (a: Force, b: Force): Odds => ({
  ...estimateOdds(a, b, { attackerLeft: 0, defenderLeft: 0, win: 0 }),
})

test('equal forces have equal chances', () => {
  const { win, attackerLeft, defenderLeft } = odds(force(2, 2, 4, 3), force(2, 2, 4, 3))
  assert.ok(Math.abs(win - 0.5) < 1e-9)
  assert.is(attackerLeft, defenderLeft)
})

test('a force against nobody wins, nobody against a force loses', () => {
  assert.is(odds(force(1, 0, 2, 0), force(0, 0, 0, 0)).win, 1)
  assert.is(odds(force(0, 0, 0, 0), force(1, 0, 2, 0)).win, 0)
})

test('more units, more leaders and the right colours help', () => {
  const base = odds(force(2, 2, 4, 3), force(2, 2, 4, 3)).win
  assert.ok(odds(force(3, 3, 6, 4), force(2, 2, 4, 3)).win > base + 0.1)
  assert.ok(odds(force(2, 2, 4, 3, 3), force(2, 2, 4, 3)).win > base)
  assert.ok(
    odds(force(0, 3, 0, 3), force(0, 3, 0, 3)).win > odds(force(3, 0, 0, 3), force(0, 3, 0, 3)).win,
  )
})

test('dice beyond five of a colour are worth nothing', () => {
  assert.is(
    odds(force(5, 5, 6, 6), force(3, 3, 6, 6)).win,
    odds(force(5, 5, 6, 6), force(3, 3, 6, 6)).win,
  )
})

test.run()
