import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, diceLeft, field, forbids, offers, play, position } from '../support.js'
import { assigned, changed, changes, type Fields, faces } from './attempt.js'

/** What it means to be captured, frozen, turned or eliminated. */

const CAPTURE = 'capture-rebel-operative'
const GUARD = { kessel: { stormtrooper: 1 } }

/** A captive on Kessel under guard. */
const HELD = {
  units: GUARD,
  leaders: { kessel: ['han-solo'] },
  rings: { captured: 'han-solo' },
}

test('K5: with one leader in carbonite another can be captured, and both are held', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: GUARD,
    leaders: { kessel: ['han-solo', 'mon-mothma'] },
    rings: { carbonite: 'han-solo' },
    dice: ['hit', 'hit', 'hit'],
  })
  const after = play(s, `reveal ${CAPTURE} mon-mothma`, 'decline')
  assert.equal(field(after, 'rings'), { captured: 'mon-mothma', carbonite: 'han-solo' })
  assert.equal(field(after, 'leaders.kessel'), ['mon-mothma', 'han-solo', 'darth-vader'])
})

test('K6: the rescue of a frozen leader gives no reputation back, and his card is discarded', () => {
  const s = assigned('daring-rescue', ['jan-dodonna'], {
    ...HELD,
    rings: { carbonite: 'han-solo' },
    reputation: 13,
  })
  assert.equal(changed(s, 'reveal daring-rescue kessel', 'decline', 'done'), {
    assigned: null,
    'leaders.kessel': ['jan-dodonna'],
    'leaders.rebel-base': ['han-solo'],
    'rings.carbonite': null,
    'discards.missions': ['daring-rescue', 'carbon-freezing'],
  })
})

test('K17 K20: a turned leader is never recruited by the Rebels and uses no card of theirs', () => {
  const turned = {
    leaders: { kessel: ['luke-skywalker'] },
    rings: { 'dark-side': 'luke-skywalker' },
    units: GUARD,
  }
  const s = position({
    phase: 'command',
    turn: 'empire',
    passed: ['rebel'],
    time: 2,
    ...turned,
    decks: { rebelActions: ['one-in-a-million', 'ambush'] },
  })
  const recruiting = play(s, 'pass')
  allows(recruiting, 'keep one-in-a-million wedge-antilles', 'keep ambush general-madine')
  forbids(recruiting, 'keep one-in-a-million luke-skywalker')
  // Nor does he help an attempt or set dice
  const spy = assigned('infiltration', ['princess-leia'], {
    ...turned,
    hands: { rebel: { actions: ['one-in-a-million'] } },
    dice: ['hit', 'hit', ...faces(2, 'blank')],
  })
  const after = play(spy, 'reveal infiltration kessel', 'decline')
  // Princess Leia 2 against the turned Luke 2
  assert.is(diceLeft(after), 0)
  assert.is(offers(after, 'choose').length, 2)
})

test('K14 K18: an eliminated leader leaves with his ring and is not recruited again', () => {
  const s = assigned(CAPTURE, ['darth-vader'], {
    units: GUARD,
    leaders: { kessel: ['obi-wan-kenobi'] },
    rings: { 'master-yoda': 'obi-wan-kenobi' },
    hands: { rebel: { actions: ['noble-sacrifice'] } },
    dice: ['hit', 'blank', 'blank'],
    reputation: 12,
  })
  const captured = play(s, `reveal ${CAPTURE} obi-wan-kenobi`, 'decline')
  assert.equal(changes(s, play(captured, 'play noble-sacrifice')), {
    assigned: null,
    reputation: 11,
    'leaders.kessel': ['darth-vader'],
    'leaders.eliminated': ['obi-wan-kenobi'],
    'rings.master-yoda': null,
    'hands.rebel.actions': null,
    usedActions: ['noble-sacrifice'],
    'discards.missions': ['seek-yoda'],
  })
  const declined = play(captured, 'decline')
  assert.is(field(declined, 'rings.captured'), 'obi-wan-kenobi')
  assert.equal(field(declined, 'hands.rebel.actions'), ['noble-sacrifice'])
})

