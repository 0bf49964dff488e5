import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { allows, at, decider, field, forbids, offers, play, position } from '../support.js'
import { assigned, cardsOf, changes, combatOf, type Fields, hasTurn } from './attempt.js'

const CARD = 'rapid-mobilization'

/** The end of a Command Phase in which the card was revealed, each time with so many leaders. */
function due(times: readonly number[], fields: Fields = {}): State {
  const s = position({
    phase: 'command',
    passed: ['empire'],
    round: { rapidMobilization: times },
    ...fields,
  })
  return play(s, 'pass')
}

test('rapid-mobilization X2 X4: leaders go to the Rebel Base space unopposed; the rest waits', () => {
  const s = assigned(CARD, ['general-rieekan', 'mon-mothma'])
  const after = play(s, 'reveal rapid-mobilization rebel-base')
  assert.ok(hasTurn(after, 'empire'))
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.rebel-base': ['mon-mothma', 'general-rieekan'],
    'round.rapidMobilization': [2],
  })
  const end = play(after, 'pass', 'pass')
  assert.is(decider(end), 'rebel')
  assert.equal(offers(end, 'choose'), ['choose move-units', 'choose new-base'])
})

test('rapid-mobilization: revealed base, revealed in its system', () => {
  const s = assigned(CARD, ['mon-mothma'], { base: { system: 'hoth', revealed: true } })
  const after = play(s, 'reveal rapid-mobilization hoth')
  assert.equal(field(after, 'leaders.hoth'), ['mon-mothma'])
})

// Moving units

test('rapid-mobilization: up to five units of one system, whatever the distance', () => {
  const s = due([1], {
    units: {
      'mon-calamari': { 'rebel-transport': 2, 'rebel-trooper': 6, 'x-wing': 1 },
      felucia: { 'x-wing': 2 },
    },
  })
  const moving = play(s, 'choose move-units')
  allows(moving, 'done', 'move 2 x-wing felucia', 'move 1 x-wing mon-calamari')
  // Troopers need the transports, 4 each
  forbids(moving, 'move 1 rebel-trooper')
  const loaded = play(moving, 'move 1 rebel-transport mon-calamari')
  forbids(loaded, 'move 1 x-wing felucia', 'move 5 rebel-trooper mon-calamari')
  // With five gone the movement is over
  const after = play(loaded, 'move 4 rebel-trooper mon-calamari')
  assert.equal(field(after, 'units.rebel-base'), { 'rebel-transport': 1, 'rebel-trooper': 4 })
  assert.equal(field(after, 'units.mon-calamari'), {
    'x-wing': 1,
    'rebel-transport': 1,
    'rebel-trooper': 2,
  })
  assert.equal(field(after, 'units.felucia'), { 'x-wing': 2 })
  assert.equal(field(after, 'base'), { system: 'hoth' })
})

test('rapid-mobilization: leaders hold units, captives do not, structures stay, none need move', () => {
  const s = due([1], {
    units: {
      felucia: { 'x-wing': 2 },
      rodia: { 'ion-cannon': 1, 'y-wing': 1 },
      kessel: { 'x-wing': 1, 'tie-fighter': 1 },
    },
    leaders: { felucia: ['jan-dodonna'], kessel: ['han-solo'] },
    rings: { captured: 'han-solo' },
  })
  const moving = play(s, 'choose move-units')
  assert.equal(offers(moving, 'move').sort(), ['move 1 x-wing kessel', 'move 1 y-wing rodia'])
  const after = play(moving, 'done')
  assert.equal(field(after, 'units.rodia'), { 'y-wing': 1, 'ion-cannon': 1 })
  assert.is(at(after, 'rebel-base', 'x-wing'), 0)
})

test('rapid-mobilization: with the base revealed only a new base is left to choose', () => {
  const s = due([1], { base: { system: 'hoth', revealed: true }, decks: { probes: ['ryloth'] } })
  // The single choice is made at once
  allows(s, 'choose ryloth', 'decline')
})

// A new base

const HUNTED = {
  loyalty: { empire: ['corellia'] },
  units: { rodia: { 'tie-fighter': 1 }, 'rebel-base': { 'x-wing': 2, 'rebel-trooper': 1 } },
  destroyed: ['dantooine'],
  decks: {
    probes: [
      'ryloth',
      'dantooine',
      'corellia',
      'rodia',
      'ilum',
      'endor',
      'yavin',
      'felucia',
      'bespin',
    ],
  },
}

test('rapid-mobilization: a new base among the four top probe cards that fit', () => {
  const drawn = play(due([1], HUNTED), 'choose new-base')
  // Corellia is Imperial, Rodia holds an Imperial ship, Dantooine is destroyed
  assert.equal(offers(drawn, 'choose'), ['choose ryloth'])
  allows(drawn, 'decline')
  const after = play(due([1, 1], HUNTED), 'choose new-base', 'choose ryloth')
  assert.equal(field(after, 'base'), { system: 'ryloth' })
  assert.equal(field(after, 'units.hoth'), { 'x-wing': 2, 'rebel-trooper': 1 })
  assert.is(field(after, 'units.rebel-base'), undefined)
  assert.is(field(after, 'units.ryloth'), undefined)
  assert.equal(field(after, 'hands.empire.probes'), [{ card: 'hoth', rebel: true }])
  const order = cardsOf(after, 'probes')
  assert.equal(order.slice(-3).sort(), ['corellia', 'dantooine', 'rodia'])
  assert.is(order[0], 'ilum')
  assert.not(order.includes('ryloth'))
})

