import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { type Duel, FIELD, fight, toTheEnd } from '../combat/duel.js'
import { cardsOf, type Fields } from '../missions/attempt.js'
import { allows, decider, field, forbids, moves, offers, play } from '../support.js'
import { RISE, risePosition } from './rise.js'

/** The objectives of the expansion. */

function refresh(objectives: readonly string[], fields: Fields = {}): State {
  return risePosition({
    phase: 'refresh',
    time: 3,
    reputation: 12,
    hands: { rebel: { objectives } },
    ...fields,
  })
}

/** Offered or not at the start of the Refresh Phase. */
function isOffered(card: string, fields: Fields): boolean {
  return offers(refresh([card], fields), `score ${card}`).length === 1
}

/** Goes on with the combat, hits on the first unit offered, until something can be scored. */
function due(duel: Duel): string[] {
  let s = inExpansion(duel)
  for (let legal = moves(s); !legal.includes('pass') && legal.length > 0; legal = moves(s)) {
    const scores = offers(s, 'score')
    if (scores.length > 0) return scores
    const hit = offers(s, 'hit')[0]
    s = play(s, hit ?? (legal.includes('done') ? 'done' : 'decline'))
  }
  return []
}

function inExpansion(duel: Duel): State {
  return fight({ ...duel, more: { ...RISE, ...duel.more } })
}

// Combats

test('decisive-victory-1: both battles of one combat won, whoever started it', () => {
  const both: Duel = {
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 1, stormtrooper: 1 },
    objectives: ['decisive-victory-1'],
    dice: 'h - h -',
  }
  const rows: [string, Duel, boolean][] = [
    ['both', both, true],
    ['an attack of the Empire', { ...both, by: 'empire', dice: '- h - h' }, true],
    ['ground alone', { ...both, rebel: { 'rebel-trooper': 1 }, dice: 'h -' }, false],
    ['no ships against it', { ...both, empire: { stormtrooper: 1 }, dice: 'h -' }, false],
  ]
  for (const [why, duel, expected] of rows)
    assert.equal(due(duel), expected ? ['score decisive-victory-1'] : [], why)
})

const GROUND_WIN: Duel = {
  rebel: { 'rebel-trooper': 1 },
  empire: { stormtrooper: 1 },
  dice: 'h -',
}

test('seize-control-2 O15: a battle won where there is a sabotage marker, which may be removed', () => {
  const duel = { ...GROUND_WIN, objectives: ['seize-control-2'] }
  assert.equal(due(duel), [])
  const more = { sabotage: [FIELD] }
  assert.equal(due({ ...duel, more }), ['score seize-control-2'])
  assert.equal(due({ ...duel, more, by: 'empire', dice: '- h' }), ['score seize-control-2'])
  const space = { rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 } }
  assert.equal(due({ ...duel, ...space, more }), ['score seize-control-2'])
  const scored = play(inExpansion({ ...duel, more }), 'score seize-control-2')
  assert.is(field(scored, 'reputation'), 11)
  allows(scored, 'choose repair', 'decline')
  assert.is(field(play(scored, 'choose repair'), 'sabotage'), undefined)
  assert.equal(field(play(scored, 'decline'), 'sabotage'), [FIELD])
})

test('raid-imperial-factory-3 O18: a battle won in a combat of the Rebels where there is a square icon', () => {
  const duel = { ...GROUND_WIN, objectives: ['raid-imperial-factory-3'], system: 'mon-calamari' }
  const score = ['score raid-imperial-factory-3']
  assert.equal(due(duel), score)
  assert.equal(due({ ...duel, more: { loyalty: { rebel: ['mon-calamari'] } } }), score)
  assert.equal(due({ ...duel, by: 'empire', dice: '- h' }), [])
  assert.equal(due({ ...duel, system: FIELD }), [])
  // A destroyed system has no icons; its space battle counts for nothing
  const space = { rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 } }
  assert.equal(due({ ...duel, ...space }), score)
  const carried = { rebel: { 'x-wing': 2 }, empire: { 'assault-carrier': 1 }, dice: 'dd -' }
  assert.equal(due({ ...duel, ...carried }), score)
  assert.equal(due({ ...duel, ...carried, more: { destroyed: ['mon-calamari'] } }), [])
})

