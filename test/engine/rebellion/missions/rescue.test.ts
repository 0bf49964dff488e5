import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, decider, diceLeft, field, forbids, offers, play, position } from '../support.js'
import { assigned, cardsOf, changes, combatOf, faces, hasTurn } from './attempt.js'

/** Rescues, who goes along, and the rings and cards that answer them. */

const RESCUE = 'daring-rescue'
const GUARD = { kessel: { stormtrooper: 1 } }
const HELD = { units: GUARD, leaders: { kessel: ['han-solo'] }, rings: { captured: 'han-solo' } }

test('daring-rescue K9 K10: to the Rebel Base space, and the rescuers go along or stay', () => {
  const s = assigned(RESCUE, ['princess-leia', 'jan-dodonna'], HELD)
  const asked = play(s, 'reveal daring-rescue kessel', 'decline')
  assert.is(decider(asked), 'rebel')
  assert.equal(offers(asked, 'follow').sort(), ['follow jan-dodonna', 'follow princess-leia'])
  const after = play(asked, 'follow princess-leia', 'done')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['jan-dodonna'],
    'leaders.rebel-base': ['princess-leia', 'han-solo'],
    'rings.captured': null,
    'discards.missions': [RESCUE],
  })
  const both = play(asked, 'follow jan-dodonna', 'follow princess-leia')
  assert.equal(field(both, 'leaders'), {
    'rebel-base': ['jan-dodonna', 'princess-leia', 'han-solo'],
  })
  const stay = play(asked, 'done')
  assert.equal(field(stay, 'leaders'), {
    kessel: ['jan-dodonna', 'princess-leia'],
    'rebel-base': ['han-solo'],
  })
})

test("daring-rescue K9: to the revealed base's system", () => {
  const s = assigned(RESCUE, ['princess-leia'], {
    ...HELD,
    base: { system: 'rodia', revealed: true },
  })
  const after = play(s, 'reveal daring-rescue kessel', 'decline', 'follow princess-leia')
  assert.equal(field(after, 'leaders'), { rodia: ['princess-leia', 'han-solo'] })
})

test('daring-rescue: the captive helps neither side; of two one is chosen', () => {
  const s = assigned(RESCUE, ['princess-leia'], {
    units: GUARD,
    leaders: { kessel: ['han-solo', 'luke-skywalker'] },
    rings: { captured: 'han-solo', carbonite: 'luke-skywalker' },
    dice: ['hit', 'blank', ...faces(1, 'blank')],
  })
  // Princess Leia 2 against Grand Moff Tarkin 1, and nobody else
  const asked = play(s, 'reveal daring-rescue kessel', 'oppose grand-moff-tarkin')
  assert.is(diceLeft(asked), 0)
  assert.equal(offers(asked, 'choose').sort(), ['choose han-solo', 'choose luke-skywalker'])
  const after = play(asked, 'choose luke-skywalker', 'done')
  assert.equal(field(after, 'rings'), { captured: 'han-solo' })
  assert.equal(field(after, 'leaders.rebel-base'), ['luke-skywalker'])
  assert.equal(field(after, 'leaders.kessel'), ['princess-leia', 'han-solo', 'grand-moff-tarkin'])
})

test('for-the-greater-good K10: an objective drawn, and the rescuers stay', () => {
  const s = assigned('for-the-greater-good', ['obi-wan-kenobi'], {
    ...HELD,
    decks: { objectives: ['liberation-2'] },
    // Obi-Wan Kenobi 3 and 2 successes against the Emperor's 2
    dice: [...faces(3, 'blank'), 'hit', 'blank'],
  })
  const after = play(s, 'reveal for-the-greater-good kessel', 'oppose emperor-palpatine')
  assert.is(diceLeft(after), 0)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['obi-wan-kenobi', 'emperor-palpatine'],
    'leaders.rebel-base': ['han-solo'],
    'rings.captured': null,
    'hands.rebel.objectives': ['liberation-2'],
    'decks.objectives': -1,
    'discards.missions': ['for-the-greater-good'],
  })
  assert.ok(hasTurn(after, 'empire'))
  assert.not(cardsOf(after, 'objectives').includes('liberation-2'))
})

// It Is Your Destiny

const DESTINY = {
  ...HELD,
  leaders: { kessel: ['han-solo', 'darth-vader'] },
  hands: { empire: { actions: ['it-is-your-destiny'] } },
  // Princess Leia 2, Jan Dodonna 2; Darth Vader has no intel
  dice: faces(4, 'hit'),
}

