import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import {
  allows,
  decider,
  diceLeft,
  field,
  forbids,
  ofBaseGame,
  offers,
  play,
  position,
} from '../support.js'
import {
  assigned,
  cardsOf,
  changed,
  changes,
  type Fields,
  faces,
  hasTurn,
  SYSTEMS,
} from './attempt.js'

/** Imperial missions on probe cards, projects and objectives. */

const PROBES = ['ryloth', 'dantooine', 'corellia', 'rodia', 'ilum', 'endor', 'yavin', 'felucia']
const REBEL = { loyalty: { rebel: ['alderaan'] } }

// Gather Intel

for (const [units, cards] of [
  [{}, 1],
  [{ 'rebel-trooper': 3 }, 1],
  [{ 'rebel-trooper': 7 }, 1],
  [{ 'rebel-trooper': 5, 'x-wing': 2, 'ion-cannon': 1 }, 2],
  [{ 'rebel-trooper': 12 }, 3],
] as const)
  test(`gather-intel X47: ${JSON.stringify(units)} give ${cards}`, () => {
    const s = assigned('gather-intel', ['emperor-palpatine'], {
      ...REBEL,
      units: Object.keys(units).length > 0 ? { 'rebel-base': units, hoth: { 'y-wing': 8 } } : {},
      decks: { probes: PROBES },
    })
    assert.equal(changed(s, 'reveal gather-intel alderaan', 'decline'), {
      assigned: null,
      'leaders.alderaan': ['emperor-palpatine'],
      'hands.empire.probes': inOrder(PROBES.slice(0, cards)),
      'decks.probes': -cards,
    })
  })

test("gather-intel X47: with the base revealed the units of the base's system", () => {
  const s = assigned('gather-intel', ['emperor-palpatine'], {
    ...REBEL,
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'x-wing': 8, 'tie-fighter': 9 }, kessel: { 'y-wing': 12 } },
    decks: { probes: PROBES },
  })
  const after = play(s, 'reveal gather-intel alderaan', 'decline')
  assert.equal(field(after, 'hands.empire.probes'), inOrder(PROBES.slice(0, 2)))
})

/** Probe cards as a hand shows them: in the order of the board. */
function inOrder(ids: readonly string[]): string[] {
  return SYSTEMS.filter((id) => ids.includes(id))
}

// Probe Droid Initiative

for (const [leaders, cards] of [
  [['emperor-palpatine'], 2],
  [['admiral-ozzel'], 4],
  [['admiral-ozzel', 'emperor-palpatine'], 4],
] as const)
  test(`probe-droid-initiative X2: ${leaders.join(' and ')} draws ${cards}`, () => {
    const s = assigned('probe-droid-initiative', leaders, {
      units: { kessel: { 'star-destroyer': 1 } },
      leaders: { kessel: ['han-solo', 'admiral-piett'], rodia: ['boba-fett'] },
      decks: { probes: PROBES },
    })
    // Resolved: Han Solo does not oppose
    const change = changed(s, 'reveal probe-droid-initiative kessel')
    assert.equal(change['hands.empire.probes'], inOrder(PROBES.slice(0, cards)))
    assert.is(change['decks.probes'], -cards)
    assert.equal(change['discards.missions'], ['probe-droid-initiative'])
  })

test('probe-droid-initiative: Admiral Ozzel in the system without being assigned is not enough', () => {
  const s = assigned('probe-droid-initiative', ['emperor-palpatine'], {
    units: { kessel: { 'star-destroyer': 1 } },
    leaders: { kessel: ['admiral-ozzel'] },
    decks: { probes: PROBES },
  })
  const after = play(s, 'reveal probe-droid-initiative kessel')
  assert.equal(field(after, 'hands.empire.probes'), inOrder(PROBES.slice(0, 2)))
})

// Intercept Transmission

