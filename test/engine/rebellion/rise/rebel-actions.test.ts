import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { before, type Duel, FIELD, fight, toTheEnd } from '../combat/duel.js'
import { needs } from '../combat/start-cards.js'
import { eyes } from '../look.js'
import { assigned, cardsOf, changes } from '../missions/attempt.js'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { dealtAtSetup, RISE, recruited, risen, risePosition } from './rise.js'

/** The Rebel action cards of the expansion. */

// Starting cards

test('rebel-extremist: Saw Gerrera joins the pool for 1 reputation, or another starting card is drawn', () => {
  const s = dealtAtSetup('rebel-extremist', 'rebel')
  assert.equal(moves(s).sort(), ['choose draw-card', 'choose recruit'])
  const joined = play(s, 'choose recruit')
  assert.is(field(joined, 'reputation'), 15)
  assert.match(JSON.stringify(field(joined, 'leaders.pool') ?? ''), 'saw-gerrera')
  const drawn = play(s, 'choose draw-card')
  assert.is(field(drawn, 'reputation'), undefined)
  const hand = field(drawn, 'hands.rebel.actions')
  const asks = decider(drawn) === 'rebel' && offers(drawn, 'choose').length > 0
  assert.ok((Array.isArray(hand) && hand.length === 1) || asks)
})

test('false-orders A10: when both sides have assigned, before the first turn', () => {
  const s = risePosition({
    turn: 'empire',
    hands: { rebel: { actions: ['false-orders'] } },
    assigned: [
      { mission: 'deployment', leaders: ['darth-vader'] },
      { mission: 'rule-by-fear', leaders: ['grand-moff-tarkin', 'general-tagge'] },
      { mission: 'interdictor-development', leaders: ['emperor-palpatine'] },
    ],
  })
  // With nobody left in the pool the Empire is done
  const asked = s
  assert.is(decider(asked), 'rebel')
  // Missions with one leader alone
  assert.equal(moves(asked).sort(), [
    'decline',
    'play false-orders darth-vader',
    'play false-orders emperor-palpatine',
  ])
  const after = play(asked, 'play false-orders emperor-palpatine')
  // A project goes to the hand, its leader to the pool
  assert.equal(changes(asked, after), {
    'hands.empire.missions': ['interdictor-development'],
    'hands.rebel.actions': null,
    usedActions: ['false-orders'],
    assigned: [
      { mission: 'deployment', leaders: ['darth-vader'] },
      { mission: 'rule-by-fear', leaders: ['grand-moff-tarkin', 'general-tagge'] },
    ],
  })
  assert.ok(moves(after).includes('pass'))
  // He can still be used in this round
  allows(play(after, 'pass'), 'activate emperor-palpatine corellia')
  // The Rebels do not learn which card it was
  assert.not.match(
    JSON.stringify(rebellion.toPosition(rebellion.observe(after, 0))),
    'interdictor-development',
  )
})

test('false-orders: not while assigning, and not without a mission with a single leader', () => {
  const hands = { rebel: { actions: ['false-orders'] } }
  forbids(risePosition({ turn: 'rebel', hands }), 'play')
  const s = risePosition({
    turn: 'empire',
    hands,
    assigned: [{ mission: 'rule-by-fear', leaders: ['grand-moff-tarkin', 'general-tagge'] }],
  })
  assert.ok(moves(play(s, 'done')).includes('pass'))
})

// Recruit cards

test('trust-in-the-force: a leader of the pool to a subjugated system, loyalty, and a triangle ground unit less', () => {
  const s = risePosition({
    turn: 'rebel',
    hands: { rebel: { actions: ['trust-in-the-force'] } },
    leaders: { pool: ['jyn-erso', 'chirrut-imwe'] },
    units: { rodia: { stormtrooper: 1, 'assault-tank': 1, 'at-st': 1 }, kessel: { 'at-st': 1 } },
  })
  allows(s, 'play trust-in-the-force jyn-erso', 'play trust-in-the-force chirrut-imwe')
  const sent = play(s, 'play trust-in-the-force jyn-erso')
  assert.equal(moves(sent), ['choose kessel', 'choose rodia'])
  const asked = play(sent, 'choose rodia')
  assert.equal(offers(asked, 'destroy').sort(), [
    'destroy assault-tank rodia',
    'destroy stormtrooper rodia',
  ])
  const after = play(asked, 'destroy stormtrooper rodia')
  assert.equal(changes(s, after), {
    'loyalty.rebel': ['rodia'],
    'leaders.pool': ['chirrut-imwe'],
    'leaders.rodia': ['jyn-erso'],
    'units.rodia.stormtrooper': null,
    'hands.rebel.actions': null,
    usedActions: ['trust-in-the-force'],
  })
  // Without a triangle unit the loyalty alone
  const other = play(sent, 'choose kessel')
  assert.equal(field(other, 'loyalty.rebel'), ['kessel'])
  assert.is(at(other, 'kessel', 'at-st'), 1)
  const nowhere = { hands: { rebel: { actions: ['trust-in-the-force'] } } }
  forbids(risePosition({ turn: 'rebel', leaders: { pool: ['jyn-erso'] }, ...nowhere }), 'play')
})

