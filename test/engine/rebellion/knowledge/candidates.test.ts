import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import {
  ADJACENT,
  REGION,
  REGION_SYSTEMS,
  systemNumber,
} from '../../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { eyes, goOn, kindOf, listOf, playOut, suspects, systems } from '../look.js'
import { decider, field, moves, offers, play, position } from '../support.js'

/**
 * What the Empire knows of the base, row by row of the table in the agents' design (3.1): what rules a
 * system out, and when that ends. Every answer must be that of the sampled worlds too.
 */

type Units = Record<string, Record<string, number>>

/** Five Rebel outposts: with them the Rebels are asked for an objective before probe cards are drawn. */
const OUTPOSTS: Units = Object.fromEntries(
  ['felucia', 'yavin', 'dathomir', 'dantooine', 'ilum'].map((id) => [id, { 'y-wing': 1 }]),
)

interface Scene {
  readonly turn?: string
  readonly base?: string
  readonly units?: Units
  readonly [field: string]: unknown
}

/** A Command Phase in which the Rebels can still move their base; Hoth holds it unless said otherwise. */
function scene({
  turn = 'empire',
  base = 'hoth',
  units = {},
  assigned = [],
  ...rest
}: Scene): State {
  const mobilize = { mission: 'rapid-mobilization', leaders: ['mon-mothma'] }
  return position({
    phase: 'command',
    turn,
    base: { system: base },
    units: { ...OUTPOSTS, ...units },
    assigned: [mobilize, ...(Array.isArray(assigned) ? assigned : [])],
    hands: { rebel: { objectives: ['establish-outposts-3'] } },
    ...rest,
  })
}

/** The phase goes on until the Rebels have a new base there; no probe card is drawn after that. */
function relocate(s: State, to: string, ...prefer: string[]): State {
  return goOn(s, (now) => field(now, 'base.system') === to && kindOf(now) === 'objective', [
    ...prefer,
    'reveal rapid-mobilization',
    'choose new-base',
    `choose ${to}`,
  ])
}

/** The probe deck with these four on top; the first of them becomes the new base. */
const TOP = ['kessel', 'bothawui', 'tatooine', 'utapau']
const deck = { decks: { probes: { top: TOP } } }

/** In these systems, and in no others of those named, the base may be; sampled worlds agree. */
function asks(s: State, out: readonly string[], open: readonly string[]): void {
  const known = suspects(s)
  for (const id of out) assert.not.ok(known.includes(id), `${id} should be ruled out`)
  for (const id of open) assert.ok(known.includes(id), `${id} should be possible`)
  const observation = rebellion.observe(s, 1)
  assert.equal(systems(eyes(observation, 1).candidates), known)
  const random = new Random('worlds')
  const found = new Set<string>()
  for (let n = 0; n < 500; n++) {
    const world = rebellion.sample(observation, random)
    found.add(String(field(world, 'base.system')))
    assert.equal(suspects(world), known)
  }
  assert.equal([...found].sort(), [...known].sort())
}

test('set-up: boxed cards, Coruscant and Imperial systems are out; boxed ones and Coruscant for good', () => {
  const setup = goOn(rebellion.start({}, 'candidates'), (s) => kindOf(s) === 'base', ['camp none'])
  const open = offers(setup, 'hide').map((text) => text.slice(5))
  assert.is(open.length, 26)
  const s = play(setup, 'hide yavin')
  assert.equal(suspects(s).sort(), [...open].sort())
  asks(s, [...listOf(s, 'probes.box'), 'coruscant'], open)
  const box = ['rodia', 'sullust', 'mygeeto', 'saleucami', 'corellia']
  const later = relocate(scene({ probes: { box }, ...deck }), 'kessel')
  asks(later, [...box, 'coruscant', 'hoth'], ['naboo', ...TOP])
})

test('a probe card once seen is out until it is back in the deck and a new base has come', () => {
  const s = scene({
    turn: 'rebel',
    hands: {
      rebel: { objectives: ['establish-outposts-3'] },
      empire: { probes: ['kessel', 'naboo'] },
    },
    units: { bespin: { 'tie-fighter': 1 } },
    assigned: [{ mission: 'plant-false-lead', leaders: ['jan-dodonna', 'general-rieekan'] }],
    decks: { probes: { top: ['tatooine', 'utapau', 'bothawui', 'malastare'] } },
  })
  asks(s, ['kessel', 'naboo'], ['bothawui'])
  // Held by the Empire the card stays out even after a new base
  asks(relocate(s, 'bothawui', 'reveal rapid-mobilization'), ['kessel', 'naboo'], ['rodia'])
  const planted = play(s, 'reveal plant-false-lead bespin', 'top kessel', 'top naboo')
  assert.equal(listOf(planted, 'hands.empire.probes'), [])
  // Given back, it still cannot be the base of now
  asks(planted, ['kessel', 'naboo'], ['bothawui'])
  asks(relocate(planted, 'kessel'), ['hoth'], ['kessel', 'naboo'])
})

