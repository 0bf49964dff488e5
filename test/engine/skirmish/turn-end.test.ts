import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  after,
  at,
  battle,
  diceUsed,
  FAR_NORTH,
  field,
  kind,
  sideOf,
  texts,
  turnEnd,
  type Unit,
  unitOf,
} from './support.js'

test('droid: a damaged unit removes 1 damage on 4 to 6', () => {
  for (const [die, damage] of [
    [3, 2],
    [4, 1],
    [6, 1],
  ] as const) {
    const s = turnEnd([at('y-wing', 600, 400, 90, { damage: 2 })], [FAR_NORTH], [die])
    assert.equal(texts(s), ['done', 'roll droid y-wing-1'])
    const done = after(s, 'roll droid y-wing-1')
    assert.is(unitOf(done, 'south').damage, damage)
    diceUsed(done)
  }
  assert.is(
    kind(turnEnd([at('y-wing', 600, 400)], [FAR_NORTH])),
    'act',
    'undamaged: nothing to roll for',
  )
  const kept = after(turnEnd([at('y-wing', 600, 400, 90, { damage: 2 })], [FAR_NORTH]), 'done')
  assert.is(unitOf(kept, 'south').damage, 2, 'he need not')
})

test('veteran, R32: the die is at most its hits; damage stays', () => {
  const trainee = (more: Unit) => at('z-95', 600, 400, 90, more)
  for (const [hits, die, isVeteran] of [
    [1, 1, true],
    [1, 2, false],
    [6, 6, true],
  ] as const) {
    const s = turnEnd([trainee({ hits })], [FAR_NORTH], [die])
    const done = after(s, 'roll veteran z-95-1')
    assert.equal(
      unitOf(done, 'south').status,
      isVeteran ? ['back'] : undefined,
      `${hits} hits, die ${die}`,
    )
    assert.is(field(done, 'turn'), 2)
  }
  assert.is(kind(turnEnd([trainee({})], [FAR_NORTH])), 'act', 'no hits, no roll')
  assert.is(kind(turnEnd([trainee({ hits: 3, status: ['back'] })], [FAR_NORTH])), 'act', 'once')
})

const RESERVE = { unit: 'jumptroopers' }

test('airborne, R33: on 5 and 6 a unit lands within L of a friend of its type, edge to edge, any heading', () => {
  const south = [at('at-st', 600, 400), at('x-wing', 800, 400), RESERVE]
  const failed = after(turnEnd(south, [FAR_NORTH], [4]), 'roll airborne jumptroopers-1')
  assert.is(unitOf(failed, 'south', 2).x, undefined)
  const s = after(turnEnd(south, [FAR_NORTH], [5]), 'roll airborne jumptroopers-1')
  assert.equal(texts(s), ['done', 'near at-st-1'], 'the X-wing is of space')
  const gaps = after(s, 'near at-st-1 bearing 90')
  assert.equal([texts(gaps)[0], ...texts(gaps).slice(-2)], ['gap 0', 'gap 88', 'gap L'])
  const landed = after(gaps, 'gap L heading 270')
  assert.is(unitOf(landed, 'south', 2).y, 512.9)
  assert.is(unitOf(landed, 'south', 2).heading, 270)
  assert.is(unitOf(after(s, 'done'), 'south', 2).x, undefined, 'it may stay')
})

test('airborne, R33: not beside an arrival of this very step, and over nothing', () => {
  const south = [at('at-st', 600, 400), RESERVE, RESERVE]
  const s = after(
    turnEnd(south, [FAR_NORTH], [6, 6]),
    'roll airborne jumptroopers-1 near at-st-1 bearing 0 gap 0 heading 0',
  )
  const second = after(s, 'roll airborne jumptroopers-2')
  assert.equal(texts(second), ['done', 'near at-st-1'])
  const gaps = texts(after(second, 'near at-st-1 bearing 0'))
  assert.is(gaps[0], 'gap 24', 'behind the first')
})

test('leader: rolls of Turn End and of Transport are rolls, too', () => {
  const leader = at('green-leader', 660, 400, 90)
  const s = turnEnd([at('y-wing', 600, 400, 90, { damage: 2 }), leader], [FAR_NORTH], [1, 5])
  const rolled = after(s, 'roll droid y-wing-1')
  assert.equal(texts(rolled), ['keep', 'reroll green-leader'])
  assert.is(unitOf(after(rolled, 'reroll green-leader'), 'south').damage, 1)
  const lambda = battle(
    [at('lambda-shuttle', 600, 400), leader, { unit: 'stormtroopers' }],
    [FAR_NORTH],
    { loadedDice: [6, 1] },
  )
  const carried = after(
    lambda,
    'green-leader stand',
    'tie-scout-1 stand',
    'lambda-shuttle-1 transport',
  )
  assert.equal(texts(carried), ['keep', 'reroll green-leader'])
  assert.is(kind(after(carried, 'reroll green-leader')), 'carry')
  const landing = turnEnd([at('at-st', 600, 400), leader, RESERVE], [FAR_NORTH], [1])
  assert.not.equal(
    kind(after(landing, 'roll airborne jumptroopers-1')),
    'reroll',
    'a unit in reserve has no Leader',
  )
})

