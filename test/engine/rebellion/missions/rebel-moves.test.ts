import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decider, field, forbids, offers, play } from '../support.js'
import { assigned, changes, combatOf, type Fields, hasTurn } from './attempt.js'

/** Rebel missions that move units out of the Rebel Base space. */

const BASE = {
  'x-wing': 2,
  'rebel-transport': 1,
  'rebel-trooper': 6,
  airspeeder: 1,
  'ion-cannon': 1,
} as const

/** The base is on Hoth; Mon Calamari is far away from it. */
function staged(units: Fields, leaders: Fields = {}, more: Fields = {}): Fields {
  return { units: { 'rebel-base': BASE, ...units }, leaders, ...more }
}

// Hidden Fleet

test('hidden-fleet X2: any number of units to any system, within transport, past leaders', () => {
  const fields = staged({}, { 'rebel-base': ['jan-dodonna'] })
  const s = assigned('hidden-fleet', ['mon-mothma'], fields)
  const moving = play(s, 'reveal hidden-fleet mon-calamari')
  assert.is(decider(moving), 'rebel')
  assert.equal(offers(moving, 'move').sort(), [
    'move 1 rebel-transport rebel-base',
    'move 1 x-wing rebel-base',
    'move 2 x-wing rebel-base',
  ])
  const loaded = play(moving, 'move 1 rebel-transport rebel-base')
  forbids(loaded, 'move 5 rebel-trooper', 'move 1 ion-cannon')
  const after = play(
    loaded,
    'move 3 rebel-trooper rebel-base',
    'move 1 airspeeder rebel-base',
    'done',
  )
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.mon-calamari': ['mon-mothma'],
    'units.rebel-base.rebel-transport': null,
    'units.rebel-base.rebel-trooper': 3,
    'units.rebel-base.airspeeder': null,
    'units.mon-calamari.rebel-transport': 1,
    'units.mon-calamari.rebel-trooper': 3,
    'units.mon-calamari.airspeeder': 1,
    'discards.missions': ['hidden-fleet'],
  })
  assert.ok(hasTurn(after, 'empire'))
})

test('hidden-fleet: nothing need move, and it does not tell where the base is', () => {
  const s = assigned('hidden-fleet', ['mon-mothma'], staged({}))
  const after = play(s, 'reveal hidden-fleet mon-calamari', 'move 2 x-wing rebel-base', 'done')
  assert.equal(field(after, 'candidates'), field(s, 'candidates'))
  const none = play(s, 'reveal hidden-fleet mon-calamari', 'done')
  assert.equal(field(none, 'units'), field(s, 'units'))
})

test("hidden-fleet: with the base revealed units come from the base's system", () => {
  const s = assigned('hidden-fleet', ['mon-mothma'], {
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'x-wing': 2, 'tie-fighter': 1 }, kessel: { 'y-wing': 1 } },
    leaders: { hoth: ['jan-dodonna'] },
  })
  const moving = play(s, 'reveal hidden-fleet mon-calamari')
  assert.equal(offers(moving, 'move').sort(), ['move 1 x-wing hoth', 'move 2 x-wing hoth'])
})

// Lead the Strike Team

const TEAM = 'lead-the-strike-team'

test('lead-the-strike-team X39: up to four ground units without transport, then a combat', () => {
  const s = assigned(TEAM, ['wedge-antilles'], staged({ rodia: { stormtrooper: 1 } }))
  const moving = play(s, `reveal ${TEAM} rodia`, 'decline')
  assert.equal(offers(moving, 'move').sort(), [
    'move 1 airspeeder rebel-base',
    'move 1 rebel-trooper rebel-base',
    'move 2 rebel-trooper rebel-base',
    'move 3 rebel-trooper rebel-base',
    'move 4 rebel-trooper rebel-base',
  ])
  const three = play(moving, 'move 3 rebel-trooper rebel-base')
  forbids(three, 'move 2 rebel-trooper')
  const after = play(three, 'move 1 airspeeder rebel-base')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.rodia': ['wedge-antilles'],
    'units.rebel-base.rebel-trooper': 3,
    'units.rebel-base.airspeeder': null,
    'units.rodia.rebel-trooper': 3,
    'units.rodia.airspeeder': 1,
    'discards.missions': [TEAM],
  })
  assert.is(combatOf(after), 'rodia by rebel')
})

