import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { equalStates } from '../../../../engine/state.js'
import { before, type Duel, FIELD, fight, onTo } from '../combat/duel.js'
import { needs } from '../combat/start-cards.js'
import { cardsOf, changes, combatOf, faces, hasTurn } from '../missions/attempt.js'
import { allows, decider, field, forbids, moves, offers, play } from '../support.js'
import { dealtAtSetup, RISE, recruited, risen, risePosition } from './rise.js'

/** The Imperial action cards of the expansion. */

// Starting cards

test('early-promotion E19: Admiral Motti joins, and Tarkin goes with him to an Imperial system', () => {
  const s = dealtAtSetup('early-promotion', 'empire')
  assert.is(decider(s), 'empire')
  assert.equal(moves(s).sort(), ['choose draw-card', 'choose recruit'])
  const asked = play(s, 'choose recruit')
  assert.equal(moves(asked).sort(), ['choose corellia', 'choose coruscant'])
  const after = play(asked, 'choose corellia')
  assert.equal(field(after, 'leaders.corellia'), ['grand-moff-tarkin', 'motti'])
  const moved = dealtAtSetup('early-promotion', 'empire', {
    leaders: { coruscant: ['grand-moff-tarkin'] },
  })
  const both = play(moved, 'choose recruit', 'choose corellia')
  assert.equal(field(both, 'leaders.corellia'), ['grand-moff-tarkin', 'motti'])
})

test('early-promotion: or a starting card that has not been dealt', () => {
  const s = dealtAtSetup('early-promotion', 'empire')
  const drawn = play(s, 'choose draw-card')
  const hand = field(drawn, 'hands.empire.actions')
  assert.ok(Array.isArray(hand) && hand.length === 1)
  assert.is(decider(drawn), 'rebel')
})

const CHASE: Duel = {
  by: 'rebel',
  rebel: { 'x-wing': 2 },
  empire: { 'star-destroyer': 1 },
  leader: 'jan-dodonna',
  there: ['admiral-piett', 'general-veers'],
  empireActions: ['track-them'],
  dice: '-- ------',
  more: RISE,
}

test('track-them E18: when Rebel units have retreated, an Imperial leader of the combat returns to the pool', () => {
  const s = onTo(fight(CHASE), 'retreat jan-dodonna geonosis')
  assert.is(decider(s), 'empire')
  assert.equal(moves(s).sort(), [
    'decline',
    'play track-them admiral-piett',
    'play track-them general-veers',
  ])
  const after = play(s, 'play track-them general-veers')
  assert.equal(field(after, 'usedActions'), ['track-them'])
  assert.equal(field(after, `leaders.${FIELD}`), ['admiral-piett'])
  allows(after, `activate general-veers ${FIELD}`)
  assert.equal(field(play(s, 'decline'), 'hands.empire.actions'), ['track-them'])
})

test('track-them N1: not when the base is taken by those who stayed', () => {
  const base = { base: { system: FIELD, revealed: true } }
  const s = onTo(fight({ ...CHASE, more: { ...RISE, ...base } }), 'retreat jan-dodonna geonosis')
  assert.equal(field(s, 'result'), { winner: 'empire', reason: 'base-taken' })
})

test('track-them: not without a leader there, and not when the Empire retreats', () => {
  forbids(
    onTo(fight({ ...CHASE, there: [], pool: ['admiral-piett'] }), 'retreat jan-dodonna geonosis'),
    'play track-them',
  )
  const fled = onTo(fight(CHASE), 'retreat admiral-piett geonosis')
  forbids(fled, 'play track-them')
})

// Recruit cards

const EIGHT = [
  'admiral-ozzel',
  'admiral-piett',
  'boba-fett',
  'colonel-yularen',
  'general-veers',
  'janus-greejatus',
  'moff-jerjerrod',
  'soontir-fel',
]

test('ambitions-of-power Z17: the pool holds 9 from then on, with or without its leaders', () => {
  const fields = {
    leaders: { pool: EIGHT, kessel: ['darth-vader'], eliminated: ['general-tagge'] },
    units: { corellia: { stormtrooper: 1 } },
  }
  const s = risen('message-from-high-command', ['emperor-palpatine'], {
    ...fields,
    leaders: { ...fields.leaders, eliminated: ['general-tagge', 'grand-moff-tarkin'] },
    hands: { empire: { actions: ['ambitions-of-power'] } },
  })
  const asked = play(s, 'reveal message-from-high-command corellia', 'decline')
  allows(asked, 'play ambitions-of-power', 'eliminate boba-fett')
  const after = play(asked, 'play ambitions-of-power')
  assert.ok(hasTurn(after, 'rebel'))
  assert.equal(field(after, 'usedActions'), ['ambitions-of-power'])
  // Without it one of the nine must go
  const lost = play(asked, 'eliminate boba-fett')
  assert.match(JSON.stringify(field(lost, 'leaders.eliminated')), 'boba-fett')
})

// Cards that wait

