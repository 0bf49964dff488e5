import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import {
  cardsOf,
  changed,
  changes,
  combatOf,
  faces,
  hasTurn,
  targets,
} from '../missions/attempt.js'
import { allows, at, decider, diceLeft, field, forbids, offers, play } from '../support.js'
import { risen, unopposed } from './rise.js'

/** The Rebel missions of the expansion. */

// Sabotage

test('sabotage-rise: a populous system gets a sabotage marker', () => {
  const { before, after } = unopposed('sabotage-rise', ['chewbacca'], 'corellia')
  assert.equal(changes(before, after), {
    assigned: null,
    'leaders.corellia': ['chewbacca'],
    sabotage: ['corellia'],
  })
})

test('sabotage-rise: a remote system with a Shield Bunker loses it, and without one nothing happens', () => {
  const { after } = unopposed('sabotage-rise', ['chewbacca'], 'endor', {
    units: { endor: { 'shield-bunker': 2 } },
  })
  assert.is(at(after, 'endor', 'shield-bunker'), 1)
  assert.is(field(after, 'sabotage'), undefined)
  const bare = unopposed('sabotage-rise', ['chewbacca'], 'endor')
  assert.equal(changes(bare.before, bare.after), {
    assigned: null,
    'leaders.endor': ['chewbacca'],
  })
})

test('sabotage-rise: with both possible the Rebels choose, and one marker is enough', () => {
  const units = { corellia: { 'shield-bunker': 1, stormtrooper: 1 } }
  const { after } = unopposed('sabotage-rise', ['chewbacca'], 'corellia', { units })
  assert.equal(offers(after, 'choose').sort(), ['choose bunker', 'choose sabotage'])
  assert.equal(field(play(after, 'choose sabotage'), 'sabotage'), ['corellia'])
  assert.is(at(play(after, 'choose bunker'), 'corellia', 'shield-bunker'), 0)
  const marked = unopposed('sabotage-rise', ['chewbacca'], 'corellia', {
    units,
    sabotage: ['corellia'],
  })
  assert.is(at(marked.after, 'corellia', 'shield-bunker'), 0)
})

test('sabotage-rise: it takes the place of the card of the base game', () => {
  forbids(risen('sabotage-rise', ['chewbacca']), 'reveal sabotage ')
  assert.throws(() => risen('sabotage', ['chewbacca']), /not in this game/)
})

// Rescues

const PRISON = {
  units: { kessel: { stormtrooper: 2, 'assault-tank': 1, 'at-st': 1 } },
  leaders: { kessel: ['han-solo'] },
  rings: { captured: 'han-solo' },
}

test('aggressive-negotiations: the captive is rescued, and rescuers may go along', () => {
  const { after } = unopposed('aggressive-negotiations', ['mon-mothma'], 'kessel', PRISON)
  const gone = play(after, 'follow mon-mothma')
  assert.equal(field(gone, 'leaders.rebel-base'), ['mon-mothma', 'han-solo'])
  assert.is(field(gone, 'rings'), undefined)
  // Without a captive it is not used
  forbids(risen('aggressive-negotiations', ['mon-mothma'], { units: PRISON.units }), 'reveal')
})

test('aggressive-negotiations: a failure may destroy an Imperial triangle ground unit', () => {
  const s = risen('aggressive-negotiations', ['mon-mothma'], {
    ...PRISON,
    dice: [...faces(3, 'blank'), ...faces(2, 'hit')],
  })
  const failed = play(s, 'reveal aggressive-negotiations kessel', 'oppose darth-vader')
  assert.equal(field(failed, 'rings'), PRISON.rings)
  assert.is(decider(failed), 'rebel')
  assert.equal(offers(failed, 'destroy').sort(), [
    'destroy assault-tank kessel',
    'destroy stormtrooper kessel',
  ])
  const after = play(failed, 'destroy assault-tank kessel')
  assert.is(at(after, 'kessel', 'assault-tank'), 0)
  assert.equal(field(after, 'discards.missions'), ['aggressive-negotiations'])
  assert.ok(hasTurn(play(failed, 'decline'), 'empire'))
})

test('aggressive-negotiations: the last Imperial unit destroyed frees the captive all the same', () => {
  const s = risen('aggressive-negotiations', ['mon-mothma'], {
    ...PRISON,
    units: { kessel: { stormtrooper: 1 } },
    dice: [...faces(3, 'blank'), ...faces(2, 'hit')],
  })
  const after = play(
    s,
    'reveal aggressive-negotiations kessel',
    'oppose darth-vader',
    'destroy stormtrooper kessel',
  )
  assert.equal(field(after, 'leaders.rebel-base'), ['han-solo'])
})

