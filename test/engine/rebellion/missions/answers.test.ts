import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  allows,
  decider,
  diceLeft,
  field,
  forbids,
  offers,
  play,
  type position,
} from '../support.js'
import { assigned, changes, faces, hasTurn } from './attempt.js'

/** Cards and rings that answer an attempt and its dice. */

const KESSEL = { units: { kessel: { stormtrooper: 1 } } }

/** True when the last move ended in a success. */
function succeeded(s: ReturnType<typeof position>): boolean {
  const signal = field(s, 'signal')
  return Array.isArray(signal) && signal.includes('mission-succeeded')
}

// Cards that answer an attempt

test('X28: Blindside stops sending from the pool, leaders who are there oppose', () => {
  const s = assigned('collect-bounty', ['boba-fett'], {
    ...KESSEL,
    leaders: { kessel: ['mon-mothma', 'chewbacca'] },
    hands: { empire: { actions: ['blindside'] } },
    assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
    dice: [...faces(3, 'blank'), ...faces(3, 'special')],
  })
  const armed = play(s, 'play blindside')
  // It is played on a mission of Boba Fett or Janus Greejatus
  forbids(armed, 'reveal rule-by-fear', 'pass')
  const after = play(armed, 'reveal collect-bounty mon-mothma')
  assert.is(diceLeft(after), 0)
  assert.not(succeeded(after))
  assert.equal(field(after, 'usedActions'), ['blindside'])
  assert.is(field(after, 'rings'), undefined)
})

test('X29: Chewbacca may be sent first and Wookiee Guardian played then, before any dice', () => {
  const s = assigned('hunt-them-down', ['darth-vader'], {
    units: { kessel: { 'x-wing': 1 } },
    leaders: { pool: ['chewbacca'] },
    hands: { rebel: { actions: ['wookiee-guardian'] } },
    dice: faces(3, 'special'),
  })
  const asked = play(s, 'reveal hunt-them-down kessel')
  forbids(asked, 'play wookiee-guardian')
  const sent = play(asked, 'oppose chewbacca')
  assert.is(diceLeft(sent), 3)
  allows(sent, 'play wookiee-guardian', 'decline')
  const after = play(sent, 'play wookiee-guardian')
  assert.is(diceLeft(after), 3)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.pool': null,
    'leaders.kessel': ['chewbacca', 'darth-vader'],
    'hands.rebel.actions': null,
    usedActions: ['wookiee-guardian'],
    'discards.missions': ['hunt-them-down'],
  })
})

test('X29: Wookiee Guardian is for special operations alone', () => {
  const fields = {
    ...KESSEL,
    leaders: { kessel: ['chewbacca'] },
    hands: { rebel: { actions: ['wookiee-guardian'] } },
  }
  forbids(
    play(assigned('rule-by-fear', ['darth-vader'], fields), 'reveal rule-by-fear kessel'),
    'play',
  )
  allows(
    play(assigned('hunt-them-down', ['darth-vader'], fields), 'reveal hunt-them-down kessel'),
    'play wookiee-guardian',
  )
})

test('X30: One In A Million sets up to two dice before the roll, the rest are rolled', () => {
  const fields = {
    leaders: { alderaan: ['luke-skywalker', 'darth-vader'] },
    hands: { rebel: { actions: ['one-in-a-million'] } },
  }
  // Princess Leia 2 and Chewbacca none; Darth Vader 2
  const s = assigned('build-alliance', ['princess-leia', 'mon-mothma'], {
    ...fields,
    dice: [...faces(3, 'blank'), 'special', 'hit'],
  })
  const asked = play(s, 'reveal build-alliance alderaan', 'decline')
  assert.is(diceLeft(asked), 5)
  const setting = play(asked, 'play one-in-a-million')
  assert.equal(
    offers(setting, 'set'),
    ['hit', 'direct-hit', 'special', 'blank'].map((face) => `set red ${face}`),
  )
  const after = play(setting, 'set red special', 'set red special')
  // 3 of 5 dice are rolled, and 2 of Darth Vader: 4 against 3
  assert.is(diceLeft(after), 0)
  assert.ok(succeeded(after))
  // One is enough, and none at all when it is not played
  const one = assigned('build-alliance', ['princess-leia'], {
    ...fields,
    dice: ['blank', 'hit', 'blank'],
  })
  const done = play(
    one,
    'reveal build-alliance alderaan',
    'decline',
    'play one-in-a-million',
    'set red special',
    'done',
  )
  assert.is(diceLeft(done), 0)
  assert.ok(succeeded(done))
})

test('X30: also when the Rebels oppose, after the Empire has rolled', () => {
  const s = assigned('hunt-them-down', ['darth-vader'], {
    units: { kessel: { 'x-wing': 1 } },
    leaders: { kessel: ['wedge-antilles'] },
    hands: { rebel: { actions: ['one-in-a-million'] } },
    dice: ['special', 'hit', 'blank'],
  })
  const asked = play(s, 'reveal hunt-them-down kessel', 'decline')
  assert.is(diceLeft(asked), 0)
  allows(asked, 'play one-in-a-million')
  const after = play(asked, 'play one-in-a-million', 'set red special', 'set red hit')
  // Both dice of Wedge Antilles are set: 3 against 3
  assert.not(succeeded(after))
  assert.is(field(after, 'units.kessel.x-wing'), 1)
})

test('X30: dice that are set are not rolled as well', () => {
  // 2 dice of 3 are set; were all 3 rolled, the specials that follow would win
  const s = assigned('build-alliance', ['mon-mothma'], {
    leaders: { alderaan: ['luke-skywalker', 'darth-vader'] },
    hands: { rebel: { actions: ['one-in-a-million'] } },
    dice: ['blank', 'special', 'special'],
  })
  const after = play(
    s,
    'reveal build-alliance alderaan',
    'decline',
    'play one-in-a-million',
    'set red special',
    'set red special',
  )
  assert.is(diceLeft(after), 0)
  assert.not(succeeded(after))
})

