import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../../agents/brains-for.js'
import { Network } from '../../../../agents/rebellion/evaluation/network.js'
import { NetworkFacts } from '../../../../agents/rebellion/evaluation/network-facts.js'
import { networkInputs } from '../../../../agents/rebellion/evaluation/network-inputs.js'
import {
  type NetworkTable,
  networkHash,
  readNetwork,
} from '../../../../agents/rebellion/evaluation/network-table.js'
import { NETWORK } from '../../../../agents/rebellion/evaluation/network-weights.js'
import { Script } from '../../../../agents/rebellion/script.js'
import { randomDecisions } from '../../../../arena/contract/walk.js'
import { MOST_MOVES, NOBODY, type Position } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'

const POSITIONS = 'test/agents/positions'

/** What matters here of a position file. */
interface BoardFile extends Position {
  readonly units: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Units one of which is taken away, and whom they help. */
const TAKEN: readonly (readonly [string, number])[] = [
  ['x-wing', 1],
  ['rebel-trooper', 1],
  ['airspeeder', 1],
  ['star-destroyer', -1],
  ['stormtrooper', -1],
  ['at-st', -1],
]

const views = [new RebellionView(0), new RebellionView(1)] as const

/** Calls `see` at the quiet points of scripted games that stray a lot. */
function quietPoints(games: number, see: (state: State) => void): void {
  const script = new Script()
  const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  for (let game = 0; game < games; game++) {
    const state = rebellion.start({}, `network ${game}`)
    const random = new Random(`network ${game}`)
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      moves.count = rebellion.moves(state, moves.list)
      const view = (player === 0 ? views[0] : views[1]).bind(state)
      rebellion.advance(state, script.choose(view, view.kind, moves, random, 0.5))
      if (rebellion.quiet(state) && rebellion.outcome(state) === null) see(state)
    }
  }
}

/** A table of these numbers, which nothing is wrong with. */
function tableOf(inputs: readonly string[], hidden: number, numbers: Float32Array): NetworkTable {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  const weights = Buffer.from(bytes).toString('base64')
  const bare = { side: 'rebel', hidden, inputs, weights }
  return { ...bare, source: 'made up', hash: networkHash(bare) }
}

function numbersOf({ weights }: NetworkTable): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(weights, 'base64'))
  return new Float32Array(bytes.buffer)
}

const names = networkInputs().map(({ name }) => name)

test('weights of the other side, cut, or changed by hand, are refused', () => {
  assert.throws(() => readNetwork({ ...NETWORK, side: 'empire' }), /network of side empire/)
  const changed = { hidden: NETWORK.hidden + 2, inputs: NETWORK.inputs.slice(1) }
  for (const [key, value] of Object.entries(changed))
    assert.throws(
      () => readNetwork({ ...NETWORK, [key]: value }),
      /hash [0-9a-f]{8}, but of what is there/,
    )
  const short = { ...NETWORK, weights: NETWORK.weights.slice(16) }
  assert.throws(() => readNetwork({ ...short, hash: networkHash(short) }), /weights instead of/)
})

test('an input that the table does not know counts nothing', () => {
  const { hidden } = NETWORK
  const numbers = numbersOf(NETWORK)
  const left = NETWORK.inputs.indexOf('units-x-wing')
  const straight = NETWORK.inputs.length * hidden + left
  const isLeft = (n: number): boolean => Math.floor(n / hidden) === left || n === straight
  const inputs = NETWORK.inputs.filter((_, row) => row !== left)
  const smaller = new Network(
    tableOf(
      inputs,
      hidden,
      numbers.filter((_, n) => !isLeft(n)),
    ),
  )
  const whole = new Network(NETWORK)
  const random = new Random('unknown')
  const values = Float64Array.from(names, () => random.below(4))
  values[names.indexOf('units-x-wing')] = 3
  const logit = smaller.logit(values)
  assert.is.not(whole.logit(values), logit)
  values[names.indexOf('units-x-wing')] = 0
  assert.is(smaller.logit(values), logit)
  assert.is(whole.logit(values), logit)
})

test('what the table knows and nobody measures any more is left out', () => {
  const inputs = NETWORK.inputs.map((name) => (name === 'units-x-wing' ? 'units-gone' : name))
  const network = new Network(tableOf(inputs, NETWORK.hidden, numbersOf(NETWORK)))
  const random = new Random('gone')
  const values = Float64Array.from(names, () => random.below(4))
  const logit = network.logit(values)
  values[names.indexOf('units-x-wing')] = 0
  assert.is(new Network(NETWORK).logit(values), logit)
})

test('weights belong to names, whatever the order of the inputs', () => {
  const hidden = 2
  const count = names.length
  const random = new Random('order')
  const numbers = Float32Array.from({ length: count * hidden + count + 2 * hidden + 1 }, () =>
    Math.fround(random.fraction() - 0.5),
  )
  const turned = numbers.slice()
  for (let row = 0; row < count; row++) {
    const other = count - 1 - row
    for (let h = 0; h < hidden; h++)
      turned[other * hidden + h] = numbers[row * hidden + h] as number
    turned[count * hidden + other] = numbers[count * hidden + row] as number
  }
  const values = Float64Array.from(names, () => random.below(4))
  const one = new Network(tableOf(names, hidden, numbers)).logit(values)
  const other = new Network(tableOf([...names].reverse(), hidden, turned)).logit(values)
  assert.ok(Math.abs(one - other) < 1e-9)
})

