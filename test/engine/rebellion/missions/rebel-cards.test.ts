import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { allows, decider, diceLeft, field, forbids, ofBaseGame, offers, play } from '../support.js'
import { assigned, cardsOf, changed, changes, faces, hasTurn } from './attempt.js'

/** Rebel missions on decks, hands and leaders. */

const SPIED = { units: { corellia: { stormtrooper: 1 } } }
const DECK = ['regional-support-1', 'liberation-2', 'crippling-blow-1', 'major-victory-3']

test('covert-operation: one of two objectives into hand, the other under the deck', () => {
  const s = assigned('covert-operation', ['obi-wan-kenobi'], {
    ...SPIED,
    decks: { objectives: DECK },
  })
  const looking = play(s, 'reveal covert-operation corellia', 'decline')
  assert.equal(offers(looking, 'choose').sort(), [
    'choose liberation-2',
    'choose regional-support-1',
  ])
  const after = play(looking, 'choose liberation-2')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.corellia': ['obi-wan-kenobi'],
    'hands.rebel.objectives': ['liberation-2'],
    'decks.objectives': -1,
    'discards.missions': ['covert-operation'],
  })
  const order = cardsOf(after, 'objectives')
  assert.is(order[0], 'crippling-blow-1')
  assert.is(order.at(-1), 'regional-support-1')
  // The Empire has not seen it
  assert.is(field(after, 'shown.objectives'), undefined)
})

test('covert-operation: one Imperial unit is enough, and the last card is kept', () => {
  const [last, ...played] = ofBaseGame(OBJECTIVES).map((card) => card.id)
  const s = assigned('covert-operation', ['obi-wan-kenobi'], {
    units: { corellia: { 'tie-fighter': 1 } },
    playedObjectives: played,
  })
  const after = play(s, 'reveal covert-operation corellia', 'decline')
  assert.equal(field(after, 'hands.rebel.objectives'), [last])
  assert.is(field(after, 'decks.objectives'), undefined)
})

test('stolen-plans: the top four objectives in any order', () => {
  const s = assigned('stolen-plans', ['jan-dodonna'], {
    ...SPIED,
    decks: { objectives: [...DECK, 'rebel-assault-1'] },
  })
  const looking = play(s, 'reveal stolen-plans corellia', 'decline')
  assert.equal(offers(looking, 'choose').sort(), DECK.map((id) => `choose ${id}`).sort())
  // The last one chosen lies on top; a card that is left alone goes there by itself
  const after = play(
    looking,
    'choose regional-support-1',
    'choose major-victory-3',
    'choose liberation-2',
  )
  assert.equal(cardsOf(after, 'objectives').slice(0, 5), [
    'crippling-blow-1',
    'liberation-2',
    'major-victory-3',
    'regional-support-1',
    'rebel-assault-1',
  ])
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.corellia': ['jan-dodonna'],
    'discards.missions': ['stolen-plans'],
    'decks.objectives': 0,
  })
})

test('stolen-plans: with fewer than four cards those that are there', () => {
  const [one, two, ...played] = ofBaseGame(OBJECTIVES).map((card) => card.id)
  const s = assigned('stolen-plans', ['jan-dodonna'], { ...SPIED, playedObjectives: played })
  const looking = play(s, 'reveal stolen-plans corellia', 'decline')
  assert.is(offers(looking, 'choose').length, 2)
  assert.equal(cardsOf(play(looking, `choose ${one}`), 'objectives'), [two, one])
})

// Plant False Lead

const LEAD = 'plant-false-lead'