test('false leads known to lie in the deck stay out when the new base is another', () => {
  const s = scene({
    turn: 'rebel',
    hands: {
      rebel: { objectives: ['establish-outposts-3'] },
      empire: { probes: ['malastare', 'naboo'] },
    },
    units: { bespin: { 'tie-fighter': 1 } },
    assigned: [{ mission: 'plant-false-lead', leaders: ['jan-dodonna', 'general-rieekan'] }],
    ...deck,
  })
  const planted = play(s, 'reveal plant-false-lead bespin', 'bottom naboo', 'bottom malastare')
  asks(planted, ['malastare', 'naboo'], TOP)
  asks(relocate(planted, 'kessel'), ['malastare', 'naboo', 'hoth'], [...TOP, 'rodia'])
})

test('Imperial ground units without a reveal are evidence, also when they have left, until a new base', () => {
  const s = scene({
    units: { sullust: { 'assault-carrier': 1, stormtrooper: 2 }, rodia: { stormtrooper: 1 } },
    ...deck,
  })
  asks(s, ['sullust', 'rodia'], ['naboo', 'hoth'])
  const moved = playOut(
    s,
    'activate general-tagge naboo',
    'move 1 assault-carrier sullust',
    'move 2 stormtrooper sullust',
  )
  // Sullust is empty again and known all the same
  asks(moved, ['sullust', 'rodia', 'naboo'], ['malastare', 'hoth'])
  asks(relocate(moved, 'kessel'), ['rodia', 'naboo', 'hoth'], ['sullust', ...TOP])
})

test('Imperial loyalty without a reveal is evidence, also when it is lost, until a new base', () => {
  const s = scene({
    turn: 'rebel',
    loyalty: { empire: ['rodia', 'sullust'] },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
    ...deck,
  })
  asks(s, ['rodia', 'sullust'], ['naboo'])
  const neutral = play(s, 'reveal build-alliance rodia', 'decline')
  assert.equal(field(neutral, 'loyalty.empire'), ['sullust'])
  asks(neutral, ['rodia', 'sullust'], ['naboo'])
  asks(relocate(neutral, 'kessel'), ['sullust', 'hoth'], ['rodia', ...TOP])
})

test('Imperial loyalty gained without ground units is evidence too', () => {
  const s = scene({
    units: { naboo: { 'star-destroyer': 1 } },
    assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
  })
  asks(s, [], ['naboo'])
  asks(play(s, 'reveal rule-by-fear naboo', 'decline'), ['naboo'], ['rodia', 'hoth'])
})

test('a destroyed system is out for good', () => {
  const s = scene({
    units: { naboo: { 'death-star': 1 } },
    assigned: [{ mission: 'superlaser-online', leaders: ['grand-moff-tarkin'] }],
    ...deck,
  })
  // A Death Star alone is no evidence
  asks(s, [], ['naboo', 'hoth'])
  const gone = play(s, 'reveal superlaser-online naboo')
  const chosen = play(gone, 'choose sullust')
  asks(chosen, ['naboo'], ['hoth', 'kessel'])
  asks(relocate(chosen, 'kessel'), ['naboo', 'hoth', 'sullust'], TOP)
})

function near(system: string): string[] {
  const n = systemNumber(system)
  return systems((ADJACENT[n] ?? 0) | (1 << n))
}

test('units out of the base space by ordinary movement: the base is there or next to it, until a new base', () => {
  const s = scene({ turn: 'rebel', units: { 'rebel-base': { 'x-wing': 2 } }, ...deck })
  const before = suspects(s)
  // Activating tells nothing, moving does
  const active = play(s, 'activate jan-dodonna bespin')
  assert.equal(suspects(active), before)
  assert.equal(suspects(play(active, 'done')), before)
  const moved = playOut(active, 'move 1 x-wing rebel-base')
  assert.equal(suspects(moved).sort(), near('bespin').sort())
  asks(moved, ['naboo', 'kessel'], ['hoth', 'bespin', 'mustafar'])
  asks(relocate(moved, 'kessel'), ['hoth'], ['naboo', ...TOP])
})