test('intercept-transmission: of eight probe cards those whose system holds an Imperial unit', () => {
  const s = assigned('intercept-transmission', ['emperor-palpatine'], {
    ...REBEL,
    units: {
      corellia: { 'tie-fighter': 1 },
      yavin: { stormtrooper: 1 },
      ilum: { 'x-wing': 1 },
      bespin: { stormtrooper: 1 },
    },
    // The ninth card is not drawn
    decks: { probes: [...PROBES, 'bespin'] },
  })
  const after = play(s, 'reveal intercept-transmission alderaan', 'decline')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.alderaan': ['emperor-palpatine'],
    'hands.empire.probes': [
      { card: 'yavin', rebel: true },
      { card: 'corellia', rebel: true },
    ],
    'decks.probes': -2,
    'discards.missions': ['intercept-transmission'],
  })
  // The others are shuffled in: nobody knows where anything lies
  const order = cardsOf(after, 'probes')
  assert.is.not(order.slice(0, 6).join(), 'ryloth,dantooine,rodia,ilum,endor,felucia')
  for (const id of PROBES) assert.is(order.includes(id), id !== 'corellia' && id !== 'yavin')
  assert.ok(hasTurn(after, 'rebel'))
})

test('intercept-transmission: with fewer than eight cards all of them', () => {
  const left = ['corellia', 'yavin', 'ilum']
  const s = assigned('intercept-transmission', ['emperor-palpatine'], {
    ...REBEL,
    units: { corellia: { 'tie-fighter': 1 }, yavin: { stormtrooper: 1 } },
    hands: {
      empire: { probes: SYSTEMS.filter((id) => ![...left, 'hoth', 'coruscant'].includes(id)) },
    },
  })
  const after = play(s, 'reveal intercept-transmission alderaan', 'decline')
  assert.equal(cardsOf(after, 'probes'), ['ilum'])
})

// Long Range Probe

test('long-range-probe X35: the truth, and no reveal', () => {
  const s = assigned('long-range-probe', ['emperor-palpatine'], {
    units: { 'rebel-base': { 'x-wing': 1 } },
  })
  const no = play(s, 'reveal long-range-probe endor', 'decline')
  assert.equal(field(no, 'ruledOut'), ['endor'])
  const yes = play(s, 'reveal long-range-probe hoth', 'decline')
  assert.equal(field(yes, 'candidates'), ['hoth'])
  assert.equal(field(yes, 'base'), { system: 'hoth' })
  assert.equal(changes(s, yes), {
    assigned: null,
    'leaders.hoth': ['emperor-palpatine'],
    'discards.missions': ['long-range-probe'],
  })
})

// Interrogations

const HELD = {
  units: { kessel: { stormtrooper: 1 } },
  leaders: { kessel: ['mon-mothma'] },
  rings: { captured: 'mon-mothma' },
}
const HAND = ['liberation-2', 'rebel-assault-1', 'major-victory-3']

test('interrogation K3: the whole hand of objectives is shown, and stays', () => {
  const s = assigned('interrogation', ['darth-vader'], {
    ...HELD,
    hands: { rebel: { objectives: HAND } },
    // Mon Mothma has no icon but opposes
    dice: ['hit', 'blank', 'blank'],
  })
  const after = play(s, 'reveal interrogation mon-mothma', 'decline')
  assert.is(diceLeft(after), 0)
  assert.equal([...(field(after, 'shown.objectives') as string[])].sort(), [...HAND].sort())
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['mon-mothma', 'darth-vader'],
    'discards.missions': ['interrogation'],
  })
})

test('retrieve-the-plans: one objective of the hand goes under the deck', () => {
  const s = assigned('retrieve-the-plans', ['darth-vader'], {
    ...HELD,
    hands: { rebel: { objectives: HAND } },
    dice: faces(3, 'blank'),
  })
  const asked = play(s, 'reveal retrieve-the-plans mon-mothma', 'decline')
  assert.is(diceLeft(asked), 0)
  assert.is(decider(asked), 'empire')
  assert.equal(offers(asked, 'choose').sort(), HAND.map((id) => `choose ${id}`).sort())
  const after = play(asked, 'choose major-victory-3')
  const change = changes(s, after)
  assert.is(change['decks.objectives'], 1)
  assert.equal(change['hands.rebel.objectives'], ['rebel-assault-1', 'liberation-2'])
  assert.is(cardsOf(after, 'objectives').at(-1), 'major-victory-3')
  assert.equal([...(field(after, 'shown.objectives') as string[])].sort(), [
    'liberation-2',
    'rebel-assault-1',
  ])
})