const TOP = ['naboo', 'kessel', 'ryloth', 'rodia', 'bespin']

test('under-the-radar E32: one probe card is kept, the others all go on top or all under the deck', () => {
  const s = recruited('under-the-radar', 'cassian-andor', {
    decks: { rebelActions: ['under-the-radar'], probes: ['endor', 'dagobah', ...TOP] },
  })
  assert.is(decider(s), 'rebel')
  assert.equal(moves(s).sort(), ['choose kessel', 'choose naboo', 'choose rodia', 'choose ryloth'])
  const kept = play(s, 'choose ryloth')
  assert.equal(field(kept, 'underCards'), { 'under-the-radar': 'ryloth' })
  assert.equal(moves(kept), ['choose on-top', 'choose at-bottom'])
  const top = play(kept, 'choose on-top', 'choose naboo', 'choose rodia')
  assert.equal(cardsOf(top, 'probes').slice(0, 3), ['kessel', 'rodia', 'naboo'])
  const bottom = play(kept, 'choose at-bottom', 'choose naboo', 'choose rodia')
  assert.equal(cardsOf(bottom, 'probes').slice(-3), ['naboo', 'rodia', 'kessel'])
  // The Empire knows neither, and its worlds may have any card there
  const seen = rebellion.observe(kept, 1)
  assert.not.match(JSON.stringify(rebellion.toPosition(seen)), 'ryloth')
  const worlds = new Set(
    Array.from({ length: 40 }, (_, n) =>
      JSON.stringify(field(rebellion.sample(seen, new Random(`radar ${n}`)), 'underCards')),
    ),
  )
  assert.ok(worlds.size > 10)
})

test('under-the-radar: at the start of a Rebel turn the card may go on top of the deck', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'rebel',
    underCards: { 'under-the-radar': 'ryloth' },
  })
  const after = play(s, 'play under-the-radar')
  assert.is(cardsOf(after, 'probes')[0], 'ryloth')
  assert.is(field(after, 'underCards'), undefined)
  assert.equal(field(after, 'usedActions'), ['under-the-radar'])
  // The turn goes on
  assert.ok(decider(after) === 'rebel' && moves(after).includes('pass'))
  forbids(play(s, 'pass'), 'play')
})

test('bazes-loyalty: Imperial units of the combat with 2 health in all are destroyed at once', () => {
  const duel: Duel = {
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 2, stormtrooper: 1, 'assault-carrier': 1, 'at-at': 1 },
    more: RISE,
  }
  needs('bazes-loyalty', 'chirrut-imwe', 'rebel', {
    rebel: { 'x-wing': 1 },
    empire: { 'tie-fighter': 1 },
    more: RISE,
  })
  const s = fight({ ...duel, leader: 'chirrut-imwe', rebelActions: ['bazes-loyalty'] })
  const asked = play(s, 'play bazes-loyalty')
  assert.equal(offers(asked, 'destroy').sort(), [
    `destroy assault-carrier ${FIELD}`,
    `destroy stormtrooper ${FIELD}`,
    `destroy tie-fighter ${FIELD}`,
  ])
  const two = play(asked, `destroy tie-fighter ${FIELD}`, `destroy stormtrooper ${FIELD}`)
  assert.equal([at(two, FIELD, 'tie-fighter'), at(two, FIELD, 'stormtrooper')], [1, 0])
  forbids(two, 'destroy')
})

test('bazes-loyalty: printed health counts, and what it destroys counts for objectives', () => {
  const s = fight({
    rebel: { 'x-wing': 1 },
    empire: { 'assault-carrier': 1, 'star-destroyer': 1 },
    leader: 'chirrut-imwe',
    rebelActions: ['bazes-loyalty'],
    objectives: ['major-victory-3'],
    dice: '- ----------',
    more: RISE,
  })
  const after = play(s, 'play bazes-loyalty', `destroy assault-carrier ${FIELD}`)
  assert.equal(field(after, 'combat.lostHealth'), { space: 2 })
})

