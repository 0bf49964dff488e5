import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { FIRST_GAME_UNITS } from '../../../engine/rebellion/data/setup.js'
import { SYSTEMS } from '../../../engine/rebellion/data/systems.js'
import { ADJACENT, REGION_SYSTEMS, systemNumber } from '../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { UNIT_IDS } from '../../../engine/rebellion/position/ids.js'
import type { State } from '../../../engine/state.js'
import {
  eyes,
  goOn,
  goTo,
  inPool,
  listOf,
  nextRound,
  phaseOf,
  ring,
  suspects,
  where,
} from './look.js'
import {
  allows,
  at,
  decider,
  field,
  forbids,
  moves,
  ofBaseGame,
  offers,
  play,
  position,
} from './support.js'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const REBEL_POOL = ['bothawui', 'kashyyyk', 'mon-calamari', 'naboo', 'ryloth']
const IMPERIAL_POOL = 'corellia mandalore mustafar mygeeto rodia saleucami sullust'.split(' ')

function begin(seed: string, options: Record<string, string> = {}): State {
  return rebellion.start(options, seed)
}

/** The setup up to the choice of the base, the Rebel units all in their base space. */
function toBase(s: State): State {
  return goTo(s, 'rebel', 'base', 'camp none')
}

function ready(s: State): State {
  return goOn(s, (now) => phaseOf(now) === 'assignment', ['camp none'])
}

/** Systems that a list of moves names as its last word. */
function lastWords(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.split(' ').pop() ?? ''))].sort()
}

/** The six Imperial systems of the setup. */
function imperial(s: State): string[] {
  return [...listOf(s, 'probes.box'), 'coruscant'].sort()
}

test('S1: each side begins with its four leaders without recruit icon, all others in reserve', () => {
  const s = begin('a')
  assert.equal(inPool(s), [
    'mon-mothma',
    'jan-dodonna',
    'general-rieekan',
    'princess-leia',
    'emperor-palpatine',
    'darth-vader',
    'grand-moff-tarkin',
    'general-tagge',
  ])
  assert.is(where(s, 'luke-skywalker'), 'reserve')
  assert.is(where(s, 'boba-fett'), 'reserve')
})

test('S2: time on space 1, reputation on space 14', () => {
  const view = eyes(begin('a'), 0)
  assert.equal([view.time, view.reputation], [1, 14])
})

test('S3: objectives lie stage I on II on III, and the Rebels have drawn one unseen', () => {
  const stage = new Map(OBJECTIVES.map((card) => [card.id, card.stage]))
  const orders = new Set<string>()
  for (const seed of SEEDS) {
    const s = begin(seed)
    const deck = listOf(s, 'decks.objectives')
    assert.equal(deck.map((id) => stage.get(id)).join(''), '11112222233333')
    orders.add(deck.join())
    const hand = listOf(s, 'hands.rebel.objectives')
    assert.equal(
      hand.map((id) => stage.get(id)),
      [1],
    )
    const card = OBJECTIVES.findIndex(({ id }) => id === hand[0])
    assert.ok(eyes(s, 0).holdsObjective(card))
    assert.not.ok(eyes(s, 1).holdsObjective(card))
  }
  assert.is(orders.size, SEEDS.length)
})

test('S4: action decks hold the cards with a recruit icon, two starting cards are dealt, the rest is gone', () => {
  const starting = new Set(ACTIONS.filter((card) => card.starting).map((card) => card.id))
  const dealt = new Set<string>()
  for (const seed of SEEDS) {
    const s = ready(begin(seed))
    for (const side of ['rebel', 'empire']) {
      const deck = listOf(s, `decks.${side}Actions`)
      assert.is(deck.length, 12)
      assert.equal(
        deck.filter((id) => starting.has(id)),
        [],
      )
      const hand = listOf(s, `hands.${side}.actions`)
      for (const id of hand) assert.ok(starting.has(id), id)
      const worn = ['princess-leia', 'mon-mothma', 'jan-dodonna', 'general-rieekan'].filter(
        (leader) => ring(s, leader) !== 'none',
      )
      // Two droids may have come one after the other to the same leader
      const used = side === 'rebel' ? worn.length + listOf(s, 'usedActions').length : 0
      assert.is(hand.length + used, 2, seed)
      for (const id of hand) dealt.add(id)
    }
  }
  assert.ok(dealt.size >= 6, [...dealt].join())
})

