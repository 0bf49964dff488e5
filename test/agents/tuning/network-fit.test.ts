import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fitNetwork, type Positions, USUAL_NETWORK } from '../../../agents/tuning/network-fit.js'
import { Random } from '../../../engine/random.js'

const OPTIONS = { ...USUAL_NETWORK, hidden: 8, step: 0.01, epochs: 30, batch: 64, ridge: 0 }
const SENSES = [1, 1, -1, 0]

/** Either of the first two inputs is worth something only with the other; the third harms, the fourth is noise. */
function logitOf([first = 0, second = 0, harm = 0]: readonly number[]): number {
  return 4 * Math.min(first, second) - 2 * harm - 1
}

/** Games of two positions whose result follows `logitOf`, shifted. */
function made(games: number, seed: string, shift = 0): Positions {
  const random = new Random(seed)
  const rows = Array.from({ length: games * 2 }, () =>
    Array.from({ length: 4 }, () => random.fraction()),
  )
  const won = rows.map((row) => (random.fraction() < chance(logitOf(row) + shift) ? 1 : 0))
  return {
    games: Int32Array.from(rows, (_, n) => n >> 1),
    rounds: Uint8Array.from(rows, (_, n) => 1 + ((n >> 1) % 12)),
    won: Uint8Array.from(won),
    aims: Float32Array.from(won),
    inputs: Float32Array.from(rows.flat()),
  }
}

function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** The logit of fitted weights, written down anew. */
function said(weights: Float32Array, inputs: readonly number[], hidden: number): number {
  const width = inputs.length
  const at = (n: number): number => weights[n] as number
  let logit = at(weights.length - 1)
  for (let i = 0; i < width; i++) logit += (inputs[i] as number) * at(width * hidden + i)
  for (let h = 0; h < hidden; h++) {
    let sum = at(width * hidden + width + h)
    for (let i = 0; i < width; i++) sum += (inputs[i] as number) * at(i * hidden + h)
    const out = h < hidden / 2 ? Math.max(0, sum) : Math.min(0, sum)
    logit += out * at(width * hidden + width + hidden + h)
  }
  return logit
}

test('what works only together is learned', () => {
  const { weights } = fitNetwork(made(8000, 'together'), SENSES, OPTIONS)
  const random = new Random('ask')
  let off = 0
  for (let n = 0; n < 300; n++) {
    const inputs = [random.fraction(), random.fraction(), random.fraction(), random.fraction()]
    off += Math.abs(chance(said(weights, inputs, 8)) - chance(logitOf(inputs))) / 300
  }
  assert.ok(off < 0.04, `off by ${off.toFixed(3)} on average`)
})

test('the same positions and seed give the same weights, another seed others', () => {
  const positions = made(300, 'same')
  const fit = (seed: string): Float32Array =>
    fitNetwork(positions, SENSES, { ...OPTIONS, seed, epochs: 2 }).weights
  assert.equal(fit('a'), fit('a'))
  assert.not.equal(fit('a'), fit('b'))
})

test('inputs keep their sense, whatever the games say', () => {
  const { weights } = fitNetwork(made(2000, 'senses'), [-1, -1, 1, 0], { ...OPTIONS, epochs: 4 })
  const random = new Random('steps')
  for (let n = 0; n < 200; n++) {
    const inputs = [random.fraction(), random.fraction(), random.fraction(), random.fraction()]
    const before = said(weights, inputs, 8)
    for (const [i, sense] of [-1, -1, 1].entries()) {
      const more = inputs.map((value, k) => (k === i ? value + 0.5 : value))
      assert.ok((said(weights, more, 8) - before) * sense >= -1e-6, `input ${i}`)
    }
  }
})

test('losses are told by round and beat the constant; slope and shift are those of the other games', () => {
  const found = fitNetwork(made(6000, 'many'), SENSES, OPTIONS, { own: made(2500, 'few', 1.5) })
  for (const judged of [found.trained, found.finished]) {
    assert.is(judged?.losses.length, 6)
    const all = judged?.losses.find(({ rounds }) => rounds === '1-99')
    assert.ok(all !== undefined && all.fitted < all.constant - 0.02)
  }
  for (const { said: told, was, positions } of found.finished?.calibration ?? [])
    assert.ok(
      Math.abs(told - was) < 4 * Math.sqrt(0.25 / positions),
      `said ${told}, was ${was} of ${positions}`,
    )
})

test('what is aimed at is learned, not who won; slope and shift go by who won', () => {
  const positions = made(4000, 'aims')
  const aims = Float32Array.from({ length: positions.games.length }, (_, n) =>
    chance(3 * (positions.inputs[n * 4] as number) - 2),
  )
  const aimed = fitNetwork({ ...positions, aims }, SENSES, OPTIONS)
  assert.ok(aimed.trained.apart < 0.02, `${aimed.trained.apart} from the aims`)
  assert.ok(fitNetwork(positions, SENSES, OPTIONS).trained.apart > 0.3)
  const lost = { ...made(2000, 'lost', -2), aims: new Float32Array(4000).fill(0.9) }
  const { finished } = fitNetwork({ ...positions, aims }, SENSES, OPTIONS, { own: lost })
  const all = finished?.calibration ?? []
  const said = all.reduce((sum, tenth) => sum + tenth.said * tenth.positions, 0)
  assert.ok(said / all.reduce((sum, tenth) => sum + tenth.positions, 0) < 0.5)
})

test('a network goes on learning from where it stands, by the inputs that it counts', () => {
  const inputs = [0.4, 0.9, 0.2, 0.7]
  const first = fitNetwork(made(3000, 'first'), SENSES, { ...OPTIONS, epochs: 6 }).weights
  // The fourth input is to count nothing
  for (let h = 0; h < 8; h++) first[3 * 8 + h] = 0
  first[4 * 8 + 3] = 0
  const onward = (positions: Positions, epochs: number): Float32Array =>
    fitNetwork(positions, SENSES, { ...OPTIONS, epochs }, { start: first }).weights
  const still = onward(made(500, 'others'), 0)
  assert.ok(Math.abs(said(still, inputs, 8) - said(first, inputs, 8)) < 1e-4)
  const shifted = onward(made(3000, 'shifted', -1), 6)
  const change = said(shifted, inputs, 8) - said(first, inputs, 8)
  assert.ok(change < -0.5, `changed by ${change}`)
  assert.equal([...shifted.subarray(3 * 8, 4 * 8), shifted[4 * 8 + 3]], new Array(9).fill(0))
})

test('an input that never changes gets no weight', () => {
  const few = made(200, 'still')
  const inputs = new Float32Array(few.games.length * 5).fill(7)
  for (let n = 0; n < few.games.length; n++)
    inputs.set(few.inputs.subarray(n * 4, n * 4 + 4), n * 5)
  const { weights } = fitNetwork({ ...few, inputs }, [...SENSES, 0], { ...OPTIONS, epochs: 2 })
  assert.equal([...weights.subarray(32, 40)], new Array(8).fill(0))
})

test.run()
