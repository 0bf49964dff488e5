import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../engine/skirmish/index.js'
import {
  after,
  at,
  battle,
  diceUsed,
  FAR_NORTH,
  FAR_SOUTH,
  field,
  fire,
  kind,
  log,
  movesWith,
  texts,
  thenHold,
  unitOf,
} from './support.js'

/** What the south's first unit may fire at, in words. */
function targets(
  south: readonly object[],
  north: readonly object[],
  options: Readonly<Record<string, string>> = {},
): string[] {
  const s = fire(south as never, north as never, [], { options })
  const first = Object(south[0]).unit
  const isAsked = kind(s) === 'target' && String(field(s, 'asked')).startsWith(`south-${first}`)
  if (!isAsked) return []
  return movesWith(s, 'fire')
}

const X = 600
const Y = 400

/** A target of 12 mm radius straight ahead, `gap` from the front point of a shooter with this radius. */
const ahead = (radius: number, gap: number) => at('tie-scout', X, Y + radius + gap + 12, 0)

/** First shots: unit, radius of its base, range. */
const RANGES: readonly (readonly [string, number, number])[] = [
  ['r-22', 12, 63.5], // 1 star: S
  ['x-wing', 12, 88.9], // 2: L
  ['luke-skywalker', 15, 127], // 3: S+S
  ['at-at', 25, 152.4], // 4: S+L
  ['general-veers', 30, 190.5], // 5: S+S+S
]

for (const [unit, radius, range] of RANGES)
  test(`${unit} fires ${range} mm from its front point to the edge of the target, to 0.01 mm`, () => {
    const shooter = at(unit, X, Y)
    const within = Math.round((range + 0.01) * 100) / 100
    const beyond = Math.round((range + 0.02) * 100) / 100
    assert.equal(targets([shooter], [ahead(radius, within)]), ['fire north-tie-scout-1'])
    assert.equal(targets([shooter], [ahead(radius, beyond), FAR_NORTH]), [])
  })

test('R19: forward arcs are 90 degrees from the front point; any part of the target counts', () => {
  const shooter = at('x-wing', X, Y)
  // 45 degrees from the front point at (600, 412): the edge of the wedge; a disc 12 to the side of it still touches
  const on = (dx: number, dy: number) => targets([shooter], [at('tie-scout', X + dx, 412 + dy, 0)])
  assert.is(on(50, 50).length, 1)
  assert.is(on(50 + 16.9, 50).length, 1)
  assert.is(on(50 + 17.1, 50).length, 0)
  assert.is(on(0, -36.01).length, 0, 'behind')
  assert.is(on(24, -12).length, 0, 'beside the unit, in contact')
})

test('space units of 4 and 5 stars fire in any direction, from edge to edge', () => {
  const shooter = at('nebulon-frigate', X, 600)
  const behind = (gap: number) => [at('tie-scout', X, Math.round((600 - 37 - gap) * 100) / 100, 0)]
  assert.is(targets([shooter], behind(152.41 + 63.5)).length, 1, 'with Lasers')
  assert.is(targets([shooter], behind(152.42 + 63.5)).length, 0)
})

test('second shots: S at 4 stars, L at 5, another target, in any direction for ground units too (R18, R48)', () => {
  const behind = (unit: string, radius: number, gap: number) =>
    fire([at(unit, X, Y)], [at('tie-scout', X, Y - radius - gap - 12, 0)])
  for (const [unit, radius, range] of [
    ['at-at', 25, 63.5],
    ['general-veers', 30, 88.9],
  ] as const) {
    const s = behind(unit, radius, range)
    assert.is(kind(s), 'second-target', `${unit} has a second shot without a first`)
    assert.equal(texts(s), ['hold', 'fire north-tie-scout-1'])
    assert.is(kind(behind(unit, radius, range + 0.02)), 'act')
  }
  const two = fire([at('at-at', X, Y)], [ahead(25, 30), at('tie-scout', X + 60, Y, 0)])
  const first = after(two, 'fire north-tie-scout-1')
  assert.equal(texts(first), ['hold', 'fire north-tie-scout-2'], 'not the same target twice')
  assert.is(kind(fire([at('luke-skywalker', X, Y)], [at('tie-scout', X, Y - 40, 0)])), 'act')
})