test('players roll from the first one clockwise, each in his own order', () => {
  const damaged = at('y-wing', 600, 400, 90, { damage: 2 })
  const s = turnEnd(
    [damaged, at('z-95', 700, 400, 90, { hits: 1 })],
    [at('y-wing', 600, 900, 90, { damage: 1 })],
    [6, 1, 6],
    { first: 'north' },
  )
  assert.is(field(s, 'actor'), 'north')
  const south = after(s, 'roll droid y-wing-1')
  assert.equal(texts(south), ['done', 'roll droid y-wing-1', 'roll veteran z-95-1'])
  const done = after(south, 'roll veteran z-95-1', 'roll droid y-wing-1')
  diceUsed(done)
})

/** The Reserves step with this die. */
const reserves = (die: number, units: readonly string[], more: Unit = {}) =>
  battle(
    { units: [at('x-wing', 600, 400), ...units.map((unit) => ({ unit }))], ...more },
    [FAR_NORTH],
    { stage: 'reserves-roll', loadedDice: [die] },
  )

test('R35: one die for all; 5 and 6 bring nothing, otherwise that many stars each', () => {
  for (const die of [5, 6]) assert.is(field(reserves(die, ['x-wing']), 'turn'), 2)
  const s = reserves(3, ['x-wing', 'y-wing', 'tie-scout', 'star-destroyer'])
  assert.equal(texts(s), ['done', 'bring x-wing-2', 'bring y-wing-1', 'bring tie-scout-1'])
  const two = after(s, 'bring x-wing-2 card-1 front at 40 heading 90')
  assert.equal(texts(two), ['done', 'bring tie-scout-1'])
  const done = after(two, 'bring tie-scout-1 card-3 front at 40 heading 80')
  assert.is(field(done, 'turn'), 2)
  assert.equal([unitOf(done, 'south', 1).x, unitOf(done, 'south', 1).y], [516.15, 164.5])
  diceUsed(done)
})

test('R35: in clockwise order from the first player', () => {
  const s = battle([at('x-wing', 600, 400), { unit: 'z-95' }], [FAR_NORTH, { unit: 'z-95' }], {
    stage: 'reserves-roll',
    loadedDice: [1],
    first: 'north',
  })
  assert.is(field(s, 'actor'), 'north')
  assert.is(field(after(s, 'done'), 'actor'), 'south')
})

test('trooper: a group with a Trooper may have 1 star more', () => {
  const s = reserves(2, ['at-st', 'stormtroopers', 'stormtroopers', 'x-wing'])
  const first = after(s, 'bring at-st-1 card-2 front at 40 heading 90')
  assert.equal(texts(first), ['done', 'bring stormtroopers-1', 'bring stormtroopers-2'])
  const second = after(first, 'bring stormtroopers-1 card-1 front at 40 heading 90')
  assert.is(field(second, 'turn'), 2, '3 stars are all')
  const other = after(s, 'bring stormtroopers-2 card-2 front at 40 heading 90')
  assert.ok(texts(other).includes('bring at-st-1'))
})

test('R42: a unit in reserve chooses its side as it enters, and the stars of that side count', () => {
  assert.equal(texts(reserves(2, ['u-wing'])), ['done', 'bring u-wing-1 ground'])
  assert.equal(texts(reserves(3, ['u-wing'])), [
    'done',
    'bring u-wing-1 space',
    'bring u-wing-1 ground',
  ])
})

test('reserves touch what is left of the home base, and stay where there is no room', () => {
  const s = reserves(1, ['tie-scout'], { homeDamage: ['gone', 0, 'gone'] })
  const parts = texts(after(s, 'bring tie-scout-1'))
  assert.equal(new Set(parts.map((text) => text.split(' ')[0])), new Set(['card-2']))
  assert.is(parts.length, 8, 'all sides of a card that lies alone')
  assert.is(field(reserves(1, ['tie-scout'], { homeDamage: ['gone', 'gone', 'gone'] }), 'turn'), 2)
  assert.is(sideOf(s, 'south').score, undefined)
})

test.run()