test('retrieve-the-plans X24: against an empty hand nothing happens', () => {
  const s = assigned('retrieve-the-plans', ['darth-vader'], { ...HELD, dice: faces(3, 'blank') })
  const after = play(s, 'reveal retrieve-the-plans mon-mothma', 'decline')
  assert.ok(hasTurn(after, 'rebel'))
  assert.is(field(after, 'hands'), undefined)
})

test('interrogation-droid X13 X34: two decoys beside the base, and no reveal', () => {
  const s = assigned('interrogation-droid', ['colonel-yularen'], {
    ...HELD,
    // Colonel Yularen has 3 icons of any kind, Mon Mothma 4
    dice: [...faces(3, 'hit'), ...faces(4, 'hit')],
  })
  const asked = play(s, 'reveal interrogation-droid mon-mothma', 'decline')
  assert.is(diceLeft(asked), 0)
  assert.is(decider(asked), 'rebel')
  // Any system but the base, in any combination; the order does not tell it
  forbids(asked, 'choose hoth')
  const after = play(asked, 'choose bespin', 'choose endor')
  assert.equal(field(after, 'candidates'), ['bespin', 'hoth', 'endor'])
  assert.equal(field(after, 'base'), { system: 'hoth' })
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['mon-mothma', 'colonel-yularen'],
    'discards.missions': ['interrogation-droid'],
  })
})

test('interrogation-droid X34: every pair of decoys can be named', () => {
  const s = assigned('interrogation-droid', ['colonel-yularen'], {
    ...HELD,
    dice: [...faces(3, 'special'), ...faces(4, 'blank')],
  })
  const asked = play(s, 'reveal interrogation-droid mon-mothma', 'decline')
  const pairs = new Set<string>()
  for (const first of offers(asked, 'choose'))
    for (const second of offers(play(asked, first), 'choose'))
      pairs.add([first, second].sort().join())
  // Of all pairs one goes without a second question: nothing but Sullust is left after Dagobah
  assert.ok(hasTurn(play(asked, 'choose dagobah'), 'rebel'))
  assert.is(pairs.size, (31 * 30) / 2 - 1)
})

// Projects

const DECK = ['construct-death-star', 'superlaser-online', 'oversee-project']
const LOYAL = { loyalty: { empire: ['kessel'] } }
const RESEARCH = 'research-and-development'

test('research-and-development: one of two projects into hand, the other under the deck', () => {
  const s = assigned(RESEARCH, ['general-tagge'], { ...LOYAL, decks: { projects: DECK } })
  const looking = play(s, `reveal ${RESEARCH} kessel`)
  assert.equal(offers(looking, 'choose').sort(), [
    'choose construct-death-star',
    'choose superlaser-online',
  ])
  const after = play(looking, 'choose superlaser-online')
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.kessel': ['general-tagge'],
    'hands.empire.missions': ['superlaser-online'],
    'decks.projects': -1,
  })
  assert.is(cardsOf(after, 'projects')[0], 'oversee-project')
  assert.is(cardsOf(after, 'projects').at(-1), 'construct-death-star')
})

test('research-and-development X36: with a marker there, it may go for one project', () => {
  const s = assigned(RESEARCH, ['general-tagge'], {
    ...LOYAL,
    sabotage: ['kessel', 'rodia'],
    decks: { projects: DECK },
  })
  const asked = play(s, `reveal ${RESEARCH} kessel`)
  assert.equal(offers(asked, 'choose'), ['choose projects', 'choose repair'])
  assert.equal(changes(s, play(asked, 'choose repair')), {
    assigned: null,
    'leaders.kessel': ['general-tagge'],
    sabotage: ['rodia'],
    'hands.empire.missions': ['construct-death-star'],
    'decks.projects': -1,
  })
  const other = play(asked, 'choose projects', 'choose superlaser-online')
  assert.equal(field(other, 'sabotage'), ['kessel', 'rodia'])
})

test('research-and-development X2: on Coruscant, past Rebel leaders', () => {
  const s = assigned(RESEARCH, ['general-tagge'], {
    leaders: { coruscant: ['han-solo'] },
    decks: { projects: DECK },
  })
  allows(play(s, `reveal ${RESEARCH} coruscant`), 'choose superlaser-online')
})

/** Every project but these lies in the discard pile. */
function spent(...left: string[]): Fields {
  const all = ofBaseGame(MISSIONS)
    .filter((card) => card.kind === 'project')
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id))
  for (const id of left) all.splice(all.indexOf(id), 1)
  return { discards: { missions: all }, ...(left.length > 0 ? { decks: { projects: left } } : {}) }
}