test('bazes-loyalty: with the last Imperial ground unit gone there is no ground battle to win', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 1, stormtrooper: 1 },
    leader: 'chirrut-imwe',
    rebelActions: ['bazes-loyalty'],
    objectives: ['decisive-victory-1'],
    dice: 'h -',
    more: RISE,
  })
  const fought = play(s, 'play bazes-loyalty', `destroy stormtrooper ${FIELD}`, 'done')
  forbids(toTheEnd(fought), 'score')
  assert.is(field(toTheEnd(fought), 'reputation'), 12)
})

test('he-means-well: a leader without a ring gets K-2SO', () => {
  const s = recruited('he-means-well', 'cassian-andor', {
    decks: { rebelActions: ['he-means-well'] },
    rings: { 'master-yoda': 'princess-leia' },
  })
  allows(s, 'choose cassian-andor', 'choose mon-mothma')
  forbids(s, 'choose princess-leia')
  const after = play(s, 'choose mon-mothma')
  assert.is(field(after, 'rings.k-2so'), 'mon-mothma')
  // The card is in play beside the ring, in no hand
  assert.not.match(JSON.stringify(field(after, 'hands') ?? ''), 'he-means-well')
})

const FOR_JYN: Duel = {
  rebel: { 'rebel-trooper': 1 },
  empire: { stormtrooper: 1 },
  leader: 'jyn-erso',
  rebelActions: ['something-to-fight-for'],
  dice: 'h -',
  more: {
    ...RISE,
    playedObjectives: ['rebel-assault-1', 'raid-outposts-2'],
    targetMarkers: { 'raid-outposts': ['endor'] },
  },
}

test('something-to-fight-for E21 O6: after a battle won where Jyn Erso is, a played objective goes on top', () => {
  const s = fight(FOR_JYN)
  assert.equal(moves(s), ['decline', 'play something-to-fight-for'])
  const after = play(s, 'play something-to-fight-for')
  // The card in play is no discarded one: there is one to choose
  assert.is(cardsOf(after, 'objectives')[0], 'rebel-assault-1')
  assert.equal(field(after, 'playedObjectives'), ['raid-outposts-2'])
  for (const side of [0, 1])
    assert.is(cardsOf(rebellion.observe(after, side), 'objectives')[0], 'rebel-assault-1')
})

test('something-to-fight-for E21: not lost, not without Jyn Erso, and asked once', () => {
  forbids(toTheEnd(fight({ ...FOR_JYN, dice: '- h' })), 'play something')
  const away = fight({ ...FOR_JYN, leader: 'princess-leia', leaders: { endor: ['jyn-erso'] } })
  forbids(away, 'play')
  const declined = play(fight(FOR_JYN), 'decline')
  forbids(declined, 'play something')
  const space = { rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 } }
  allows(fight({ ...FOR_JYN, ...space }), 'play something-to-fight-for')
})

test('son-of-skywalker-rise Z10: Critical Rescue may be fetched too', () => {
  const s = risen('build-alliance', ['princess-leia'], {
    leaders: { alderaan: ['luke-skywalker'] },
    hands: { rebel: { actions: ['son-of-skywalker-rise'] } },
  })
  const asked = play(s, 'reveal build-alliance alderaan', 'decline')
  const search = play(asked, 'play son-of-skywalker-rise')
  assert.equal(offers(search, 'choose').sort(), ['choose critical-rescue', 'choose seek-yoda'])
  assert.equal(field(play(search, 'choose critical-rescue'), 'hands.rebel.missions'), [
    'critical-rescue',
  ])
})

test('E20: no ring goes on a leader with the bounty', () => {
  const s = assigned('seek-yoda', ['luke-skywalker', 'princess-leia'], {
    ...RISE,
    rings: { bounty: 'luke-skywalker' },
  })
  const after = play(s, 'reveal seek-yoda dagobah')
  assert.equal(field(after, 'rings'), {
    'master-yoda': 'princess-leia',
    bounty: 'luke-skywalker',
  })
  const falcon = recruited('the-millennium-falcon', 'chewbacca', {
    decks: { rebelActions: ['the-millennium-falcon'] },
    leaders: { pool: ['han-solo'] },
    rings: { bounty: 'han-solo' },
  })
  assert.is(field(falcon, 'rings.millennium-falcon'), 'chewbacca')
})

test('the cards of the expansion are in no hand that a base game deals', () => {
  assert.throws(() => before({ rebelActions: ['bazes-loyalty'] }), /not in this game/)
  assert.is(eyes(risePosition(), 0).actionHandSize(0), 0)
})

test.run()
