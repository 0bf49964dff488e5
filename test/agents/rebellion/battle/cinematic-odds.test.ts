import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Army } from '../../../../agents/rebellion/battle/forecast.js'
import { estimateOdds, Force } from '../../../../agents/rebellion/battle/odds.js'
import { Random } from '../../../../engine/random.js'
import { LEADER_TACTICS, leaderNumber } from '../../../../engine/rebellion/facts/leader-types.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import {
  UNIT_HEALTH,
  UNIT_SIDE,
  unitNumber,
} from '../../../../engine/rebellion/facts/unit-types.js'
import { scene } from '../../../engine/rebellion/combat/cinematic/scene.js'
import { forecastBattle } from './forecasts.js'
import { type Fought, fightOut } from './fought-battles.js'

const CINEMATIC = { cinematic: true }

/** Odds and forecasts of cinematic combat, beside battles that are fought out by the rules. */

interface Case {
  readonly theater: number
  readonly units: Readonly<Record<string, number>>
  readonly there: readonly string[]
}

const TIMES = 30
const COUNT = 80
/** By theater: units of both sides, and how many of each at most. */
const REBEL_UNITS: readonly Readonly<Record<string, number>>[] = [
  {
    'x-wing': 4,
    'y-wing': 4,
    'u-wing': 3,
    'corellian-corvette': 3,
    'mon-calamari-cruiser': 1,
    'nebulon-b-frigate': 1,
  },
  {
    'rebel-trooper': 4,
    airspeeder: 3,
    'rebel-vanguard': 4,
    'golan-arms-turret': 1,
    'shield-generator': 1,
  },
]
const IMPERIAL_UNITS: readonly Readonly<Record<string, number>>[] = [
  { 'tie-fighter': 4, 'tie-striker': 4, 'assault-carrier': 3, 'star-destroyer': 1, interdictor: 1 },
  { stormtrooper: 4, 'assault-tank': 4, 'at-st': 3, 'at-at': 1 },
]
const REBELS = ['general-rieekan', 'jan-dodonna', 'admiral-ackbar']
const IMPERIALS = ['grand-moff-tarkin', 'general-veers', 'darth-vader']

const random = new Random('cinematic odds')
const CASES = Array.from({ length: COUNT }, (_, n): Case => {
  const theater = n % 2
  const units = { ...drawn(REBEL_UNITS[theater] ?? {}), ...drawn(IMPERIAL_UNITS[theater] ?? {}) }
  const there = [REBELS, IMPERIALS].flatMap((leaders) => leaders.slice(0, 3)[random.below(4)] ?? [])
  return { theater, units, there }
})

/** Up to three types, up to as many of each as are said. */
function drawn(most: Readonly<Record<string, number>>): Record<string, number> {
  const ids = Object.keys(most)
  const units: Record<string, number> = {}
  for (let left = 1 + random.below(3); left > 0; left--) {
    const id = ids[random.below(ids.length)] as string
    units[id] = 1 + random.below(most[id] as number)
  }
  return units
}

const fought = CASES.map((one) => fightOut(scene(one), one.theater, TIMES))

/** Mean of the squares by which chances lie beside the battles; what ends with nobody, or undecided, counts half. */
function missed(chance: (one: Case) => number): number {
  let sum = 0
  CASES.forEach((one, n) => {
    const { alone } = fought[n] as Fought
    sum += (chance(one) - (alone[REBEL] + (1 - alone[REBEL] - alone[EMPIRE]) / 2)) ** 2
  })
  return sum / CASES.length
}

function force({ units, there, theater }: Case, side: number, cinematic: boolean): Force {
  const sum = new Force()
  for (const [id, count] of Object.entries(units))
    if (UNIT_SIDE[unitNumber(id)] === side) sum.addUnits(unitNumber(id), count)
  return Object.assign(sum, { cinematic, cards: tacticValue(there, side, theater) })
}

function tacticValue(there: readonly string[], side: number, theater: number): number {
  const own = there.filter((id) => REBELS.includes(id) === (side === REBEL))
  return Math.max(0, ...own.map((id) => LEADER_TACTICS[leaderNumber(id) * 2 + theater] as number))
}

function odds(one: Case, cinematic: boolean): number {
  const [rebel, empire] = [REBEL, EMPIRE].map((side) => force(one, side, cinematic))
  const out = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  return estimateOdds(rebel as Force, empire as Force, out).win
}

function army({ units, there, theater }: Case, side: number): Army {
  const fighters = Object.entries(units).flatMap(([id, count]) => {
    const type = unitNumber(id)
    const left = UNIT_HEALTH[type] as number
    return UNIT_SIDE[type] === side ? Array.from({ length: count }, () => ({ type, left })) : []
  })
  const value = tacticValue(there, side, theater)
  return { fighters, cards: [value, value] }
}

test('odds lie within 20 points of battles fought out, much nearer than those of the shared cards', () => {
  const cinematic = missed((one) => odds(one, true))
  assert.ok(Math.sqrt(cinematic) < 0.2, `${Math.sqrt(cinematic)}`)
  const shared = missed((one) => odds(one, false))
  assert.ok(cinematic < 0.8 * shared, `${cinematic} ${shared}`)
})

test('forecasts lie within 20', () => {
  const forecast = missed((one) => {
    const { win } = forecastBattle(army(one, REBEL), army(one, EMPIRE), CINEMATIC)
    const lost = forecastBattle(army(one, EMPIRE), army(one, REBEL), {
      ...CINEMATIC,
      first: [1, 1],
    }).win
    return win + (1 - win - lost) / 2
  })
  assert.ok(Math.sqrt(forecast) < 0.2, `${Math.sqrt(forecast)}`)
})

test('more than three green dice roll no more', () => {
  const wall = Object.assign(new Force(), { redHealth: 30, blackHealth: 30 })
  const green = (dice: number) => Object.assign(new Force(), { green: dice, redHealth: 8 })
  const win = (dice: number) =>
    estimateOdds(green(dice), wall, { attackerLeft: 0, defenderLeft: 0, win: 0 }).win
  assert.is(win(5), win(3))
  assert.ok(win(3) > win(2))
})

const soldiers = (id: string, count: number) =>
  Array.from({ length: count }, () => ({
    type: unitNumber(id),
    left: UNIT_HEALTH[unitNumber(id)] as number,
  }))

test('structures that roll nothing are lost alone, turrets are not', () => {
  const storm: Army = { fighters: soldiers('stormtrooper', 4), cards: [0, 0] }
  const shield: Army = { fighters: soldiers('shield-generator', 1), cards: [0, 0] }
  const turret: Army = { fighters: soldiers('golan-arms-turret', 1), cards: [0, 0] }
  assert.is(forecastBattle(storm, shield, CINEMATIC).next[1], 1)
  assert.ok(forecastBattle(storm, turret, CINEMATIC).next[1] < 0.2)
})

test('a building site cannot be harmed while a bunker stands', () => {
  const attackers: Army = { fighters: soldiers('x-wing', 5), cards: [0, 0] }
  const site = soldiers('death-star-under-construction', 1)
  const bunker = soldiers('shield-bunker', 1)
  const safe: Army = { fighters: [...site, ...bunker], cards: [0, 0] }
  assert.ok(forecastBattle(attackers, { ...safe, fighters: site }, CINEMATIC).win > 0.9)
  assert.is(forecastBattle(attackers, safe, CINEMATIC).whole[1], 0)
})

test.run()