test('critical-rescue: a rescue, and after a failure the card is in hand again, seen by all', () => {
  const { after } = unopposed('critical-rescue', ['obi-wan-kenobi'], 'kessel', PRISON)
  assert.is(field(play(after, 'done'), 'rings'), undefined)
  assert.equal(field(play(after, 'done'), 'discards.missions'), ['critical-rescue'])
  const s = risen('critical-rescue', ['obi-wan-kenobi'], {
    ...PRISON,
    dice: [...faces(3, 'blank'), ...faces(2, 'hit')],
  })
  const failed = play(s, 'reveal critical-rescue kessel', 'oppose emperor-palpatine')
  assert.equal(field(failed, 'hands.rebel.missions'), ['critical-rescue'])
  assert.is(field(failed, 'discards'), undefined)
  // The Empire has seen where it went
  const seen = rebellion.toPosition(rebellion.observe(failed, 1)) as { hands?: unknown }
  assert.match(JSON.stringify(seen.hands), 'critical-rescue')
})

// Dice in any case

const GARRISON = {
  units: {
    rodia: { stormtrooper: 4, 'assault-tank': 1, 'at-st': 1, 'at-at': 1, 'shield-bunker': 1 },
  },
}

test('assault X42: rolled though nobody opposes, it succeeds and each success destroys a Stormtrooper', () => {
  const s = risen('assault', ['chewbacca'], { ...GARRISON, dice: ['hit', 'hit', 'blank', 'hit'] })
  const rolled = play(s, 'reveal assault rodia', 'decline')
  assert.is(diceLeft(rolled), 1)
  assert.equal(offers(rolled, 'destroy'), ['destroy stormtrooper rodia'])
  const after = play(rolled, 'destroy stormtrooper rodia', 'destroy stormtrooper rodia')
  assert.is(at(after, 'rodia', 'stormtrooper'), 2)
  assert.ok(hasTurn(after, 'empire'))
  // He may stop before
  assert.is(at(play(rolled, 'done'), 'rodia', 'stormtrooper'), 4)
})

test('assault: three at most, and a roll without a success is a success that does nothing', () => {
  const s = risen('assault', ['chewbacca'], { ...GARRISON, dice: faces(3, 'special') })
  let after = play(s, 'reveal assault rodia', 'decline')
  for (let i = 0; i < 3; i++) after = play(after, 'destroy stormtrooper rodia')
  assert.ok(hasTurn(after, 'empire'))
  assert.is(at(after, 'rodia', 'stormtrooper'), 1)
  const blank = risen('assault', ['chewbacca'], { ...GARRISON, dice: faces(3, 'blank') })
  const nothing = play(blank, 'reveal assault rodia', 'decline')
  const signal = field(nothing, 'signal')
  assert.ok(Array.isArray(signal) && signal.includes('mission-succeeded'))
  assert.is(at(nothing, 'rodia', 'stormtrooper'), 4)
})

test('assault: opposed, the lead counts, and a tie fails', () => {
  const fields = { ...GARRISON, leaders: { rodia: ['darth-vader'] } }
  const won = play(
    risen('assault', ['chewbacca'], {
      ...fields,
      dice: [...faces(3, 'hit'), 'hit', 'hit', 'blank'],
    }),
    'reveal assault rodia',
    'decline',
  )
  assert.ok(hasTurn(play(won, 'destroy stormtrooper rodia'), 'empire'))
  const tie = play(
    risen('assault', ['chewbacca'], { ...fields, dice: faces(6, 'hit') }),
    'reveal assault rodia',
    'decline',
  )
  assert.ok(hasTurn(tie, 'empire'))
  assert.is(at(tie, 'rodia', 'stormtrooper'), 4)
})

test('assault: with the last ground unit the subjugation ends', () => {
  const s = risen('assault', ['chewbacca'], {
    units: { rodia: { stormtrooper: 1 } },
    dice: faces(3, 'hit'),
  })
  const after = play(s, 'reveal assault rodia', 'decline', 'destroy stormtrooper rodia')
  forbids(play(after, 'pass'), 'reveal')
  assert.is(field(after, 'units.rodia'), undefined)
  assert.equal(targets(risen('assault', ['chewbacca'], GARRISON), 'assault'), ['rodia'])
})

