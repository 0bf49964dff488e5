import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Network } from '../../../../agents/rebellion/evaluation/network.js'
import { NetworkFacts } from '../../../../agents/rebellion/evaluation/network-facts.js'
import { networkInputs } from '../../../../agents/rebellion/evaluation/network-inputs.js'
import { NETWORK } from '../../../../agents/rebellion/evaluation/network-weights.js'
import { NETWORK_RISE } from '../../../../agents/rebellion/evaluation/network-weights-rise.js'
import { Networks } from '../../../../agents/rebellion/evaluation/networks.js'
import { addRiseTable } from '../../../../agents/rebellion/evaluation/rise-table.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'
import { marked, risePosition } from '../../../engine/rebellion/rise/support.js'
import { position } from '../../../engine/rebellion/support.js'

/** What the evaluation sees of Rise of the Empire. */

addRiseTable(NETWORK_RISE)

const views = [new RebellionView(0), new RebellionView(1)] as const
const facts = new NetworkFacts()
const names = networkInputs().map(({ name }) => name)

/** An input of a world by its name. */
function input(s: State, name: string): number {
  facts.measure(views[0].bind(s), views[1].bind(s))
  return facts.values[names.indexOf(name)] as number
}

function chance(network: Network | Networks, s: State): number {
  return network.value(views[0].bind(s), views[1].bind(s))
}

const FIELDS = { phase: 'assignment', reputation: 12, time: 2 }

test('each game is judged by the network that was trained on games like it', () => {
  const both = new Networks()
  const base = position(FIELDS)
  const rise = risePosition(FIELDS)
  assert.is(chance(both, base), chance(new Network(NETWORK), base))
  assert.is(chance(both, rise), chance(new Network(NETWORK_RISE), rise))
  assert.is.not(chance(both, rise), chance(new Network(NETWORK), rise))
})

test('a game without the expansion has none of its inputs, after one with it neither', () => {
  input(risePosition({ ...FIELDS, ...marked({ 'raid-outposts': ['dagobah', 'endor'] }) }), 'gap')
  facts.measure(views[0].bind(position(FIELDS)), views[1].bind(position(FIELDS)))
  const first = names.indexOf('marked-raid-outposts')
  assert.ok(first > 0)
  assert.ok([...facts.values.subarray(first)].every((value) => value === 0))
})

test('target markers, guarded or within reach', () => {
  const s = risePosition({
    ...FIELDS,
    ...marked({ 'raid-outposts': ['dagobah', 'endor'] }),
    units: { endor: { stormtrooper: 1 }, naboo: { 'x-wing': 1 } },
  })
  assert.is(input(s, 'marked-raid-outposts'), 2)
  assert.is(input(s, 'outposts-open'), 1)
  assert.is(input(s, 'outposts-near'), 1)
  assert.is(input(s, 'marked-rebel-cell'), 0)
})

test('structures, the building site, bounties and decks', () => {
  const s = risePosition({
    ...FIELDS,
    units: {
      'rebel-base': { 'golan-arms-turret': 1, 'ion-cannon': 1, 'rebel-trooper': 2 },
      dathomir: { 'death-star-under-construction': 1, 'shield-bunker': 1, 'tie-fighter': 2 },
    },
    discards: { tactics: ['advanced-bombing-run'] },
  })
  assert.is(input(s, 'structures-at-base'), 2)
  assert.is(input(s, 'site-shielded'), 1)
  assert.is(input(s, 'site-guard'), 3)
  assert.is(input(s, 'bounty'), 0)
  assert.is(input(s, 'rebel-tactic-deck-space'), 7)
  assert.is(input(s, 'empire-tactic-deck-ground'), 8)
})

test('objectives in hand that grow step by step', () => {
  const s = risePosition({
    ...FIELDS,
    hands: { rebel: { objectives: ['threaten-the-core-1', 'uprising-3'] } },
    loyalty: { rebel: ['naboo', 'bothawui', 'ryloth'] },
    units: { alderaan: { 'x-wing': 2 }, coruscant: { 'rebel-trooper': 1 } },
  })
  assert.is(input(s, 'near-core'), 3 / 5)
  assert.is(input(s, 'near-uprising'), 3 / 9)
  assert.is(input(s, 'near-hutts'), 0)
})

test.run()
