import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, decider, diceLeft, field, forbids, offers, play, position } from '../support.js'
import { assigned, changes, faces, targets } from './attempt.js'

/** Imperial missions against Rebel leaders. */

const CAPTURE = 'capture-rebel-operative'
const GUARD = { kessel: { stormtrooper: 1 } }

/** A captive on Kessel under guard. */
const HELD = {
  units: GUARD,
  leaders: { kessel: ['han-solo'] },
  rings: { captured: 'han-solo' },
}

// Capture

test('capture-rebel-operative K1 X3: the captive stays where he is, with the ring on', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: GUARD,
    leaders: { kessel: ['mon-mothma'] },
  })
  // Mon Mothma has no icon, so the Empire rolls 3 dice and she none
  const fields = {
    units: GUARD,
    leaders: { kessel: ['mon-mothma'] },
    dice: ['hit', 'blank', 'blank'],
  }
  assert.equal(targets(s, CAPTURE), ['mon-mothma'])
  const loaded = assigned(CAPTURE, ['darth-vader'], fields)
  const after = play(loaded, `reveal ${CAPTURE} mon-mothma`, 'decline')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(loaded, after), {
    assigned: null,
    'leaders.kessel': ['mon-mothma', 'darth-vader'],
    'rings.captured': 'mon-mothma',
  })
})

test('capture-rebel-operative: all free Rebel leaders there oppose, one sent is not the target', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: GUARD,
    leaders: { kessel: ['han-solo', 'wedge-antilles', 'luke-skywalker'], pool: ['chewbacca'] },
    rings: { captured: 'luke-skywalker' },
    // Darth Vader 3; Han Solo 2, Wedge Antilles 2, Chewbacca 3 and not Luke Skywalker
    dice: [...faces(3, 'special'), ...faces(7, 'blank')],
  })
  assert.equal(targets(s, CAPTURE), ['han-solo', 'wedge-antilles'])
  const after = play(s, `reveal ${CAPTURE} han-solo`, 'oppose chewbacca')
  assert.is(diceLeft(after), 0)
  assert.is(field(after, 'rings.captured'), 'han-solo')
})

test('capture-rebel-operative K4 K9: the captive before is rescued', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: { ...GUARD, rodia: { stormtrooper: 1 } },
    leaders: { kessel: ['han-solo'], rodia: ['mon-mothma'] },
    rings: { captured: 'han-solo' },
    dice: ['hit', 'blank', 'blank'],
  })
  const after = play(s, `reveal ${CAPTURE} mon-mothma`, 'decline')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': null,
    'leaders.rebel-base': ['han-solo'],
    'leaders.rodia': ['mon-mothma', 'darth-vader'],
    'rings.captured': 'mon-mothma',
  })
})

test('capture-rebel-operative K14: a ring worn comes off, and its card goes with it', () => {
  for (const [ring, change] of [
    ['master-yoda', { 'discards.missions': ['seek-yoda'] }],
    ['r2-d2', { usedActions: ['resourceful-astromech'] }],
  ] as const) {
    const s = assigned(CAPTURE, ['darth-vader'], {
      units: GUARD,
      leaders: { kessel: ['mon-mothma'] },
      rings: { [ring]: 'mon-mothma' },
      round: { yodaUsed: true },
      dice: ['special', 'special', 'special'],
    })
    const asked = play(s, `reveal ${CAPTURE} mon-mothma`, 'decline')
    const after = ring === 'r2-d2' ? play(asked, 'done') : asked
    assert.equal(changes(s, after), {
      assigned: null,
      'leaders.kessel': ['mon-mothma', 'darth-vader'],
      [`rings.${ring}`]: null,
      'rings.captured': 'mon-mothma',
      ...change,
    })
  }
})

test('capture-rebel-operative: nobody in the hidden Rebel Base space is in a system', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: { hoth: { 'tie-fighter': 1 } },
    leaders: { 'rebel-base': ['mon-mothma'] },
  })
  forbids(s, `reveal ${CAPTURE}`)
})

test('X45: neither a captive nor a leader who was turned can be captured', () => {
  const fields = {
    units: GUARD,
    leaders: { kessel: ['han-solo', 'luke-skywalker', 'mon-mothma'] },
    rings: { captured: 'han-solo', 'dark-side': 'luke-skywalker' },
  }
  for (const mission of [CAPTURE, 'collect-bounty'])
    assert.equal(targets(assigned(mission, ['darth-vader'], fields), mission), ['mon-mothma'])
})

// Collect Bounty

const BOUNTY = 'collect-bounty'