test('plant-explosives: up to three ground units with as much health as the lead, structures too', () => {
  const s = risen('plant-explosives', ['chewbacca'], {
    ...GARRISON,
    dice: ['special', 'special', 'blank'],
  })
  const asked = play(s, 'reveal plant-explosives rodia', 'decline')
  // 4 of health in all: the bunker has 3
  allows(asked, 'destroy shield-bunker rodia', 'destroy at-at rodia')
  const bunker = play(asked, 'destroy shield-bunker rodia')
  assert.equal(offers(bunker, 'destroy').sort(), [
    'destroy assault-tank rodia',
    'destroy stormtrooper rodia',
  ])
  let three = asked
  for (let i = 0; i < 3; i++) three = play(three, 'destroy stormtrooper rodia')
  assert.ok(hasTurn(three, 'empire'))
  assert.is(at(three, 'rodia', 'stormtrooper'), 1)
})

// Markers

const OUTPOSTS = {
  targetMarkers: { 'raid-outposts': ['dagobah', 'endor'], 'secure-the-plans': ['dagobah'] },
  playedObjectives: ['raid-outposts-2'],
  reputation: 10,
}

test('heist: a marker of the system is removed without a ground unit, and its card says what follows', () => {
  const { after } = unopposed('heist', ['obi-wan-kenobi'], 'dagobah', {
    ...OUTPOSTS,
    units: { dagobah: { 'tie-fighter': 1 } },
  })
  assert.equal(offers(after, 'remove').sort(), [
    'remove raid-outposts dagobah',
    'remove secure-the-plans dagobah',
  ])
  forbids(after, 'choose', 'decline')
  const raided = play(after, 'remove raid-outposts dagobah')
  assert.is(field(raided, 'reputation'), 9)
  assert.equal(field(raided, 'targetMarkers.raid-outposts'), ['endor'])
  const secured = play(after, 'remove secure-the-plans dagobah')
  assert.is(field(secured, 'reputation'), 10)
  assert.match(JSON.stringify(field(secured, 'discards.missions')), 'secure-the-plans')
})

test('heist: beside a Death Star an objective may be drawn instead', () => {
  const { before, after } = unopposed('heist', ['obi-wan-kenobi'], 'endor', {
    units: { endor: { 'death-star-under-construction': 1 } },
    decks: { objectives: ['crippling-blow-1'] },
  })
  assert.equal(offers(after, 'choose'), ['choose objective'])
  allows(after, 'decline')
  assert.equal(changes(before, play(after, 'choose objective')), {
    assigned: null,
    'leaders.endor': ['obi-wan-kenobi'],
    'hands.rebel.objectives': ['crippling-blow-1'],
    'discards.missions': ['heist'],
    'decks.objectives': -1,
  })
  // Without either it does nothing
  const nothing = unopposed('heist', ['obi-wan-kenobi'], 'rodia', {
    units: { rodia: { stormtrooper: 1 } },
  })
  assert.ok(hasTurn(nothing.after, 'empire'))
})

// Prepare for Battle

const TROUBLED = { units: { rodia: { stormtrooper: 1 } } }

test('prepare-for-battle: its leaders are in the pool again, and the next tactic cards are put in order', () => {
  const { before, after } = unopposed('prepare-for-battle', ['chewbacca'], 'rodia', {
    ...TROUBLED,
    decks: {
      spaceTactics: [
        'space-outmaneuver',
        'space-outmaneuver',
        'space-no-escape',
        'space-onslaught',
      ],
    },
  })
  assert.is(field(after, 'leaders.rodia'), undefined)
  assert.equal(offers(after, 'choose').sort(), ['choose ground', 'choose space'])
  const [, , third = '', fourth = ''] = cardsOf(after, 'spaceTactics')
  const asked = play(after, 'choose space')
  assert.is(decider(asked), 'rebel')
  const arranged = play(
    asked,
    `bottom ${third}`,
    'top space-outmaneuver',
    'bottom space-outmaneuver',
    `top ${fourth}`,
  )
  const deck = cardsOf(arranged, 'spaceTactics')
  assert.equal(deck.slice(0, 2), [fourth, 'space-outmaneuver'])
  assert.equal(deck.slice(-2), [third, 'space-outmaneuver'])
  assert.equal(changes(before, arranged)['discards.missions'], ['prepare-for-battle'])
  // The Empire sees the backs alone
  const seen = rebellion.observe(arranged, 1)
  assert.not.ok(cardsOf(seen, 'spaceTactics').includes(fourth))
  const world = rebellion.sample(seen, new Random('tactics'))
  assert.is(cardsOf(world, 'spaceTactics').length, deck.length)
  const halfway = rebellion.sample(rebellion.observe(asked, 1), new Random('halfway'))
  assert.is(offers(halfway, 'top').length > 0, true)
})