test('units into the base space by ordinary movement tell the same', () => {
  const s = scene({ turn: 'rebel', units: { endor: { 'x-wing': 1 } }, ...deck })
  const active = play(s, 'activate jan-dodonna rebel-base')
  assert.equal(suspects(active), suspects(s))
  const moved = playOut(active, 'move 1 x-wing endor')
  assert.equal(suspects(moved).sort(), near('endor').sort())
  asks(moved, ['naboo'], ['hoth', 'endor', 'bespin'])
  asks(relocate(moved, 'kessel'), ['hoth'], ['naboo', ...TOP])
})

test('units moved by cards that waive adjacency tell nothing', () => {
  const cards: readonly (readonly [string, string, string])[] = [
    ['hidden-fleet', 'admiral-ackbar', 'naboo'],
    ['plan-the-assault', 'jan-dodonna', 'kessel'],
    ['lead-the-strike-team', 'general-madine', 'kessel'],
  ]
  for (const [card, leader, to] of cards) {
    const s = scene({
      turn: 'rebel',
      units: { 'rebel-base': { 'x-wing': 2, 'rebel-trooper': 2 }, kessel: { 'tie-fighter': 1 } },
      leaders: { pool: [] },
      assigned: [{ mission: card, leaders: [leader] }],
    })
    const open = play(s, `reveal ${card} ${to}`)
    const moving = moves(open).includes('decline') ? play(open, 'decline') : open
    const group = offers(moving, 'move')[0] ?? ''
    const after = play(moving, group)
    assert.is.not(group, '', card)
    assert.equal(suspects(after), suspects(s), card)
  }
  // Rapid Mobilization waives it on the way in
  const s = scene({ turn: 'rebel', units: { kessel: { 'x-wing': 1 } } })
  const end = play(s, 'reveal rapid-mobilization rebel-base', 'pass', 'pass', 'choose move-units')
  assert.equal(suspects(play(end, 'move 1 x-wing kessel')), suspects(s))
})

test('Long Range Probe: no takes the system out, yes leaves only it, without a reveal, until a new base', () => {
  const s = scene({
    assigned: [{ mission: 'long-range-probe', leaders: ['emperor-palpatine'] }],
    ...deck,
  })
  const no = play(s, 'reveal long-range-probe naboo', 'decline')
  asks(no, ['naboo'], ['hoth', 'rodia'])
  asks(relocate(no, 'kessel'), ['hoth'], ['naboo', ...TOP])
  const yes = play(s, 'reveal long-range-probe hoth', 'decline')
  assert.equal(suspects(yes), ['hoth'])
  assert.not.ok(eyes(yes, 1).isRevealed)
  asks(yes, ['naboo'], ['hoth'])
  asks(relocate(yes, 'kessel'), ['hoth'], ['naboo', ...TOP])
})

