import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError } from '../../../../engine/input-error.js'
import { Random } from '../../../../engine/random.js'
import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { toPosition } from '../../../../engine/rebellion/position/to.js'
import { OBJECTIVE_ZONE } from '../../../../engine/rebellion/state/layout.js'
import { OBJECTIVE_BOXED } from '../../../../engine/rebellion/state/zones.js'
import type { State } from '../../../../engine/state.js'
import { goOn, goTo, kindOf, listOf } from '../look.js'
import { at, decider, field, forbids, moves, offers, play } from '../support.js'

/** Setting up a game of Rise of the Empire. */

type Options = Readonly<Record<string, string>>

function begun(options: Options = {}, seed = 'rise'): State {
  return rebellion.start({ expansion: 'on', ...options }, seed)
}

/** The setup is over: the Rebels assign for the first time. */
function ready(options: Options = {}, seed = 'rise'): State {
  return goTo(begun(options, seed), 'rebel', 'assign')
}

function ids(s: State, path: string): string[] {
  return listOf(s, path).sort()
}

// Options

test('E1: with the expansion combat is cinematic unless the base tactic cards are asked for, and only with it', () => {
  assert.is(rebellion.optionsOf(begun()).combat, 'cinematic')
  assert.is(rebellion.optionsOf(begun({ combat: 'base' })).combat, 'base')
  assert.equal(listOf(begun(), 'decks.spaceTactics'), [])
  assert.is(listOf(begun({ combat: 'base' }), 'decks.spaceTactics').length, 15)
  assert.throws(
    () => rebellion.start({ combat: 'cinematic' }, 'a'),
    (error: unknown) => error instanceof InputError && /needs expansion=on/.test(error.message),
  )
})

test('E1: the cards of the base game that are replaced are not in it', () => {
  const s = ready({ missions: 'base' })
  const text = JSON.stringify(toPosition(s))
  for (const id of ['sabotage', 'son-of-skywalker', 'good-intel', 'construct-super-star-destroyer'])
    assert.not.ok(text.includes(`"${id}"`), id)
})

// Missions

test('E3: both sides choose their missions in secret, the Rebels first, and show them together', () => {
  const s = begun()
  assert.is(decider(s), 'rebel')
  assert.equal(moves(s), ['missions base-set', 'missions rise-set'])
  const rise = play(s, 'missions rise-set')
  const base = play(s, 'missions base-set')
  assert.is(decider(rise), 'empire')
  // The Empire cannot tell what has been chosen
  assert.is(rebellion.hash(rebellion.observe(rise, 1)), rebellion.hash(rebellion.observe(base, 1)))
  assert.is.not(
    rebellion.hash(rebellion.observe(rise, 0)),
    rebellion.hash(rebellion.observe(base, 0)),
  )
  assert.is(field(rise, 'missionSets'), undefined)
  const shown = play(rise, 'missions base-set')
  assert.equal(field(shown, 'missionSets'), { rebel: 'rise', empire: 'base' })
})

test('E3: of a hidden choice worlds hold both, as often', () => {
  const seen = rebellion.observe(play(begun(), 'missions rise-set'), 1)
  const random = new Random('sets')
  let rise = 0
  for (let n = 0; n < 200; n++) {
    const world = rebellion.sample(seen, random)
    assert.is(rebellion.hash(rebellion.observe(world, 1)), rebellion.hash(seen))
    if (field(play(world, 'missions base-set'), 'missionSets.rebel') === 'rise') rise++
  }
  assert.ok(rise > 60 && rise < 140, `${rise} of 200`)
})

test('E3: options may fix the missions of both sides or of one', () => {
  assert.not.ok(offers(begun({ missions: 'rise' }), 'missions').length > 0)
  const one = begun({ rebelMissions: 'base' })
  assert.is(decider(one), 'empire')
  assert.equal(field(play(one, 'missions rise-set'), 'missionSets'), { empire: 'rise' })
})

// Objectives

function boxed(s: State): string[] {
  return OBJECTIVES.filter((_, card) => s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_BOXED).map(
    ({ id }) => id,
  )
}

test('E2: five objectives of each stage, Death Star Plans among those of stages II and III', () => {
  const seen = new Set<string>()
  for (let n = 0; n < 40; n++) {
    const s = begun({ missions: 'rise' }, `stages ${n}`)
    const deck = listOf(s, 'decks.objectives')
    assert.is(deck.length, 14)
    const stages = deck.map((id) => OBJECTIVES.find((card) => card.id === id)?.stage)
    assert.equal(stages, [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3])
    assert.ok(deck.includes('death-star-plans-2') && deck.includes('death-star-plans-3'))
    for (const id of boxed(s)) seen.add(id)
    assert.is(boxed(s).length + deck.length + 1, OBJECTIVES.length)
  }
  assert.is(seen.size, OBJECTIVES.length - 2, 'every other one is left out sometimes')
})