test('research-and-development: an empty project deck is renewed from its discards', () => {
  const s = assigned(RESEARCH, ['general-tagge'], { ...LOYAL, ...spent('oversee-project') })
  const looking = play(s, `reveal ${RESEARCH} kessel`)
  allows(looking, 'choose oversee-project')
  assert.is(offers(looking, 'choose').length, 2)
  const after = play(looking, 'choose oversee-project')
  assert.is(cardsOf(after, 'projects').length, 9)
  assert.is(field(after, 'discards'), undefined)
})

test('secret-weapons-research X2: two projects, both kept, into the mission hand', () => {
  const s = assigned('secret-weapons-research', ['general-tagge'], {
    ...LOYAL,
    leaders: { kessel: ['han-solo'] },
    decks: { projects: DECK },
  })
  assert.equal(changed(s, 'reveal secret-weapons-research kessel'), {
    assigned: null,
    'leaders.kessel': ['han-solo', 'general-tagge'],
    'hands.empire.missions': ['construct-death-star', 'superlaser-online'],
    'decks.projects': -2,
    'discards.missions': ['secret-weapons-research'],
  })
})

test('secret-weapons-research: an empty project deck is renewed while drawing', () => {
  const s = assigned('secret-weapons-research', ['general-tagge'], {
    ...LOYAL,
    ...spent('oversee-project'),
  })
  const after = play(s, 'reveal secret-weapons-research kessel')
  const hand = field(after, 'hands.empire.missions') as string[]
  assert.is(hand.length, 2)
  assert.ok(hand.includes('oversee-project'))
  assert.is(cardsOf(after, 'projects').length, 8)
  assert.equal(field(after, 'discards.missions'), ['secret-weapons-research'])
})

test('X37 A6 A8 Z11: Proceeding As Planned assigns a project out of the project deck', () => {
  const s = position({
    turn: 'empire',
    leaders: { pool: ['admiral-ozzel', 'moff-jerjerrod'] },
    hands: { empire: { actions: ['proceeding-as-planned'] } },
  })
  // A6: both leaders it shows are there, and its player chooses
  allows(s, 'play proceeding-as-planned admiral-ozzel', 'play proceeding-as-planned moff-jerjerrod')
  const asked = play(s, 'play proceeding-as-planned moff-jerjerrod')
  assert.equal(
    offers(asked, 'choose').sort(),
    ofBaseGame(MISSIONS)
      .filter((card) => card.kind === 'project')
      .map((card) => `choose ${card.id}`)
      .sort(),
  )
  const found = play(asked, 'choose superlaser-online')
  // A8: a second leader of the pool may join him
  allows(found, 'decline', 'choose darth-vader', 'choose admiral-ozzel')
  const alone = play(found, 'decline')
  assert.equal(changes(s, alone), {
    assigned: [{ mission: 'superlaser-online', leaders: ['moff-jerjerrod'] }],
    'leaders.pool': ['admiral-ozzel'],
    'hands.empire.actions': null,
    usedActions: ['proceeding-as-planned'],
    'decks.projects': -1,
  })
  const both = play(found, 'choose darth-vader')
  assert.equal(field(both, 'assigned'), [
    { mission: 'superlaser-online', leaders: ['darth-vader', 'moff-jerjerrod'] },
  ])
})

test('A8: Our Most Desperate Hour assigns a mission out of the mission deck', () => {
  const s = position({
    hands: { rebel: { actions: ['our-most-desperate-hour'], missions: ['covert-operation'] } },
  })
  const asked = play(s, 'play our-most-desperate-hour princess-leia')
  // Those in hand are not in the deck, nor are starting missions
  forbids(asked, 'choose covert-operation', 'choose sabotage')
  allows(asked, 'choose daring-rescue', 'choose seek-yoda')
  const after = play(asked, 'choose daring-rescue', 'choose mon-mothma')
  assert.equal(field(after, 'assigned'), [
    { mission: 'daring-rescue', leaders: ['mon-mothma', 'princess-leia'] },
  ])
  assert.equal(field(after, 'hands.rebel.missions'), ['covert-operation'])
})

test.run()