test('Homing Beacon: the base is in the region where the captive was put, until a new base', () => {
  const s = scene({
    units: { naboo: { stormtrooper: 1 } },
    leaders: { naboo: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
    assigned: [{ mission: 'homing-beacon', leaders: ['colonel-yularen'] }],
    dice: ['hit', 'blank', 'blank', 'blank', 'blank'],
    ...deck,
  })
  const open = play(s, 'reveal homing-beacon princess-leia', 'decline')
  const placing = goOn(open, (now) => decider(now) === 'rebel' && offers(now, 'choose').length > 0)
  const region = systems(REGION_SYSTEMS[REGION[systemNumber('hoth')] ?? 0] ?? 0)
  assert.equal(
    offers(placing, 'choose')
      .map((text) => text.slice(7))
      .sort(),
    [...region].sort(),
  )
  const after = play(placing, 'choose endor')
  asks(after, ['naboo', 'kessel'], region)
  assert.is(suspects(after).length, 4)
  asks(relocate(after, 'kessel'), ['hoth'], TOP)
})

test('Interrogation Droid: the base is one of the three named, until a new base', () => {
  const s = scene({
    units: { naboo: { stormtrooper: 1 } },
    leaders: { naboo: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
    assigned: [{ mission: 'interrogation-droid', leaders: ['colonel-yularen'] }],
    // All icons count: three dice against Leia's five
    dice: ['hit', ...Array(7).fill('blank')],
    ...deck,
  })
  const open = play(s, 'reveal interrogation-droid princess-leia', 'decline')
  const naming = goOn(open, (now) => decider(now) === 'rebel' && offers(now, 'choose').length > 0)
  const first = play(naming, 'choose kessel')
  // Nothing is said before both decoys are
  assert.is(suspects(first).length, suspects(s).length)
  const after = play(first, 'choose rodia')
  assert.equal(suspects(after).sort(), ['hoth', 'kessel', 'rodia'])
  asks(after, ['bothawui'], ['hoth', 'kessel', 'rodia'])
  asks(relocate(after, 'kessel'), ['hoth'], TOP)
})

test('Intercept Transmission: cards handed over are out like any seen card, the others tell nothing', () => {
  const top = ['kessel', 'bothawui', 'rodia', 'utapau', 'ryloth', 'bespin', 'endor', 'sullust']
  const s = scene({
    units: { kessel: { 'tie-fighter': 1 }, rodia: { 'star-destroyer': 1 } },
    loyalty: { rebel: ['naboo'] },
    assigned: [{ mission: 'intercept-transmission', leaders: ['emperor-palpatine'] }],
    decks: { probes: { top } },
  })
  const after = play(s, 'reveal intercept-transmission naboo', 'decline')
  assert.equal(listOf(after, 'hands.empire.probes').sort(), ['kessel', 'rodia'])
  asks(after, ['kessel', 'rodia'], ['bothawui', 'utapau', 'hoth', 'ilum'])
  // The Rebels saw which they are
  assert.is(eyes(rebellion.observe(after, 0), 0).probeHand, eyes(after, 1).probeHand)
})

test('a new base: the old system is known; open is what was free of the Empire at that moment', () => {
  const s = scene({
    turn: 'rebel',
    units: { naboo: { 'star-destroyer': 1 }, rodia: { stormtrooper: 1 } },
    loyalty: { empire: ['corellia'] },
    destroyed: ['alderaan'],
    ...deck,
  })
  // With an Imperial ship alone Naboo is possible now, and would not be as a new base
  asks(s, ['rodia', 'corellia', 'alderaan'], ['naboo', 'hoth'])
  const after = relocate(s, 'kessel')
  asks(after, ['rodia', 'corellia', 'alderaan', 'naboo', 'hoth'], [...TOP, 'ryloth'])
  assert.equal(listOf(after, 'hands.empire.probes'), ['hoth'])
})

test('cards drawn for a new base and declined tell nothing to the Empire', () => {
  const s = scene({ turn: 'rebel', ...deck })
  const end = play(s, 'reveal rapid-mobilization rebel-base', 'pass', 'pass', 'choose new-base')
  const after = play(end, 'decline')
  assert.equal(suspects(after), suspects(s))
  asks(after, [], ['hoth', ...TOP])
  // The Rebels know which lie at the bottom, not in which order; the Empire does not
  const seen = rebellion.observe(after, 0)
  const lowest = (world: State) => listOf(world, 'decks.probes').slice(-4)
  const random = new Random('below')
  const orders = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const low = lowest(rebellion.sample(seen, random))
    assert.equal([...low].sort(), [...TOP].sort())
    orders.add(low.join())
  }
  assert.ok(orders.size > 10)
  const others = new Set<string>()
  for (let n = 0; n < 60; n++)
    for (const id of lowest(rebellion.sample(rebellion.observe(after, 1), random))) others.add(id)
  assert.ok(others.size > 10)
})

test('Imperial ships alone rule out nothing', () => {
  const s = scene({
    units: { hoth: { 'star-destroyer': 1, 'tie-fighter': 3 }, naboo: { 'assault-carrier': 2 } },
  })
  asks(s, [], ['hoth', 'naboo'])
})

test('a revealed base is known, and hidden again after a move', () => {
  const s = scene({ turn: 'rebel', units: { 'rebel-base': { 'rebel-trooper': 1 } }, ...deck })
  const open = play(s, 'reveal-base')
  assert.equal(suspects(open), ['hoth'])
  asks(relocate(open, 'kessel'), ['hoth'], TOP)
})

test('the Rebels know of the Imperial knowledge what is public, and their worlds what it may be', () => {
  const s = position({
    phase: 'command',
    units: { rodia: { stormtrooper: 1 } },
    hands: { empire: { probes: ['kessel', { card: 'naboo', rebel: true }] } },
  })
  const mine = systems(eyes(rebellion.observe(s, 0), 0).candidates)
  assert.not.ok(mine.includes('rodia') || mine.includes('naboo'))
  assert.ok(mine.includes('kessel'))
  const random = new Random('rebel')
  for (let n = 0; n < 40; n++) {
    const world = rebellion.sample(rebellion.observe(s, 0), random)
    const his = suspects(world)
    assert.is(his.length, suspects(s).length)
    assert.not.ok(his.includes('naboo') || his.includes('rodia'))
    assert.ok(his.includes('hoth'))
  }
})

test.run()
