import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { UNITS } from '../../../engine/skirmish/data/units.js'
import { tableOf } from '../../../engine/skirmish/facts/tables.js'
import {
  baseRadius,
  LONG,
  PIRATES_LONG,
  PIRATES_SHORT,
  SHORT,
} from '../../../engine/skirmish/geometry/measures.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import type { State } from '../../../engine/state.js'
import { after, field, illegal, kind, sideOf, texts, unitOf } from './support.js'

const start = (options: Readonly<Record<string, string>> = {}) =>
  skirmish.start({ battle: 'free', ...options }, 'fleets')

const LINE = [
  'table star-destroyer',
  'table star-destroyer',
  'table star-destroyer',
  'table general-veers',
]

test('R7: at most 20 stars on the table and 10 in reserve; a fleet may be smaller, but not empty', () => {
  const s = start()
  illegal(s, 'finish')
  illegal(after(s, 'reserve x-wing'), 'finish')
  assert.is(field(after(s, 'table tie-scout finish'), 'actor'), 'north')
  const full = after(s, ...LINE)
  assert.ok(texts(full).every((text) => text.startsWith('reserve') || text === 'finish'))
  const both = after(full, 'reserve mon-calamari reserve mon-calamari')
  assert.is(field(both, 'actor'), 'north', 'nothing more fits: it is finished')
})

test('R8: three of a kind, start and reserve together; option copyLimit', () => {
  const s = after(start(), 'table x-wing table x-wing reserve x-wing')
  illegal(s, 'table x-wing')
  illegal(s, 'reserve x-wing')
  illegal(after(start({ copyLimit: '2' }), 'table x-wing reserve x-wing'), 'table x-wing')
  assert.ok(
    texts(after(start({ copyLimit: 'off' }), 'table x-wing table x-wing table x-wing')).includes(
      'table x-wing',
    ),
  )
})

test('R45: a person is in a fleet once', () => {
  const s = after(start(), 'table luke-skywalker')
  illegal(s, 'table luke-skywalker')
  illegal(s, 'reserve luke-skywalker')
  illegal(after(start({ copyLimit: 'off' }), 'reserve darth-vader'), 'table darth-vader')
})

/** Who may fight where (R5, R46). */
const FITS: readonly (readonly [unit: string, space: boolean, ground: boolean])[] = [
  ['x-wing', true, false],
  ['at-st', false, true],
  ['tie-bomber', true, true],
  ['lambda-shuttle', true, true], // Transport
  ['gr-75', true, true],
  ['escort-carrier', true, false], // Carrier is no Transport
  ['u-wing', true, true], // R5: Convert
  ['sentinel', true, true],
]

for (const [unit, space, ground] of FITS)
  test(`R5, R46: ${unit} in battles of each type`, () => {
    const has = (battle: string) => texts(start({ battle })).includes(`table ${unit}`)
    assert.is(has('space'), space)
    assert.is(has('ground'), ground)
    assert.ok(has('free') && has('mixed'))
  })

test('R46: a mixed fleet has 10 stars of each; a unit that converts counts as either', () => {
  const s = start({ battle: 'mixed' })
  const space = after(
    s,
    ...LINE.slice(0, 3),
    'table star-destroyer'.replace('star-destroyer', 'mon-calamari'),
  )
  // 20 of space: the 10 in reserve must be of the ground
  assert.ok(texts(space).every((text) => text.startsWith('reserve')))
  assert.not.ok(texts(space).includes('reserve x-wing') || texts(space).includes('finish'))
  assert.ok(texts(space).includes('reserve u-wing'))
  const ground = after(space, 'reserve u-wing reserve u-wing reserve u-wing')
  assert.ok(
    texts(ground).includes('reserve stormtroopers') && !texts(ground).includes('reserve tie-scout'),
  )
  assert.is(field(after(ground, 'reserve stormtroopers'), 'actor'), 'north')
  illegal(after(s, 'table x-wing'), 'finish')
})

test('a mixed fleet can always be finished, whatever is taken', () => {
  const random = new Random('mixed')
  const moves = new Int32Array(MOST_MOVES)
  for (let game = 0; game < 60; game++) {
    const s = skirmish.start(
      { battle: 'mixed', copyLimit: game % 2 === 0 ? '2' : '3' },
      `mixed ${game}`,
    )
    while (kind(s) === 'fleet')
      skirmish.advance(s, moves[random.below(skirmish.moves(s, moves))] ?? 0)
    for (const seat of ['south', 'north'])
      assert.ok(starsOf(s, seat) >= 20 - 1, `${seat}: ${starsOf(s, seat)}`)
  }
})

function starsOf(s: State, seat: string): number {
  const units: unknown = sideOf(s, seat).units
  assert.ok(Array.isArray(units))
  return (units as { unit: string }[]).reduce(
    (sum, { unit }) => sum + (UNITS.find(({ id }) => id === unit)?.front.stars ?? 0),
    0,
  )
}

test('R9: fleets are secret until all are chosen, then shown together', () => {
  const s = after(start(), 'table x-wing table y-wing finish')
  assert.equal(sideOf(skirmish.observe(s, 1), 'south').units, [])
  assert.is(unitOf(skirmish.observe(s, 0), 'south').unit, 'x-wing')
  const shown = after(s, 'table tie-scout finish')
  assert.is(kind(shown), 'place')
  assert.is(unitOf(skirmish.observe(shown, 1), 'south').unit, 'x-wing')
})