test('S5, S19: an Immediate starting card is resolved in the setup, before the base, and is never kept', () => {
  let seen = 0
  for (const seed of SEEDS) {
    const s = toBase(begin(seed))
    const hand = listOf(s, 'hands.rebel.actions')
    for (const id of ['resourceful-astromech', 'human-cyborg-relations'])
      assert.not.ok(hand.includes(id), id)
    const before = goOn(begin(seed), (now) => decider(now) === 'rebel', ['camp none'])
    const asked = offers(play(before, 'camp none'), 'choose')
    if (asked.length === 0) continue
    seen++
    assert.equal(asked.sort(), [
      'choose general-rieekan',
      'choose jan-dodonna',
      'choose mon-mothma',
      'choose princess-leia',
    ])
    const worn = play(before, 'camp none', 'choose princess-leia')
    assert.match(ring(worn, 'princess-leia'), /^(r2-d2|c-3po)$/)
    assert.is(ring(worn, 'mon-mothma'), 'none')
  }
  assert.ok(seen > 0 && seen < SEEDS.length)
  // Only Rebel starting cards are Immediate, so none of the Empire's can come before them
  const immediate = ofBaseGame(ACTIONS).filter(
    (card) => card.starting && card.timing === 'immediate',
  )
  assert.equal(
    immediate.map((card) => card.side),
    [0, 0],
  )
})

test('S6: the two missions of the opening hand are drawn after the base was chosen', () => {
  const before = toBase(begin('a'))
  assert.equal(
    [0, 1].map((side) => eyes(before, side).missionHandSize(side)),
    [4, 4],
  )
  assert.is(listOf(before, 'decks.rebelMissions').length, 25)
  const after = play(before, moves(before)[0] ?? '')
  assert.equal(
    [0, 1].map((side) => eyes(after, side).missionHandSize(side)),
    [6, 6],
  )
  for (const side of ['rebel', 'empire']) {
    assert.is(listOf(after, `decks.${side}Missions`).length, 23)
    const ids = side === 'rebel' ? 0 : 1
    for (const id of listOf(after, `hands.${side}.missions`))
      assert.is(MISSIONS.find((card) => card.id === id)?.side, ids)
  }
})

test('S7: projects are a deck of their own and starting missions are in none', () => {
  const s = begin('b')
  const kind = new Map(MISSIONS.map((card) => [card.id, card.kind]))
  assert.is(listOf(s, 'decks.projects').length, 10)
  for (const id of listOf(s, 'decks.projects')) assert.is(kind.get(id), 'project')
  for (const deck of ['rebelMissions', 'empireMissions'])
    for (const id of listOf(s, `decks.${deck}`)) assert.is(kind.get(id), 'deck')
})

test('S8, S9, S10: loyalty comes from marked systems; the five Imperial cards go to the box, the Rebel ones do not', () => {
  const rebel = new Set<string>()
  const empire = new Set<string>()
  for (const seed of SEEDS) {
    const s = begin(seed)
    const [three, loyal, box] = ['loyalty.rebel', 'loyalty.empire', 'probes.box'].map((path) =>
      listOf(s, path),
    ) as [string[], string[], string[]]
    assert.equal([three.length, loyal.length, box.length], [3, 3, 5])
    for (const id of three) assert.ok(REBEL_POOL.includes(id), id)
    for (const id of box) assert.ok(IMPERIAL_POOL.includes(id), id)
    for (const id of loyal) assert.ok(box.includes(id), id)
    const base = toBase(s)
    // The two others are subjugated and neutral beneath
    const subjugated = box.filter((id) => !loyal.includes(id))
    for (const id of subjugated) {
      const bit = 1 << systemNumber(id)
      assert.ok((eyes(base, 0).subjugated & bit) !== 0)
      assert.ok((eyes(base, 0).neutral & bit) !== 0)
    }
    for (const id of three) allows(base, `hide ${id}`)
    for (const id of box) forbids(base, `hide ${id}`)
    for (const id of three) rebel.add(id)
    for (const id of box) empire.add(id)
  }
  assert.equal([rebel.size, empire.size], [5, 7])
})