test('K12: Darth Vader captures one of the rescuers, even one about to go', () => {
  const s = assigned(RESCUE, ['princess-leia', 'jan-dodonna'], DESTINY)
  const asked = play(s, 'reveal daring-rescue kessel', 'decline', 'follow princess-leia', 'done')
  assert.is(diceLeft(asked), 0)
  assert.is(decider(asked), 'empire')
  // Not the one who was rescued
  assert.equal(offers(asked, 'play').sort(), [
    'play it-is-your-destiny jan-dodonna',
    'play it-is-your-destiny princess-leia',
  ])
  const after = play(asked, 'play it-is-your-destiny princess-leia')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['jan-dodonna', 'princess-leia', 'darth-vader'],
    'leaders.rebel-base': ['han-solo'],
    'rings.captured': 'princess-leia',
    'hands.empire.actions': null,
    usedActions: ['it-is-your-destiny'],
    'discards.missions': [RESCUE],
  })
  const declined = play(asked, 'decline')
  assert.equal(field(declined, 'leaders.rebel-base'), ['princess-leia', 'han-solo'])
  assert.is(field(declined, 'rings'), undefined)
})

test('K12: not without Darth Vader in the system', () => {
  const s = assigned(RESCUE, ['princess-leia'], {
    ...DESTINY,
    leaders: { kessel: ['han-solo'], rodia: ['darth-vader'] },
    dice: [],
  })
  assert.ok(hasTurn(play(s, 'reveal daring-rescue kessel', 'decline', 'done'), 'empire'))
})

test('K12: also after For the Greater Good, whose rescuers stay', () => {
  const s = assigned('for-the-greater-good', ['obi-wan-kenobi'], {
    ...DESTINY,
    dice: faces(3, 'hit'),
  })
  const asked = play(s, 'reveal for-the-greater-good kessel', 'decline')
  allows(asked, 'play it-is-your-destiny obi-wan-kenobi')
  const after = play(asked, 'play it-is-your-destiny obi-wan-kenobi')
  assert.is(field(after, 'rings.captured'), 'obi-wan-kenobi')
  // And the objective is drawn all the same
  assert.is((field(after, 'hands.rebel.objectives') as string[]).length, 1)
})

// The Millennium Falcon

const FALCON = {
  units: { kessel: { stormtrooper: 1, 'rebel-trooper': 1 } },
  leaders: { kessel: ['han-solo', 'luke-skywalker'] },
  rings: { captured: 'luke-skywalker', 'millennium-falcon': 'han-solo' },
}

test('K23: the Falcon rescues after all steps of the mission and before its combat', () => {
  const s = assigned('incite-rebellion', ['princess-leia'], FALCON)
  const asked = play(s, 'reveal incite-rebellion kessel', 'decline')
  // The troopers have come, the combat has not begun
  assert.is(field(asked, 'units.kessel.rebel-trooper'), 4)
  assert.is(combatOf(asked), '')
  allows(asked, 'use millennium-falcon', 'decline')
  const rescued = play(asked, 'use millennium-falcon')
  // Only the leaders of the mission may go along, not Han Solo
  assert.equal(offers(rescued, 'follow'), ['follow princess-leia'])
  const after = play(rescued, 'follow princess-leia')
  assert.equal(changes(s, after), {
    assigned: null,
    'units.kessel.rebel-trooper': 4,
    'leaders.kessel': ['han-solo'],
    'leaders.rebel-base': ['princess-leia', 'luke-skywalker'],
    'rings.captured': null,
    'rings.millennium-falcon': null,
    usedActions: ['the-millennium-falcon'],
    'discards.missions': ['incite-rebellion'],
  })
  assert.is(combatOf(after), 'kessel by rebel')
  const declined = play(asked, 'decline')
  assert.equal(field(declined, 'rings'), FALCON.rings)
  assert.is(combatOf(declined), 'kessel by rebel')
})

test('K23: the Falcon is kept where nobody is captured', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    leaders: { kessel: ['han-solo'] },
    rings: { 'millennium-falcon': 'han-solo' },
  })
  assert.ok(hasTurn(play(s, 'reveal sabotage kessel', 'decline'), 'empire'))
})