test('prepare-for-battle: in cinematic combat the discarded Rebel tactic cards come back', () => {
  const s = risen('prepare-for-battle', ['chewbacca'], {
    options: { expansion: 'on', missions: 'rise' },
    ...TROUBLED,
    discards: { tactics: ['advanced-rogue-one', 'advanced-tractor-beam'] },
  })
  const after = play(s, 'reveal prepare-for-battle rodia', 'decline')
  assert.ok(hasTurn(after, 'empire'))
  assert.equal(field(after, 'discards.tactics'), ['advanced-tractor-beam'])
})

// Cards

const DECK = ['assault', 'safe-haven', 'reconnaissance', 'assault', 'regional-aid', 'my-only-hope']

test('secret-mission: the best of six, and the others are shuffled back', () => {
  const s = risen('secret-mission', ['admiral-ackbar'], {
    loyalty: { rebel: ['alderaan'] },
    leaders: { reserve: [] },
    decks: { rebelMissions: DECK },
  })
  const asked = play(s, 'reveal secret-mission alderaan')
  assert.is(decider(asked), 'rebel')
  assert.equal(offers(asked, 'choose').sort(), [
    'choose assault',
    'choose my-only-hope',
    'choose reconnaissance',
    'choose regional-aid',
    'choose safe-haven',
  ])
  const after = play(asked, 'choose assault')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.alderaan': ['admiral-ackbar'],
    'hands.rebel.missions': ['assault'],
    'discards.missions': ['secret-mission'],
    'decks.rebelMissions': -1,
  })
  // The Empire sees neither the six nor the one kept
  assert.not.match(
    JSON.stringify(rebellion.toPosition(rebellion.observe(asked, 1))),
    'my-only-hope',
  )
})

test('secret-mission: with Cassian Andor up to two; a deck of fewer than six is seen whole', () => {
  const s = risen('secret-mission', ['cassian-andor'], {
    loyalty: { rebel: ['alderaan'] },
    decks: { rebelMissions: DECK },
  })
  const one = play(s, 'reveal secret-mission alderaan', 'choose assault')
  allows(one, 'done', 'choose assault')
  assert.equal(field(play(one, 'choose assault'), 'hands.rebel.missions'), ['assault', 'assault'])
  assert.equal(field(play(one, 'done'), 'hands.rebel.missions'), ['assault'])
})

test('reconnaissance: a card of the discard pile comes back to hand, and not itself', () => {
  const { before, after } = unopposed('reconnaissance', ['obi-wan-kenobi'], 'corellia', {
    loyalty: { empire: ['corellia'] },
    discards: { missions: ['reconnaissance', 'assault', 'deployment'] },
  })
  assert.equal(offers(after, 'choose').sort(), ['choose assault', 'choose reconnaissance'])
  assert.equal(changes(before, play(after, 'choose assault')), {
    assigned: null,
    'leaders.corellia': ['obi-wan-kenobi'],
    'hands.rebel.missions': ['assault'],
    'discards.missions': ['reconnaissance', 'reconnaissance', 'deployment'],
  })
  const alone = unopposed('reconnaissance', ['obi-wan-kenobi'], 'corellia', {
    loyalty: { empire: ['corellia'] },
  })
  assert.ok(hasTurn(alone.after, 'empire'))
})

// Units and loyalty

test('safe-haven: up to two units of the queue, from any space, and none where there is a sabotage marker', () => {
  const fields = {
    loyalty: { rebel: ['alderaan'] },
    queues: { rebel: { '1': { 'x-wing': 1 }, '3': { 'mon-calamari-cruiser': 1, airspeeder: 1 } } },
  }
  const { before, after } = unopposed('safe-haven', ['mon-mothma'], 'alderaan', fields)
  const done = play(after, 'deploy mon-calamari-cruiser queue-3', 'deploy x-wing queue-1')
  assert.equal(changes(before, done), {
    assigned: null,
    'leaders.alderaan': ['mon-mothma'],
    'discards.missions': ['safe-haven'],
    'units.alderaan.x-wing': 1,
    'units.alderaan.mon-calamari-cruiser': 1,
    'queues.rebel.1.x-wing': null,
    'queues.rebel.3.mon-calamari-cruiser': null,
  })
  allows(after, 'done')
  const marked = unopposed('safe-haven', ['mon-mothma'], 'alderaan', {
    ...fields,
    sabotage: ['alderaan'],
  })
  assert.ok(hasTurn(marked.after, 'empire'))
  // A Rebel system without Imperial units
  const held = { ...fields, units: { alderaan: { 'star-destroyer': 1 } } }
  forbids(risen('safe-haven', ['mon-mothma'], held), 'reveal')
})

