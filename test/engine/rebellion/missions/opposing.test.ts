import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, decider, diceLeft, field, forbids, offers, play, position } from '../support.js'
import { assigned, changed, combatOf, faces, hasTurn, rolled } from './attempt.js'

/** Opposition and dice, what follows a mission, and assignments that bear on one. */

const KESSEL = { units: { kessel: { stormtrooper: 1 } } }

/** True when the last move ended in a success. */
function succeeded(s: ReturnType<typeof position>): boolean {
  const signal = field(s, 'signal')
  return Array.isArray(signal) && signal.includes('mission-succeeded')
}

test('X1 X5: the leaders are there before the enemy may send one of his pool', () => {
  const s = assigned('sabotage', ['general-rieekan', 'han-solo'], {
    leaders: { kessel: ['darth-vader'], rodia: ['boba-fett'], pool: ['admiral-piett'] },
    assigned: [{ mission: 'rule-by-fear', leaders: ['general-tagge'] }],
  })
  const asked = play(s, 'reveal sabotage kessel')
  assert.is(decider(asked), 'empire')
  assert.equal(field(asked, 'leaders.kessel'), ['general-rieekan', 'han-solo', 'darth-vader'])
  // Although Darth Vader is there; only leaders of the pool, and any of them
  assert.equal(offers(asked, 'oppose').sort(), [
    'oppose admiral-piett',
    'oppose emperor-palpatine',
    'oppose grand-moff-tarkin',
  ])
  allows(asked, 'decline')
})

test('X5: one leader at most is sent', () => {
  const s = assigned('sabotage', ['general-rieekan'], { dice: ['hit', ...faces(3, 'blank')] })
  const after = play(s, 'reveal sabotage kessel', 'oppose darth-vader')
  assert.ok(hasTurn(after, 'empire'))
  assert.is(diceLeft(after), 0)
  assert.equal(field(after, 'leaders.kessel'), ['general-rieekan', 'darth-vader'])
})

test('X6: without an opposing leader no dice are rolled', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    // A leader of one's own, and a captive, oppose nothing
    leaders: { kessel: ['han-solo'] },
    dice: faces(3, 'blank'),
  })
  const after = play(s, 'reveal sabotage kessel', 'decline')
  assert.is(diceLeft(after), 3)
  assert.equal(field(after, 'sabotage'), ['kessel'])
})

test('X7 X8: a leader without a matching icon makes both sides roll', () => {
  for (const [face, works] of [
    ['blank', false],
    ['hit', true],
  ] as const) {
    // General Tagge has no diplomacy: one success is needed
    const s = assigned('build-alliance', ['general-rieekan'], {
      leaders: { alderaan: ['general-tagge'] },
      dice: [face, 'blank'],
    })
    const after = play(s, 'reveal build-alliance alderaan', 'decline')
    assert.is(rolled(s, after), 1)
    assert.is(succeeded(after), works)
    assert.equal(field(after, 'loyalty.rebel'), works ? ['alderaan'] : undefined)
  }
})

test('X7: the current player rolls first', () => {
  const s = assigned('rule-by-fear', ['darth-vader'], {
    ...KESSEL,
    dice: ['hit', 'hit', 'blank', 'blank'],
  })
  // Darth Vader 2 hits, then Princess Leia 2 blanks
  const after = play(s, 'reveal rule-by-fear kessel', 'oppose princess-leia')
  assert.is(diceLeft(after), 0)
  assert.equal(field(after, 'loyalty.empire'), ['kessel'])
})

test('X8: icons of all leaders in the system, assigned and sent or not', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    leaders: { kessel: ['han-solo', 'chewbacca', 'boba-fett', 'general-tagge', 'luke-skywalker'] },
    units: { kessel: { stormtrooper: 1 } },
    rings: { captured: 'luke-skywalker' },
    dice: faces(20, 'hit'),
  })
  // 1 + 2 + 3 without the captive, against 3 + 1 + 3
  const after = play(s, 'reveal sabotage kessel', 'oppose darth-vader')
  assert.is(rolled(s, after), 13)
  assert.not(succeeded(after))
})