test('K23 X43: not after a failure, elsewhere, or a mission that is resolved', () => {
  const fail = assigned('incite-rebellion', ['princess-leia'], {
    ...FALCON,
    // 2 and Han Solo 1 against the Emperor's 3
    dice: faces(6, 'hit'),
  })
  const failed = play(fail, 'reveal incite-rebellion kessel', 'oppose emperor-palpatine')
  assert.is(diceLeft(failed), 0)
  assert.ok(hasTurn(failed, 'empire'))
  const away = assigned('sabotage', ['general-rieekan'], FALCON)
  assert.ok(hasTurn(play(away, 'reveal sabotage alderaan', 'decline'), 'empire'))
  const resolved = assigned('plant-false-lead', ['mon-mothma'], FALCON)
  assert.ok(hasTurn(play(resolved, 'reveal plant-false-lead kessel'), 'empire'))
})

test('K23 Z16: the Falcon is answered by It Is Your Destiny', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    ...FALCON,
    leaders: { kessel: ['han-solo', 'luke-skywalker', 'darth-vader'] },
    hands: { empire: { actions: ['it-is-your-destiny'] } },
    // 1 and Han Solo 2 against Darth Vader 3
    dice: [...faces(3, 'special'), ...faces(3, 'blank')],
  })
  const asked = play(s, 'reveal sabotage kessel', 'decline', 'use millennium-falcon', 'done')
  assert.equal(offers(asked, 'play'), ['play it-is-your-destiny general-rieekan'])
})

// Rings

test('K16 K14 K15: the droids go on any own leader in play, in place of another ring', () => {
  // The starting cards are dealt and resolved before the base is hidden
  const s = assigned('seek-yoda', ['princess-leia'], {
    leaders: { kessel: ['han-solo'] },
    rings: { 'r2-d2': 'han-solo', 'c-3po': 'princess-leia' },
  })
  // And another ring takes their place
  const after = play(s, 'reveal seek-yoda dagobah')
  assert.equal(field(after, 'rings'), { 'master-yoda': 'princess-leia', 'r2-d2': 'han-solo' })
  assert.equal(field(after, 'usedActions'), ['human-cyborg-relations'])
})

test('K16 K15: dealt at the start, both droids may go to the same leader, who keeps the later one', () => {
  // A seed that deals both
  let s = position({ phase: 'setup', turn: 'rebel' })
  const dealt = () => [field(s, 'usedActions')].flat().length
  for (let n = 0; dealt() < 2 && n < 200; n++)
    s = play(position({ phase: 'setup', turn: 'rebel', seed: `droids ${n}` }), 'camp none')
  assert.is(dealt(), 2)
  const everybody = ['general-rieekan', 'jan-dodonna', 'mon-mothma', 'princess-leia']
  const choices = everybody.map((id) => `choose ${id}`)
  assert.equal(offers(s, 'choose').sort(), choices)
  const one = play(s, 'choose mon-mothma')
  assert.equal(offers(one, 'choose').sort(), choices)
  const each = play(one, 'choose princess-leia')
  assert.is(rings(each).length, 2)
  // K15: the cards stay out beside their rings, and go with them
  assert.is(field(each, 'usedActions'), undefined)
  assert.is([field(play(one, 'choose mon-mothma'), 'usedActions')].flat().length, 1)
  const same = play(one, 'choose mon-mothma')
  const [ring = ''] = rings(same)
  assert.is(rings(same).length, 1)
  assert.not(rings(one).includes(ring))
  assert.is(field(same, `rings.${ring}`), 'mon-mothma')
})

function rings(s: ReturnType<typeof position>): string[] {
  return Object.keys(field(s, 'rings') ?? {})
}

test('K21: any other ring put on a captive replaces the captured ring', () => {
  const s = assigned('carbon-freezing', ['darth-vader'], {
    ...HELD,
    dice: [...faces(3, 'special'), ...faces(2, 'blank')],
  })
  const frozen = play(s, 'reveal carbon-freezing han-solo', 'decline')
  assert.equal(field(frozen, 'rings'), { carbonite: 'han-solo' })
  const lure = assigned('lure-of-the-dark-side', ['emperor-palpatine'], {
    ...HELD,
    rings: { carbonite: 'han-solo' },
    dice: [...faces(5, 'special'), ...faces(4, 'blank')],
  })
  const turned = play(lure, 'reveal lure-of-the-dark-side han-solo', 'decline')
  assert.equal(field(turned, 'rings'), { 'dark-side': 'han-solo' })
  // Free of the ring, he is Imperial and not a captive: he opposes the Rebels from now on
  const rescue = position({
    phase: 'command',
    units: GUARD,
    leaders: { kessel: ['han-solo'] },
    rings: { 'dark-side': 'han-solo' },
    assigned: [{ mission: RESCUE, leaders: ['jan-dodonna'] }],
  })
  forbids(rescue, 'reveal daring-rescue')
})

test.run()