// The Refresh Phase

test('defensive-position-1 O23: three Rebel structures in one system, not that of the revealed base', () => {
  const three = { 'shield-generator': 1, 'ion-cannon': 1, 'golan-arms-turret': 1 }
  assert.ok(isOffered('defensive-position-1', { units: { alderaan: three } }))
  assert.not(isOffered('defensive-position-1', { units: { 'rebel-base': three } }))
  const base = { system: 'alderaan', revealed: true }
  assert.not(isOffered('defensive-position-1', { base, units: { alderaan: three } }))
  const apart = { alderaan: { 'ion-cannon': 2 }, naboo: { 'golan-arms-turret': 1 } }
  assert.not(isOffered('defensive-position-1', { units: apart }))
  const s = refresh(['defensive-position-1'], { units: { alderaan: three } })
  assert.is(field(play(s, 'score defensive-position-1'), 'reputation'), 11)
})

test("support-of-the-hutts-1: three systems of Nal Hutta's region with Rebel loyalty, subjugated or not", () => {
  const card = 'support-of-the-hutts-1'
  const three = ['nal-hutta', 'toydaria', 'bothawui']
  assert.ok(isOffered(card, { loyalty: { rebel: three } }))
  assert.ok(isOffered(card, { loyalty: { rebel: three }, units: { toydaria: { 'at-st': 1 } } }))
  assert.not(isOffered(card, { loyalty: { rebel: ['nal-hutta', 'toydaria', 'alderaan'] } }))
})

test('the-long-war-1 O16: two other objectives of the hand are discarded', () => {
  assert.not(isOffered('the-long-war-1', { hands: { rebel: { objectives: ['the-long-war-1'] } } }))
  const two = ['the-long-war-1', 'rebel-assault-1']
  assert.is(offers(refresh(two), 'score the-long-war-1').length, 0)
  const s = refresh([...two, 'liberation-2', 'major-victory-3'])
  const scored = play(s, 'score the-long-war-1')
  assert.is(field(scored, 'reputation'), 11)
  assert.equal(offers(scored, 'discard'), [
    'discard rebel-assault-1',
    'discard liberation-2',
    'discard major-victory-3',
  ])
  const after = play(scored, 'discard rebel-assault-1', 'discard major-victory-3')
  const left = field(after, 'hands.rebel.objectives')
  assert.ok(Array.isArray(left) && left.includes('liberation-2'))
  assert.equal(field(after, 'playedObjectives'), [
    'rebel-assault-1',
    'major-victory-3',
    'the-long-war-1',
  ])
})

test('the-long-war-1: an Immediate objective in play is not in the hand', () => {
  const s = refresh(['the-long-war-1', 'rebel-assault-1'], {
    playedObjectives: ['rebel-cell-2'],
    targetMarkers: { 'rebel-cell': ['alderaan'] },
  })
  forbids(s, 'score the-long-war-1')
})

test('threaten-the-core-1: five Rebel units on Coruscant and next to it', () => {
  const card = 'threaten-the-core-1'
  assert.ok(isOffered(card, { units: { alderaan: { 'x-wing': 3 }, corellia: { 'y-wing': 2 } } }))
  assert.not(isOffered(card, { units: { alderaan: { 'x-wing': 4 } } }))
  assert.not(isOffered(card, { units: { 'rebel-base': { 'x-wing': 5 } } }))
  const hidden = { base: { system: 'alderaan' }, units: { 'rebel-base': { 'x-wing': 5 } } }
  assert.not(isOffered(card, hidden))
})