// Rings

const YODA = { rings: { 'master-yoda': 'princess-leia' } }

test('X31 X44: the Master Yoda ring rerolls any own die once both rolls are seen', () => {
  const s = assigned('build-alliance', ['princess-leia'], {
    ...YODA,
    dice: ['hit', 'blank', 'hit', 'blank', 'special'],
  })
  const asked = play(s, 'reveal build-alliance alderaan', 'oppose darth-vader')
  assert.is(decider(asked), 'rebel')
  assert.is(diceLeft(asked), 1)
  assert.equal(offers(asked, 'use').sort(), ['use master-yoda blank', 'use master-yoda hit'])
  const used = play(asked, 'use master-yoda hit')
  // 2 against 1
  assert.is(diceLeft(used), 0)
  assert.ok(succeeded(used))
  assert.is(field(used, 'round.yodaUsed'), true)
  // Declining does not use it up
  const declined = play(asked, 'done')
  assert.not(succeeded(declined))
  assert.is(field(declined, 'round'), undefined)
  assert.equal(field(declined, 'rings'), YODA.rings)
})

test('X31: once in a round, and only where its bearer is', () => {
  const dice = ['hit', 'blank', 'hit', 'blank']
  const spent = assigned('build-alliance', ['princess-leia'], {
    ...YODA,
    round: { yodaUsed: true },
    // No recruiting at the end of this round
    time: 6,
    dice,
  })
  const after = play(spent, 'reveal build-alliance alderaan', 'oppose darth-vader')
  assert.ok(hasTurn(after, 'empire'))
  const away = assigned('build-alliance', ['admiral-ackbar'], { ...YODA, dice })
  assert.ok(hasTurn(play(away, 'reveal build-alliance alderaan', 'oppose darth-vader'), 'empire'))
  // The next round begins with it fresh
  assert.is(field(play(spent, 'pass', 'pass'), 'round'), undefined)
})

test('X31 X44: the bearer may use it in opposition too', () => {
  const s = assigned('rule-by-fear', ['darth-vader'], {
    ...KESSEL,
    ...YODA,
    dice: ['hit', 'blank', 'blank', 'blank', 'hit'],
  })
  const asked = play(s, 'reveal rule-by-fear kessel', 'oppose princess-leia')
  assert.equal(offers(asked, 'use'), ['use master-yoda blank'])
  const after = play(asked, 'use master-yoda blank')
  assert.is(diceLeft(after), 0)
  assert.is(field(after, 'loyalty'), undefined)
})

test('X32 X44: R2-D2 turns an Imperial die to its blank face, and the ring is spent', () => {
  const s = assigned('build-alliance', ['princess-leia'], {
    rings: { 'r2-d2': 'princess-leia' },
    dice: ['hit', 'blank', 'special', 'blank'],
  })
  const asked = play(s, 'reveal build-alliance alderaan', 'oppose darth-vader')
  assert.equal(offers(asked, 'use'), ['use r2-d2 special'])
  const after = play(asked, 'use r2-d2 special')
  assert.ok(succeeded(after))
  assert.equal(changes(s, after), {
    assigned: null,
    'loyalty.rebel': ['alderaan'],
    'leaders.alderaan': ['princess-leia', 'darth-vader'],
    'rings.r2-d2': null,
    usedActions: ['resourceful-astromech'],
  })
  const away = assigned('build-alliance', ['princess-leia'], {
    rings: { 'r2-d2': 'mon-mothma' },
    leaders: { kessel: ['mon-mothma'] },
    dice: ['hit', 'blank', 'special', 'blank'],
  })
  assert.ok(hasTurn(play(away, 'reveal build-alliance alderaan', 'oppose darth-vader'), 'empire'))
})

test('X32: C-3PO turns the failure of a diplomacy mission in his system into a success', () => {
  const dice = ['blank', 'blank', 'hit', 'hit']
  const s = assigned('build-alliance', ['princess-leia'], {
    rings: { 'c-3po': 'han-solo' },
    leaders: { alderaan: ['han-solo'] },
    dice: ['blank', ...dice],
  })
  const asked = play(s, 'reveal build-alliance alderaan', 'oppose darth-vader')
  assert.is(diceLeft(asked), 0)
  allows(asked, 'use c-3po', 'decline')
  const after = play(asked, 'use c-3po')
  assert.equal(field(after, 'loyalty.rebel'), ['alderaan'])
  assert.is(field(after, 'rings'), undefined)
  assert.equal(field(after, 'usedActions'), ['human-cyborg-relations'])
  assert.ok(succeeded(after))
  const declined = play(asked, 'decline')
  assert.is(field(declined, 'loyalty'), undefined)
  assert.equal(field(declined, 'rings'), { 'c-3po': 'han-solo' })
  // Not elsewhere, and not for another skill
  const away = assigned('build-alliance', ['princess-leia'], {
    rings: { 'c-3po': 'han-solo' },
    leaders: { kessel: ['han-solo'] },
    dice,
  })
  assert.ok(hasTurn(play(away, 'reveal build-alliance alderaan', 'oppose darth-vader'), 'empire'))
  const spy = assigned('infiltration', ['princess-leia'], {
    ...KESSEL,
    rings: { 'c-3po': 'princess-leia' },
    dice,
  })
  assert.ok(hasTurn(play(spy, 'reveal infiltration kessel', 'oppose emperor-palpatine'), 'empire'))
})

test.run()
