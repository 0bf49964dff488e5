import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  after,
  at,
  battle,
  FAR_NORTH,
  FAR_SOUTH,
  field,
  illegal,
  kind,
  movesWith,
  texts,
  unitOf,
} from './support.js'

/** Segments of units of the roster, and of made-up ones in units.test. */
const SEGMENTS: readonly (readonly [unit: string, segments: string])[] = [
  ['tie-fighter', 'S S S'], // fighters of 1 to 3 stars
  ['luke-skywalker', 'S S S'],
  ['b-wing', 'L L'],
  ['y-wing', 'L L'],
  ['falcon', 'L L'],
  ['corvette', 'S S'], // other space units of 1 to 3 stars
  ['nebulon-frigate', 'L'], // and of 4 or 5
  ['star-destroyer', 'L'],
  ['scout-bikes', 'S L'], // speeders, bikes, gunships
  ['rebel-gunship', 'S L'],
  ['juggernaut', 'S S'], // wheels at any stars (R44)
  ['mobile-artillery', 'S S'], // tracks
  ['freerunner', 'S S'], // hovering
  ['at-at', 'S'], // legs always
  ['stormtroopers', 'S'],
]

for (const [unit, segments] of SEGMENTS)
  test(`${unit} moves ${segments}`, () => {
    const s = battle([at(unit, 600, 400, 0)], [FAR_NORTH])
    const id = texts(s)[0]?.split(' ')[0] ?? ''
    const letters = segments.split(' ')
    let moving = after(s, id)
    for (const letter of [...letters].sort().reverse()) {
      moving = after(moving, 'ahead')
      assert.ok(texts(moving).includes(letter), `${unit}: ${letter} in ${texts(moving).slice(-4)}`)
      moving = after(moving, letter)
    }
    const over = texts(moving).includes('stop') ? 'more segments' : kind(moving)
    const isDogfight = movesWith(moving, 'left').length > 0
    assert.ok(isDogfight || over === 'act', `${unit}: ${over} after ${segments}`)
  })

test('R15: a turret neither moves nor turns', () => {
  const s = battle([at('laser-turret', 600, 400, 30), at('tie-scout', 700, 400)], [FAR_NORTH])
  // It is the largest: it stands by itself, then the next player is asked
  assert.equal(texts(s), ['tie-scout-1', 'tie-scout-1 stand'])
  assert.is(field(s, 'actor'), 'north')
  assert.is(unitOf(s, 'south').heading, 30)
  assert.equal(unitOf(s, 'south').status, ['handled'])
})

test('R16: a segment is a turn of at most 90 degrees and an advance of any length, or none', () => {
  const s = after(battle([at('tie-scout', 600, 400, 0)], [FAR_NORTH]), 'tie-scout-1')
  assert.is(movesWith(s, 'left').length, 90)
  assert.is(movesWith(s, 'right').length, 90)
  assert.ok(texts(s).includes('ahead'))
  assert.not.ok(texts(s).includes('stop'), 'to stand still is another action')
  const advance = texts(after(s, 'left 30'))
  assert.equal(advance.slice(0, 3), ['0', '1', '2'])
  assert.equal(advance.slice(-3), ['62', '63', 'S'])
})

test('R16: unused length is lost, each segment has a turn of its own, and the last one has none after it', () => {
  const s = battle([at('tie-scout', 600, 400, 0)], [FAR_NORTH])
  const done = after(s, 'tie-scout-1 left 90 10 left 90 0 left 90 20')
  assert.is(unitOf(done, 'south').heading, 270)
  assert.is(unitOf(done, 'south').x, 600)
  assert.is(unitOf(done, 'south').y, 390)
  assert.is(field(done, 'actor'), 'north')
})

test('a move may end before its last segment', () => {
  const s = battle([at('tie-scout', 600, 400, 0)], [FAR_NORTH])
  const done = after(s, 'tie-scout-1 ahead S stop')
  assert.is(unitOf(done, 'south').x, 663.5)
  assert.is(field(done, 'actor'), 'north')
})

test('S and L: an advance of at most S uses S, a longer one L', () => {
  const s = battle([at('scout-bikes', 600, 400, 0)], [FAR_NORTH])
  const first = texts(after(s, 'scout-bikes-1 ahead'))
  assert.ok(first.includes('S') && first.includes('L') && first.includes('88'))
  assert.ok(texts(after(s, 'scout-bikes-1 ahead S ahead')).includes('L'))
  assert.not.ok(texts(after(s, 'scout-bikes-1 ahead L ahead')).includes('L'))
  assert.is(unitOf(after(s, 'scout-bikes-1 ahead L ahead S'), 'south').x, 752.4)
})

test('dogfight: turns of any size, one more at the end, and never while cloaked', () => {
  const s = battle([at('tie-fighter', 600, 400, 0)], [FAR_NORTH])
  const begun = after(s, 'tie-fighter-1')
  assert.is(movesWith(begun, 'left').length, 180)
  assert.is(movesWith(begun, 'right').length, 179)
  const flown = after(begun, 'ahead S ahead S ahead S')
  assert.is(kind(flown), 'turn')
  assert.not.ok(texts(flown).includes('stop'))
  const done = after(flown, 'left 120')
  assert.is(unitOf(done, 'south').heading, 120)
  assert.equal(unitOf(done, 'south').used, ['dogfight'])
  const cloaked = battle([at('tie-phantom', 600, 400, 0, { status: ['cloaked'] })], [FAR_NORTH])
  assert.is(movesWith(after(cloaked, 'tie-phantom-1'), 'left').length, 90)
  assert.is(field(after(cloaked, 'tie-phantom-1 ahead S ahead S ahead S'), 'actor'), 'north')
})