test('a-time-for-peace-2 O17: two triangles, a circle and a square of the own queue are destroyed', () => {
  const queues = {
    rebel: {
      '1': { 'x-wing': 1, airspeeder: 2 },
      '3': { 'rebel-trooper': 1, 'mon-calamari-cruiser': 1 },
    },
  }
  const s = refresh(['a-time-for-peace-2'], { queues })
  const scored = play(s, 'score a-time-for-peace-2')
  assert.is(field(scored, 'reputation'), 11)
  assert.equal(offers(scored, 'destroy').sort(), [
    'destroy rebel-trooper queue-3',
    'destroy x-wing queue-1',
  ])
  // The others go by themselves, and one Airspeeder is deployed later
  const after = play(scored, 'destroy rebel-trooper queue-3')
  assert.equal(field(after, 'queues.rebel'), { '1': { airspeeder: 1 } })
  for (const poor of [
    { rebel: { '1': { 'x-wing': 1, airspeeder: 1, 'mon-calamari-cruiser': 1 } } },
    { rebel: { '1': { 'x-wing': 2, 'mon-calamari-cruiser': 1 } } },
    { rebel: { '1': { 'x-wing': 2, airspeeder: 1 } } },
    { empire: { '1': { 'tie-fighter': 2, 'at-st': 1, 'at-at': 1 } } },
  ])
    assert.not(isOffered('a-time-for-peace-2', { queues: poor }))
})

test('uprising-3: nine systems with Rebel loyalty are worth two', () => {
  const nine = [
    'alderaan',
    'naboo',
    'kashyyyk',
    'bothawui',
    'ryloth',
    'sullust',
    'bespin',
    'mygeeto',
    'mon-calamari',
  ]
  const s = refresh(['uprising-3'], { loyalty: { rebel: nine } })
  assert.is(field(play(s, 'score uprising-3'), 'reputation'), 10)
  assert.not(isOffered('uprising-3', { loyalty: { rebel: nine.slice(1) } }))
})

// Target markers

/** The next Refresh Phase draws this objective. */
function drawing(card: string, fields: Fields = {}): State {
  return risePosition({
    phase: 'command',
    turn: 'rebel',
    time: 2,
    reputation: 12,
    decks: { objectives: [card] },
    ...fields,
  })
}

test('raid-outposts-2 E9: when drawn the Empire marks two remote systems', () => {
  const drawn = play(drawing('raid-outposts-2'), 'pass', 'pass')
  assert.is(decider(drawn), 'empire')
  assert.not(offers(drawn, 'choose').includes('choose corellia'))
  const one = play(drawn, 'choose dagobah')
  forbids(one, 'choose dagobah')
  const two = play(one, 'choose endor')
  assert.equal(field(two, 'targetMarkers'), { 'raid-outposts': ['endor', 'dagobah'] })
  assert.equal(field(two, 'playedObjectives'), ['raid-outposts-2'])
  assert.is(field(two, 'reputation'), 12)
})

test('raid-outposts-2 E10 E13: each marker removed by Rebel troops gains 1 reputation, ships remove none', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'rebel',
    reputation: 12,
    playedObjectives: ['raid-outposts-2'],
    targetMarkers: { 'raid-outposts': ['dagobah', 'endor'] },
    units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 1 }, endor: { 'x-wing': 1 } },
  })
  const after = play(
    s,
    'activate jan-dodonna dagobah',
    'move 1 rebel-transport naboo',
    'move 1 rebel-trooper naboo',
  )
  assert.is(field(after, 'reputation'), 11)
  assert.equal(field(after, 'targetMarkers'), { 'raid-outposts': ['endor'] })
})

test('rebel-cell-2 E11: without a Rebel system no marker is placed, and the card is gone', () => {
  const after = play(drawing('rebel-cell-2'), 'pass', 'pass')
  assert.is(field(after, 'targetMarkers'), undefined)
  assert.equal(field(after, 'playedObjectives'), ['rebel-cell-2'])
  // A subjugated system is no Rebel one
  const fields = { loyalty: { rebel: ['alderaan', 'naboo'] }, units: { naboo: { 'at-st': 1 } } }
  const marked = play(drawing('rebel-cell-2', fields), 'pass', 'pass')
  assert.equal(field(marked, 'targetMarkers'), { 'rebel-cell': ['alderaan'] })
})

