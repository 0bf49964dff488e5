import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Army, forecastBattle } from '../../../../agents/rebellion/battle/forecast.js'
import { UNIT_HEALTH, unitNumber } from '../../../../engine/rebellion/facts/unit-types.js'

function army(units: Readonly<Record<string, number>>, cards = 0): Army {
  const fighters = Object.entries(units).flatMap(([id, count]) => {
    const type = unitNumber(id)
    return Array.from({ length: count }, () => ({ type, left: UNIT_HEALTH[type] as number }))
  })
  return { fighters, cards }
}

test('one trooper against another: whoever hits, half of the dice do', () => {
  // A black die hits a trooper with 2 hits, 1 direct hit, and half of the specials: 7 in 12
  const { next, win } = forecastBattle(army({ stormtrooper: 1 }), army({ 'rebel-trooper': 1 }))
  assert.ok(Math.abs(next[0] - 7 / 12) < 0.09, `${next[0]}`)
  assert.ok(Math.abs(next[1] - 7 / 12) < 0.09, `${next[1]}`)
  // Alone remains who hits while the other misses: 35 in 144 against 35, the rest fall together
  assert.ok(win > 0.2 && win < 0.4, `${win}`)
})

test('black dice alone seldom harm red health, and a Death Star is never lost', () => {
  const ties = forecastBattle(army({ 'tie-fighter': 3 }), army({ 'mon-calamari-cruiser': 1 }))
  assert.ok(ties.win < 0.15, `${ties.win}`)
  const station = forecastBattle(army({ 'death-star': 1 }), army({ 'x-wing': 8 }))
  assert.is(station.whole[0], 0)
})

test('damage taken and cards in hand count', () => {
  const fresh = forecastBattle(army({ 'at-at': 1 }), army({ airspeeder: 2 }))
  const hurt = { fighters: [{ type: unitNumber('at-at'), left: 1 }], cards: 0 }
  assert.ok(forecastBattle(hurt, army({ airspeeder: 2 })).win < fresh.win)
  assert.ok(forecastBattle(army({ 'at-at': 1 }, 3), army({ airspeeder: 2 })).win > fresh.win)
})

test('the same question has the same answer', () => {
  const ask = () =>
    forecastBattle(army({ 'star-destroyer': 2 }), army({ 'x-wing': 3, 'y-wing': 2 }))
  assert.equal(ask(), ask())
})

test.run()