test('R9: units are placed in secret, touching their own base, with any heading; large ones are asked for first', () => {
  const s = after(start(), 'table tie-scout table star-destroyer finish', 'table x-wing finish')
  assert.equal(texts(s)[0], 'star-destroyer-1 card-1 front')
  const first = after(s, 'star-destroyer-1 card-2 front at 44 heading 91')
  assert.equal(unitOf(first, 'south', 1), {
    unit: 'star-destroyer',
    x: 609.05,
    y: 182.5,
    heading: 91,
  })
  assert.is(unitOf(skirmish.observe(first, 1), 'south', 1).x, undefined)
  assert.is(unitOf(skirmish.observe(first, 0), 'south', 1).x, 609.05)
  const done = after(
    first,
    'tie-scout-1 card-1 front-left at 45 heading 0',
    'x-wing-1 card-2 front at 44 heading 270',
  )
  assert.is(field(done, 'turn'), 1)
  assert.is(unitOf(skirmish.observe(done, 1), 'south', 1).x, 609.05)
})

test('placing over another unit is not offered, and every spot touches the base', () => {
  const s = after(
    start(),
    'table star-destroyer table tie-scout finish',
    'table x-wing finish',
    'star-destroyer-1 card-2 front at 44 heading 90',
  )
  const front = texts(after(s, 'tie-scout-1 card-2 front'))
  assert.equal(front.length > 0 && !front.includes('at 44'), true)
  assert.ok(
    texts(s).includes('tie-scout-1 card-1 left') && texts(s).includes('tie-scout-1 card-3 right'),
  )
  assert.not.ok(texts(s).includes('tie-scout-1 card-2 left'), 'the next card of the row lies there')
})

test('R11, R47: the Combat card and its place are picked in secret and shown with the fleets', () => {
  const s = after(start({ combatCard: 'on' }), 'table x-wing finish', 'table x-wing finish')
  assert.is(texts(s).length, 12)
  const picked = after(s, 'combat-card shields card-3')
  assert.is(sideOf(skirmish.observe(picked, 1), 'south').combatCard, undefined)
  const shown = after(picked, 'combat-card attack card-1')
  assert.equal(sideOf(skirmish.observe(shown, 1), 'south').combatCard, {
    bonus: 'shields',
    card: 3,
  })
})

test('R41: reserves are open', () => {
  const s = after(start(), 'table x-wing reserve y-wing finish', 'table x-wing finish')
  assert.equal(unitOf(skirmish.observe(s, 1), 'south', 1), { unit: 'y-wing' })
})

test('R1, R2: S and L are the edges of a unit card, bases are discs by stars', () => {
  assert.equal([SHORT, LONG, PIRATES_SHORT, PIRATES_LONG], [6350, 8890, 5750, 8380])
  assert.equal([1, 2, 3, 4, 5].map(baseRadius), [1200, 1200, 1500, 2500, 3000])
})

test('R3, R4, R6, R57: tables, bases and seats lie where the reference has them', () => {
  const two = tableOf(2, 0)
  assert.is(two.size, 121900)
  assert.equal(
    [...two.cards.subarray(0, 12)],
    [47615, 8900, 56505, 15250, 56505, 8900, 65395, 15250, 65395, 8900, 74285, 15250],
  )
  assert.equal([...two.cards.subarray(12, 16)], [47615, 106650, 56505, 113000])
  const four = tableOf(4, 0)
  assert.is(four.size, 140000)
  assert.equal([...four.cards.subarray(0, 4)], [56665, 3650, 65555, 10000])
  assert.equal([...four.cards.subarray(12, 16)], [3650, 56665, 10000, 65555], 'west')
  assert.equal([...four.cards.subarray(24, 28)], [56665, 130000, 65555, 136350], 'north')
  assert.equal([...four.cards.subarray(36, 40)], [130000, 56665, 136350, 65555], 'east')
  const names = (players: string) => skirmish.seats({ players }).map(({ name }) => name)
  assert.equal(names('2'), ['south', 'north'])
  assert.equal(names('3'), ['south', 'west', 'north'])
  assert.equal(names('4'), ['south', 'west', 'north', 'east'])
})

test('R6, option table: bases as near and as far as the text allows', () => {
  // Fronts of south and north, 610 and 1219 mm apart
  for (const [table, gap] of [
    [1, 61000],
    [2, 121900],
  ] as const) {
    const { cards } = tableOf(2, table)
    assert.is((cards[13] ?? 0) - (cards[3] ?? 0), gap)
  }
  const large = tableOf(4, 2).cards
  assert.is((large[25] ?? 0) - (large[3] ?? 0), 121900)
  // South's left corner and west's lower one
  const small = tableOf(4, 1).cards
  const [x, y] = [(small[0] ?? 0) - (small[14] ?? 0), (small[13] ?? 0) - (small[3] ?? 0)]
  assert.ok(Math.hypot(x, y) >= 61000 && Math.hypot(x, y) < 61200)
})

test('four players choose, place and act clockwise', () => {
  const random = new Random('four')
  const moves = new Int32Array(MOST_MOVES)
  const s = start({ players: '4' })
  const actors = new Set<number>()
  while (skirmish.actor(s) !== NOBODY && field(s, 'turn') !== 2) {
    actors.add(skirmish.actor(s))
    skirmish.advance(s, moves[random.below(skirmish.moves(s, moves))] ?? 0)
  }
  assert.is(actors.size, 4)
})

test.run()
