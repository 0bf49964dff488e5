import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, decider, field, forbids, offers, play } from '../support.js'
import { assigned, changed, changes, combatOf, type Fields, hasTurn } from './attempt.js'

/** Imperial missions on loyalty, units and build queues. */

/** Revealed there and not opposed. */
function success(mission: string, leaders: readonly string[], system: string, fields: Fields = {}) {
  const before = assigned(mission, leaders, fields)
  return { before, after: play(before, `reveal ${mission} ${system}`, 'decline') }
}

// Loyalty

const GUARDED = { kessel: { 'tie-fighter': 1 } }
const OURS = { loyalty: { empire: ['kessel'] } }
const THEIRS = { loyalty: { rebel: ['kessel'] } }
const NONE_LEFT = { 'loyalty.rebel': null }
const NOW_OURS = { 'loyalty.empire': ['kessel'] }

for (const [mission, leader, fields, change, what] of [
  ['rule-by-fear', 'darth-vader', {}, NOW_OURS, 'a neutral system'],
  ['rule-by-fear', 'darth-vader', THEIRS, NONE_LEFT, 'a Rebel system'],
  ['rule-by-fear', 'darth-vader', OURS, {}, 'an Imperial system'],
  ['display-of-power', 'emperor-palpatine', {}, NOW_OURS, 'a neutral system'],
  ['display-of-power', 'emperor-palpatine', THEIRS, { ...NONE_LEFT, ...NOW_OURS }, 'a Rebel one'],
  ['display-of-power', 'emperor-palpatine', OURS, {}, 'an Imperial system'],
  ['trade-negotiations', 'darth-vader', {}, NOW_OURS, 'a neutral system'],
  ['trade-negotiations', 'darth-vader', THEIRS, NONE_LEFT, 'a Rebel system'],
] as const)
  test(`${mission}: ${what}`, () => {
    const units = mission === 'rule-by-fear' ? GUARDED : {}
    const s = assigned(mission, [leader], { units, ...fields })
    assert.equal(changed(s, `reveal ${mission} kessel`, 'decline'), {
      assigned: null,
      'leaders.kessel': [leader],
      ...(mission === 'rule-by-fear' ? {} : { 'discards.missions': [mission] }),
      ...change,
    })
  })

test('rule-by-fear: a neutral subjugated system becomes loyal, a Rebel one neutral beneath', () => {
  for (const [rebel, change] of [
    [[], { 'loyalty.empire': ['rodia'] }],
    [['rodia'], { 'loyalty.rebel': null }],
  ] as const) {
    const s = assigned('rule-by-fear', ['darth-vader'], {
      loyalty: { rebel },
      units: { rodia: { stormtrooper: 1 } },
    })
    assert.equal(changed(s, 'reveal rule-by-fear rodia', 'decline'), {
      assigned: null,
      'leaders.rodia': ['darth-vader'],
      ...change,
    })
  }
})

for (const [mission, leader] of [
  ['rule-by-fear', 'darth-vader'],
  ['display-of-power', 'emperor-palpatine'],
  ['trade-negotiations', 'darth-vader'],
] as const)
  test(`${mission}: Imperial loyalty reveals a hidden base`, () => {
    const { after } = success(mission, [leader], 'rodia', {
      base: { system: 'rodia' },
      units: { rodia: { 'tie-fighter': 1 }, 'rebel-base': { 'rebel-trooper': 2 } },
    })
    assert.equal(field(after, 'base'), { system: 'rodia', revealed: true })
    assert.is(field(after, 'units.rodia.rebel-trooper'), 2)
    assert.is(field(after, 'result'), undefined)
  })

test('rule-by-fear: units of a base it has revealed fight the Imperial ones there', () => {
  const { after } = success('rule-by-fear', ['darth-vader'], 'rodia', {
    base: { system: 'rodia' },
    units: { rodia: { 'tie-fighter': 1 }, 'rebel-base': { 'x-wing': 2 } },
  })
  assert.is(combatOf(after), 'rodia by empire')
})

test('display-of-power: the second step is lost where the first made the system Imperial', () => {
  const { after } = success('display-of-power', ['emperor-palpatine'], 'coruscant')
  assert.is(field(after, 'loyalty'), undefined)
})

test('trade-negotiations: needs no Imperial unit, and Coruscant never changes', () => {
  const s = assigned('trade-negotiations', ['darth-vader'])
  assert.equal(changed(s, 'reveal trade-negotiations coruscant', 'decline'), {
    assigned: null,
    'leaders.coruscant': ['darth-vader'],
    'discards.missions': ['trade-negotiations'],
  })
})

// Fear Will Keep Them in Line

