import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { listOf, ring } from '../look.js'
import { decider, diceLeft, field, forbids, moves, offers, play } from '../support.js'
import { risePosition } from './support.js'

const PALPATINE = {
  phase: 'command',
  turn: 'rebel',
  leaders: { naboo: ['emperor-palpatine'], reserve: ['luke-skywalker'] },
}

test('E7, E6: small icons count for what a mission requires, and give green dice', () => {
  // Saw Gerrera has one icon of special operations, and two small ones
  const s = risePosition({
    ...PALPATINE,
    assigned: [{ mission: 'wookiee-uprising', leaders: ['saw-gerrera'] }],
    units: { kashyyyk: { stormtrooper: 1 } },
  })
  assert.equal(offers(s, 'reveal'), ['reveal wookiee-uprising kashyyyk'])
})

const two = ['hit', 'hit']
const three = ['direct-hit', 'direct-hit', 'direct-hit']

test('E6: three green dice at most, on top of the others, with blanks and direct hits only', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'rebel',
    units: { kashyyyk: { stormtrooper: 1 } },
    leaders: { kashyyyk: ['krennics-finest'] },
    rings: { 'k-2so': 'saw-gerrera' },
    loyalty: { empire: ['kashyyyk'] },
    assigned: [{ mission: 'wookiee-uprising', leaders: ['jyn-erso', 'saw-gerrera'] }],
    // One more than are rolled: a fourth green die would take it
    dice: [...two, ...three, 'hit', 'hit', 'blank', 'blank', 'blank'],
  })
  // Jyn Erso has 1 and 1 small, Saw 1, 2 small and 1 of the ring; Krennic's Finest 2 and 2 small
  const after = play(s, 'reveal wookiee-uprising kashyyyk', 'decline')
  assert.is(diceLeft(after), 1, '2 and 3 green dice against 2 and 2')
  assert.is(field(after, 'loyalty.empire'), undefined, '2 + 3 successes against 2')
})

test('k-2so: its wearer has a small icon of special operations and of intel more', () => {
  const fields = {
    phase: 'command',
    turn: 'rebel',
    units: { naboo: { stormtrooper: 1 } },
    assigned: [{ mission: 'infiltration', leaders: ['mon-mothma'] }],
  }
  forbids(risePosition(fields), 'reveal')
  const s = risePosition({ ...fields, rings: { 'k-2so': 'mon-mothma' } })
  assert.ok(offers(s, 'reveal infiltration').length > 0)
})

test('bounty: the Rebels lose 1 reputation when its wearer is captured, and the ring is free', () => {
  const fields = {
    phase: 'command',
    turn: 'empire',
    units: { naboo: { stormtrooper: 1 } },
    leaders: { naboo: ['mon-mothma'] },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['boba-fett', 'darth-vader'] }],
    dice: ['special', 'special', 'special', 'special', 'special', 'blank', 'blank', 'blank'],
  }
  const reveal = 'reveal capture-rebel-operative mon-mothma'
  const taken = play(
    risePosition({ ...fields, rings: { bounty: 'mon-mothma' } }),
    reveal,
    'decline',
  )
  assert.is(ring(taken, 'mon-mothma'), 'captured')
  assert.is(field(taken, 'reputation'), 15)
  const plain = play(risePosition(fields), reveal, 'decline')
  assert.is(ring(plain, 'mon-mothma'), 'captured')
  assert.is(field(plain, 'reputation'), undefined)
})

const NINE = [
  'mon-mothma',
  'jan-dodonna',
  'general-rieekan',
  'princess-leia',
  'luke-skywalker',
  'han-solo',
  'chewbacca',
  'jyn-erso',
  'saw-gerrera',
]

test('E8: whoever has more than 8 leaders in the pool eliminates the rest at once, the Rebels first', () => {
  const empire = [
    'emperor-palpatine',
    'darth-vader',
    'grand-moff-tarkin',
    'general-tagge',
    'boba-fett',
    'krennic',
    'motti',
    'jabba',
    'krennics-finest',
    'moff-jerjerrod',
  ]
  const s = risePosition({
    phase: 'refresh',
    leaders: {
      'rebel-base': NINE,
      coruscant: empire,
    },
  })
  assert.is(decider(s), 'rebel')
  assert.equal(
    moves(s),
    NINE.map((id) => `eliminate ${id}`).sort((a, b) => moves(s).indexOf(a) - moves(s).indexOf(b)),
  )
  const next = play(s, 'eliminate saw-gerrera')
  assert.is(decider(next), 'empire')
  const last = play(next, 'eliminate jabba')
  assert.is(decider(last), 'empire')
  const done = play(last, 'eliminate motti')
  assert.equal(listOf(done, 'leaders.eliminated').sort(), ['jabba', 'motti', 'saw-gerrera'])
})

test('E8: a game without the expansion has no such limit', () => {
  const base = NINE.filter((id) => id !== 'jyn-erso' && id !== 'saw-gerrera')
  const s = risePosition({
    options: {},
    phase: 'refresh',
    leaders: { 'rebel-base': [...base, 'lando-calrissian', 'admiral-ackbar'] },
  })
  assert.equal(offers(s, 'eliminate'), [])
})

test('E8: a position with a pool that holds too many is refused', () => {
  assert.throws(
    () => risePosition({ phase: 'command', leaders: { pool: NINE } }),
    /leaders\.pool: 9 leaders of the rebel, the pool holds 8/,
  )
})

test.run()
