import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { allows, decider, field, forbids, offers, play } from '../support.js'
import { assigned, changed, changes, combatOf, type Fields, hasTurn } from './attempt.js'

/** Rebel missions that destroy, gain and build units. */

/** Revealed there and not opposed. */
function success(mission: string, leaders: readonly string[], system: string, fields: Fields = {}) {
  const before = assigned(mission, leaders, fields)
  return { before, after: play(before, `reveal ${mission} ${system}`, 'decline') }
}

// Base Defenses

const DEFENDED = { loyalty: { rebel: ['alderaan'] }, sabotage: ['alderaan'] }

test('base-defenses: an Ion Cannon and a Shield Generator at the hidden base', () => {
  const s = assigned('base-defenses', ['mon-mothma'], DEFENDED)
  assert.equal(changed(s, 'reveal base-defenses alderaan', 'decline'), {
    assigned: null,
    'leaders.alderaan': ['mon-mothma'],
    'units.rebel-base.ion-cannon': 1,
    'units.rebel-base.shield-generator': 1,
    'discards.missions': ['base-defenses'],
  })
})

test("base-defenses: in the revealed base's system, sabotaged or full", () => {
  const { after } = success('base-defenses', ['mon-mothma'], 'alderaan', {
    ...DEFENDED,
    base: { system: 'rodia', revealed: true },
    sabotage: ['rodia'],
    units: { rodia: { 'rebel-trooper': 5 } },
  })
  assert.equal(field(after, 'units.rodia'), {
    'rebel-trooper': 5,
    'shield-generator': 1,
    'ion-cannon': 1,
  })
  assert.is(field(after, 'units.rebel-base'), undefined)
})

test('base-defenses: without one in the supply one on the board may make room, or none comes', () => {
  const { after } = success('base-defenses', ['mon-mothma'], 'alderaan', {
    ...DEFENDED,
    units: { kessel: { 'ion-cannon': 1 }, rodia: { 'ion-cannon': 2 } },
  })
  assert.equal(offers(after, 'sacrifice'), [
    'sacrifice ion-cannon kessel',
    'sacrifice ion-cannon rodia',
  ])
  const moved = play(after, 'sacrifice ion-cannon kessel')
  assert.is(field(moved, 'units.kessel'), undefined)
  assert.equal(field(moved, 'units.rebel-base'), { 'shield-generator': 1, 'ion-cannon': 1 })
  const declined = play(after, 'decline')
  assert.equal(field(declined, 'units.rebel-base'), { 'shield-generator': 1 })
  assert.is(field(declined, 'units.rodia.ion-cannon'), 2)
})

// Build queues

test('demolition X48: a queued unit of each icon, from any space', () => {
  // Mygeeto: ship triangle and ground square
  const queue = {
    '1': { 'tie-fighter': 1, stormtrooper: 1 },
    '2': { 'tie-fighter': 2, 'star-destroyer': 1 },
    '3': { 'at-at': 1 },
  }
  const { before, after } = success('demolition', ['chewbacca'], 'mygeeto', {
    loyalty: { rebel: ['mygeeto'] },
    sabotage: ['mygeeto'],
    units: { mygeeto: { stormtrooper: 1, 'x-wing': 1 } },
    queues: { empire: queue },
  })
  assert.is(decider(after), 'rebel')
  assert.equal(offers(after, 'destroy').sort(), [
    'destroy tie-fighter queue-1',
    'destroy tie-fighter queue-2',
  ])
  const done = play(after, 'destroy tie-fighter queue-2')
  assert.equal(changes(before, done), {
    assigned: null,
    'leaders.mygeeto': ['chewbacca'],
    'discards.missions': ['demolition'],
    'queues.empire.2.tie-fighter': 1,
    'queues.empire.3.at-at': null,
  })
})

test('demolition: one unit for each of two equal icons, and none without a match', () => {
  const fields = (queue: Fields) => ({
    units: { kashyyyk: { stormtrooper: 1 } },
    queues: { empire: { '1': queue }, rebel: { '1': { 'rebel-trooper': 3 } } },
  })
  const two = success('demolition', ['chewbacca'], 'kashyyyk', fields({ stormtrooper: 3 }))
  assert.is(field(two.after, 'queues.empire.1.stormtrooper'), 1)
  const none = success('demolition', ['chewbacca'], 'kashyyyk', fields({ 'tie-fighter': 3 }))
  assert.equal(field(none.after, 'queues'), field(none.before, 'queues'))
})