test('K13: Noble Sacrifice is asked before an unguarded captive would be free', () => {
  const s = assigned('collect-bounty', ['boba-fett'], {
    leaders: { yavin: ['obi-wan-kenobi'] },
    hands: { rebel: { actions: ['noble-sacrifice'] } },
    dice: faces(3, 'blank'),
  })
  const asked = play(s, `reveal collect-bounty obi-wan-kenobi`, 'decline')
  allows(asked, 'play noble-sacrifice', 'decline')
  assert.equal(field(play(asked, 'decline'), 'leaders.rebel-base'), ['obi-wan-kenobi'])
  assert.equal(field(play(asked, 'play noble-sacrifice'), 'leaders.eliminated'), ['obi-wan-kenobi'])
})

// What a captive does not do

test('K2: a captive neither opposes nor acts nor holds units nor returns to the pool', () => {
  const fields: Fields = {
    units: { kessel: { stormtrooper: 1, 'x-wing': 1 }, toydaria: {} },
    leaders: { kessel: ['han-solo'] },
    rings: { captured: 'han-solo' },
  }
  // He does not oppose a mission that is not made against him
  const s = assigned('trade-negotiations', ['darth-vader'], fields)
  assert.equal(changed(s, 'reveal trade-negotiations kessel', 'decline'), {
    assigned: null,
    'leaders.kessel': ['han-solo', 'darth-vader'],
    'loyalty.empire': ['kessel'],
    'discards.missions': ['trade-negotiations'],
  })
  const turn = position({ phase: 'command', ...fields })
  forbids(turn, 'activate han-solo')
  allows(play(turn, 'activate jan-dodonna toydaria'), 'move 1 x-wing kessel')
  const next = play(turn, 'pass', 'pass')
  assert.equal(field(next, 'leaders.kessel'), ['han-solo'])
  assert.is(field(next, 'rings.captured'), 'han-solo')
})

test('K2: a captive lends no icons to an attempt and no card', () => {
  const s = assigned('infiltration', ['princess-leia'], {
    units: GUARD,
    leaders: { kessel: ['luke-skywalker'] },
    rings: { captured: 'luke-skywalker' },
    hands: { rebel: { actions: ['one-in-a-million', 'son-of-skywalker'] } },
    dice: ['hit', 'hit', ...faces(2, 'blank')],
  })
  // Princess Leia 2 and not Luke's 2 against the Emperor's 2
  const after = play(s, 'reveal infiltration kessel', 'oppose emperor-palpatine')
  assert.is(diceLeft(after), 0)
  assert.is(offers(after, 'choose').length, 2)
  forbids(play(after, offers(after, 'choose')[0] ?? ''), 'play')
})

test('K7 K22: free the moment the last Imperial unit is gone; his rescuers stay', () => {
  const s = assigned('hit-and-run', ['wedge-antilles'], {
    loyalty: { empire: ['kessel'] },
    sabotage: ['kessel'],
    units: { kessel: { stormtrooper: 1, 'tie-fighter': 1, 'x-wing': 1 } },
    leaders: { kessel: ['han-solo', 'boba-fett'] },
    rings: { captured: 'han-solo' },
    dice: ['hit', 'hit', ...faces(3, 'blank')],
  })
  // Boba Fett has 3 icons
  const attack = play(s, 'reveal hit-and-run kessel', 'decline')
  assert.is(diceLeft(attack), 0)
  // One unit of any kind is enough
  const one = play(attack, 'destroy stormtrooper kessel')
  assert.is(field(one, 'rings.captured'), 'han-solo')
  const after = play(one, 'destroy tie-fighter kessel')
  assert.equal(field(after, 'leaders'), {
    kessel: ['wedge-antilles', 'boba-fett'],
    'rebel-base': ['han-solo'],
  })
  assert.is(field(after, 'rings'), undefined)
})

test('K7: a station under construction guards a captive', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    units: { yavin: { 'death-star-under-construction': 1 } },
    leaders: { yavin: ['han-solo'] },
    rings: { captured: 'han-solo' },
  })
  const after = play(s, 'reveal sabotage alderaan', 'decline')
  assert.is(field(after, 'rings.captured'), 'han-solo')
})

test.run()
