import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { changed, combatOf } from '../missions/attempt.js'
import { decider, field, forbids, play } from '../support.js'
import { risen } from './rise.js'

/** The expansion's projects, and the marker that secures the plans. */

// Projects

const SHIPYARD = { loyalty: { empire: ['mon-calamari'] } }

test('construct-super-star-destroyer-rise: on space 3 of the queue, with two leaders on space 2, sabotaged or not', () => {
  const s = risen('construct-super-star-destroyer-rise', ['general-tagge'], {
    ...SHIPYARD,
    sabotage: ['mon-calamari'],
  })
  assert.equal(changed(s, 'reveal construct-super-star-destroyer-rise mon-calamari'), {
    assigned: null,
    'leaders.mon-calamari': ['general-tagge'],
    'queues.empire.3.super-star-destroyer': 1,
    'discards.missions': ['construct-super-star-destroyer-rise'],
  })
  const two = risen(
    'construct-super-star-destroyer-rise',
    ['general-tagge', 'darth-vader'],
    SHIPYARD,
  )
  const after = play(two, 'reveal construct-super-star-destroyer-rise mon-calamari')
  assert.is(field(after, 'queues.empire.2.super-star-destroyer'), 1)
})

test('interdictor-development E16: on space 2, with two leaders on space 1 and back to hand', () => {
  const s = risen('interdictor-development', ['general-tagge'], SHIPYARD)
  assert.equal(changed(s, 'reveal interdictor-development mon-calamari'), {
    assigned: null,
    'leaders.mon-calamari': ['general-tagge'],
    'queues.empire.2.interdictor': 1,
    'discards.missions': ['interdictor-development'],
  })
  const two = risen('interdictor-development', ['general-tagge', 'darth-vader'], SHIPYARD)
  assert.equal(changed(two, 'reveal interdictor-development mon-calamari'), {
    assigned: null,
    'leaders.mon-calamari': ['darth-vader', 'general-tagge'],
    'queues.empire.1.interdictor': 1,
    'hands.empire.missions': ['interdictor-development'],
  })
  // No icon builds one: a system without a shipyard is no place for it
  forbids(
    risen('interdictor-development', ['general-tagge']),
    'reveal interdictor-development corulag',
  )
})

test('oversee-project D5: no Shield Bunker is built in a destroyed system', () => {
  const ruins = risen('oversee-project', ['general-tagge'], {
    destroyed: ['dantooine'],
    units: { dantooine: { 'star-destroyer': 1 } },
    queues: { empire: { 1: { 'shield-bunker': 1, 'assault-carrier': 1 } } },
  })
  const asked = play(ruins, 'reveal oversee-project dantooine')
  forbids(asked, 'deploy shield-bunker queue-1')
  assert.equal(field(asked, 'units.dantooine'), { 'assault-carrier': 1, 'star-destroyer': 1 })
})

test('single-reactor-ignition: Rebel ground units and markers go, the system stays', () => {
  const s = risen('single-reactor-ignition', ['general-tagge'], {
    units: { dagobah: { 'death-star': 1, 'rebel-trooper': 2, 'ion-cannon': 1, 'x-wing': 1 } },
    targetMarkers: { 'raid-outposts': ['dagobah', 'endor'] },
    playedObjectives: ['raid-outposts-2'],
    reputation: 10,
  })
  const after = play(s, 'reveal single-reactor-ignition dagobah')
  assert.equal(field(after, 'units.dagobah'), { 'death-star': 1, 'x-wing': 1 })
  assert.is(field(after, 'destroyed'), undefined)
  // Removing a marker does what its card says
  assert.equal(field(after, 'targetMarkers'), { 'raid-outposts': ['endor'] })
  assert.is(field(after, 'reputation'), 9)
  // And the base is not there
  assert.match(JSON.stringify(field(after, 'ruledOut')), 'dagobah')
})

test('single-reactor-ignition: the base is revealed, and without a Rebel unit left the Empire wins', () => {
  const fields = {
    units: { hoth: { 'death-star': 1 }, 'rebel-base': { 'rebel-trooper': 2, 'ion-cannon': 1 } },
  }
  const taken = play(
    risen('single-reactor-ignition', ['general-tagge'], fields),
    'reveal single-reactor-ignition hoth',
  )
  assert.is(decider(taken), 'nobody')
  const ships = { ...fields.units, 'rebel-base': { 'rebel-trooper': 2, 'x-wing': 1 } }
  const fought = play(
    risen('single-reactor-ignition', ['general-tagge'], { units: ships }),
    'reveal single-reactor-ignition hoth',
  )
  assert.equal(field(fought, 'base'), { system: 'hoth', revealed: true })
  assert.is(combatOf(fought), 'hoth by empire')
})

test('secure-the-plans E14: its marker stays with the card, and forbids Death Star Plans', () => {
  const s = risen('secure-the-plans', ['krennic', 'colonel-yularen'])
  forbids(s, 'reveal secure-the-plans corellia')
  const after = play(s, 'reveal secure-the-plans dagobah', 'decline')
  assert.equal(field(after, 'targetMarkers'), { 'secure-the-plans': ['dagobah'] })
  // It lies beside the board, and is discarded once the marker is gone
  assert.is(field(after, 'discards'), undefined)
  const landed = risen('behind-enemy-lines', ['admiral-ackbar'], {
    targetMarkers: { 'secure-the-plans': ['dagobah'] },
    loyalty: { rebel: ['naboo'] },
    units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 1 } },
    leaders: { pool: ['jan-dodonna'] },
  })
  const gone = play(
    landed,
    'activate jan-dodonna dagobah',
    'move 1 rebel-transport naboo',
    'move 1 rebel-trooper naboo',
  )
  assert.is(field(gone, 'targetMarkers'), undefined)
  assert.equal(field(gone, 'discards.missions'), ['secure-the-plans'])
})

test.run()