test('regional-aid: loyalty here and in another system of the region', () => {
  const { before, after } = unopposed('regional-aid', ['mon-mothma'], 'alderaan')
  forbids(after, 'choose alderaan')
  const [other] = offers(after, 'choose').filter((text) => text === 'choose cato-neimoidia')
  const place = other ?? ''
  assert.equal(changes(before, play(after, place))['loyalty.rebel'], ['alderaan', 'cato-neimoidia'])
})

test('behind-enemy-lines X38: five units from the base, past leaders there, but with transport', () => {
  const s = risen('behind-enemy-lines', ['admiral-ackbar'], {
    leaders: { 'rebel-base': ['luke-skywalker'] },
    units: {
      rodia: { stormtrooper: 1 },
      'rebel-base': { 'rebel-transport': 1, 'rebel-trooper': 6, 'x-wing': 3, 'ion-cannon': 1 },
    },
  })
  const asked = play(s, 'reveal behind-enemy-lines rodia')
  forbids(asked, 'move 1 rebel-trooper', 'move 1 ion-cannon')
  const loaded = play(asked, 'move 1 rebel-transport rebel-base')
  allows(loaded, 'move 4 rebel-trooper rebel-base')
  forbids(loaded, 'move 5 rebel-trooper')
  const full = play(loaded, 'move 4 rebel-trooper rebel-base')
  assert.is(combatOf(full), 'rodia by rebel')
})

test('behind-enemy-lines: in a Rebel system or a subjugated one', () => {
  const s = risen('behind-enemy-lines', ['admiral-ackbar'], {
    loyalty: { rebel: ['alderaan'] },
    units: { rodia: { stormtrooper: 1 } },
  })
  assert.equal(targets(s, 'behind-enemy-lines').sort(), ['alderaan', 'rodia'])
  // From the revealed base's system
  const known = risen('behind-enemy-lines', ['admiral-ackbar'], {
    base: { system: 'hoth', revealed: true },
    loyalty: { rebel: ['alderaan'] },
    units: { hoth: { 'x-wing': 1 } },
  })
  allows(play(known, 'reveal behind-enemy-lines alderaan'), 'move 1 x-wing hoth')
})

// Recruiting

test('my-only-hope: one of its five leaders joins in a remote system, without an action card', () => {
  const s = risen('my-only-hope', ['admiral-ackbar'], { leaders: { eliminated: ['han-solo'] } })
  const asked = play(s, 'reveal my-only-hope dagobah')
  assert.equal(offers(asked, 'choose').sort(), [
    'choose chirrut-imwe',
    'choose jyn-erso',
    'choose luke-skywalker',
    'choose obi-wan-kenobi',
  ])
  assert.equal(changed(s, 'reveal my-only-hope dagobah', 'choose jyn-erso'), {
    assigned: null,
    'leaders.dagobah': ['admiral-ackbar', 'jyn-erso'],
    'discards.missions': ['my-only-hope'],
  })
  const none = risen('my-only-hope', ['admiral-ackbar'], {
    leaders: {
      pool: ['han-solo', 'luke-skywalker'],
      eliminated: ['obi-wan-kenobi', 'jyn-erso', 'chirrut-imwe'],
    },
  })
  assert.ok(hasTurn(play(none, 'reveal my-only-hope dagobah'), 'empire'))
})

test('rebel-promotion: one of its five leaders joins in a Rebel system', () => {
  const s = risen('rebel-promotion', ['admiral-ackbar'], { loyalty: { rebel: ['alderaan'] } })
  const asked = play(s, 'reveal rebel-promotion alderaan')
  assert.equal(offers(asked, 'choose').sort(), [
    'choose cassian-andor',
    'choose general-madine',
    'choose saw-gerrera',
    'choose wedge-antilles',
  ])
  assert.equal(field(play(asked, 'choose saw-gerrera'), 'leaders.alderaan'), [
    'admiral-ackbar',
    'saw-gerrera',
  ])
})

test.run()
