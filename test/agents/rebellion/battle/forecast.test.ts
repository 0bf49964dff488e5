import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Army } from '../../../../agents/rebellion/battle/forecast.js'
import { UNIT_HEALTH, unitNumber } from '../../../../engine/rebellion/facts/unit-types.js'
import { forecastBattle, forecastOf } from './forecasts.js'

function army(units: Readonly<Record<string, number>>, cards = 0): Army {
  const fighters = Object.entries(units).flatMap(([id, count]) => {
    const type = unitNumber(id)
    return Array.from({ length: count }, () => ({ type, left: UNIT_HEALTH[type] as number }))
  })
  return { fighters, cards: [cards, cards] }
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
  const hurt = { ...army({}), fighters: [{ type: unitNumber('at-at'), left: 1 }] }
  assert.ok(forecastBattle(hurt, army({ airspeeder: 2 })).win < fresh.win)
  assert.ok(forecastBattle(army({ 'at-at': 1 }, 3), army({ airspeeder: 2 })).win > fresh.win)
})

test('the same question has the same answer', () => {
  const ask = () =>
    forecastBattle(army({ 'star-destroyer': 2 }), army({ 'x-wing': 3, 'y-wing': 2 }))
  assert.equal(ask(), ask())
})

test('the battle in space comes first: an Ion Cannon takes dice until it falls on the ground', () => {
  const fleet = { 'star-destroyer': 2, 'at-st': 3, stormtrooper: 4 }
  const rebels = { 'x-wing': 2, 'corellian-corvette': 1, 'rebel-trooper': 1 }
  const space = (units: object, more = {}) =>
    forecastOf(army(fleet), army({ ...rebels, ...units }), more)[0]
  const free = space({})
  const cannons = space({ 'ion-cannon': 2 })
  assert.ok((cannons?.next[1] ?? 9) < (free?.next[1] ?? 0) - 0.3, 'they roll less')
  // Where the ground is fought over first, the cannons may be gone before the ships shoot again
  const later = space({ 'ion-cannon': 2 }, { from: 1 })
  assert.ok((later?.whole[1] ?? 0) > 0)
  const walkers = army({ 'star-destroyer': 2, 'at-at': 4 })
  const guarded = army({ ...rebels, 'ion-cannon': 2 })
  const safe = army({ ...rebels, 'ion-cannon': 2, 'rebel-trooper': 30 })
  const win = (theirs: Army) => forecastOf(walkers, theirs)[0]?.win ?? 0
  assert.ok(win(guarded) > win(safe), 'those who land take the cannons from the ships above them')
})

test('in cinematic combat who attacks second may repair what the first has done; otherwise the order is nothing', () => {
  const fleet = army({ 'star-destroyer': 1, 'tie-fighter': 4 }, 3)
  const rebels = army({ 'corellian-corvette': 2, 'x-wing': 3 }, 3)
  const win = (first: number, cinematic: boolean): number =>
    forecastOf(fleet, rebels, { cinematic, first: [first, first] })[0]?.win ?? 0
  assert.ok(win(1, true) > win(0, true), `${win(1, true)} ${win(0, true)}`)
  assert.ok(Math.abs(win(1, false) - win(0, false)) < 0.09)
})

test('transports that stand alone are lost, and a building site before ships without its bunker', () => {
  const ship = army({ 'tie-fighter': 1 })
  assert.is(forecastBattle(ship, army({ 'rebel-transport': 3 })).next[1], 3)
  assert.is(
    forecastBattle(army({ 'x-wing': 1 }), army({ 'death-star-under-construction': 1 })).next[1],
    1,
  )
})

test('nobody fights on the ground of a destroyed system', () => {
  const sides = [army({ stormtrooper: 2 }), army({ 'rebel-trooper': 2 })] as const
  assert.is(forecastOf(...sides).length, 1)
  assert.is(forecastOf(...sides, { noGround: true }).length, 0)
})

test.run()