test('secret-facility E17: a probe card of the hand lies under it, unseen by the Rebels', () => {
  const s = recruited('secret-facility', 'krennic', {
    decks: { empireActions: ['secret-facility'] },
    hands: { empire: { probes: ['kessel', 'naboo', { card: 'rodia', rebel: true }] } },
  })
  assert.is(decider(s), 'empire')
  allows(s, 'choose kessel', 'choose naboo', 'choose rodia')
  const after = play(s, 'choose kessel')
  assert.equal(field(after, 'underCards'), { 'secret-facility': 'kessel' })
  const seen = rebellion.observe(after, 0)
  assert.not.match(JSON.stringify(field(seen, 'underCards')), 'kessel')
  const worlds = new Set(
    Array.from({ length: 60 }, (_, n) =>
      JSON.stringify(
        field(rebellion.sample(seen, new Random(`under ${n}`)), 'underCards.secret-facility'),
      ),
    ),
  )
  assert.ok(worlds.has('{"card":"rodia","rebel":true}') && worlds.size > 5)
  // The Empire still knows that the base is not there
  assert.match(JSON.stringify(field(rebellion.observe(after, 1), 'underCards')), 'kessel')
})

test('secret-facility E33: turned up at the start of an Imperial turn, which goes on after the combat', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'empire',
    underCards: { 'secret-facility': 'rodia' },
  })
  const asked = play(s, 'play secret-facility')
  // The Shield Bunker is there; a Stormtrooper or an Assault Tank comes
  assert.equal(offers(asked, 'gain').sort(), ['gain assault-tank', 'gain stormtrooper'])
  const after = play(asked, 'gain stormtrooper')
  assert.equal(field(after, 'units.rodia'), { stormtrooper: 1, 'shield-bunker': 1 })
  assert.equal(field(after, 'usedActions'), ['secret-facility'])
  assert.is(field(after, 'underCards'), undefined)
  assert.equal(field(after, 'hands.empire.probes'), [{ card: 'rodia', rebel: true }])
  assert.ok(hasTurn(after, 'empire'))
  forbids(after, 'play')
  // As long as wished it may lie there
  assert.equal(field(play(s, 'pass'), 'underCards'), { 'secret-facility': 'rodia' })
})

test('secret-facility: Rebel units there are fought, and a hidden base is revealed', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'empire',
    underCards: { 'secret-facility': 'rodia' },
    units: { rodia: { 'rebel-trooper': 1 } },
  })
  assert.is(combatOf(play(s, 'play secret-facility', 'gain assault-tank')), 'rodia by empire')
  const none = recruited('secret-facility', 'krennic', {
    decks: { empireActions: ['secret-facility'] },
  })
  // Without a probe card in hand it does nothing
  assert.is(field(none, 'underCards'), undefined)
  assert.equal(field(none, 'usedActions'), ['secret-facility'])
})

const SWEPT = {
  phase: 'command',
  turn: 'rebel',
  passed: ['empire'],
  underCards: { 'sweep-the-area': 'rodia' },
}

test('sweep-the-area E17: at the end of a Command Phase a Rebel leader there is captured', () => {
  const s = risePosition({
    ...SWEPT,
    leaders: { rodia: ['luke-skywalker', 'han-solo'] },
    units: { rodia: { stormtrooper: 1 } },
  })
  const asked = play(s, 'pass')
  assert.is(decider(asked), 'empire')
  assert.equal(moves(asked), ['decline', 'play sweep-the-area'])
  const open = play(asked, 'play sweep-the-area')
  assert.equal(offers(open, 'choose').sort(), ['choose han-solo', 'choose luke-skywalker'])
  const after = play(open, 'choose luke-skywalker')
  assert.equal(field(after, 'rings'), { captured: 'luke-skywalker' })
  assert.match(JSON.stringify(field(after, 'leaders.rodia')), 'luke-skywalker')
  // Unrevealed it lies there for another round
  assert.equal(field(play(asked, 'decline'), 'underCards'), SWEPT.underCards)
})

test('sweep-the-area: where no Imperial unit is the captive is taken to the nearest one', () => {
  const s = risePosition({
    ...SWEPT,
    leaders: { rodia: ['luke-skywalker'] },
    units: { coruscant: { stormtrooper: 1 } },
  })
  const after = play(s, 'pass', 'play sweep-the-area')
  assert.equal(field(after, 'rings'), { captured: 'luke-skywalker' })
  assert.equal(field(after, 'leaders.coruscant'), ['luke-skywalker'])
  const nobody = play(risePosition(SWEPT), 'pass', 'play sweep-the-area')
  assert.is(field(nobody, 'rings'), undefined)
})

test('sweep-the-area: Rapid Mobilization comes first', () => {
  const s = risePosition({ ...SWEPT, round: { rapidMobilization: [1] } })
  const first = play(s, 'pass')
  assert.is(decider(first), 'rebel')
  assert.is(decider(play(first, 'choose new-base', 'decline')), 'empire')
})

