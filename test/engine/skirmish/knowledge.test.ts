import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { unitNumber } from '../../../engine/skirmish/facts/units.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import {
  after,
  at,
  battle,
  FAR_NORTH,
  field,
  fire,
  kind,
  sideOf,
  texts,
  unitOf,
} from './support.js'

const start = (options: Readonly<Record<string, string>> = {}) =>
  skirmish.start({ battle: 'free', ...options }, 'knowledge')

test('a fleet that is being chosen looks the same however far it is', () => {
  const s = after(start(), 'table x-wing finish')
  for (const line of ['table x-wing', 'reserve star-destroyer', 'table z-95 table z-95'])
    assert.equal(skirmish.observe(after(s, line), 0), skirmish.observe(s, 0), line)
})

test('sampled fleets are whole, full and follow their weights', () => {
  const s = after(start(), 'table x-wing finish')
  const weights = { fleet: new Float64Array(59) }
  for (const id of [
    'tie-fighter',
    'tie-interceptor',
    'tie-bomber',
    'tie-defender',
    'at-st',
    'star-destroyer',
  ])
    weights.fleet[unitNumber(id)] = 1
  for (let seed = 0; seed < 20; seed++) {
    const world = skirmish.sample(skirmish.observe(s, 1), new Random(seed), weights)
    assert.is(skirmish.invariants?.(world), null)
    const units = sideOf(world, 'south').units as { unit: string }[]
    assert.ok(units.length >= 6)
    assert.not.ok(units.slice(0, 4).some(({ unit }) => unit === 'x-wing'))
  }
})

test('a sampled placement touches the home base, and units of the other seats stay where they are', () => {
  const s = after(
    start(),
    'table x-wing table y-wing finish',
    'table z-95 finish',
    'x-wing-1 card-1 front at 20 heading 80',
    'y-wing-1 card-3 front at 20 heading 70',
  )
  assert.is(field(s, 'actor'), 'north')
  const world = skirmish.sample(skirmish.observe(s, 1), new Random(5))
  assert.is(skirmish.invariants?.(world), null)
  assert.ok(Number(unitOf(world, 'south').x) > 0)
  assert.equal(skirmish.observe(world, 1), skirmish.observe(s, 1))
})

const duel = (dice: readonly number[] = []) =>
  fire(
    [at('nebulon-frigate', 600, 400)],
    [at('corvette', 600, 500, 270), at('y-wing', 560, 480, 270)],
    dice,
  )

test('orders are hidden until all are named: target, second target, Lasers, and that there are any', () => {
  const s = duel()
  const base = skirmish.observe(after(s, 'hold hold'), 1)
  for (const line of [
    'fire north-corvette-1 hold',
    'fire north-corvette-1 fire north-y-wing-1',
    'fire north-y-wing-1 fire north-corvette-1',
    'hold fire north-y-wing-1',
  ])
    assert.equal(skirmish.observe(after(s, line), 1), base, line)
  const own = skirmish.observe(after(s, 'fire north-corvette-1 hold'), 0)
  assert.is(unitOf(own, 'south').firstTarget, 'north-corvette-1')
})

test('whether a second target is asked for is nobody else’s to know', () => {
  const s = after(duel(), 'fire north-corvette-1')
  assert.is(kind(s), 'second-target')
  assert.is(skirmish.isOpen?.(s, 1), false)
  assert.is(skirmish.isOpen?.(s, 0), true)
  assert.is(skirmish.isOpen?.(duel(), 1), true)
})

test('sampled orders follow the weights of targets', () => {
  const s = after(duel(), 'hold hold')
  const targets = new Float64Array(132)
  // North's units are slots 30 and 31
  targets[31] = 1
  let named = 0
  for (let seed = 0; seed < 30; seed++) {
    const world = skirmish.sample(skirmish.observe(s, 1), new Random(seed), {
      targets,
      hold: Float64Array.of(0),
    })
    if (unitOf(world, 'south').firstTarget === 'north-y-wing-1') named++
  }
  assert.is(named, 30)
})

test('orders are told to nobody else before they are shown, and then to all', () => {
  const s = duel([1, 1, 1, 1, 1, 1])
  const told = (reader: number | 'all', state = s, text = 'fire north-corvette-1') =>
    skirmish.events(state, skirmish.parse(state, text), reader)
  assert.equal(told(1), [{ kind: 'choice', text: '', side: 'south', hidden: true }])
  assert.equal(
    told(0).map(({ kind: sort }) => sort),
    ['ordered'],
  )
  const last = after(s, 'fire north-corvette-1 hold', 'hold')
  const shown = skirmish.tell(last, skirmish.parse(last, 'hold'), 1)
  assert.ok(shown.includes("South's Nebulon Frigate aims at North's Corvette."), shown.join('\n'))
})

test('loaded dice and the generator are nobody’s to see', () => {
  const s = duel([3, 4])
  for (const player of [0, 1]) {
    const seen = skirmish.toPosition(skirmish.observe(s, player))
    assert.is(seen.loadedDice, undefined)
    assert.is(seen.random, undefined)
  }
})

test('no list is longer than a few hundred moves', () => {
  const list = new Int32Array(MOST_MOVES)
  const fighter = after(battle([at('tie-fighter', 600, 400)], [FAR_NORTH]), 'tie-fighter-1')
  assert.is(skirmish.moves(fighter, list), 360)
  assert.ok(texts(after(fighter, 'ahead')).length < 70)
})

test.run()
