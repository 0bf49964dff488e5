import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SheetData } from '../../../engine/skirmish/data/units.js'
import { enterUnit, LONGS, SHORTS } from '../../../engine/skirmish/facts/units.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import {
  after,
  at,
  battle,
  FAR_NORTH,
  FAR_SOUTH,
  fire,
  kind,
  texts,
  thenHold,
  turnEnd,
  unitOf,
} from './support.js'

/** Rules that no unit of the roster meets, with units of our own. They come only out of positions. */

const PLAIN: SheetData = {
  domain: 'ground',
  movement: 'hover',
  stars: 4,
  attack: 6,
  defense: 8,
  damage: 0,
  shields: 3,
  icons: [],
}

let next = 100
function makeUp(id: string, front: Partial<SheetData>, back?: Partial<SheetData>): number {
  const number = next++
  enterUnit({
    number,
    id,
    name: id,
    short: id,
    faction: 'rebel',
    front: { ...PLAIN, ...front },
    ...(back === undefined ? {} : { back: { ...PLAIN, ...back } }),
  })
  return number
}

const SEGMENTS: readonly (readonly [string, Partial<SheetData>, shorts: number, longs: number])[] =
  [
    ['hover-4', { movement: 'hover', stars: 4 }, 1, 0], // hovering units of 4 and 5 stars are other ground units
    ['hover-5', { movement: 'hover', stars: 5 }, 1, 0],
    ['arc-170', { domain: 'space', movement: 'arc-170', stars: 2 }, 1, 1],
    ['other-ground-1', { movement: 'other-ground', stars: 1 }, 0, 1],
    ['other-ground-2', { movement: 'other-ground', stars: 2 }, 0, 1],
    ['other-ground-3', { movement: 'other-ground', stars: 3 }, 1, 0],
    ['tracks-5', { movement: 'tracks', stars: 5 }, 2, 0], // R44
    ['wheels-4', { movement: 'wheels', stars: 4 }, 2, 0], // R44
    ['legs-1', { movement: 'legs', stars: 1 }, 1, 0],
  ]

for (const [id, sheet, shorts, longs] of SEGMENTS)
  test(`R44: ${id} has ${shorts} S and ${longs} L`, () => {
    const number = makeUp(id, sheet)
    assert.equal([SHORTS[number * 2], LONGS[number * 2]], [shorts, longs])
  })

test('an ARC-170 flies S and L in any order', () => {
  const s = battle([at('arc-170', 600, 400, 0)], [FAR_NORTH])
  assert.is(unitOf(after(s, 'arc-170-1 ahead L ahead S'), 'south').x, 752.4)
  assert.is(unitOf(after(s, 'arc-170-1 ahead S ahead L'), 'south').x, 752.4)
})

makeUp('tickler', { stars: 2 })

test('R28: damage 0 stays 0, also against Armor, is a hit all the same (R29), and does 1 to a home card', () => {
  const s = fire(
    [at('tickler', 600, 400), FAR_SOUTH],
    [at('repulsortank', 600, 480, 0), FAR_NORTH],
    [6, 6],
  )
  const done = thenHold(s, 'fire north-repulsortank-1')
  assert.is(unitOf(done, 'north').damage, undefined)
  assert.is(unitOf(done, 'south').hits, 1)
  const strike = fire([at('tickler', 610, 1040, 90), FAR_SOUTH], [FAR_NORTH], [6, 6])
  const struck = skirmish.toPosition(thenHold(strike, 'fire north-card-2')).north
  assert.equal(Object(struck).homeDamage, [0, 1, 0])
})

makeUp('ground-five', { stars: 5, movement: 'legs', damage: 2 })

test('R18: the second shot of a ground unit of 5 stars goes in any direction', () => {
  const s = fire([at('ground-five', 600, 400)], [at('tie-scout', 600, 400 - 30 - 80, 0)])
  assert.is(kind(s), 'second-target')
})

makeUp(
  'grower',
  { stars: 2, movement: 'legs', icons: ['veteran'] },
  { stars: 3, movement: 'legs', shields: 2, icons: ['veteran'] },
)

test('R32: a veteran with a larger base needs room, and lives only with damage below its new limit', () => {
  const offered = (x: number, damage: number) =>
    kind(
      turnEnd(
        [at('grower', 600, 400, 90, { hits: 6, damage }), at('tie-scout', x, 400)],
        [FAR_NORTH],
      ),
    )
  assert.is(offered(627, 2), 'turn-end')
  assert.not.equal(offered(626, 2), 'turn-end')
  assert.not.equal(offered(700, 3), 'turn-end')
})

makeUp(
  'lander',
  { domain: 'space', movement: 'other-space', stars: 1, icons: ['airborne', 'convert'] },
  { stars: 1, movement: 'legs', icons: ['airborne', 'convert'] },
)

test('airborne: a unit that converts lands on the side of its friend', () => {
  const s = turnEnd([at('at-st', 600, 400), { unit: 'lander' }], [FAR_NORTH], [6])
  const landed = after(s, 'roll airborne lander-1 near at-st-1 bearing 0 gap 0 heading 0')
  assert.equal(unitOf(landed, 'south', 1).status, ['back'])
})

makeUp('twin', {
  domain: 'space',
  movement: 'other-space',
  stars: 2,
  icons: ['torpedo', 'torpedo'],
  damage: 1,
})

test('R38: an icon printed twice counts once', () => {
  const s = thenHold(
    fire([at('twin', 600, 400), FAR_SOUTH], [at('corvette', 600, 480, 0)], [6, 6]),
    'fire north-corvette-1',
  )
  assert.is(unitOf(s, 'north').damage, 2)
})

test('made-up units are in no fleet', () => {
  const s = skirmish.start({ battle: 'free' }, 'fleet')
  assert.not.ok(texts(s).some((text) => text.includes('tickler')))
})

test.run()