for (const [dice, works] of [
  [['hit', 'blank', 'blank', 'blank'], true],
  [['direct-hit', 'blank', 'blank', 'blank'], true],
  [['special', 'blank', 'hit', 'blank'], true],
  [['special', 'blank', 'hit', 'direct-hit'], false],
  [['special', 'blank', 'special', 'blank'], false],
  [['hit', 'hit', 'special', 'blank'], false],
  [['special', 'hit', 'special', 'blank'], true],
  [['blank', 'blank', 'blank', 'blank'], false],
] as const)
  test(`X9: ${dice.slice(0, 2).join(' ')} against ${dice.slice(2).join(' ')}`, () => {
    const s = assigned('build-alliance', ['princess-leia'], { dice })
    const after = play(s, 'reveal build-alliance alderaan', 'oppose darth-vader')
    assert.is(diceLeft(after), 0)
    assert.is(succeeded(after), works)
  })

test('X10: ten dice at most for each side', () => {
  const s = assigned('sabotage', ['chewbacca', 'general-madine'], {
    leaders: {
      kessel: ['han-solo', 'wedge-antilles', 'luke-skywalker', 'general-rieekan', 'boba-fett'],
      rodia: ['general-tagge'],
    },
    dice: faces(15, 'blank'),
  })
  // 3 + 2 + 2 + 2 + 1 + 1 = 11 against 3
  assert.is(rolled(s, play(s, 'reveal sabotage kessel', 'decline')), 13)
})

test('X7: the dice of one attempt are gone when the next one is rolled', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    leaders: { kessel: ['general-tagge'], rodia: ['boba-fett'] },
    assigned: [{ mission: 'hit-and-run', leaders: ['han-solo'] }],
    units: { rodia: { stormtrooper: 1 } },
    // 2 against 0; then 0 against 1
    dice: ['special', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank'],
  })
  const first = play(s, 'reveal sabotage kessel', 'decline')
  assert.ok(succeeded(first))
  const after = play(first, 'pass', 'reveal hit-and-run rodia', 'decline')
  assert.is(diceLeft(after), 0)
  assert.not(succeeded(after))
  assert.is(field(after, 'units.rodia.stormtrooper'), 1)
})

test('X11: in the system without being assigned, a portrait is worth nothing', () => {
  const s = assigned('misdirection', ['general-rieekan'], {
    ...KESSEL,
    leaders: { kessel: ['general-madine'] },
    dice: [...faces(3, 'blank'), ...faces(3, 'blank')],
  })
  const after = play(s, 'reveal misdirection kessel', 'oppose darth-vader')
  assert.is(diceLeft(after), 0)
  assert.not(succeeded(after))
})

test('X14: a starting mission is in hand again, and not used twice in a round by itself', () => {
  const s = assigned('sabotage', ['general-rieekan'])
  const after = play(s, 'reveal sabotage kessel', 'decline', 'pass')
  forbids(after, 'reveal')
  const next = position({ leaders: {}, sabotage: ['kessel'] })
  allows(next, 'assign sabotage general-rieekan')
})

test('X15: a mission of the deck is discarded after a success too', () => {
  const s = assigned('trade-negotiations', ['darth-vader'])
  const after = play(s, 'reveal trade-negotiations kessel', 'decline')
  assert.equal(field(after, 'discards.missions'), ['trade-negotiations'])
  assert.is(field(after, 'hands'), undefined)
})

test('X16: a used project renews the project deck alone', () => {
  const s = assigned('superlaser-online', ['general-tagge'], {
    units: { alderaan: { 'death-star': 1 } },
    hands: { empire: { missions: projectsBut('superlaser-online') } },
    assigned: [{ mission: 'secret-weapons-research', leaders: ['admiral-ozzel'] }],
    loyalty: { empire: ['kessel'] },
  })
  const fired = play(s, 'reveal superlaser-online alderaan', 'choose corellia', 'pass')
  const after = play(fired, 'reveal secret-weapons-research kessel')
  // The only project discarded has been drawn again; missions of the deck are not among them
  const hand = field(after, 'hands.empire.missions')
  assert.ok(Array.isArray(hand) && hand.includes('superlaser-online'))
  assert.equal(field(after, 'discards.missions'), ['secret-weapons-research'])
})

