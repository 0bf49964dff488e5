import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { estimateOdds, Force, type Odds } from '../../../../agents/rebellion/battle/odds.js'

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

test('dice beyond five of a colour are worth nothing as long as so many stand', () => {
  // Nobody hits back, so that all of them stand to the end.
  const wall = force(0, 0, 30, 30)
  assert.is(odds(force(9, 7, 6, 6), wall).win, odds(force(5, 5, 6, 6), wall).win)
  assert.ok(odds(force(4, 5, 6, 6), wall).win < odds(force(5, 5, 6, 6), wall).win)
})

test('a green die hits whatever the colour, more seldom than others hit their own', () => {
  const enemy = force(1, 1, 0, 4)
  const green = Object.assign(force(0, 0, 2, 2), { green: 2 })
  assert.ok(odds(green, enemy).win > odds(force(0, 0, 2, 2), enemy).win)
  assert.ok(odds(green, enemy).win < odds(force(0, 2, 2, 2), enemy).win)
  assert.ok(odds(green, enemy).win > odds(force(2, 0, 2, 2), enemy).win)
  assert.is(green.weight, force(2, 0, 2, 2).weight)
})

test('nothing destroys a Death Star, and with it stay its dice', () => {
  const station = Object.assign(force(4, 0, 0, 0), { lasting: 4 })
  const fleet = force(2, 4, 4, 6)
  const { attackerLeft, defenderLeft, win } = odds(station, fleet)
  assert.is(attackerLeft, 1)
  assert.ok(defenderLeft < 0.5 && win > 0.5)
  assert.is(odds(fleet, station).win, 0)
  assert.is(odds(force(0, 0, 0, 0), station).defenderLeft, 1)
  // What comes with it can be lost, and its dice go on.
  const escorted = Object.assign(force(5, 1, 2, 1), { lasting: 4 })
  const big = force(5, 5, 20, 20)
  assert.ok(odds(escorted, big).attackerLeft < 1)
  assert.ok(odds(escorted, big).defenderLeft < odds(force(5, 1, 2, 1), big).defenderLeft)
})

test.run()