const FEAR = 'fear-will-keep-them-in-line'

test('fear-will-keep-them-in-line: one loyalty in two systems of the region', () => {
  const { before, after } = success(FEAR, ['darth-vader'], 'kessel', {
    loyalty: { rebel: ['bothawui'] },
    units: { kessel: { 'star-destroyer': 1 } },
  })
  const region = ['choose bothawui', 'choose kessel', 'choose nal-hutta', 'choose toydaria']
  assert.equal(offers(after, 'choose').sort(), region)
  const one = play(after, 'choose bothawui')
  // Two different systems
  assert.equal(
    offers(one, 'choose').sort(),
    region.filter((text) => text !== 'choose bothawui'),
  )
  assert.equal(changes(before, play(one, 'choose kessel')), {
    assigned: null,
    'leaders.kessel': ['darth-vader'],
    'loyalty.rebel': null,
    'loyalty.empire': ['kessel'],
    'discards.missions': [FEAR],
  })
})

test('fear-will-keep-them-in-line: remote and destroyed systems and Coruscant gain nothing', () => {
  for (const [system, fields, texts] of [
    ['naboo', { destroyed: ['naboo'] }, ['choose dagobah', 'choose naboo']],
    ['corellia', {}, ['choose coruscant', 'choose corellia']],
  ] as const) {
    const { before, after } = success(FEAR, ['darth-vader'], system, {
      ...fields,
      loyalty: { empire: ['corellia'] },
      units: { [system]: { 'super-star-destroyer': 1 } },
    })
    const done = play(after, ...texts)
    assert.equal(field(done, 'loyalty'), field(before, 'loyalty'))
    assert.ok(hasTurn(done, 'rebel'))
  }
})

// Imperial Propaganda

test('imperial-propaganda: every Rebel marker of the region, beneath subjugation too', () => {
  const s = assigned('imperial-propaganda', ['darth-vader'], {
    loyalty: { rebel: ['kessel', 'bothawui', 'nal-hutta', 'alderaan'], empire: ['toydaria'] },
    units: { kessel: { stormtrooper: 1 } },
  })
  assert.equal(changed(s, 'reveal imperial-propaganda kessel', 'decline'), {
    assigned: null,
    'leaders.kessel': ['darth-vader'],
    'loyalty.rebel': ['alderaan'],
    'discards.missions': ['imperial-propaganda'],
  })
  // Kessel is still subjugated, and so an Imperial system
  const after = play(s, 'reveal imperial-propaganda kessel', 'decline', 'pass')
  assert.is(field(after, 'units.kessel.stormtrooper'), 1)
})

// Hunt Them Down

test('hunt-them-down X25: Rebel units of up to 2 health, as few as one likes', () => {
  const units = {
    kessel: {
      'x-wing': 2,
      'corellian-corvette': 1,
      'mon-calamari-cruiser': 1,
      airspeeder: 1,
      'ion-cannon': 1,
      'tie-fighter': 1,
    },
  }
  const { before, after } = success('hunt-them-down', ['darth-vader'], 'kessel', { units })
  assert.is(decider(after), 'empire')
  assert.equal(offers(after, 'destroy').sort(), [
    'destroy airspeeder kessel',
    'destroy corellian-corvette kessel',
    'destroy x-wing kessel',
  ])
  const one = play(after, 'destroy x-wing kessel')
  assert.equal(offers(one, 'destroy'), ['destroy x-wing kessel'])
  assert.equal(changes(before, play(one, 'done')), {
    assigned: null,
    'leaders.kessel': ['darth-vader'],
    'units.kessel.x-wing': 1,
    'discards.missions': ['hunt-them-down'],
  })
  assert.ok(hasTurn(play(after, 'done'), 'rebel'))
})

test('hunt-them-down: units in the hidden Rebel Base space are in no system', () => {
  const units = { 'rebel-base': { 'x-wing': 2 } }
  const { before, after } = success('hunt-them-down', ['darth-vader'], 'hoth', { units })
  assert.equal(field(after, 'units'), field(before, 'units'))
  assert.ok(hasTurn(after, 'rebel'))
})

// Build queues

for (const [id, discarded] of [
  ['address-delays', 'address-delays'],
  ['construct-factory', 'construct-factory'],
] as const)
  test(`${id} X48 X2: a unit for each icon, subjugated or not, onto the printed space`, () => {
    // Sullust: ground triangle and ground square, space 2
    const s = assigned(id, ['general-tagge'], {
      loyalty: { rebel: ['sullust'] },
      sabotage: ['sullust', 'rodia'],
      units: { sullust: { stormtrooper: 1, 'rebel-trooper': 2 } },
      leaders: { sullust: ['han-solo'] },
    })
    assert.equal(changed(s, `reveal ${id} sullust`), {
      assigned: null,
      'leaders.sullust': ['han-solo', 'general-tagge'],
      'queues.empire.2.stormtrooper': 1,
      'queues.empire.2.at-at': 1,
      'discards.missions': [discarded],
      ...(id === 'construct-factory' ? { sabotage: ['rodia'] } : {}),
    })
  })