test('rapid-mobilization: leaders in the Rebel Base space are left in the old system', () => {
  const fields = { ...HUNTED, leaders: { 'rebel-base': ['mon-mothma', 'jan-dodonna'] } }
  const after = play(due([1, 1], fields), 'choose new-base', 'choose ryloth')
  assert.equal(field(after, 'leaders'), { hoth: ['mon-mothma', 'jan-dodonna'] })
})

test('rapid-mobilization: eight probe cards with two leaders on the card', () => {
  const drawn = play(due([2], HUNTED), 'choose new-base')
  assert.equal(
    offers(drawn, 'choose').sort(),
    ['endor', 'felucia', 'ilum', 'ryloth', 'yavin'].map((id) => `choose ${id}`),
  )
})

test('rapid-mobilization: declined, all cards go under the deck and nothing moves', () => {
  const after = play(due([1, 1], HUNTED), 'choose new-base', 'decline')
  assert.equal(field(after, 'base'), { system: 'hoth' })
  assert.equal(field(after, 'units.rebel-base'), { 'x-wing': 2, 'rebel-trooper': 1 })
  assert.equal(cardsOf(after, 'probes').slice(-4).sort(), [
    'corellia',
    'dantooine',
    'rodia',
    'ryloth',
  ])
  assert.is(field(after, 'hands.empire'), undefined)
})

test('rapid-mobilization: with every card drawn barred there is nothing to choose', () => {
  const probes = ['dantooine', 'corellia', 'rodia', 'mustafar', 'ilum']
  const loyalty = { empire: ['corellia', 'mustafar'] }
  const after = play(due([1, 1], { ...HUNTED, loyalty, decks: { probes } }), 'choose new-base')
  // The next one is to be resolved
  assert.equal(offers(after, 'choose'), ['choose move-units', 'choose new-base'])
  assert.equal(field(after, 'base'), { system: 'hoth' })
  assert.is(cardsOf(after, 'probes')[0], 'ilum')
})

test('rapid-mobilization: a revealed base is left for a hidden one', () => {
  const s = due([1, 1], {
    ...HUNTED,
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'x-wing': 2, 'tie-fighter': 1 } },
  })
  const after = play(s, 'choose ryloth')
  assert.equal(field(after, 'base'), { system: 'ryloth' })
  assert.equal(field(after, 'units.hoth'), { 'x-wing': 2, 'tie-fighter': 1 })
  // They have stood beside each other before; the second resolution comes next
  assert.equal(offers(after, 'choose'), ['choose move-units', 'choose new-base'])
})

test('rapid-mobilization: units left beside Imperial ones in the old system fight at once', () => {
  const units = { hoth: { 'star-destroyer': 1 }, 'rebel-base': { 'x-wing': 2 } }
  const s = due([1], { ...HUNTED, units })
  const after = play(s, 'choose new-base', 'choose ryloth')
  assert.is(combatOf(after), 'hoth by rebel')
})

// Twice

test('rapid-mobilization: resolved twice, units may come and the base move after that', () => {
  const s = due([1, 1], { ...HUNTED, units: { kessel: { 'x-wing': 1 } } })
  const moved = play(s, 'choose move-units', 'move 1 x-wing kessel')
  const after = play(moved, 'choose new-base', 'choose ryloth')
  assert.equal(field(after, 'base'), { system: 'ryloth' })
  assert.equal(field(after, 'units'), { hoth: { 'x-wing': 1 } })
})

test('rapid-mobilization: with different numbers of leaders the Rebels order them', () => {
  const s = due([1, 2], HUNTED)
  assert.equal(offers(s, 'choose'), ['choose four-cards', 'choose eight-cards'])
  const four = play(s, 'choose four-cards', 'choose new-base')
  assert.equal(offers(four, 'choose'), ['choose ryloth'])
  const eight = play(s, 'choose eight-cards', 'choose new-base')
  assert.is(offers(eight, 'choose').length, 5)
  // And then the other one
  const second = play(four, 'decline', 'choose new-base')
  allows(second, 'choose ilum', 'choose bespin')
  forbids(second, 'choose ryloth')
})

test('rapid-mobilization X14: back in hand, and nothing is left for the next round', () => {
  const after = play(assigned(CARD, ['mon-mothma']), 'reveal rapid-mobilization rebel-base')
  const refresh = play(after, 'pass', 'pass', 'choose move-units')
  assert.is(field(refresh, 'round'), undefined)
  assert.is(field(refresh, 'assigned'), undefined)
})

test.run()