test('R48: two cards of a home base are two targets', () => {
  // South's star destroyer before the gap between two cards of north
  const s = fire([at('star-destroyer', 653, 1020, 90)], [FAR_NORTH])
  assert.equal(movesWith(s, 'fire').slice(0, 2), ['fire north-card-1', 'fire north-card-2'])
  const second = movesWith(after(s, 'fire north-card-2'), 'fire')
  assert.equal(second.slice(0, 2), ['fire north-card-1', 'fire north-card-3'])
})

test('R20: units with as many stars block the line of fire, friend or foe; smaller ones and touched ones do not', () => {
  const shooter = at('x-wing', X, Y)
  const target = at('tie-scout', X, Y + 12 + 80 + 12, 0)
  const between = (unit: string, x: number) => targets([shooter, at(unit, x, 450)], [target])
  assert.is(between('y-wing', X).length, 0, 'an equal friend')
  assert.is(between('z-95', X).length, 1, 'a smaller one')
  assert.is(between('y-wing', X + 11.98).length, 0)
  assert.is(between('y-wing', X + 11.99).length, 1, 'the line touches its edge')
  const enemy = targets([shooter], [at('tie-bomber', X, 450, 0), target])
  assert.equal(enemy, ['fire north-tie-bomber-1'])
})

test('R20, R54: a cloaked unit blocks like others, and R21: cannot be fired at', () => {
  const hidden = at('tie-phantom', X, 450, 0, { status: ['cloaked'] })
  assert.equal(targets([at('x-wing', X, Y)], [hidden, ahead(12, 80)]), [])
})

test('cloaked and converted units do not fire', () => {
  const cloaked = at('tie-phantom', X, Y, 90, { status: ['cloaked'] })
  const converted = at('u-wing', X, Y, 90, { status: ['converted'] })
  for (const unit of [cloaked, converted]) assert.is(kind(fire([unit], [ahead(15, 30)])), 'act')
})

test('R49: at a home card all round from the centre to its nearest point, less the radius', () => {
  const y = (gap: number) => 1066.5 - 25 - gap
  const s = (gap: number) =>
    fire([at('nebulon-frigate', 610, Math.round(y(gap) * 100) / 100, 0)], [FAR_NORTH])
  assert.ok(movesWith(s(152.41), 'fire').includes('fire north-card-2'))
  assert.ok(movesWith(s(152.42), 'fire').includes('fire north-card-2 lasers'))
})

test('R20: home cards block no line of fire', () => {
  const s = fire([at('x-wing', 610, 1040, 90)], [at('tie-scout', 610, 1142, 0)])
  assert.is(movesWith(s, 'fire')[0], 'fire north-tie-scout-1')
})

test('lasers, R55: S more for one attack of a turn, told only where it is needed', () => {
  const shooter = at('b-wing', X, Y)
  assert.equal(targets([shooter], [ahead(15, 127)]), ['fire north-tie-scout-1'])
  assert.equal(targets([shooter], [ahead(15, 190.5)]), ['fire north-tie-scout-1 lasers'])
  assert.equal(targets([shooter], [ahead(15, 190.52)]), [])
  // Either shot may have them, not both
  const frigate = fire(
    [at('nebulon-frigate', X, Y)],
    [
      at('tie-scout', X, 400 + 37 + 100),
      at('tie-scout', X + 37 + 100, 400),
      at('tie-scout', X - 37 - 200, 400),
    ],
  )
  const plain = after(frigate, 'fire north-tie-scout-1')
  assert.equal(movesWith(plain, 'fire'), ['fire north-tie-scout-2 lasers'])
  const used = after(frigate, 'fire north-tie-scout-3 lasers')
  assert.not.equal(kind(used), 'second-target')
})