test('plant-false-lead X33 X2: all of few probe cards, each on top or under the deck', () => {
  const s = assigned(LEAD, ['mon-mothma'], {
    ...SPIED,
    hands: { empire: { probes: ['ilum', 'kessel', 'yavin'] } },
  })
  const looking = play(s, `reveal ${LEAD} corellia`)
  assert.is(decider(looking), 'rebel')
  assert.equal(offers(looking, 'top').sort(), ['top ilum', 'top kessel', 'top yavin'])
  const after = play(looking, 'bottom kessel', 'top yavin', 'top ilum')
  const order = cardsOf(after, 'probes')
  assert.equal(order.slice(0, 2), ['ilum', 'yavin'])
  assert.is(order.at(-1), 'kessel')
  assert.is(field(after, 'hands.empire'), undefined)
  // He has seen all three, and knows only which of them were taken
  assert.equal(field(after, 'probes.returned'), ['yavin', 'kessel', 'ilum'])
  const slots = field(after, 'decks.probes')
  assert.ok(Array.isArray(slots))
  const [first, second] = slots
  assert.is(first.empire, second.empire)
  assert.is(first.empire, slots.at(-1).empire)
  assert.is.not(first.empire, true)
  assert.ok(hasTurn(after, 'empire'))
})

test('plant-false-lead X33: four of many, at random, and the others stay in hand', () => {
  const probes = ['ilum', 'kessel', 'yavin', 'rodia', 'endor', 'bespin']
  const found = new Set<string>()
  for (const seed of ['one', 'two', 'three', 'four']) {
    const s = assigned(LEAD, ['mon-mothma'], { ...SPIED, seed, hands: { empire: { probes } } })
    const looking = play(s, `reveal ${LEAD} corellia`)
    const taken = offers(looking, 'top').map((text) => text.slice('top '.length))
    assert.is(taken.length, 4)
    const rest = probes.filter((id) => !taken.includes(id))
    assert.equal([...(field(looking, 'hands.empire.probes') as string[])].sort(), rest.sort())
    found.add(rest.join(' '))
  }
  assert.ok(found.size > 1)
})

test('plant-false-lead X24: against an empty hand nothing happens', () => {
  const s = assigned(LEAD, ['mon-mothma'], SPIED)
  assert.equal(changed(s, `reveal ${LEAD} corellia`), {
    assigned: null,
    'leaders.corellia': ['mon-mothma'],
    'discards.missions': [LEAD],
  })
})

// Contingency Plan

const PLAN = 'contingency-plan'

test('contingency-plan X2 A12: its leader goes to a starting mission, face down', () => {
  const s = assigned(PLAN, ['mon-mothma'], { hands: { rebel: { missions: ['hit-and-run'] } } })
  const choosing = play(s, `reveal ${PLAN}`)
  // No second leader, and no mission that is not a starting one
  assert.equal(offers(choosing, 'assign').sort(), [
    'assign build-alliance mon-mothma',
    'assign infiltration mon-mothma',
    'assign rapid-mobilization mon-mothma',
    'assign sabotage mon-mothma',
  ])
  const after = play(choosing, 'assign build-alliance mon-mothma')
  assert.equal(changes(s, after), {
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'], slot: 1 }],
    'discards.missions': [PLAN],
  })
  assert.ok(hasTurn(after, 'empire'))
  const later = play(after, 'pass', 'reveal build-alliance alderaan', 'decline')
  assert.equal(field(later, 'loyalty.rebel'), ['alderaan'])
})

test('contingency-plan X14: a starting mission used before in the round is used again', () => {
  const s = assigned(PLAN, ['mon-mothma'], {
    assigned: [{ mission: 'sabotage', leaders: ['han-solo'] }],
  })
  const before = play(s, 'reveal sabotage kessel', 'decline', 'pass')
  const choosing = play(before, `reveal ${PLAN}`)
  allows(choosing, 'assign sabotage mon-mothma')
  // While it lies face down it is not in hand
  forbids(play(s, `reveal ${PLAN}`), 'assign sabotage')
})

test('contingency-plan: with two leaders one goes on and the other stays with the card', () => {
  const s = assigned(PLAN, ['mon-mothma', 'lando-calrissian'])
  const choosing = play(s, `reveal ${PLAN}`)
  allows(choosing, 'assign sabotage mon-mothma', 'assign sabotage lando-calrissian')
  const after = play(choosing, 'assign infiltration lando-calrissian')
  assert.equal(field(after, 'leaders.pool'), undefined)
  // Mon Mothma is neither on a mission nor in the pool, until the Refresh Phase
  forbids(play(after, 'pass'), 'activate mon-mothma')
  const end = play(after, 'pass', 'pass')
  assert.is(field(end, 'assigned'), undefined)
})