test('lead-the-strike-team X39: fewer may go, and ships alone are not fought', () => {
  const s = assigned(TEAM, ['wedge-antilles'], staged({ rodia: { 'tie-fighter': 1, 'x-wing': 1 } }))
  const after = play(
    s,
    `reveal ${TEAM} rodia`,
    'decline',
    'move 1 rebel-trooper rebel-base',
    'done',
  )
  assert.is(field(after, 'units.rodia.rebel-trooper'), 1)
  assert.ok(hasTurn(after, 'empire'))
})

test('lead-the-strike-team: units there already fight when nobody comes', () => {
  const s = assigned(
    TEAM,
    ['wedge-antilles'],
    staged({ rodia: { stormtrooper: 1, 'rebel-trooper': 1 } }),
  )
  const after = play(s, `reveal ${TEAM} rodia`, 'decline', 'done')
  assert.is(combatOf(after), 'rodia by rebel')
  assert.is(field(after, 'units.rebel-base.rebel-trooper'), 6)
})

test('lead-the-strike-team: a leader in the Rebel Base space prevents the move', () => {
  const fields = staged({ rodia: { stormtrooper: 1 } }, { 'rebel-base': ['jan-dodonna'] })
  const s = assigned(TEAM, ['wedge-antilles'], fields)
  const after = play(s, `reveal ${TEAM} rodia`, 'decline')
  assert.ok(hasTurn(after, 'empire'))
  assert.equal(field(after, 'units'), field(s, 'units'))
})

test("lead-the-strike-team: with the base revealed troops come from the base's system", () => {
  const s = assigned(TEAM, ['wedge-antilles'], {
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'rebel-trooper': 2, 'shield-generator': 1 } },
  })
  const moving = play(s, `reveal ${TEAM} mon-calamari`, 'decline')
  assert.equal(offers(moving, 'move').sort(), [
    'move 1 rebel-trooper hoth',
    'move 2 rebel-trooper hoth',
  ])
})

// Plan the Assault

const ASSAULT = 'plan-the-assault'

test('plan-the-assault: ships alone, past leaders, then a combat', () => {
  const fields = staged({ corellia: { 'star-destroyer': 1 } }, { 'rebel-base': ['mon-mothma'] })
  const s = assigned(ASSAULT, ['princess-leia'], fields)
  const moving = play(s, `reveal ${ASSAULT} corellia`, 'decline')
  assert.equal(offers(moving, 'move').sort(), [
    'move 1 rebel-transport rebel-base',
    'move 1 x-wing rebel-base',
    'move 2 x-wing rebel-base',
  ])
  const loaded = play(moving, 'move 1 rebel-transport rebel-base')
  forbids(loaded, 'move 1 rebel-trooper', 'move 1 airspeeder')
  const after = play(loaded, 'move 2 x-wing rebel-base')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.corellia': ['princess-leia'],
    'units.rebel-base.x-wing': null,
    'units.rebel-base.rebel-transport': null,
    'units.corellia.x-wing': 2,
    'units.corellia.rebel-transport': 1,
    'discards.missions': [ASSAULT],
  })
  assert.is(combatOf(after), 'corellia by rebel')
})

test('plan-the-assault: a Death Star is a ship, and so is one under construction', () => {
  for (const unit of ['death-star', 'death-star-under-construction']) {
    const s = assigned(ASSAULT, ['princess-leia'], staged({ yavin: { [unit]: 1 } }))
    const after = play(s, `reveal ${ASSAULT} yavin`, 'decline', 'move 2 x-wing rebel-base', 'done')
    assert.is(combatOf(after), 'yavin by rebel')
  }
})

test('plan-the-assault: without ships that come there is no combat', () => {
  const s = assigned(ASSAULT, ['princess-leia'], staged({ corellia: { 'star-destroyer': 1 } }))
  const after = play(s, `reveal ${ASSAULT} corellia`, 'decline', 'done')
  assert.ok(hasTurn(after, 'empire'))
})

test('plan-the-assault: ground units that stand there fight too', () => {
  const s = assigned(
    ASSAULT,
    ['princess-leia'],
    staged({ rodia: { 'tie-fighter': 1, stormtrooper: 1, 'rebel-trooper': 1 } }),
  )
  const after = play(s, `reveal ${ASSAULT} rodia`, 'decline', 'done')
  assert.is(combatOf(after), 'rodia by rebel')
})

test("plan-the-assault: with the base revealed ships come from the base's system", () => {
  const s = assigned(ASSAULT, ['princess-leia'], {
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'x-wing': 1, 'rebel-trooper': 1 }, corellia: { 'star-destroyer': 1 } },
  })
  const moving = play(s, `reveal ${ASSAULT} corellia`, 'decline')
  assert.equal(offers(moving, 'move'), ['move 1 x-wing hoth'])
})

test.run()