test('S11, S20: Coruscant is Imperial and has no probe card, every other system has one', () => {
  const s = ready(begin('c'))
  assert.ok((eyes(s, 0).loyal(1) & (1 << systemNumber('coruscant'))) !== 0)
  const cards = [...listOf(s, 'decks.probes'), ...listOf(s, 'probes.box')]
  cards.push(String(field(s, 'base.system')))
  assert.is(cards.length, 31)
  assert.equal(
    cards.sort(),
    SYSTEMS.map((system) => system.id)
      .filter((id) => id !== 'coruscant')
      .sort(),
  )
  for (const seed of SEEDS) forbids(toBase(begin(seed)), 'hide coruscant')
})

test('S12: the Death Star is put on the board, in an Imperial system', () => {
  const s = begin('d')
  assert.is(decider(s), 'empire')
  assert.equal(lastWords(offers(s, 'place 1 death-star')), imperial(s))
  const after = play(s, 'place 1 death-star coruscant')
  assert.is(at(after, 'coruscant', 'death-star'), 1)
  assert.is(field(after, 'queues'), undefined)
})

test('S13: Imperial units go to Imperial systems only, and each of them gets a ground unit', () => {
  const s = begin('d')
  const groups = [
    'place 1 death-star coruscant',
    'place 3 star-destroyer coruscant',
    'place 3 assault-carrier coruscant',
    'place 12 tie-fighter coruscant',
    'place 1 at-at coruscant',
    'place 5 at-st coruscant',
  ]
  const ground = play(s, ...groups)
  assert.equal(lastWords(offers(ground, 'place 1 stormtrooper')), imperial(s))
  // 12 Stormtroopers, five systems without a ground unit: seven may stay here
  allows(ground, 'place 7 stormtrooper coruscant')
  forbids(ground, 'place 8 stormtrooper coruscant')
  const done = toBase(play(ground, 'place 7 stormtrooper coruscant'))
  for (const id of imperial(s)) assert.ok(at(done, id, 'stormtrooper') >= 1, id)
  const total = (unit: string) => SYSTEMS.reduce((sum, { id }) => sum + at(done, id, unit), 0)
  assert.equal(
    ['stormtrooper', 'at-st', 'at-at', 'tie-fighter', 'star-destroyer'].map(total),
    [12, 5, 1, 12, 3],
  )
})

test('S14: Rebel units go to the base space and to one system without Imperial units', () => {
  const s = goOn(begin('e'), (now) => decider(now) === 'rebel')
  assert.is(offers(s, 'camp').length, 27)
  for (const id of imperial(s)) forbids(s, `camp ${id}`)
  allows(s, 'camp none', 'camp yavin')
  const camp = play(s, 'camp yavin')
  assert.equal(lastWords(moves(camp)), ['yavin'])
  const placed = play(camp, 'place 1 corellian-corvette yavin', 'place 0 rebel-transport yavin')
  const after = play(placed, 'place 1 x-wing yavin', 'place 0 y-wing yavin')
  const all = play(after, 'place 6 rebel-trooper yavin', 'place 0 airspeeder yavin')
  const here = (place: string) =>
    [
      'corellian-corvette',
      'rebel-transport',
      'x-wing',
      'y-wing',
      'rebel-trooper',
      'airspeeder',
    ].map((unit) => at(all, place, unit))
  assert.equal(here('yavin'), [1, 0, 1, 0, 6, 0])
  assert.equal(here('rebel-base'), [0, 1, 1, 2, 0, 2])
})