test('demolition: units without a build icon match none', () => {
  // Corellia: ship triangle and ship square
  const queue = {
    '3': { 'super-star-destroyer': 1, 'death-star': 1 },
    '2': { 'star-destroyer': 1 },
  }
  const { after } = success('demolition', ['chewbacca'], 'corellia', {
    loyalty: { empire: ['corellia'] },
    units: { yavin: { 'death-star-under-construction': 1 } },
    queues: { empire: queue },
  })
  assert.equal(field(after, 'queues.empire'), {
    '3': { 'super-star-destroyer': 1, 'death-star': 1 },
  })
})

test('rogue-squadron-raid X25 X26: queued units of up to 4 health, never a Death Star', () => {
  const queue = {
    '1': { stormtrooper: 1, 'at-at': 1 },
    '2': { 'star-destroyer': 1, 'assault-carrier': 1 },
    '3': { 'death-star': 1, 'super-star-destroyer': 1 },
  }
  const { before, after } = success('rogue-squadron-raid', ['han-solo'], 'corellia', {
    loyalty: { empire: ['corellia'] },
    units: { yavin: { 'death-star-under-construction': 1 } },
    queues: { empire: queue },
  })
  assert.equal(offers(after, 'destroy').sort(), [
    'destroy assault-carrier queue-2',
    'destroy at-at queue-1',
    'destroy star-destroyer queue-2',
    'destroy stormtrooper queue-1',
  ])
  const one = play(after, 'destroy at-at queue-1')
  assert.equal(offers(one, 'destroy'), ['destroy stormtrooper queue-1'])
  assert.equal(changes(before, play(one, 'done')), {
    assigned: null,
    'leaders.corellia': ['han-solo'],
    'discards.missions': ['rogue-squadron-raid'],
    'queues.empire.1.at-at': null,
  })
  // A Star Destroyer is 4, and that is all
  const other = play(after, 'destroy star-destroyer queue-2')
  assert.ok(hasTurn(other, 'empire'))
  assert.is(field(other, 'queues.empire.1.at-at'), 1)
  const none = play(after, 'done')
  assert.equal(field(none, 'queues'), field(before, 'queues'))
})

test('establish-trade-relations: loyalty, and a unit for each icon on the printed space', () => {
  // Mon Calamari: ship triangle and ship square, space 3
  const { before, after } = success('establish-trade-relations', ['mon-mothma'], 'mon-calamari')
  assert.equal(offers(after, 'gain').sort(), ['gain rebel-transport', 'gain x-wing', 'gain y-wing'])
  assert.equal(changes(before, play(after, 'gain y-wing')), {
    assigned: null,
    'leaders.mon-calamari': ['mon-mothma'],
    'loyalty.rebel': ['mon-calamari'],
    'queues.rebel.3.y-wing': 1,
    'queues.rebel.3.mon-calamari-cruiser': 1,
    'discards.missions': ['establish-trade-relations'],
  })
})

test('establish-trade-relations X48: icons work whatever the loyalty and whoever is there', () => {
  const { after } = success('establish-trade-relations', ['mon-mothma'], 'kessel', {
    loyalty: { empire: ['kessel'] },
    units: { kessel: { stormtrooper: 2 } },
  })
  assert.is(field(after, 'loyalty'), undefined)
  assert.equal(field(after, 'queues.rebel'), { '1': { 'rebel-trooper': 1 } })
})

test('establish-trade-relations X21 X24: nothing in a remote or destroyed system', () => {
  for (const [system, fields] of [
    ['yavin', {}],
    ['kessel', { destroyed: ['kessel'] }],
  ] as const) {
    const s = assigned('establish-trade-relations', ['mon-mothma'], fields)
    assert.equal(changed(s, `reveal establish-trade-relations ${system}`, 'decline'), {
      assigned: null,
      [`leaders.${system}`]: ['mon-mothma'],
      'discards.missions': ['establish-trade-relations'],
    })
  }
})

test('establish-trade-relations: without a unit in the supply one on the board may make room', () => {
  const { after } = success('establish-trade-relations', ['mon-mothma'], 'geonosis', {
    loyalty: { rebel: ['geonosis'] },
    units: {
      hoth: { 'shield-generator': 3 },
      rodia: { 'ion-cannon': 3 },
      kessel: { 'x-wing': 8 },
      yavin: { 'y-wing': 12 },
      ilum: { 'rebel-transport': 4 },
    },
  })
  assert.equal(offers(after, 'sacrifice').sort(), [
    'sacrifice rebel-transport ilum',
    'sacrifice x-wing kessel',
    'sacrifice y-wing yavin',
  ])
  const built = play(after, 'sacrifice x-wing kessel', 'sacrifice ion-cannon rodia')
  assert.is(field(built, 'units.kessel.x-wing'), 7)
  assert.is(field(built, 'units.rodia.ion-cannon'), 2)
  assert.equal(field(built, 'queues.rebel'), { '2': { 'x-wing': 1, 'ion-cannon': 1 } })
  // Or none
  assert.is(field(play(after, 'decline', 'decline'), 'queues'), undefined)
})

