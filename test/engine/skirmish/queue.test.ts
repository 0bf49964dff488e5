import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  after,
  at,
  battle,
  FAR_NORTH,
  FAR_SOUTH,
  field,
  kind,
  movesWith,
  texts,
  unitOf,
} from './support.js'

test('players act in turn with their largest units, ties being the choice of the owner', () => {
  const s = battle(
    [at('x-wing', 300, 400), at('y-wing', 500, 400), at('corvette', 700, 400)],
    [at('tie-fighter', 300, 900), at('tie-bomber', 500, 900)],
  )
  assert.equal(texts(s), ['corvette-1', 'corvette-1 stand'])
  const second = after(s, 'corvette-1 stand')
  assert.equal(texts(second), ['tie-bomber-1', 'tie-bomber-1 stand'])
  const third = after(second, 'tie-bomber-1 stand')
  assert.equal(texts(third), ['x-wing-1', 'y-wing-1', 'x-wing-1 stand', 'y-wing-1 stand'])
  const last = after(third, 'y-wing-1 stand', 'tie-fighter-1 stand')
  assert.equal(texts(last), ['x-wing-1', 'x-wing-1 stand'])
})

test('R10: the first player acts first, and the marker passes clockwise every turn', () => {
  const s = battle([FAR_SOUTH], [FAR_NORTH], { first: 'north' })
  assert.is(field(s, 'actor'), 'north')
  const next = after(s, 'tie-scout-1 stand', 'tie-scout-1 stand')
  assert.is(field(next, 'turn'), 2)
  assert.is(field(next, 'first'), 'south')
})

test('R10: who rolls highest for initiative is first player; ties roll again', () => {
  const unit = { unit: 'x-wing', place: 'to-place' }
  const s = battle([unit], [unit], {
    turn: 0,
    stage: 'place-side',
    asked: 'south-x-wing-1',
    loadedDice: [3, 3, 2, 5],
  })
  const line = 'x-wing-1 card-2 front at 40 heading'
  const begun = after(s, `${line} 90`, `${line} 270`)
  assert.is(field(begun, 'turn'), 1)
  assert.is(field(begun, 'first'), 'north')
})

const DROIDS = [
  at('battle-droids', 300, 400),
  at('battle-droids', 400, 400),
  at('battle-droids', 500, 400),
]

test('battledroid, R12: passed units move with another that is due, in any order, and the rest stand', () => {
  let s = battle(DROIDS, [
    at('tie-scout', 300, 900),
    at('tie-scout', 400, 900),
    at('tie-scout', 500, 900),
  ])
  s = after(
    s,
    'battle-droids-1 pass',
    'tie-scout-1 stand',
    'battle-droids-2 pass',
    'tie-scout-2 stand',
  )
  assert.equal(texts(s), [
    'battle-droids-3',
    'battle-droids-3 stand',
    'battle-droids-3 pass',
    'battle-droids-3 release',
  ])
  s = after(s, 'battle-droids-3 release')
  assert.not.ok(texts(s).includes('done'), 'the due unit must act, too')
  s = after(s, 'battle-droids-1 ahead 10')
  assert.is(field(s, 'actor'), 'south')
  s = after(s, 'battle-droids-3 stand')
  assert.equal(texts(s), ['done', 'battle-droids-2'])
  s = after(s, 'done')
  assert.is(field(s, 'actor'), 'north')
  assert.equal(unitOf(s, 'south', 1).status, ['handled'])
  assert.equal(unitOf(s, 'south', 0).status, ['handled', 'moved'])
  assert.equal(unitOf(s, 'south', 1).used, ['battledroid'])
})

test('battledroid, R12: with no other due, passed units are released as the last action', () => {
  let s = battle([DROIDS[0] ?? {}], [FAR_NORTH])
  s = after(s, 'battle-droids-1 pass')
  assert.is(field(s, 'actor'), 'north')
  s = after(s, 'tie-scout-1 stand')
  assert.is(field(s, 'actor'), 'south')
  assert.equal(texts(s), ['done', 'battle-droids-1'])
  s = after(s, 'battle-droids-1 ahead S')
  assert.is(unitOf(s, 'south').y, 463.5)
})

test('cloaked, R54: a unit cloaks, uncloaks or moves; cloaked it has no other icon', () => {
  const phantom = at('tie-phantom', 600, 400)
  let s = battle([phantom], [FAR_NORTH])
  assert.equal(texts(s), ['tie-phantom-1', 'tie-phantom-1 stand', 'tie-phantom-1 cloak'])
  s = after(s, 'tie-phantom-1 cloak')
  assert.equal(unitOf(s, 'south').status, ['cloaked', 'handled'])
  s = after(s, 'tie-scout-1 stand')
  // The next turn, north being first
  s = after(s, 'tie-scout-1 stand')
  assert.equal(texts(s), ['tie-phantom-1', 'tie-phantom-1 stand', 'tie-phantom-1 uncloak'])
  assert.is(movesWith(after(s, 'tie-phantom-1'), 'left').length, 90)
  assert.equal(unitOf(after(s, 'tie-phantom-1 uncloak'), 'south').status, undefined)
})