test('S15, S16: the base is chosen last among the 26 cards left and its card leaves the probe deck', () => {
  for (const seed of SEEDS) {
    const s = toBase(begin(seed))
    assert.is(moves(s).length, 26)
    for (const id of imperial(s)) forbids(s, `hide ${id}`)
    const after = play(s, 'hide ilum')
    const deck = listOf(after, 'decks.probes')
    assert.is(deck.length, 25)
    assert.not.ok(deck.includes('ilum'))
    assert.is(field(after, 'base.system'), 'ilum')
    assert.is(field(after, 'base.revealed'), undefined)
  }
})

test('S17: the Empire holds no probe cards before the first Refresh Phase brings two', () => {
  const s = ready(begin('f'))
  assert.is(listOf(s, 'hands.empire.probes').length, 0)
  assert.is(listOf(nextRound(s), 'hands.empire.probes').length, 2)
})

test('S18: the first game is laid out as printed, without starting action cards', () => {
  const s = begin('g', { setup: 'first' })
  assert.equal(listOf(s, 'loyalty.rebel').sort(), ['bothawui', 'kashyyyk', 'naboo'])
  assert.equal(listOf(s, 'loyalty.empire').sort(), ['corellia', 'mustafar', 'saleucami'])
  for (const [place, units] of Object.entries(FIRST_GAME_UNITS))
    for (const unit of UNIT_IDS.keys()) {
      const wanted = units.find(([, id]) => id === unit)?.[0] ?? 0
      assert.is(at(s, place, unit), wanted, `${unit} at ${place}`)
    }
  for (const { id } of SYSTEMS)
    if (!(id in FIRST_GAME_UNITS))
      for (const unit of UNIT_IDS.keys()) assert.is(at(s, id, unit), 0, `${unit} at ${id}`)
  // The base is not next to an Imperial unit
  const hide = lastWords(moves(s))
  assert.equal(lastWords(offers(s, 'hide')), hide)
  const near = ['coruscant', 'mandalore', 'saleucami', 'sullust', 'mustafar', 'corellia']
  for (const { id } of SYSTEMS) {
    const bit = 1 << systemNumber(id)
    const barred = near.some(
      (other) => other === id || ((ADJACENT[systemNumber(other)] ?? 0) & bit) !== 0,
    )
    assert.is(hide.includes(id), !barred, id)
  }
  const after = play(s, moves(s)[0] ?? '')
  assert.is(decider(after), 'rebel')
  // The Empire knows that rule too
  assert.equal(suspects(after).sort(), hide)
  for (const side of ['rebel', 'empire']) assert.equal(listOf(after, `hands.${side}.actions`), [])
})

test('S18: action cards only recruit in the first game, both drawn cards leave it', () => {
  const s = begin('g', { setup: 'first' })
  const after = nextRound(play(s, moves(s)[0] ?? ''), 'keep')
  for (const side of ['rebel', 'empire']) {
    assert.equal(listOf(after, `hands.${side}.actions`), [])
    assert.is(listOf(after, `decks.${side}Actions`).length, 10)
  }
  assert.is(listOf(after, 'boxedActions').length, 4)
})

test('S21: eight regions of four systems, and two theaters in every system', () => {
  const all = [...REGION_SYSTEMS]
  assert.is(all.length, 8)
  for (const mask of all) assert.is([...Array(32).keys()].filter((n) => mask & (1 << n)).length, 4)
  const s = position({ units: { naboo: { 'x-wing': 1, 'rebel-trooper': 2 } } })
  const view = eyes(s, 0)
  const naboo = systemNumber('naboo')
  assert.equal([view.total(naboo, 0, 0), view.total(naboo, 0, 1)], [1, 2])
})

test('S22: a player sees his own action cards at any time, his opponent never', () => {
  const s = position({
    phase: 'command',
    hands: { rebel: { actions: ['ambush'] }, empire: { actions: ['blindside'] } },
  })
  const held = (player: number, id: string) =>
    eyes(rebellion.observe(s, player), player).holdsAction(
      ACTIONS.findIndex((card) => card.id === id),
    )
  assert.equal([held(0, 'ambush'), held(1, 'blindside')], [true, true])
  assert.equal([held(1, 'ambush'), held(0, 'blindside')], [false, false])
  assert.is(eyes(rebellion.observe(s, 1), 1).actionHandSize(0), 1)
})

test.run()