// Support of Mon Calamari

const CALAMARI = 'support-of-mon-calamari'

test('support-of-mon-calamari: two loyalty', () => {
  const { before, after } = success(CALAMARI, ['princess-leia'], 'mon-calamari', {
    loyalty: { empire: ['mon-calamari'] },
    sabotage: ['mon-calamari'],
  })
  assert.equal(offers(after, 'choose'), ['choose loyalty', 'choose cruiser'])
  assert.equal(changes(before, play(after, 'choose loyalty')), {
    assigned: null,
    'leaders.mon-calamari': ['princess-leia'],
    'loyalty.empire': null,
    'loyalty.rebel': ['mon-calamari'],
    'discards.missions': [CALAMARI],
  })
  assert.equal(changes(before, play(after, 'choose cruiser')), {
    assigned: null,
    'leaders.mon-calamari': ['princess-leia'],
    'queues.rebel.3.mon-calamari-cruiser': 1,
    'discards.missions': [CALAMARI],
  })
})

test('support-of-mon-calamari: no cruiser without one in play or in the supply', () => {
  // All three are in the build queue: none is on the board to make room
  const { before, after } = success(CALAMARI, ['princess-leia'], 'mon-calamari', {
    queues: { rebel: { '3': { 'mon-calamari-cruiser': 3 } } },
  })
  assert.equal(field(after, 'loyalty.rebel'), ['mon-calamari'])
  assert.equal(field(after, 'queues'), field(before, 'queues'))
})

// Destroying units

test('hit-and-run X25: Imperial units of up to 2 health, as few as one likes', () => {
  const units = {
    corellia: {
      'star-destroyer': 1,
      'assault-carrier': 1,
      'tie-fighter': 3,
      'death-star': 1,
      'at-st': 1,
      'at-at': 1,
      stormtrooper: 1,
      'x-wing': 1,
    },
    kessel: { 'tie-fighter': 1 },
  }
  const { before, after } = success('hit-and-run', ['han-solo'], 'corellia', { units })
  assert.equal(offers(after, 'destroy').sort(), [
    'destroy assault-carrier corellia',
    'destroy at-st corellia',
    'destroy stormtrooper corellia',
    'destroy tie-fighter corellia',
  ])
  const one = play(after, 'destroy tie-fighter corellia')
  assert.equal(offers(one, 'destroy').sort(), [
    'destroy stormtrooper corellia',
    'destroy tie-fighter corellia',
  ])
  assert.equal(changes(before, play(one, 'destroy stormtrooper corellia')), {
    assigned: null,
    'leaders.corellia': ['han-solo'],
    'units.corellia.tie-fighter': 2,
    'units.corellia.stormtrooper': null,
    'discards.missions': ['hit-and-run'],
  })
  assert.is(field(play(one, 'done'), 'units.corellia.stormtrooper'), 1)
  assert.equal(field(play(after, 'done'), 'units'), field(before, 'units'))
})

test('hit-and-run X24: a Death Star alone, or nothing at all, is no target', () => {
  for (const units of [{ kessel: { 'death-star': 1 } }, {}]) {
    const s = assigned('hit-and-run', ['han-solo'], { units })
    assert.equal(changed(s, 'reveal hit-and-run kessel', 'decline'), {
      assigned: null,
      'leaders.kessel': ['han-solo'],
      'discards.missions': ['hit-and-run'],
    })
  }
})

test('hit-and-run: is no combat and plays no objective', () => {
  const { after } = success('hit-and-run', ['han-solo'], 'kessel', {
    units: { kessel: { stormtrooper: 2, 'rebel-trooper': 1 } },
    hands: { rebel: { objectives: ['liberation-2', 'rebel-assault-1'] } },
  })
  const done = play(after, 'destroy stormtrooper kessel', 'destroy stormtrooper kessel')
  assert.ok(hasTurn(done, 'empire'))
})