test('convert, R13: it is handled by the stars of its old side, and keeps place and heading', () => {
  const s = battle([at('u-wing', 600, 400, 30, { damage: 1 })], [FAR_NORTH])
  const done = after(s, 'u-wing-1 convert')
  const unit = unitOf(done, 'south')
  assert.equal(unit.status, ['back', 'handled', 'converted'])
  assert.is(unit.heading, 30)
  assert.is(unit.x, 600)
  assert.is(unit.damage, 1, 'R42: damage stays')
})

test('convert, R42: not with fatal damage, nor without room for a larger base', () => {
  const convert = 'u-wing-1 convert'
  // The ground side has 2 shields: 3 damage would be fatal
  assert.ok(
    texts(battle([at('u-wing', 600, 400, 0, { damage: 2 })], [FAR_NORTH])).includes(convert),
  )
  assert.not.ok(
    texts(battle([at('u-wing', 600, 400, 0, { damage: 3 })], [FAR_NORTH])).includes(convert),
  )
  const ground = at('u-wing', 600, 400, 0, { status: ['back'] })
  const near = (x: number) => texts(battle([ground, FAR_SOUTH], [at('tie-scout', x, 400)]))
  assert.ok(near(627).includes(convert), '15 + 12 mm away')
  assert.not.ok(near(626).includes(convert))
  const edge = at('u-wing', 13, 400, 0, { status: ['back'] })
  assert.not.ok(texts(battle([edge], [FAR_NORTH])).includes(convert))
})

test('convert, R46: in a space battle it stays on its space side', () => {
  const s = battle([at('u-wing', 600, 400)], [FAR_NORTH], { options: { battle: 'space' } })
  assert.not.ok(texts(s).includes('u-wing-1 convert'))
})

test('transport: the roll decides how many stars of ground units may come, placed touching it', () => {
  const lambda = at('lambda-shuttle', 600, 400)
  const reserve = [{ unit: 'stormtroopers' }, { unit: 'at-st' }, { unit: 'tie-scout' }]
  const carry = (die: number) =>
    after(
      battle([lambda, ...reserve], [FAR_NORTH], { loadedDice: [die] }),
      'lambda-shuttle-1 transport',
    )
  for (const die of [1, 2, 3, 4]) {
    // A unit of 2 stars brings 1 star on 3 and 4, too; no space units; an AT-ST is too much
    const s = carry(die)
    assert.equal(texts(s), ['done', 'bring stormtroopers-1'], `die ${die}`)
    assert.is(kind(s), 'carry')
  }
  for (const die of [5, 6])
    assert.is(field(carry(die), 'actor'), 'north', 'R56: nothing, Troopers included')
  const s = after(carry(1), 'bring stormtroopers-1 at 0 heading 45')
  const arrived = unitOf(s, 'south', 1)
  assert.equal([arrived.x, arrived.y, arrived.heading], [624, 400, 45])
  assert.equal(arrived.status, ['handled', 'new'], 'R37: it does not move this turn')
  assert.equal(unitOf(s, 'south').status, ['handled'], 'R50: carrying is no move')
  assert.is(field(s, 'actor'), 'north')
})

test('transport of 3 stars and more brings 2 stars on 3 and 4; trooper adds one (R56)', () => {
  const reserve = [{ unit: 'wookiees' }, { unit: 'at-st' }, { unit: 'stormtroopers' }]
  const s = battle([at('at-at', 600, 400), ...reserve], [FAR_NORTH], { loadedDice: [3] })
  const rolled = after(s, 'at-at-1 transport')
  assert.equal(texts(rolled), [
    'done',
    'bring wookiees-1',
    'bring at-st-1',
    'bring stormtroopers-1',
  ])
  const both = after(rolled, 'bring at-st-1 at 0 heading 0')
  assert.equal(texts(both), ['done', 'bring stormtroopers-1'], '2 + 1 with a Trooper')
  const one = after(
    battle([at('u-wing', 600, 400), { unit: 'wookiees' }], [FAR_NORTH], { loadedDice: [1] }),
    'u-wing-1 transport',
  )
  assert.ok(texts(one).includes('bring wookiees-1'), 'one Trooper of 2 stars on 1 star')
})

test('carrier, R36: space units, TIE bombers among them, and what converts by the side it enters on', () => {
  const reserve = [{ unit: 'tie-bomber' }, { unit: 'stormtroopers' }, { unit: 'u-wing' }]
  const destroyer = at('star-destroyer', 600, 400)
  const s = battle([destroyer, ...reserve], [FAR_NORTH], { loadedDice: [4] })
  assert.equal(texts(after(s, 'star-destroyer-1 carrier')), ['done', 'bring tie-bomber-1'])
  const ground = battle([at('at-at', 600, 400), ...reserve], [FAR_NORTH], { loadedDice: [4] })
  assert.equal(texts(after(ground, 'at-at-1 transport')), [
    'done',
    'bring stormtroopers-1',
    'bring u-wing-1 ground',
  ])
})

test('a unit with Transport and Carrier uses one of them in a turn', () => {
  const s = battle([at('gr-75', 600, 400), { unit: 'militia' }, { unit: 'z-95' }], [FAR_NORTH], {
    loadedDice: [6],
  })
  assert.ok(texts(s).includes('gr-75-1 transport') && texts(s).includes('gr-75-1 carrier'))
  assert.is(field(after(s, 'gr-75-1 carrier'), 'actor'), 'north')
})

test.run()