test('rebel-cell-2 E49: an objective may be discarded for 1 reputation instead of playing one', () => {
  const cell = {
    playedObjectives: ['rebel-cell-2'],
    targetMarkers: { 'rebel-cell': ['alderaan'] },
  }
  const s = refresh(['leave-no-one-behind-2', 'major-victory-3'], cell)
  assert.equal(moves(s).sort(), [
    'decline',
    'discard leave-no-one-behind-2',
    'discard major-victory-3',
    'score leave-no-one-behind-2',
  ])
  const after = play(s, 'discard major-victory-3')
  assert.is(field(after, 'reputation'), 11)
  forbids(after, 'score', 'discard major-victory-3', 'discard leave-no-one-behind-2')
  forbids(refresh(['leave-no-one-behind-2']), 'discard')
})

test('show-no-fear-3 E12: everybody knows where the base is, and nothing is scored at first', () => {
  const s = refresh(['show-no-fear-3', 'leave-no-one-behind-2'])
  const shown = play(s, 'score show-no-fear-3')
  assert.is(field(shown, 'reputation'), 12)
  assert.equal(field(shown, 'targetMarkers'), { 'show-no-fear': ['hoth'] })
  assert.equal(field(shown, 'base'), { system: 'hoth' })
  const known = rebellion.toPosition(rebellion.observe(shown, 1))
  assert.equal(Reflect.get(Object(known), 'candidates'), ['hoth'])
  // It was the objective of this phase
  forbids(shown, 'score')
})

test('show-no-fear-3 E12: it scores in every later Refresh Phase beside another objective', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'rebel',
    time: 3,
    reputation: 12,
    hands: { rebel: { objectives: ['leave-no-one-behind-2'] } },
    playedObjectives: ['show-no-fear-3'],
    targetMarkers: { 'show-no-fear': ['hoth'] },
  })
  const next = play(s, 'pass', 'pass')
  assert.is(field(next, 'reputation'), 11)
  assert.is(field(play(next, 'score leave-no-one-behind-2'), 'reputation'), 10)
})

const MARKED_BASE = {
  phase: 'command',
  playedObjectives: ['show-no-fear-3'],
  targetMarkers: { 'show-no-fear': ['hoth'] },
}

test('show-no-fear-3 E13: Imperial troops against ships alone remove the marker', () => {
  const s = risePosition({
    ...MARKED_BASE,
    turn: 'empire',
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'x-wing': 2 }, bespin: { 'assault-carrier': 1, stormtrooper: 2 } },
    leaders: { hoth: ['princess-leia'] },
    dice: ['blank', 'direct-hit', 'direct-hit'],
  })
  const landed = play(
    s,
    'activate darth-vader hoth',
    'move 1 assault-carrier bespin',
    'move 2 stormtrooper bespin',
  )
  // Not in the middle of the combat
  assert.equal(field(landed, 'targetMarkers'), MARKED_BASE.targetMarkers)
  // The carrier falls; the troops stay
  const won = toTheEnd(landed)
  assert.is(field(won, 'targetMarkers'), undefined)
})

test('show-no-fear-3 E12: the marker goes when a new base is established', () => {
  const s = risePosition({
    ...MARKED_BASE,
    turn: 'rebel',
    passed: ['empire'],
    round: { rapidMobilization: [1] },
    decks: { probes: ['naboo', 'alderaan', 'kashyyyk', 'bespin'] },
  })
  const moved = play(s, 'pass', 'choose new-base', 'choose naboo')
  assert.is(field(moved, 'targetMarkers'), undefined)
})

test('E14: no Death Star Plans while the plans are secured', () => {
  const duel: Duel = {
    rebel: { 'x-wing': 2 },
    empire: { 'death-star': 1, 'tie-fighter': 1 },
    system: 'endor',
    objectives: ['death-star-plans-2'],
    dice: '-- -----------',
  }
  assert.equal(due(duel), ['score death-star-plans-2'])
  const secured = { targetMarkers: { 'secure-the-plans': ['dagobah'] } }
  assert.equal(due({ ...duel, more: secured }), [])
})

test('O6: played and discarded objectives lie open, a boxed one does not', () => {
  const s = refresh(['leave-no-one-behind-2'])
  const after = play(s, 'score leave-no-one-behind-2')
  assert.equal(field(rebellion.observe(after, 1), 'playedObjectives'), ['leave-no-one-behind-2'])
  assert.is(cardsOf(after, 'objectives').includes('leave-no-one-behind-2'), false)
})

test.run()
