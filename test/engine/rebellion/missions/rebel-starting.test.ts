import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { diceLeft, field, ofBaseGame, offers, play } from '../support.js'
import { assigned, cardsOf, changed, changes, faces, hasTurn, rolled } from './attempt.js'

// Build Alliance

const ALLIANCE = 'build-alliance'

for (const [name, system, fields, change] of [
  ['a neutral system', 'alderaan', {}, { 'loyalty.rebel': ['alderaan'] }],
  [
    'an Imperial system becomes neutral',
    'corellia',
    { loyalty: { empire: ['corellia'] } },
    { 'loyalty.empire': null },
  ],
  ['a Rebel system stays as it is', 'alderaan', { loyalty: { rebel: ['alderaan'] } }, {}],
  ['Coruscant never changes', 'coruscant', {}, {}],
] as const)
  test(`build-alliance X24: ${name}`, () => {
    const s = assigned(ALLIANCE, ['princess-leia'], fields)
    assert.equal(changed(s, `reveal ${ALLIANCE} ${system}`, 'decline'), {
      assigned: null,
      [`leaders.${system}`]: ['princess-leia'],
      ...change,
    })
  })

test('build-alliance: the marker lies beneath subjugation', () => {
  const s = assigned(ALLIANCE, ['princess-leia'], { units: { rodia: { stormtrooper: 1 } } })
  const after = play(s, `reveal ${ALLIANCE} rodia`, 'decline')
  assert.equal(field(after, 'loyalty.rebel'), ['rodia'])
  assert.equal(field(after, 'units.rodia'), { stormtrooper: 1 })
})

for (const [name, units, dice] of [
  ['without a Rebel unit', {}, 2],
  ['with a Rebel ship', { alderaan: { 'x-wing': 1 } }, 4],
  ['with Rebel ground units, 2 more and not 2 each', { alderaan: { 'rebel-trooper': 3 } }, 4],
  ['with an Imperial unit only', { alderaan: { stormtrooper: 1 } }, 2],
] as const)
  test(`build-alliance: dice ${name}`, () => {
    // Princess Leia has 2 icons, Darth Vader 2
    const s = assigned(ALLIANCE, ['princess-leia'], { units, dice: faces(8, 'hit') })
    const after = play(s, `reveal ${ALLIANCE} alderaan`, 'oppose darth-vader')
    assert.is(rolled(s, after), dice + 2)
    assert.equal(field(after, 'loyalty.rebel'), dice > 2 ? ['alderaan'] : undefined)
  })

test('build-alliance X10: the 2 dice count toward the ten', () => {
  const s = assigned(ALLIANCE, ['mon-mothma', 'princess-leia'], {
    units: { alderaan: { 'x-wing': 1 } },
    leaders: { alderaan: ['admiral-ackbar', 'obi-wan-kenobi', 'han-solo'] },
    dice: faces(14, 'blank'),
  })
  // 3 + 2 + 2 + 1 + 1 icons and 2 dice make 11; Darth Vader adds 2 of his own
  assert.is(rolled(s, play(s, `reveal ${ALLIANCE} alderaan`, 'oppose darth-vader')), 12)
})

test('build-alliance X14: back in hand after a failure', () => {
  const s = assigned(ALLIANCE, ['princess-leia'], { dice: faces(4, 'hit') })
  const after = play(s, `reveal ${ALLIANCE} alderaan`, 'oppose darth-vader')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.alderaan': ['princess-leia', 'darth-vader'],
  })
  assert.is(diceLeft(after), 0)
})

// Infiltration

const SPIED = { units: { corellia: { stormtrooper: 1 } } }

test('infiltration: one of the top two back on top, the other under the deck', () => {
  const deck = ['regional-support-1', 'rebel-assault-1', 'liberation-2']
  const [first = '', second = '', third = ''] = deck
  const s = assigned('infiltration', ['princess-leia'], { ...SPIED, decks: { objectives: deck } })
  const looking = play(s, 'reveal infiltration corellia', 'decline')
  assert.equal(offers(looking, 'choose').sort(), [`choose ${first}`, `choose ${second}`].sort())
  const after = play(looking, `choose ${second}`)
  const order = cardsOf(after, 'objectives')
  assert.equal(order.slice(0, 2), [second, third])
  assert.is(order.at(-1), first)
  assert.is(order.length, ofBaseGame(OBJECTIVES).length)
  assert.is(field(after, 'hands.rebel'), undefined)
  assert.ok(hasTurn(after, 'empire'))
})

test('infiltration: the Empire sees neither card, the Rebels know both', () => {
  const deck = OBJECTIVES.slice(0, 2).map((card) => card.id)
  const s = assigned('infiltration', ['princess-leia'], { ...SPIED, decks: { objectives: deck } })
  const after = play(s, 'reveal infiltration corellia', 'decline', `choose ${deck[0]}`)
  const slots = field(after, 'decks.objectives')
  assert.ok(Array.isArray(slots))
  assert.equal(slots[0], { card: deck[0], rebel: true })
  assert.equal(slots.at(-1), { card: deck[1], rebel: true })
})

test('infiltration: with one card left in the deck nothing changes', () => {
  const [last, ...played] = ofBaseGame(OBJECTIVES).map((card) => card.id)
  const s = assigned('infiltration', ['princess-leia'], { ...SPIED, playedObjectives: played })
  const after = play(s, 'reveal infiltration corellia', 'decline')
  assert.equal(cardsOf(after, 'objectives'), [last])
  assert.ok(hasTurn(after, 'empire'))
})

// Sabotage

test('sabotage: a marker, and nothing else', () => {
  const s = assigned('sabotage', ['general-rieekan'])
  assert.equal(changed(s, 'reveal sabotage corellia', 'decline'), {
    assigned: null,
    'leaders.corellia': ['general-rieekan'],
    sabotage: ['corellia'],
  })
})

test('sabotage X24: where a marker lies there comes no second one', () => {
  const s = assigned('sabotage', ['general-rieekan'], { sabotage: ['corellia'] })
  assert.equal(changed(s, 'reveal sabotage corellia', 'decline'), {
    assigned: null,
    'leaders.corellia': ['general-rieekan'],
  })
})

test.run()