test('address-delays: without a unit in the supply one on the board may make room', () => {
  const s = assigned('address-delays', ['general-tagge'], {
    loyalty: { empire: ['sullust'] },
    units: { kessel: { 'at-at': 3 }, rodia: { 'at-at': 1 } },
  })
  const after = play(s, 'reveal address-delays sullust')
  assert.equal(offers(after, 'sacrifice'), ['sacrifice at-at kessel', 'sacrifice at-at rodia'])
  const done = play(after, 'sacrifice at-at rodia')
  assert.is(field(done, 'units.rodia'), undefined)
  assert.equal(field(done, 'queues.empire'), { '2': { stormtrooper: 1, 'at-at': 1 } })
  const without = play(after, 'decline')
  assert.equal(field(without, 'queues.empire'), { '2': { stormtrooper: 1 } })
  assert.equal(field(without, 'units'), field(s, 'units'))
})

const EFFORTS = 'double-our-efforts'
const QUEUE = {
  '1': { 'tie-fighter': 1 },
  '2': { stormtrooper: 2 },
  '3': { 'death-star': 1, 'star-destroyer': 1 },
}
const QUEUED = {
  loyalty: { empire: ['corellia'] },
  units: { yavin: { 'death-star-under-construction': 1 } },
  queues: { empire: QUEUE },
}

test('double-our-efforts X2: one unit of space 2 or 3 goes one space down', () => {
  const s = assigned(EFFORTS, ['emperor-palpatine'], QUEUED)
  const after = play(s, `reveal ${EFFORTS} corellia`)
  assert.equal(offers(after, 'advance').sort(), [
    'advance death-star queue-3',
    'advance star-destroyer queue-3',
    'advance stormtrooper queue-2',
  ])
  forbids(after, 'done', 'decline')
  assert.equal(changes(s, play(after, 'advance death-star queue-3')), {
    assigned: null,
    'leaders.corellia': ['emperor-palpatine'],
    'queues.empire.3.death-star': null,
    'queues.empire.2.death-star': 1,
    'discards.missions': [EFFORTS],
  })
})

test('double-our-efforts: Moff Jerjerrod may move a further unit', () => {
  const s = assigned(EFFORTS, ['moff-jerjerrod'], QUEUED)
  const one = play(s, `reveal ${EFFORTS} corellia`, 'advance stormtrooper queue-2')
  allows(one, 'done', 'advance stormtrooper queue-2', 'advance star-destroyer queue-3')
  const two = play(one, 'advance stormtrooper queue-2')
  assert.equal(field(two, 'queues.empire.1'), { 'tie-fighter': 1, stormtrooper: 2 })
  assert.ok(hasTurn(two, 'rebel'))
  assert.equal(field(play(one, 'done'), 'queues.empire.2'), { stormtrooper: 1 })
})

test('double-our-efforts: the further unit is another one', () => {
  const s = assigned(EFFORTS, ['moff-jerjerrod'], QUEUED)
  const one = play(s, `reveal ${EFFORTS} corellia`, 'advance star-destroyer queue-3')
  forbids(one, 'advance star-destroyer queue-2')
  allows(one, 'advance death-star queue-3', 'advance stormtrooper queue-2')
  // With another Star Destroyer on space 2 either may be that other one
  const queues = { empire: { '2': { 'star-destroyer': 1 }, '3': { 'star-destroyer': 1 } } }
  const both = assigned(EFFORTS, ['moff-jerjerrod'], { ...QUEUED, queues })
  allows(
    play(both, `reveal ${EFFORTS} corellia`, 'advance star-destroyer queue-3'),
    'advance star-destroyer queue-2',
  )
})

test('double-our-efforts X24: on an empty queue nothing happens', () => {
  const queues = { empire: { '1': { 'tie-fighter': 1 } } }
  const s = assigned(EFFORTS, ['emperor-palpatine'], { ...QUEUED, queues })
  const after = play(s, `reveal ${EFFORTS} corellia`)
  assert.equal(field(after, 'queues'), field(s, 'queues'))
  assert.ok(hasTurn(after, 'rebel'))
})

// Planetary Conquest