test('plant-false-lead E34: a probe card under a card cannot be taken', () => {
  const s = risen('plant-false-lead', ['admiral-ackbar'], {
    options: { expansion: 'on', combat: 'base', missions: 'base' },
    units: { kessel: { stormtrooper: 1 } },
    hands: { empire: { probes: ['naboo', 'ryloth'] } },
    underCards: { 'secret-facility': 'rodia', 'sweep-the-area': 'bespin' },
  })
  const asked = play(s, 'reveal plant-false-lead kessel')
  assert.equal(offers(asked, 'top').sort(), ['top naboo', 'top ryloth'])
  assert.equal(field(asked, 'underCards'), {
    'secret-facility': 'rodia',
    'sweep-the-area': 'bespin',
  })
})

test('lord-vaders-orders: the Empire looks at the top 3 objectives and puts them in order', () => {
  const three = ['crippling-blow-1', 'rebel-assault-1', 'regional-support-1']
  const s = recruited('lord-vaders-orders', 'krennic', {
    decks: { empireActions: ['lord-vaders-orders'], objectives: ['decisive-victory-1', ...three] },
  })
  assert.is(decider(s), 'empire')
  assert.equal(moves(s).sort(), three.map((id) => `choose ${id}`).sort())
  // The Rebels see three backs, and their worlds may have any cards there
  const seen = rebellion.observe(s, 0)
  assert.not.match(JSON.stringify(rebellion.toPosition(seen)), 'crippling-blow-1')
  rebellion.sample(seen, new Random('orders'))
  const own = rebellion.sample(rebellion.observe(s, 1), new Random('own'))
  assert.equal(moves(own).sort(), moves(s).sort())
  for (const player of [0, 1]) {
    const looking = rebellion.observe(s, player)
    assert.ok(equalStates(rebellion.observationOf(rebellion.toPosition(looking)), looking))
  }
  const after = play(s, 'choose regional-support-1', 'choose crippling-blow-1')
  assert.equal(cardsOf(after, 'objectives').slice(0, 3), [
    'rebel-assault-1',
    'crippling-blow-1',
    'regional-support-1',
  ])
  assert.is(cardsOf(rebellion.observe(after, 1), 'objectives')[0], 'rebel-assault-1')
  assert.is.not(cardsOf(rebellion.observe(after, 0), 'objectives')[0], 'rebel-assault-1')
})

const BOUNTY = {
  leaders: { alderaan: ['jabba', 'han-solo'] },
  hands: { empire: { actions: ['post-bounty'] } },
}

test('post-bounty E20: after a mission has failed where Jabba is, a Rebel without a ring gets the bounty', () => {
  const s = risen('build-alliance', ['mon-mothma'], {
    ...BOUNTY,
    rings: { 'master-yoda': 'mon-mothma' },
    round: { yodaUsed: true },
    dice: [...faces(3, 'blank'), ...faces(4, 'hit')],
  })
  const asked = play(s, 'reveal build-alliance alderaan', 'decline')
  assert.is(decider(asked), 'empire')
  assert.equal(moves(asked), ['decline', 'play post-bounty han-solo'])
  const after = play(asked, 'play post-bounty han-solo')
  assert.equal(changes(asked, after), {
    'rings.bounty': 'han-solo',
    'hands.empire.actions': null,
    'situation.missionFlags': null,
  })
})

test('post-bounty: also after an Imperial failure, not after a success, and not where Jabba is not', () => {
  const imperial = risen('rule-by-fear', ['grand-moff-tarkin'], {
    ...BOUNTY,
    units: { alderaan: { stormtrooper: 1 } },
    dice: [...faces(4, 'blank'), 'hit', ...faces(4, 'blank')],
  })
  allows(play(imperial, 'reveal rule-by-fear alderaan', 'decline'), 'play post-bounty han-solo')
  const success = risen('build-alliance', ['mon-mothma'], {
    ...BOUNTY,
    dice: [...faces(6, 'hit'), ...faces(6, 'blank')],
  })
  forbids(play(success, 'reveal build-alliance alderaan', 'decline'), 'play')
  const away = risen('build-alliance', ['mon-mothma'], {
    ...BOUNTY,
    leaders: { alderaan: ['emperor-palpatine', 'han-solo'], kessel: ['jabba'] },
    dice: [...faces(4, 'blank'), ...faces(6, 'hit')],
  })
  forbids(play(away, 'reveal build-alliance alderaan', 'decline'), 'play')
})

test('good-intel-rise: with base tactic cards the Rebel hand is open in this combat', () => {
  const duel: Duel = { rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 }, more: RISE }
  needs('good-intel-rise', 'colonel-yularen', 'empire', duel)
  const s = fight({
    ...duel,
    by: 'empire',
    leader: 'soontir-fel',
    there: ['jan-dodonna'],
    empireActions: ['good-intel-rise'],
  })
  const after = play(s, 'play good-intel-rise')
  assert.is(field(after, 'combat.goodIntel'), true)
  assert.throws(() => before({ ...duel, empireActions: ['good-intel'] }), /not in this game/)
})

test.run()
