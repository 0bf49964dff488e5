import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { faces } from '../missions/attempt.js'
import { allows, decider, diceLeft, field, forbids, offers, play } from '../support.js'
import { RISE_BASE, risen } from './rise.js'

/** Subversion of both sides. */

const IMPERIAL_ATTEMPT = {
  turn: 'empire',
  units: { rodia: { stormtrooper: 1 } },
}

test('subversion-rebel-rise E15: its leaders oppose an attempt, with one die more, beside one of the pool', () => {
  const s = risen('rule-by-fear', ['darth-vader'], {
    ...IMPERIAL_ATTEMPT,
    passed: ['rebel'],
    assigned: [{ mission: 'subversion-rebel-rise', leaders: ['princess-leia', 'mon-mothma'] }],
    dice: [...faces(2, 'special'), ...faces(6, 'hit'), 'blank'],
  })
  const asked = play(s, 'reveal rule-by-fear rodia')
  assert.is(decider(asked), 'rebel')
  const revealed = play(asked, 'reveal subversion-rebel-rise rodia')
  assert.equal(field(revealed, 'leaders.rodia'), ['mon-mothma', 'princess-leia', 'darth-vader'])
  // A leader of the pool may be sent as well, and it is no second time
  allows(revealed, 'oppose jan-dodonna', 'decline')
  forbids(revealed, 'reveal')
  const after = play(revealed, 'decline')
  // 2 of Princess Leia, 3 of Mon Mothma and 1 more
  assert.is(diceLeft(after), 1)
  assert.equal(field(after, 'discards.missions'), ['subversion-rebel-rise'])
  assert.is(field(after, 'loyalty'), undefined)
})

test('subversion-rebel-rise E15: never in the own turn, and not against a mission that is resolved', () => {
  const own = risen('subversion-rebel-rise', ['princess-leia'], { turn: 'rebel' })
  forbids(own, 'reveal subversion-rebel-rise')
  const s = risen('imperial-promotion', ['general-tagge'], {
    ...IMPERIAL_ATTEMPT,
    assigned: [{ mission: 'subversion-rebel-rise', leaders: ['princess-leia'] }],
  })
  assert.is(decider(play(s, 'reveal imperial-promotion coruscant')), 'empire')
  // It goes back to hand when it was of no use
  const unused = play(own, 'pass', 'pass')
  assert.match(JSON.stringify(field(unused, 'hands.rebel.missions')), 'subversion-rebel-rise')
})

test('subversion-rebel-rise E15: the Empire sees leaders on a card like any other', () => {
  const s = risen('rule-by-fear', ['darth-vader'], {
    ...IMPERIAL_ATTEMPT,
    assigned: [{ mission: 'subversion-rebel-rise', leaders: ['princess-leia'] }],
  })
  assert.not.match(JSON.stringify(rebellion.toPosition(rebellion.observe(s, 1))), 'subversion')
})

test('subversion-rebel-base E15: of the base set of missions, and it does the same', () => {
  const s = risen('rule-by-fear', ['darth-vader'], {
    ...RISE_BASE,
    ...IMPERIAL_ATTEMPT,
    assigned: [{ mission: 'subversion-rebel-base', leaders: ['mon-mothma'] }],
  })
  allows(play(s, 'reveal rule-by-fear rodia'), 'reveal subversion-rebel-base rodia')
  assert.throws(() => risen('subversion-rebel-base', ['mon-mothma']), /not in this game/)
})

const ATTEMPT = { turn: 'rebel', dice: faces(12, 'blank') }

test('subversion-empire-rise E15: its leaders oppose a Rebel attempt, untouched by Misdirection', () => {
  const s = risen('build-alliance', ['mon-mothma'], {
    ...ATTEMPT,
    round: { misdirection: 'mon-mothma' },
    assigned: [{ mission: 'subversion-empire-rise', leaders: ['grand-moff-tarkin'] }],
  })
  const asked = play(s, 'reveal build-alliance alderaan')
  forbids(asked, 'oppose')
  const after = play(asked, 'reveal subversion-empire-rise alderaan')
  // Mon Mothma 3; Grand Moff Tarkin 1 and 1 more
  assert.is(diceLeft(after), 12 - 3 - 2)
  assert.equal(field(after, 'leaders.alderaan'), ['mon-mothma', 'grand-moff-tarkin'])
})

test('subversion-empire-rise E15: one card to an attempt', () => {
  const s = risen('build-alliance', ['mon-mothma'], {
    ...ATTEMPT,
    assigned: [
      { mission: 'subversion-empire-rise', leaders: ['grand-moff-tarkin'] },
      { mission: 'deployment', leaders: ['darth-vader'] },
    ],
  })
  const asked = play(s, 'reveal build-alliance alderaan')
  assert.equal(offers(asked, 'reveal'), ['reveal subversion-empire-rise alderaan'])
  // The next decision of the Empire is about sending a leader alone
  forbids(play(asked, 'reveal subversion-empire-rise alderaan'), 'reveal')
})

test('subversion-empire-base E15: of the base set of missions, and it does the same', () => {
  const s = risen('build-alliance', ['mon-mothma'], {
    ...RISE_BASE,
    ...ATTEMPT,
    assigned: [{ mission: 'subversion-empire-base', leaders: ['grand-moff-tarkin'] }],
  })
  allows(play(s, 'reveal build-alliance alderaan'), 'reveal subversion-empire-base alderaan')
})

test.run()