test('artillery, R22: unmoved, three times L, 2 damage an icon, no other shot; never at space units', () => {
  const walker = at('artillery-walker', X, Y)
  const far = at('at-at', X, 400 + 15 + 266.7 + 25, 0)
  assert.equal(targets([walker], [far]), ['fire north-at-at-1 artillery'])
  assert.equal(targets([walker], [at('nebulon-frigate', X, 480, 0)]), [])
  assert.equal(targets([at('artillery-walker', X, Y, 90, { status: ['moved'] })], [far]), [])
  const near = at('at-at', X, 480, 0)
  assert.equal(targets([walker], [near]), ['fire north-at-at-1', 'fire north-at-at-1 artillery'])
  // Attack 1 + 6 and 6 against 7; 2 icons: 4 damage, Armor takes 1
  const s = thenHold(fire([walker], [far], [6, 6]), 'fire north-at-at-1 artillery')
  assert.is(unitOf(s, 'north').damage, 3)
})

test('artillery, R37: who arrived this turn has not moved', () => {
  const walker = at('mobile-artillery', X, Y, 90, { status: ['handled', 'new'] })
  assert.equal(targets([walker], [at('at-at', X, 650, 0)]), ['fire north-at-at-1 artillery'])
})

test('R43: fire is optional, and so is each of two shots', () => {
  const s = fire([at('at-at', X, Y)], [ahead(25, 30), at('tie-scout', X + 60, Y, 0)])
  assert.ok(texts(s).includes('hold'))
  assert.ok(texts(after(s, 'hold')).includes('hold'))
  assert.is(kind(after(s, 'hold', 'hold')), 'act')
})

test('R23: all name their targets in secret before the first die is rolled', () => {
  const s = fire([at('x-wing', X, Y)], [at('y-wing', X, 480, 270)], [1, 1, 1, 1])
  assert.is(field(s, 'actor'), 'south')
  const named = after(s, 'fire north-y-wing-1')
  assert.is(field(named, 'actor'), 'north')
  const move = skirmish.parse(s, 'fire north-y-wing-1')
  assert.is(skirmish.seen(s, move, 1), skirmish.seen(s, skirmish.parse(s, 'hold'), 1))
  assert.equal(skirmish.tell(s, move, 1), [])
  const seen = skirmish.observe(named, 1)
  assert.equal(seen, skirmish.observe(after(s, 'hold'), 1))
})

test('R24: players resolve one shooter after the other, in the order of their choice', () => {
  const s = fire(
    [at('x-wing', X, Y), at('x-wing', 700, Y)],
    [at('y-wing', X, 480, 270), at('y-wing', 700, 480, 270)],
    [1, 1, 1, 1, 1, 1, 1, 1],
  )
  const named = after(
    s,
    'fire north-y-wing-1',
    'fire north-y-wing-2',
    'fire south-x-wing-1',
    'fire south-x-wing-2',
  )
  assert.is(field(named, 'actor'), 'south')
  assert.equal(texts(named), ['shoot x-wing-1', 'shoot x-wing-2'])
  const second = after(named, 'shoot x-wing-2')
  assert.is(field(second, 'actor'), 'north')
  diceUsed(after(second, 'shoot y-wing-1'))
})

test('ruthless: names its targets when it fires', () => {
  const s = fire(
    [at('at-st', X, Y), at('x-wing', 700, Y)],
    [ahead(12, 30), at('tie-scout', 700, 470, 0)],
    [1, 1, 1, 1],
  )
  // Only the X-wing is asked beforehand
  assert.equal(texts(s), ['hold', 'fire north-tie-scout-2'])
  const named = after(s, 'fire north-tie-scout-2')
  assert.equal(texts(named), ['shoot at-st-1', 'shoot x-wing-1'])
  const shot = after(named, 'shoot x-wing-1')
  // The AT-ST has the only shot left
  assert.equal(texts(shot), ['hold', 'fire north-tie-scout-1'])
  diceUsed(after(shot, 'fire north-tie-scout-1'))
})

test('a unit without a target in sight is not asked, and units fire until all are done', () => {
  const s = battle([FAR_SOUTH], [FAR_NORTH])
  assert.equal(log(s, ['tie-scout-1 stand', 'tie-scout-1 stand']).slice(-1), [
    'Turn 2: North is first player.',
  ])
})

test.run()