test('R17: contact with a base of friend or foe ends an advance, and has no other effect', () => {
  for (const [south, north] of [
    [[at('tie-scout', 600, 400, 0), at('tie-scout', 650, 400, 0)], [FAR_NORTH]],
    [[at('tie-scout', 600, 400, 0), FAR_SOUTH], [at('tie-scout', 650, 400, 0)]],
  ] as const) {
    const s = after(battle(south, north), 'tie-scout-1 ahead')
    // 24 mm from centre to centre; 1 unit of tolerance
    assert.equal(texts(s).slice(-2), ['26', 'contact'])
    const done = after(s, 'contact stop')
    assert.is(unitOf(done, 'south').x, 626.01)
    assert.is(unitOf(done, 'south').damage, undefined)
  }
})

test('R17: a unit slides along in contact, and home cards and the edge stop it', () => {
  const s = battle([at('tie-scout', 600, 400, 0), at('tie-scout', 624, 400, 0)], [FAR_NORTH])
  assert.equal(texts(after(s, 'tie-scout-1 left 90')).slice(-1), ['S'])
  const home = battle([at('tie-scout', 600, 220, 270)], [FAR_NORTH])
  // The front edge of the south base is at 152.5
  assert.equal(texts(after(home, 'tie-scout-1 ahead')).slice(-2), ['55', 'contact'])
  assert.is(unitOf(after(home, 'tie-scout-1 ahead contact stop'), 'south').y, 164.49)
  const edge = battle([at('tie-scout', 30, 600, 180)], [FAR_NORTH])
  assert.equal(texts(after(edge, 'tie-scout-1 ahead')).slice(-1), ['18'])
})

test('R17, option flyover: space units pass over everything and end over nothing', () => {
  const options = { flyover: 'on' }
  const south = [at('tie-scout', 600, 400, 0), at('tie-scout', 650, 400, 0)]
  const s = battle(south, [FAR_NORTH], { options })
  const first = texts(after(s, 'tie-scout-1 ahead'))
  assert.ok(first.includes('40'), 'the next segment can leave the place')
  const over = after(s, 'tie-scout-1 ahead 40')
  assert.not.ok(texts(over).includes('stop'))
  const last = texts(after(s, 'tie-scout-1 ahead 0 ahead 0 ahead'))
  assert.not.ok(last.includes('40'))
  assert.ok(last.includes('26') && !last.includes('27') && last.includes('S') === false)
  const passed = after(s, 'tie-scout-1 ahead S ahead 20 stop')
  assert.is(unitOf(passed, 'south').x, 683.5)
  const ground = battle(
    [at('scout-bikes', 600, 400, 0), at('tie-scout', 650, 400, 0)],
    [FAR_NORTH],
    { options },
  )
  assert.equal(texts(after(ground, 'scout-bikes-1 ahead')).slice(-1), ['contact'])
})

test('option flyover: no turn over something leads into a dead end', () => {
  // At the edge of the table, over a corvette, heading out, with friends around
  const south = [
    at('t-16', 426.8, 13.98, 291, { status: ['moved'] }),
    at('corvette', 423.06, 16.72, 302),
    at('t-16', 447.87, 43.96, 299),
    at('r-22', 422.04, 44.29, 101),
    at('victory-destroyer', 385.55, 31.33, 303),
    at('obsidian-tie', 353.51, 12, 276),
    at('baron-fel', 439.55, 69.77, 356),
  ]
  const s = battle(south, [FAR_NORTH], {
    options: { flyover: 'on', piratesSegments: 'on' },
    stage: 'turn',
    asked: 'south-t-16-1',
    shortsLeft: 2,
  })
  for (const turn of texts(s)) assert.ok(texts(after(s, turn)).length > 0, turn)
})

test('R50: a turn or an advance is a move; standing still is none', () => {
  const s = battle([at('mobile-artillery', 600, 400)], [FAR_NORTH])
  assert.equal(unitOf(after(s, 'mobile-artillery-1 stand'), 'south').status, ['handled'])
  assert.equal(unitOf(after(s, 'mobile-artillery-1 ahead 0 ahead 0'), 'south').status, ['handled'])
  for (const line of ['mobile-artillery-1 left 1 0 stop', 'mobile-artillery-1 ahead 1 stop'])
    assert.equal(unitOf(after(s, line), 'south').status, ['handled', 'moved'], line)
})

test('R57: places are whole hundredths of a millimetre, rounded once', () => {
  const s = battle([at('tie-scout', 600, 400, 0)], [FAR_NORTH])
  const done = unitOf(after(s, 'tie-scout-1 left 30 S stop'), 'south')
  // 6350 · 0.866025 = 5499.26, 6350 · 0.5 = 3175
  assert.is(done.x, 654.99)
  assert.is(done.y, 431.75)
  assert.is(done.heading, 30)
})

test('option piratesSegments: S and L are shorter', () => {
  const options = { piratesSegments: 'on' }
  const s = battle([at('scout-bikes', 600, 400, 0)], [FAR_NORTH], { options })
  assert.is(unitOf(after(s, 'scout-bikes-1 ahead S ahead L'), 'south').x, 741.3)
})

test('a line of several moves names what does not fit', () => {
  const s = battle([at('tie-scout', 600, 400, 0)], [FAR_NORTH])
  illegal(s, 'tie-scout-1 left 91')
  illegal(s, 'tie-scout-1 left 30 64')
  illegal(s, 'tie-scout-2')
  assert.is(unitOf(after(s, 'tie-scout-1 S stop'), 'south').x, 663.5, 'straight ahead is not said')
})

test.run()