test('contingency-plan: Lando has two more successes on his next attempt, and only there', () => {
  const s = assigned(PLAN, ['lando-calrissian'], {
    leaders: { pool: ['admiral-piett'] },
    // Sabotage: Lando rolls 1, General Tagge 1; then General Rieekan rolls 1 and Darth Vader 3
    dice: ['blank', 'hit', 'blank', ...faces(3, 'blank')],
    hands: { rebel: { missions: ['hit-and-run'] } },
    assigned: [{ mission: 'misdirection', leaders: ['general-rieekan'] }],
    units: { rodia: { stormtrooper: 1 } },
  })
  const armed = play(s, `reveal ${PLAN}`, 'assign sabotage lando-calrissian', 'pass')
  assert.is(field(armed, 'round.landoBonus'), true)
  const after = play(armed, 'reveal sabotage kessel', 'oppose general-tagge')
  assert.equal(field(after, 'sabotage'), ['kessel'])
  assert.is(field(after, 'round'), undefined)
  const other = play(after, 'reveal misdirection rodia', 'oppose darth-vader')
  assert.is(field(other, 'round'), undefined)
  assert.is(diceLeft(other), 0)
})

test('contingency-plan: the bonus is not spent by others, and ends with the round', () => {
  const s = assigned(PLAN, ['lando-calrissian'], {
    assigned: [{ mission: 'misdirection', leaders: ['general-rieekan'] }],
    units: { rodia: { stormtrooper: 1 } },
    dice: faces(4, 'blank'),
  })
  const armed = play(s, `reveal ${PLAN}`, 'assign sabotage lando-calrissian', 'pass')
  // Equal, so General Rieekan fails
  const other = play(armed, 'reveal misdirection rodia', 'oppose darth-vader')
  assert.is(diceLeft(other), 0)
  assert.equal(field(other, 'round'), { landoBonus: true })
  assert.is(field(play(other, 'pass'), 'round'), undefined)
})

test('contingency-plan: without Lando there is no bonus, and without a mission in hand nothing', () => {
  const armed = play(
    assigned(PLAN, ['mon-mothma']),
    `reveal ${PLAN}`,
    'assign build-alliance mon-mothma',
  )
  assert.is(field(armed, 'round'), undefined)
  const busy = ['build-alliance', 'infiltration', 'rapid-mobilization', 'sabotage']
  const leaders = ['jan-dodonna', 'general-rieekan', 'princess-leia', 'han-solo']
  const s = assigned(PLAN, ['mon-mothma'], {
    assigned: busy.map((mission, n) => ({ mission, leaders: [leaders[n]] })),
  })
  assert.ok(hasTurn(play(s, `reveal ${PLAN}`), 'empire'))
})

// Misdirection

test('misdirection X27: nobody is sent against the leader named, all round', () => {
  const s = assigned('misdirection', ['general-rieekan'], {
    units: { rodia: { stormtrooper: 1 }, bespin: { stormtrooper: 1 } },
    leaders: { kessel: ['han-solo'], pool: ['chewbacca'], bespin: ['wedge-antilles'] },
    rings: { captured: 'wedge-antilles' },
    assigned: [
      { mission: 'sabotage', leaders: ['jan-dodonna', 'lando-calrissian'] },
      { mission: 'build-alliance', leaders: ['princess-leia'] },
    ],
  })
  const choosing = play(s, 'reveal misdirection rodia', 'decline')
  // On the board, on missions and in the pool; not one who is captured or not recruited
  const named = 'chewbacca general-rieekan han-solo jan-dodonna lando-calrissian mon-mothma'
  assert.equal(
    offers(choosing, 'choose').sort(),
    [...named.split(' '), 'princess-leia'].map((id) => `choose ${id}`),
  )
  const after = play(choosing, 'choose lando-calrissian')
  assert.equal(changes(s, after), {
    assigned: field(after, 'assigned'),
    'leaders.rodia': ['general-rieekan'],
    'round.misdirection': 'lando-calrissian',
    'discards.missions': ['misdirection'],
  })
  const turn = play(after, 'pass')
  // His mission succeeds with nobody asked; that of another leader is opposed
  assert.equal(field(play(turn, 'reveal sabotage kessel'), 'sabotage'), ['kessel'])
  allows(play(turn, 'reveal build-alliance alderaan'), 'oppose darth-vader')
})