const CONQUEST = 'planetary-conquest'
const ARMY = { 'at-at': 2, 'at-st': 2, stormtrooper: 3, 'star-destroyer': 1, 'tie-fighter': 2 }

test('planetary-conquest: 1 AT-AT, 1 AT-ST and 2 Stormtroopers of one system, wherever it is', () => {
  const { before, after } = success(CONQUEST, ['darth-vader'], 'mon-calamari', {
    units: { kessel: ARMY, rodia: { stormtrooper: 2 }, 'mon-calamari': { stormtrooper: 1 } },
  })
  assert.equal(offers(after, 'move').sort(), [
    'move 1 at-at kessel',
    'move 1 at-st kessel',
    'move 1 stormtrooper kessel',
    'move 1 stormtrooper rodia',
    'move 2 stormtrooper kessel',
    'move 2 stormtrooper rodia',
  ])
  const one = play(after, 'move 1 stormtrooper kessel')
  assert.equal(offers(one, 'move').sort(), [
    'move 1 at-at kessel',
    'move 1 at-st kessel',
    'move 1 stormtrooper kessel',
  ])
  const all = play(one, 'move 1 at-at kessel', 'move 1 at-st kessel', 'move 1 stormtrooper kessel')
  assert.equal(changes(before, all), {
    assigned: null,
    'leaders.mon-calamari': ['darth-vader'],
    'units.kessel.at-at': 1,
    'units.kessel.at-st': 1,
    'units.kessel.stormtrooper': 1,
    'units.mon-calamari.at-at': 1,
    'units.mon-calamari.at-st': 1,
    'units.mon-calamari.stormtrooper': 3,
    'discards.missions': [CONQUEST],
  })
  assert.ok(hasTurn(all, 'rebel'))
})

test('planetary-conquest: none need move, and an Imperial leader holds the units of his system', () => {
  const { before, after } = success(CONQUEST, ['darth-vader'], 'mon-calamari', {
    units: { kessel: ARMY, rodia: { stormtrooper: 2 } },
    leaders: { kessel: ['boba-fett'], rodia: ['han-solo'] },
  })
  assert.equal(offers(after, 'move').sort(), [
    'move 1 stormtrooper rodia',
    'move 2 stormtrooper rodia',
  ])
  assert.equal(field(play(after, 'done'), 'units'), field(before, 'units'))
})

test('planetary-conquest X40: Rebel ground units there are fought by the Empire', () => {
  const { after } = success(CONQUEST, ['darth-vader'], 'rodia', {
    units: { kessel: ARMY, rodia: { 'rebel-trooper': 1 } },
  })
  const fight = play(after, 'move 1 at-at kessel', 'done')
  assert.is(combatOf(fight), 'rodia by empire')
})

test('planetary-conquest: Rebel ships alone are not fought', () => {
  const { after } = success(CONQUEST, ['darth-vader'], 'rodia', {
    units: { kessel: ARMY, rodia: { 'x-wing': 1, 'tie-fighter': 1 } },
  })
  assert.ok(hasTurn(play(after, 'move 1 at-at kessel', 'done'), 'rebel'))
})

test('planetary-conquest: a base found is revealed before the combat, and subjugated', () => {
  const { after } = success(CONQUEST, ['darth-vader'], 'rodia', {
    base: { system: 'rodia' },
    units: { kessel: ARMY, 'rebel-base': { 'rebel-trooper': 2 } },
  })
  const fight = play(after, 'move 1 at-at kessel', 'done')
  assert.equal(field(fight, 'base'), { system: 'rodia', revealed: true })
  assert.is(field(fight, 'units.rodia.rebel-trooper'), 2)
  assert.is(combatOf(fight), 'rodia by empire')
  assert.is(field(fight, 'combat.wasSubjugated'), true)
})

test('planetary-conquest: an empty base is taken, and the Empire has won', () => {
  const { after } = success(CONQUEST, ['darth-vader'], 'hoth', { units: { kessel: ARMY } })
  const won = play(after, 'move 1 stormtrooper kessel', 'done')
  assert.is(field(won, 'result.winner'), 'empire')
  assert.is(field(won, 'result.reason'), 'base-taken')
})

test('planetary-conquest: leaves the captive behind, who is free without guards', () => {
  const { after } = success(CONQUEST, ['darth-vader'], 'rodia', {
    units: { kessel: { stormtrooper: 2 } },
    leaders: { kessel: ['han-solo'] },
    rings: { captured: 'han-solo' },
  })
  forbids(after, 'take')
  const moved = play(after, 'move 2 stormtrooper kessel')
  assert.equal(field(moved, 'leaders.rebel-base'), ['han-solo'])
  assert.is(field(moved, 'rings'), undefined)
})

test.run()