test('collect-bounty K8 X49: to the closest Imperial unit, the hunters with the captive', () => {
  // Yavin borders on Felucia, Mandalore and Dathomir
  const s = assigned(BOUNTY, ['boba-fett', 'darth-vader'], {
    units: {
      felucia: { 'tie-fighter': 1 },
      mandalore: { stormtrooper: 1 },
      alderaan: { 'at-at': 1 },
    },
    leaders: { yavin: ['mon-mothma', 'general-rieekan', 'admiral-ozzel'] },
    dice: faces(7, 'special'),
  })
  const choosing = play(s, `reveal ${BOUNTY} mon-mothma`, 'decline')
  assert.equal(offers(choosing, 'choose').sort(), ['choose felucia', 'choose mandalore'])
  assert.is(decider(choosing), 'empire')
  const after = play(choosing, 'choose mandalore')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.yavin': ['general-rieekan', 'admiral-ozzel'],
    'leaders.mandalore': ['mon-mothma', 'darth-vader', 'boba-fett'],
    'rings.captured': 'mon-mothma',
    'discards.missions': [BOUNTY],
  })
})

test('collect-bounty K24: where an Imperial unit is both stay', () => {
  const s = assigned(BOUNTY, ['boba-fett'], {
    units: GUARD,
    leaders: { kessel: ['mon-mothma'] },
    dice: faces(3, 'blank'),
  })
  // Boba Fett's two successes are enough
  const after = play(s, `reveal ${BOUNTY} mon-mothma`, 'decline')
  assert.equal(field(after, 'leaders.kessel'), ['mon-mothma', 'boba-fett'])
  assert.is(field(after, 'rings.captured'), 'mon-mothma')
})

test('collect-bounty K7: with no Imperial unit anywhere the captive is free at once', () => {
  const s = assigned(BOUNTY, ['boba-fett'], {
    leaders: { yavin: ['mon-mothma'] },
    dice: faces(3, 'blank'),
  })
  const after = play(s, `reveal ${BOUNTY} mon-mothma`, 'decline')
  assert.is(field(after, 'rings'), undefined)
  assert.equal(field(after, 'leaders'), { yavin: ['boba-fett'], 'rebel-base': ['mon-mothma'] })
})

test('collect-bounty K4: the captive before is rescued', () => {
  const s = assigned(BOUNTY, ['boba-fett'], {
    units: GUARD,
    leaders: { yavin: ['mon-mothma'], kessel: ['han-solo'] },
    rings: { captured: 'han-solo' },
    dice: faces(3, 'blank'),
  })
  const after = play(s, `reveal ${BOUNTY} mon-mothma`, 'decline')
  assert.equal(field(after, 'leaders.rebel-base'), ['han-solo'])
  assert.equal(field(after, 'leaders.kessel'), ['mon-mothma', 'boba-fett'])
})

// Detained

test('detained X46: the leader stays in the next Refresh Phase, and only then', () => {
  const s = assigned('detained', ['darth-vader'], {
    leaders: { kessel: ['wedge-antilles'], rodia: ['mon-mothma'] },
    dice: [...faces(3, 'hit'), ...faces(2, 'blank')],
  })
  const after = play(s, 'reveal detained wedge-antilles', 'decline')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['wedge-antilles', 'darth-vader'],
    detained: ['wedge-antilles'],
    'discards.missions': ['detained'],
  })
  const next = play(after, 'pass', 'pass')
  assert.equal(field(next, 'leaders.kessel'), ['wedge-antilles'])
  assert.is(field(next, 'leaders.rodia'), undefined)
  assert.is(field(next, 'detained'), undefined)
})

test('detained X46: until then he opposes, holds units, and may be captured', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: { kessel: { stormtrooper: 1, 'x-wing': 1 } },
    leaders: { kessel: ['wedge-antilles'] },
    detained: ['wedge-antilles'],
    dice: [...faces(3, 'hit'), ...faces(2, 'blank')],
  })
  forbids(play(s, 'pass', 'activate jan-dodonna toydaria'), 'move 1 x-wing kessel')
  const after = play(s, `reveal ${CAPTURE} wedge-antilles`, 'decline')
  assert.is(diceLeft(after), 0)
  assert.is(field(after, 'rings.captured'), 'wedge-antilles')
  assert.is(field(after, 'detained'), undefined)
})

test('detained X46: against a captive only where all Rebel leaders are captured, without effect', () => {
  assert.equal(targets(assigned('detained', ['darth-vader'], HELD), 'detained'), ['han-solo'])
  const beside = { ...HELD, leaders: { kessel: ['han-solo', 'mon-mothma'] } }
  assert.equal(targets(assigned('detained', ['darth-vader'], beside), 'detained'), ['mon-mothma'])
  // He opposes with his two icons
  const s = assigned('detained', ['darth-vader'], {
    ...HELD,
    dice: [...faces(3, 'hit'), ...faces(2, 'blank')],
  })
  const after = play(s, 'reveal detained han-solo', 'decline')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['han-solo', 'darth-vader'],
    'discards.missions': ['detained'],
  })
})

// Carbon Freezing

const FREEZING = 'carbon-freezing'

