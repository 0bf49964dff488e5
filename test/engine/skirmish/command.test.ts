import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  after,
  at,
  battle,
  FAR_NORTH,
  field,
  fire,
  kind,
  movesWith,
  texts,
  thenHold,
  type Unit,
  unitOf,
} from './support.js'

const begin = (south: readonly Unit[], north: readonly Unit[] = [FAR_NORTH]) =>
  battle(south, north, { stage: 'begin-turn' })

const CORVETTE = at('corvette', 600, 400)

test('command, R14: at the start of Move and of Fire a friend within L borrows an icon of another for this turn', () => {
  const s = begin([CORVETTE, at('tie-scout', 600, 450), at('x-wing', 900, 400)])
  assert.is(kind(s), 'command')
  assert.equal(
    texts(s),
    ['command corvette-1 tie-scout-1', 'done'],
    'the X-wing is too far to borrow, not to lend',
  )
  const who = after(s, 'command corvette-1 tie-scout-1')
  assert.equal(texts(who), [
    'lend corvette-1 lasers',
    'lend x-wing-1 dogfight',
    'lend x-wing-1 torpedo',
  ])
  const lent = after(who, 'lend x-wing-1 dogfight')
  assert.equal(unitOf(lent, 'south', 1).borrowed, ['dogfight'])
  assert.equal(unitOf(lent, 'south', 2).lent, ['dogfight'])
  assert.equal(unitOf(lent, 'south', 0).used, ['command'])
  const moved = after(lent, 'corvette-1 stand', 'tie-scout-1 stand')
  assert.is(movesWith(after(moved, 'x-wing-1'), 'left').length, 90, 'its owner cannot use it')
  const last = after(moved, 'x-wing-1 stand')
  assert.is(movesWith(after(last, 'tie-scout-1'), 'left').length, 180)
})

test('command: once a turn; asked again in Fire only where it was not used', () => {
  const s = begin([CORVETTE, at('tie-scout', 600, 450)])
  const stands = ['corvette-1 stand', 'tie-scout-1 stand', 'tie-scout-1 stand']
  const kept = after(s, 'done', ...stands)
  assert.is(kind(kept), 'command')
  assert.is(field(kept, 'step'), 'fire')
  const used = after(s, 'command corvette-1 tie-scout-1', ...stands)
  assert.is(field(used, 'turn'), 2, 'nobody sees anybody')
  assert.equal(unitOf(used, 'south', 1).borrowed, undefined, 'it ends with the turn')
})

test('command, R53: not Command, Convert, Cloaked, Veteran, nothing used, lent or borrowed', () => {
  const south = [
    CORVETTE,
    at('tie-scout', 600, 450),
    at('u-wing', 300, 400),
    at('tie-phantom', 400, 400),
    at('z-95', 500, 400),
    at('x-wing', 900, 400, 90, { used: ['dogfight'] }),
    at('y-wing', 800, 400, 90, { lent: ['droid'], borrowed: ['armor'] }),
  ]
  // begin-turn would clear what is used: this is the start of Fire
  const s = battle(south, [FAR_NORTH], { stage: 'command', actor: 'south', step: 'fire' })
  const who = after(s, 'command corvette-1 tie-scout-1')
  assert.equal(texts(who), [
    'lend corvette-1 lasers',
    'lend u-wing-1 transport',
    'lend tie-phantom-1 dogfight',
    'lend x-wing-1 torpedo',
    'lend y-wing-1 torpedo',
  ])
})

test('command, R38 and R53: a unit cannot serve itself, and a cloaked one neither lends nor borrows', () => {
  const cloaked = at('tie-phantom', 600, 450, 90, { status: ['cloaked'] })
  assert.not.equal(kind(begin([CORVETTE, cloaked])), 'command')
  const s = begin([CORVETTE, cloaked, at('tie-scout', 640, 420)])
  assert.equal(texts(s), ['command corvette-1 tie-scout-1', 'done'])
  // The only icon to be lent is its own
  assert.equal(unitOf(after(s, 'command corvette-1 tie-scout-1'), 'south', 2).borrowed, ['lasers'])
})

test('command, R38: L is measured edge to edge', () => {
  const far = (gap: number) => kind(begin([CORVETTE, at('tie-scout', 600 + 27 + gap, 400)]))
  assert.is(far(88.9), 'command')
  assert.not.equal(far(88.92), 'command')
})

test('command, R53: icons that are used in Move cannot be lent in Fire', () => {
  const south = [CORVETTE, at('tie-scout', 600, 450), at('x-wing', 900, 400)]
  const s = begin(south)
  const turned = after(
    s,
    'done',
    'corvette-1 stand',
    'tie-scout-1 stand',
    'x-wing-1 left 120 0 stop',
    'tie-scout-1 stand',
  )
  assert.equal(texts(after(turned, 'command corvette-1 tie-scout-1')), [
    'lend corvette-1 lasers',
    'lend x-wing-1 torpedo',
  ])
})

test('command, R53: one borrowed Artillery is one icon, and brings the ban on space targets', () => {
  const borrowed = { borrowed: ['artillery'] }
  const tank = at('repulsortank', 600, 400, 90, borrowed)
  const s = fire([tank], [at('at-at', 600, 600, 0)])
  assert.equal(texts(s), ['hold', 'fire north-at-at-1 artillery'])
  assert.is(field(fire([tank], [at('nebulon-frigate', 600, 470, 0)]), 'actor'), 'north')
})

test('command, R53: the ban on space targets stays with an Artillery unit that has lent its icon', () => {
  const walker = at('artillery-walker', 600, 400, 90, { lent: ['artillery'] })
  const s = fire([walker], [at('at-at', 600, 500, 0), at('corvette', 660, 440, 0)])
  assert.equal(texts(s), ['hold', 'fire north-at-at-1'])
})

test('command: a borrowed icon works where it is, a lent one does not', () => {
  const shield = (unit: Unit) =>
    fire([at('x-wing', 600, 400)], [at('y-wing', 600, 480, 0, unit)], [6, 6])
  for (const [unit, damage] of [
    [{ borrowed: ['armor'] }, 1],
    [{}, 2],
  ] as const) {
    const s = after(shield(unit), 'fire north-y-wing-1')
    assert.is(unitOf(s, 'north').damage, damage)
  }
  const lent = fire(
    [at('x-wing', 600, 400)],
    [at('repulsortank', 600, 480, 0, { lent: ['armor'] })],
    [6, 6],
  )
  assert.is(unitOf(after(lent, 'fire north-repulsortank-1'), 'north').damage, 2)
})

test('R38: an icon held twice counts once, but for Artillery', () => {
  const twice = fire(
    [at('x-wing', 600, 400, 90, { borrowed: ['torpedo'] })],
    [at('corvette', 600, 480, 0)],
    [6, 6],
  )
  assert.is(unitOf(thenHold(twice, 'fire north-corvette-1'), 'north').damage, 3)
  const three = fire(
    [at('artillery-walker', 600, 400, 90, { borrowed: ['artillery'] })],
    [at('at-at', 600, 600, 0)],
    [6, 6],
  )
  const done = thenHold(three, 'fire north-at-at-1 artillery')
  // 6, Armor takes 1; 5 destroy it
  assert.is(unitOf(done, 'north').place, 'lost')
})

test.run()
