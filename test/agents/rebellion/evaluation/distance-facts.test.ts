import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { NetworkFacts } from '../../../../agents/rebellion/evaluation/network-facts.js'
import {
  DISTANCE_INPUTS,
  networkInputs,
} from '../../../../agents/rebellion/evaluation/network-inputs.js'
import { UNIT_CAPACITY, unitNumber } from '../../../../engine/rebellion/facts/unit-types.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { position } from '../../../engine/rebellion/support.js'

const names = networkInputs().map(({ name }) => name)
const views = [new RebellionView(0), new RebellionView(1)] as const

/** What is measured by distance, without what is nought. */
function measured(board: Parameters<typeof position>[0]): Readonly<Record<string, number>> {
  const facts = new NetworkFacts()
  const state = position(board)
  facts.measure(views[0].bind(state), views[1].bind(state))
  return Object.fromEntries(
    DISTANCE_INPUTS.map(({ name }) => [name, facts.values[names.indexOf(name)] as number]),
  )
}

// Bespin lies two jumps from Naboo and one from Hoth, Dagobah the other way round.
const UNITS = {
  naboo: { 'x-wing': 1 },
  dagobah: { 'star-destroyer': 1, stormtrooper: 2 },
  bespin: { stormtrooper: 3 },
}

test('units count where they stand, by jumps from the base', () => {
  const near = measured({ base: { system: 'naboo' }, units: UNITS })
  assert.is(near['rebel-ships-0-away'], 2)
  assert.is(near['empire-troops-1-away'], 4)
  assert.is(near['empire-lifted-troops-1-away'], 4)
  assert.ok((near['empire-ships-1-away'] as number) > 4)
  assert.is(near['empire-holds-1-away'], UNIT_CAPACITY[unitNumber('star-destroyer')])
  assert.is(near['empire-troops-2-away'], 6)
  assert.is(near['empire-lifted-troops-2-away'], 0)
})

test('another base turns the distances round, and what the Empire has searched is not open', () => {
  const far = measured({ base: { system: 'hoth' }, units: UNITS })
  assert.is(far['empire-troops-1-away'], 6)
  assert.is(far['empire-troops-2-away'], 4)
  assert.is(far['rebel-ships-3-away'], 2)
  const sum = (what: string, of: Readonly<Record<string, number>>): number =>
    [0, 1, 2, 3, 4, 5].reduce((all, hops) => all + (of[`${what}-${hops}-away`] as number), 0)
  assert.is(sum('empire-troops', far), 10)
  const bare = measured({ base: { system: 'naboo' }, units: {} })
  assert.is(sum('unsearched', bare) - sum('unsearched', far), 2)
})

test('worlds count by whose they are', () => {
  const worlds = measured({
    base: { system: 'naboo' },
    units: { sullust: { stormtrooper: 1 } },
    loyalty: { rebel: ['naboo'], empire: ['mandalore'] },
  })
  assert.is(worlds['rebel-worlds-0-away'], 1)
  assert.is(worlds['subjugated-worlds-1-away'], 1)
  // Coruscant lies as far away as Mandalore
  assert.is(worlds['empire-worlds-3-away'], 2)
})

test.run()