test('half of the hidden units count from zero up, the other half from zero down', () => {
  const hidden = 2
  const count = names.length
  const random = new Random('layers')
  const weights = Float32Array.from({ length: count * hidden + count + 2 * hidden + 1 }, () =>
    Math.fround(random.fraction() - 0.5),
  )
  const network = new Network(tableOf(names, hidden, weights))
  const at = (n: number): number => weights[n] as number
  for (let n = 0; n < 20; n++) {
    const inputs = Float64Array.from({ length: count }, () => Math.round(random.fraction() * 3))
    let [up, down] = [at(count * 3), at(count * 3 + 1)]
    let logit = at(count * 3 + 4)
    inputs.forEach((value, i) => {
      up += value * at(i * 2)
      down += value * at(i * 2 + 1)
      logit += value * at(count * 2 + i)
    })
    logit += Math.max(0, up) * at(count * 3 + 2) + Math.min(0, down) * at(count * 3 + 3)
    assert.ok(Math.abs(network.logit(inputs) - logit) < 1e-9)
  }
})

test('more of what is good for a side never counts against it', () => {
  const { places, first, straight, second } = readNetwork(NETWORK)
  const hidden = second.length
  for (const weight of second) assert.ok(weight >= 0)
  for (const [row, input] of places.entries()) {
    const { name = '', sense = 0 } = networkInputs()[input] ?? {}
    assert.ok((straight[row] as number) * sense >= 0, name)
    for (let h = 0; h < hidden; h++)
      assert.ok((first[row * hidden + h] as number) * sense >= 0, name)
  }
})

test('a unit where a side has several is never worth less than nothing, in position files', () => {
  const network = new Network(NETWORK)
  const judge = (position: BoardFile): number => {
    const state = rebellion.fromPosition(position)
    return network.value(views[0].bind(state), views[1].bind(state))
  }
  const wrong: string[] = []
  let asked = 0
  for (const file of readdirSync(POSITIONS).filter((name) => name.endsWith('.json'))) {
    const position = JSON.parse(readFileSync(join(POSITIONS, file), 'utf8')) as BoardFile
    // In a combat the units that take part are counted elsewhere, too.
    if ('combat' in position) continue
    const before = judge(position)
    for (const [place, units] of Object.entries(position.units))
      for (const [type, sense] of TAKEN) {
        const count = units[type] ?? 0
        if (count < 2) continue
        const fewer = { ...position.units, [place]: { ...units, [type]: count - 1 } }
        const gain = (before - judge({ ...position, units: fewer })) * sense
        if (gain < -0.01) wrong.push(`${file}: ${type} at ${place}: ${gain.toFixed(3)}`)
        asked++
      }
  }
  assert.ok(asked > 50, `${asked} units taken away`)
  assert.equal(wrong, [])
})

test('values are chances, the same each time, and inputs are finite', () => {
  const network = new Network(NETWORK)
  const facts = new NetworkFacts()
  randomDecisions(rebellion, 200, 'network', {}, ({ state }) => {
    const value = network.value(views[0].bind(state), views[1].bind(state))
    assert.ok(value > 0 && value < 1, `value ${value}`)
    assert.is(network.value(views[0].bind(state), views[1].bind(state)), value)
    facts.measure(views[0], views[1])
    for (const [i, { name }] of networkInputs().entries())
      assert.ok(Number.isFinite(facts.values[i]), name)
  })
})

test('names of the inputs are different, and every input changes somewhere', () => {
  assert.is(new Set(networkInputs().map(({ name }) => name)).size, networkInputs().length)
  const facts = new NetworkFacts()
  const low = new Float64Array(networkInputs().length).fill(Number.POSITIVE_INFINITY)
  const high = new Float64Array(networkInputs().length).fill(Number.NEGATIVE_INFINITY)
  const see = (state: State): void => {
    facts.measure(views[0].bind(state), views[1].bind(state))
    facts.values.forEach((value, i) => {
      low[i] = Math.min(low[i] as number, value)
      high[i] = Math.max(high[i] as number, value)
    })
  }
  quietPoints(60, see)
  randomDecisions(rebellion, 3000, 'inputs', {}, ({ state }) => see(state))
  randomDecisions(rebellion, 3000, 'inputs', { expansion: 'on' }, ({ state }) => see(state))
  const still = networkInputs()
    .filter((_, i) => low[i] === high[i])
    .map(({ name }) => name)
  // Rebels alone at Coruscant at the end of a round are rare in so few games.
  assert.equal(
    still.filter((name) => name !== 'capital-held'),
    [],
  )
})

function positionOf(file: string): State {
  return rebellion.fromPosition(JSON.parse(readFileSync(join(POSITIONS, `${file}.json`), 'utf8')))
}

test('the last place left for the base counts as a found base', () => {
  const facts = new NetworkFacts()
  const measured = (file: string, name: string): number => {
    const state = positionOf(file)
    facts.measure(views[0].bind(state), views[1].bind(state))
    return facts.values[networkInputs().findIndex((input) => input.name === name)] as number
  }
  for (const name of ['hidden', 'hidden-assault']) {
    assert.is(measured('take-the-last-place', name), 0, name)
    assert.is.not(measured('look-before-the-assault', name), 0, name)
  }
  assert.ok(measured('take-the-last-place', 'known-assault') > 0)
  assert.is(measured('look-before-the-assault', 'known-assault'), 0)
})

test('with the base known, playouts go on to the round in which it can be stormed', () => {
  const brains = brainsFor({ game: rebellion, options: {}, player: 1 })
  const patience = (file: string): number => brains.patience(views[1].bind(positionOf(file)), true)
  assert.is(patience('look-before-the-assault'), 0)
  assert.is(patience('take-the-last-place'), 1)
  assert.is(patience('assault-the-found-base'), 1)
})

test.run()