test('carbon-freezing K5 K6 K15: carbonite for the captured ring, and 1 reputation', () => {
  const s = assigned(FREEZING, ['darth-vader'], {
    ...HELD,
    reputation: 12,
    dice: [...faces(3, 'hit'), ...faces(2, 'hit')],
  })
  const after = play(s, `reveal ${FREEZING} han-solo`, 'decline')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    reputation: 13,
    'leaders.kessel': ['han-solo', 'darth-vader'],
    'rings.captured': null,
    'rings.carbonite': 'han-solo',
  })
})

test('carbon-freezing K3: the captive rolls, and another leader may be sent', () => {
  const s = assigned(FREEZING, ['darth-vader'], {
    ...HELD,
    dice: [...faces(3, 'hit'), ...faces(3, 'hit')],
  })
  // Han Solo 2 and General Rieekan 1
  const after = play(s, `reveal ${FREEZING} han-solo`, 'oppose general-rieekan')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['general-rieekan', 'han-solo', 'darth-vader'],
    'discards.missions': [FREEZING],
  })
})

// Homing Beacon

test('homing-beacon K11: the Rebels put the captive into the region of their base', () => {
  const s = assigned('homing-beacon', ['colonel-yularen'], { ...HELD, dice: faces(4, 'hit') })
  const asked = play(s, 'reveal homing-beacon han-solo', 'decline')
  assert.is(decider(asked), 'rebel')
  assert.equal(offers(asked, 'choose').sort(), [
    'choose bespin',
    'choose endor',
    'choose hoth',
    'choose mustafar',
  ])
  const after = play(asked, 'choose bespin')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['colonel-yularen'],
    'leaders.bespin': ['han-solo'],
    'rings.captured': null,
    'discards.missions': ['homing-beacon'],
  })
  assert.equal(field(after, 'candidates'), ['mustafar', 'bespin', 'hoth', 'endor'])
  assert.equal(field(after, 'base'), { system: 'hoth' })
})

// Lure of the Dark Side

const LURE = 'lure-of-the-dark-side'

test('lure-of-the-dark-side X13 K17 K20 K21: all icons count; the captive is Imperial for good', () => {
  const s = assigned(LURE, ['emperor-palpatine'], {
    ...HELD,
    reputation: 12,
    // Palpatine has 5 icons of all kinds, Han Solo 4; 2 more successes are the portrait's
    dice: [...faces(2, 'hit'), ...faces(3, 'blank'), ...faces(3, 'hit'), 'blank'],
  })
  const after = play(s, `reveal ${LURE} han-solo`, 'decline')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['han-solo', 'emperor-palpatine'],
    'rings.captured': null,
    'rings.dark-side': 'han-solo',
  })
  // In the Refresh Phase he goes to the Imperial pool
  const next = play(after, 'pass', 'pass')
  assert.is(field(next, 'leaders.kessel'), undefined)
  const pool = field(next, 'leaders.pool')
  assert.ok(Array.isArray(pool) && pool.includes('han-solo'))
  const command = position({
    phase: 'command',
    turn: 'empire',
    leaders: { pool: ['han-solo'] },
    rings: { 'dark-side': 'han-solo' },
  })
  allows(command, 'activate han-solo kessel')
  forbids(play(command, 'pass'), 'activate han-solo')
})

test('lure-of-the-dark-side X13: all icons of all leaders of both sides', () => {
  const s = assigned(LURE, ['emperor-palpatine'], {
    units: GUARD,
    leaders: { kessel: ['mon-mothma', 'admiral-piett', 'general-madine'] },
    rings: { captured: 'mon-mothma' },
    // 5 and Admiral Piett 3; Mon Mothma 4 and General Madine 4
    dice: [...faces(8, 'blank'), ...faces(8, 'blank')],
  })
  const after = play(s, `reveal ${LURE} mon-mothma`, 'decline')
  assert.is(diceLeft(after), 0)
  assert.is(field(after, 'rings.dark-side'), 'mon-mothma')
})

for (const [jedi, reputation] of [
  [false, 13],
  [true, 13],
] as const)
  test(`lure-of-the-dark-side K17: Luke Skywalker${jedi ? ' (Jedi)' : ''} costs 1 reputation`, () => {
    const s = assigned(LURE, ['emperor-palpatine'], {
      units: GUARD,
      leaders: { kessel: ['luke-skywalker'] },
      rings: { carbonite: 'luke-skywalker' },
      jedi,
      reputation: 12,
      dice: [...faces(5, 'hit'), ...faces(jedi ? 5 : 3, 'hit')],
    })
    const after = play(s, `reveal ${LURE} luke-skywalker`, 'decline')
    assert.is(diceLeft(after), 0)
    assert.is(field(after, 'reputation'), reputation)
    assert.equal(field(after, 'rings'), { 'dark-side': 'luke-skywalker' })
  })

test.run()