/** Every project except one copy of this one. */
function projectsBut(id: string): string[] {
  const all = [
    'construct-death-star',
    ...faces(2, 'construct-factory'),
    ...faces(2, 'construct-super-star-destroyer'),
    ...faces(2, 'oversee-project'),
    ...faces(3, 'superlaser-online'),
  ]
  all.splice(all.indexOf(id), 1)
  return all
}

test('X2: leaders who are there do not stop a mission that is resolved', () => {
  const s = assigned('hidden-fleet', ['mon-mothma'], {
    units: { 'rebel-base': { 'x-wing': 1 } },
    leaders: { kessel: ['darth-vader', 'emperor-palpatine'] },
    dice: faces(3, 'blank'),
  })
  const after = play(s, 'reveal hidden-fleet kessel', 'move 1 x-wing rebel-base')
  assert.is(diceLeft(after), 3)
  assert.is(field(after, 'units.kessel.x-wing'), 1)
})

test('X3: a mission against a leader puts the agents into his system', () => {
  const s = assigned('detained', ['general-tagge'], { leaders: { rodia: ['mon-mothma'] } })
  const after = play(s, 'reveal detained mon-mothma')
  assert.equal(field(after, 'leaders.rodia'), ['mon-mothma', 'general-tagge'])
  assert.is(decider(after), 'rebel')
})

// What follows a mission

test('X43: Son of Skywalker answers a success, not a mission that is resolved', () => {
  const fields = {
    ...KESSEL,
    leaders: { kessel: ['luke-skywalker'] },
    hands: { rebel: { actions: ['son-of-skywalker'] } },
  }
  const won = assigned('sabotage', ['general-rieekan'], fields)
  allows(play(won, 'reveal sabotage kessel', 'decline'), 'play son-of-skywalker', 'decline')
  const resolved = assigned('plant-false-lead', ['mon-mothma'], fields)
  assert.ok(hasTurn(play(resolved, 'reveal plant-false-lead kessel'), 'empire'))
  const lost = assigned('sabotage', ['general-rieekan'], {
    ...fields,
    dice: [...faces(2, 'blank'), ...faces(3, 'blank')],
  })
  assert.ok(hasTurn(play(lost, 'reveal sabotage kessel', 'oppose darth-vader'), 'empire'))
})

test('Z11: a mission searched for is not shown to the enemy', () => {
  const s = assigned('sabotage', ['general-rieekan'], {
    leaders: { kessel: ['luke-skywalker'] },
    hands: { rebel: { actions: ['son-of-skywalker'] } },
  })
  const asked = play(s, 'reveal sabotage kessel', 'decline', 'play son-of-skywalker')
  assert.equal(offers(asked, 'choose').sort(), ['choose daring-rescue', 'choose seek-yoda'])
  const after = play(asked, 'choose seek-yoda')
  assert.equal(field(after, 'hands.rebel.missions'), ['seek-yoda'])
  const shown = field(after, 'shown.missions')
  assert.not(Array.isArray(shown) && shown.includes('seek-yoda'))
})

test('X40: the combat of a mission comes after all of it, and then the turn passes', () => {
  // The rescue of a captive whose guard is gone, and the combat, are one action
  const s = assigned('incite-rebellion', ['princess-leia'], {
    units: { rodia: { stormtrooper: 1 } },
    leaders: { rodia: ['luke-skywalker', 'general-tagge'] },
    hands: { rebel: { actions: ['son-of-skywalker'] } },
    dice: ['hit', 'hit', ...faces(3, 'blank')],
  })
  const asked = play(s, 'reveal incite-rebellion rodia', 'decline')
  // Son of Skywalker comes before the combat
  assert.is(combatOf(asked), '')
  allows(asked, 'play son-of-skywalker')
  const fight = play(asked, 'decline')
  assert.is(combatOf(fight), 'rodia by rebel')
  assert.equal(field(fight, 'discards.missions'), ['incite-rebellion'])
  let after = fight
  for (let i = 0; i < 60 && combatOf(after) !== ''; i++) after = play(after, answer(after))
  assert.ok(hasTurn(after, 'empire'))
})

function answer(s: ReturnType<typeof position>): string {
  return offers(s, 'hit')[0] ?? offers(s, 'decline')[0] ?? offers(s, 'roll')[0] ?? 'done'
}