test('misdirection X27: Imperial leaders who are there still oppose', () => {
  const s = assigned('sabotage', ['lando-calrissian'], {
    round: { misdirection: 'lando-calrissian' },
    leaders: { kessel: ['boba-fett'] },
    dice: ['hit', ...faces(3, 'hit')],
  })
  const after = play(s, 'reveal sabotage kessel')
  assert.is(field(after, 'sabotage'), undefined)
  assert.is(diceLeft(after), 0)
})

test('misdirection: over when the next round begins', () => {
  const s = assigned('sabotage', ['lando-calrissian'], {
    round: { misdirection: 'lando-calrissian' },
  })
  assert.is(field(play(s, 'pass', 'pass'), 'round'), undefined)
})

// Seek Yoda

test('seek-yoda X2 X43 X50 K15 K19: Luke becomes a Jedi with the ring; the card stays beside it', () => {
  const s = assigned('seek-yoda', ['luke-skywalker'], {
    leaders: { dagobah: ['darth-vader'] },
    hands: { rebel: { actions: ['son-of-skywalker'] } },
  })
  // Resolved: not opposed by Darth Vader, and neither a success nor a failure
  const after = play(s, 'reveal seek-yoda dagobah')
  assert.ok(hasTurn(after, 'empire'))
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.dagobah': ['luke-skywalker', 'darth-vader'],
    'rings.master-yoda': 'luke-skywalker',
    jedi: true,
  })
})

test('seek-yoda X50: Luke may become a Jedi while another takes the ring', () => {
  const s = assigned('seek-yoda', ['luke-skywalker', 'princess-leia'])
  const asked = play(s, 'reveal seek-yoda dagobah')
  allows(asked, 'choose luke-skywalker', 'choose princess-leia')
  const after = play(asked, 'choose princess-leia')
  assert.is(field(after, 'rings.master-yoda'), 'princess-leia')
  assert.is(field(after, 'jedi'), true)
})

test('seek-yoda: without Luke nobody becomes a Jedi, and a ring worn comes off', () => {
  const s = assigned('seek-yoda', ['princess-leia'], {
    leaders: { pool: ['luke-skywalker'] },
    rings: { 'r2-d2': 'princess-leia' },
  })
  assert.equal(changed(s, 'reveal seek-yoda dagobah'), {
    assigned: null,
    'leaders.dagobah': ['princess-leia'],
    'rings.r2-d2': null,
    'rings.master-yoda': 'princess-leia',
    usedActions: ['resourceful-astromech'],
  })
})

test('seek-yoda X22: in a destroyed Dagobah', () => {
  const s = assigned('seek-yoda', ['luke-skywalker'], { destroyed: ['dagobah'] })
  const after = play(s, 'reveal seek-yoda dagobah')
  assert.is(field(after, 'rings.master-yoda'), 'luke-skywalker')
  assert.is(field(after, 'jedi'), true)
})

test('X12: Luke Skywalker (Jedi) is Luke Skywalker for every card', () => {
  const s = assigned('seek-yoda', ['luke-skywalker'], {
    jedi: true,
    hands: { rebel: { actions: ['one-in-a-million'] } },
  })
  const after = play(s, 'reveal seek-yoda dagobah')
  assert.is(field(after, 'rings.master-yoda'), 'luke-skywalker')
  // One In A Million shows Luke; the Jedi has 3 intel, so 3 dice
  const spy = assigned('infiltration', ['luke-skywalker'], {
    jedi: true,
    hands: { rebel: { actions: ['one-in-a-million'] } },
    leaders: { corellia: ['general-tagge'] },
    units: { corellia: { stormtrooper: 1 } },
    dice: faces(3, 'hit'),
  })
  const asked = play(spy, 'reveal infiltration corellia', 'decline')
  allows(asked, 'play one-in-a-million')
  assert.is(diceLeft(play(asked, 'decline')), 0)
})

test.run()