test('E2: nobody knows which are left out, and worlds hold every one that it may be', () => {
  const s = ready({ missions: 'rise' })
  for (const side of [0, 1]) {
    const seen = rebellion.observe(s, side)
    assert.equal(boxed(seen), [])
    const random = new Random(`box ${side}`)
    const found = new Set<string>()
    for (let n = 0; n < 300; n++) {
      const world = rebellion.sample(seen, random)
      assert.is(rebellion.hash(rebellion.observe(world, side)), rebellion.hash(seen))
      assert.is(boxed(world).length, boxed(s).length)
      for (const id of boxed(world)) found.add(id)
      assert.not.ok(listOf(world, 'hands.rebel.objectives').some(isImmediate))
    }
    const held = listOf(s, 'hands.rebel.objectives')
    const unknown = side === 0 ? OBJECTIVES.filter(({ id }) => !held.includes(id)) : OBJECTIVES
    assert.is(found.size, unknown.filter(({ timing }) => timing !== 'plans').length)
  }
})

function isImmediate(id: string): boolean {
  return OBJECTIVES.find((card) => card.id === id)?.timing === 'immediate'
}

test('E2: a position names the objectives in the box, or leaves them to chance', () => {
  const s = ready({ missions: 'rise' })
  const position = toPosition(s)
  const { boxedObjectives, decks, ...rest } = position as Record<string, unknown>
  assert.equal(ids(s, 'boxedObjectives'), boxed(s).sort())
  const free = rebellion.fromPosition({
    ...rest,
    base: { system: 'hoth' },
    decks: undefined,
  } as never)
  assert.is(boxed(free).length, boxed(s).length)
  assert.ok(boxedObjectives !== undefined && decks !== undefined)
  assert.throws(
    () => rebellion.fromPosition({ ...rest, boxedObjectives: ['death-star-plans-2'] } as never),
    /is in every game and never boxed/,
  )
})

// The Death Star and the units

test('E4: the Empire chooses a remote system for its construction site, whose probe card goes to the box', () => {
  const s = goOn(begun({ missions: 'rise' }), (now) => offers(now, 'choose').length > 0)
  assert.is(decider(s), 'empire')
  assert.equal(offers(s, 'choose').length, 8)
  const after = play(s, 'choose dagobah')
  assert.equal(
    ['death-star-under-construction', 'tie-fighter', 'stormtrooper'].map((unit) =>
      at(after, 'dagobah', unit),
    ),
    [1, 4, 1],
  )
  assert.equal(field(after, 'queues.empire.3'), { 'death-star': 1 })
  const placing = goOn(after, (now) => offers(now, 'place').length > 0)
  assert.ok(offers(placing, 'place').some((text) => text.endsWith(' dagobah')))
  const hiding = goOn(after, (now) => kindOf(now) === 'base')
  forbids(hiding, 'hide dagobah')
  assert.is(offers(hiding, 'hide').length, 25)
  const base = play(hiding, offers(hiding, 'hide')[0] ?? '')
  assert.is(listOf(base, 'decks.probes').length, 24)
  assert.ok(listOf(base, 'probes.box').includes('dagobah'))
})

test('E5: with the units of the base game there is no construction site, and no remote system is open', () => {
  const s = goOn(
    begun({ missions: 'rise', units: 'base' }),
    (now) => offers(now, 'place').length > 0,
  )
  assert.is(field(s, 'queues'), undefined)
  assert.not.ok(offers(s, 'place').some((text) => text.endsWith(' dagobah')))
  const all = ready({ missions: 'rise', units: 'base' })
  assert.equal(
    counted(all, 'death-star', 'tie-fighter', 'stormtrooper', 'assault-tank'),
    [1, 12, 12, 0],
  )
})

test('E4: the starting units are those of the lists', () => {
  const s = ready({ missions: 'rise' })
  assert.equal(
    counted(
      s,
      'death-star-under-construction',
      'tie-fighter',
      'stormtrooper',
      'tie-striker',
      'assault-tank',
      'at-st',
    ),
    [1, 12, 13, 2, 2, 4],
  )
  assert.equal(
    counted(s, 'x-wing', 'u-wing', 'rebel-vanguard', 'rebel-trooper', 'airspeeder'),
    [1, 1, 1, 5, 2],
  )
})

/** Units of these types on the board. */
function counted(s: State, ...units: string[]): number[] {
  const places = Object.values((field(s, 'units') ?? {}) as Record<string, Record<string, number>>)
  return units.map((unit) => places.reduce((sum, place) => sum + (place[unit] ?? 0), 0))
}

test.run()