test('X41: the other side adds a leader and brings no units', () => {
  const s = assigned('planetary-conquest', ['general-veers'], {
    units: {
      kessel: { 'at-at': 1 },
      rodia: { 'rebel-trooper': 1 },
      tatooine: { 'x-wing': 4, 'rebel-transport': 1, 'rebel-trooper': 4 },
    },
  })
  const fight = play(s, 'reveal planetary-conquest rodia', 'decline', 'move 1 at-at kessel')
  assert.is(combatOf(fight), 'rodia by empire')
  assert.is(decider(fight), 'rebel')
  forbids(fight, 'move')
  allows(fight, 'add jan-dodonna', 'add mon-mothma')
})

test('X24: a mission may be revealed where it changes nothing', () => {
  for (const [id, leader, system] of [
    ['build-alliance', 'princess-leia', 'alderaan'],
    ['hit-and-run', 'han-solo', 'alderaan'],
    ['sabotage', 'general-rieekan', 'alderaan'],
  ] as const) {
    const s = assigned(id, [leader], { loyalty: { rebel: ['alderaan'] }, sabotage: ['alderaan'] })
    const { 'discards.missions': _, ...change } = changed(s, `reveal ${id} ${system}`, 'decline')
    assert.equal(change, { assigned: null, 'leaders.alderaan': [leader] })
  }
})

// Assignment

test('A7: a leader whom an action card has placed holds units and does nothing else', () => {
  const s = position({
    units: { kessel: { 'x-wing': 1 } },
    leaders: { pool: ['general-madine', 'han-solo'] },
    hands: { rebel: { actions: ['ambush'] } },
  })
  const placed = play(s, 'play ambush general-madine', 'choose kessel')
  assert.equal(field(placed, 'leaders.kessel'), ['general-madine'])
  forbids(placed, 'assign sabotage general-madine')
  const command = play(placed, 'done', 'done')
  forbids(command, 'activate general-madine')
  forbids(play(command, 'activate han-solo toydaria'), 'move 1 x-wing kessel')
  // Those who were not assigned stay in the pool: they activate, and oppose
  allows(command, 'activate han-solo toydaria')
})

test('A11: two copies of a mission lie under different leaders, and either is revealed', () => {
  const s = position({
    phase: 'command',
    ...KESSEL,
    assigned: [
      { mission: 'hit-and-run', leaders: ['han-solo'] },
      { mission: 'hit-and-run', leaders: ['wedge-antilles'] },
    ],
  })
  allows(s, 'reveal hit-and-run kessel by han-solo', 'reveal hit-and-run kessel by wedge-antilles')
  const after = play(s, 'reveal hit-and-run kessel by wedge-antilles', 'decline', 'done')
  assert.equal(field(after, 'leaders.kessel'), ['wedge-antilles'])
  assert.equal(field(after, 'assigned'), [{ mission: 'hit-and-run', leaders: ['han-solo'] }])
  assert.equal(field(after, 'discards.missions'), ['hit-and-run'])
})

test('A6: of two leaders a card shows its player chooses one', () => {
  const s = position({
    turn: 'empire',
    leaders: { pool: ['admiral-ozzel', 'moff-jerjerrod'] },
    hands: { empire: { actions: ['proceeding-as-planned'] } },
  })
  for (const leader of ['admiral-ozzel', 'moff-jerjerrod']) {
    const after = play(
      s,
      `play proceeding-as-planned ${leader}`,
      'choose oversee-project',
      'decline',
    )
    assert.equal(field(after, 'assigned'), [{ mission: 'oversee-project', leaders: [leader] }])
  }
})

test('A9: a mission that is not revealed goes back to the hand with its leaders in the Refresh Phase', () => {
  const s = assigned('hit-and-run', ['general-rieekan', 'han-solo'], {
    hands: { rebel: { missions: ['seek-yoda'] } },
    // Nothing new is drawn in a hand that shows
    time: 6,
  })
  const after = play(s, 'pass', 'pass')
  assert.is(field(after, 'assigned'), undefined)
  const hand = field(after, 'hands.rebel.missions')
  assert.ok(Array.isArray(hand) && hand.includes('hit-and-run'))
  assert.equal(field(after, 'leaders'), { pool: ['han-solo'] })
})

test.run()