test('wookiee-uprising: loyalty and up to 4 health of Imperial units', () => {
  const units = { kashyyyk: { 'star-destroyer': 1, 'at-at': 1, stormtrooper: 2, 'death-star': 1 } }
  const { before, after } = success('wookiee-uprising', ['chewbacca'], 'kashyyyk', { units })
  assert.equal(field(after, 'loyalty.rebel'), ['kashyyyk'])
  assert.equal(offers(after, 'destroy').sort(), [
    'destroy at-at kashyyyk',
    'destroy star-destroyer kashyyyk',
    'destroy stormtrooper kashyyyk',
  ])
  const done = play(after, 'destroy at-at kashyyyk', 'destroy stormtrooper kashyyyk')
  assert.equal(changes(before, done), {
    assigned: null,
    'leaders.kashyyyk': ['chewbacca'],
    'loyalty.rebel': ['kashyyyk'],
    'units.kashyyyk.at-at': null,
    'units.kashyyyk.stormtrooper': 1,
    'discards.missions': ['wookiee-uprising'],
  })
})

test('wookiee-uprising X22 X21: in a destroyed Kashyyyk only the units are destroyed', () => {
  const { after } = success('wookiee-uprising', ['chewbacca'], 'kashyyyk', {
    destroyed: ['kashyyyk'],
    units: { kashyyyk: { 'star-destroyer': 1 } },
  })
  const done = play(after, 'destroy star-destroyer kashyyyk')
  assert.is(field(done, 'units'), undefined)
  assert.is(field(done, 'loyalty'), undefined)
})

// Risings

test('incite-rebellion X40 X41: three Rebel Troopers, then a combat of the Rebels', () => {
  const units = { rodia: { 'at-st': 1 }, tatooine: { 'x-wing': 2, 'rebel-trooper': 2 } }
  const { before, after } = success('incite-rebellion', ['mon-mothma'], 'rodia', { units })
  assert.equal(changes(before, after), {
    assigned: null,
    'leaders.rodia': ['mon-mothma'],
    'units.rodia.rebel-trooper': 3,
    'discards.missions': ['incite-rebellion'],
  })
  // Mon Mothma has no tactic values: the Rebels may add a leader first, and nobody brings units
  assert.is(combatOf(after), 'rodia by rebel')
  assert.is(decider(after), 'rebel')
  forbids(after, 'move')
  const answer = play(after, 'add jan-dodonna')
  assert.is(combatOf(answer), 'rodia by rebel')
  assert.is(decider(answer), 'empire')
})

test('incite-rebellion: with few in the supply troopers elsewhere may make room', () => {
  const units = { rodia: { 'at-st': 1 }, tatooine: { 'rebel-trooper': 19 } }
  const { after } = success('incite-rebellion', ['mon-mothma'], 'rodia', { units })
  assert.is(field(after, 'units.rodia.rebel-trooper'), 2)
  allows(after, 'sacrifice rebel-trooper tatooine', 'sacrifice rebel-trooper rodia', 'decline')
  const moved = play(after, 'sacrifice rebel-trooper tatooine')
  assert.is(field(moved, 'units.rodia.rebel-trooper'), 3)
  assert.is(field(moved, 'units.tatooine.rebel-trooper'), 18)
  assert.is(combatOf(moved), 'rodia by rebel')
  assert.is(combatOf(play(after, 'decline')), 'rodia by rebel')
})

test('public-uprising: a circle and two triangles, ships or ground units, then a combat', () => {
  const { before, after } = success('public-uprising', ['mon-mothma'], 'rodia', {
    units: { rodia: { 'at-st': 1 } },
  })
  assert.equal(offers(after, 'gain').sort(), ['gain airspeeder', 'gain corellian-corvette'])
  const circle = play(after, 'gain airspeeder')
  assert.equal(offers(circle, 'gain').sort(), [
    'gain rebel-transport',
    'gain rebel-trooper',
    'gain x-wing',
    'gain y-wing',
  ])
  const done = play(circle, 'gain x-wing', 'gain rebel-trooper')
  assert.equal(changes(before, done), {
    assigned: null,
    'leaders.rodia': ['mon-mothma'],
    'units.rodia.airspeeder': 1,
    'units.rodia.x-wing': 1,
    'units.rodia.rebel-trooper': 1,
    'discards.missions': ['public-uprising'],
  })
  assert.is(combatOf(done), 'rodia by rebel')
  assert.is(decider(done), 'rebel')
})

test('public-uprising: ships over ground units alone have nobody to fight', () => {
  const { after } = success('public-uprising', ['mon-mothma'], 'rodia', {
    units: { rodia: { 'at-st': 1 } },
  })
  const s: State = play(after, 'gain corellian-corvette', 'gain x-wing', 'gain y-wing')
  assert.ok(hasTurn(s, 'empire'))
})

test.run()
