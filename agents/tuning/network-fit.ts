import { Random } from '../../engine/random.js'
import { calibrationOf, type Loss, lossesOf, type Said, type Tenth } from './losses.js'

/** Positions to learn from, row by row. */
export interface Positions {
  /** Number of the game of each position: a game is learned from or tested on, never both. */
  readonly games: Int32Array
  readonly rounds: Uint8Array
  /** 1 when side 0 won. */
  readonly won: Uint8Array
  /** The chance of side 0 that is to be said: who won, or what looking ahead says with less noise. */
  readonly aims: Float32Array
  /** As position * width + input. */
  readonly inputs: Float32Array
}

export interface NetworkOptions {
  readonly hidden: number
  readonly epochs: number
  /** Positions of one step. */
  readonly batch: number
  readonly step: number
  /** Weight of the squared weights. */
  readonly ridge: number
  /** Every so many-th game is kept apart for testing. */
  readonly testEvery: number
  readonly seed: string
}

export const USUAL_NETWORK: NetworkOptions = {
  hidden: 32,
  epochs: 8,
  batch: 512,
  step: 0.003,
  ridge: 1e-4,
  testEvery: 5,
  seed: 'network',
}

/** How good predictions of games kept apart are. */
export interface Judgement {
  readonly losses: readonly Loss[]
  readonly calibration: readonly Tenth[]
  /** Root of the mean square of what is said less what was aimed at. */
  readonly apart: number
}

export interface NetworkFit {
  readonly hidden: number
  /** In the order of network-table.ts: first layer, straight path, offsets, second layer, bias. */
  readonly weights: Float32Array
  readonly trained: Judgement
  /** On the games that slope and shift were fitted to, with them. */
  readonly finished: Judgement | null
}

const MOMENTUM = 0.9
const SECOND_MOMENTUM = 0.999
const FIRST_SPREAD = 0.5
const OFFSET_SPREAD = 0.5

/**
 * Trains the network of network.ts: half of its units are max(0, sum), the other half min(0, sum). With `senses`
 * (by input: 1 where more of it can only help side 0, -1 where it can only harm, 0 open) weights keep these signs,
 * and the second layer only adds: so no combination of inputs turns an input against its sense.
 */
class NetworkTrainer {
  readonly hidden: number
  readonly weights: Float64Array
  private readonly width: number
  private readonly straight: number
  private readonly offsets: number
  private readonly second: number
  private readonly bias: number
  private readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private readonly sums: Float64Array
  private readonly blame: Float64Array
  private steps = 0

  constructor(
    private readonly senses: readonly number[],
    private readonly options: NetworkOptions,
  ) {
    const { hidden } = options
    this.hidden = hidden
    this.width = senses.length
    this.straight = this.width * hidden
    this.offsets = this.straight + this.width
    this.second = this.offsets + hidden
    this.bias = this.second + hidden
    this.weights = new Float64Array(this.bias + 1)
    this.gradient = new Float64Array(this.weights.length)
    this.mean = new Float64Array(this.weights.length)
    this.square = new Float64Array(this.weights.length)
    this.sums = new Float64Array(hidden)
    this.blame = new Float64Array(hidden)
    this.begin(new Random(`weights ${options.seed}`))
  }

  private begin(random: Random): void {
    const { weights, hidden, width } = this
    const around = (spread: number): number => (random.fraction() * 2 - 1) * spread
    for (let i = 0; i < width; i++)
      for (let h = 0; h < hidden; h++)
        weights[i * hidden + h] = around(FIRST_SPREAD * Math.sqrt(3 / width))
    for (let h = 0; h < hidden; h++) {
      weights[this.offsets + h] = around(OFFSET_SPREAD)
      weights[this.second + h] = (random.fraction() * 0.8) / Math.sqrt(hidden)
    }
    for (let i = 0; i < width; i++) {
      const sense = this.senses[i] as number
      if (sense === 0) continue
      for (let h = 0; h < hidden; h++)
        weights[i * hidden + h] = Math.abs(weights[i * hidden + h] as number) * sense
    }
  }

  /** Logit of the inputs that begin at `at`. */
  logit(inputs: Float32Array, at: number): number {
    const { weights, sums, hidden, width } = this
    for (let h = 0; h < hidden; h++) sums[h] = weights[this.offsets + h] as number
    let logit = weights[this.bias] as number
    for (let i = 0; i < width; i++) {
      const value = inputs[at + i] as number
      if (value === 0) continue
      logit += value * (weights[this.straight + i] as number)
      const row = i * hidden
      for (let h = 0; h < hidden; h++)
        sums[h] = (sums[h] as number) + value * (weights[row + h] as number)
    }
    const half = hidden >> 1
    for (let h = 0; h < hidden; h++) {
      const sum = sums[h] as number
      if (h < half ? sum > 0 : sum < 0) logit += sum * (weights[this.second + h] as number)
    }
    return logit
  }

  /** One step of descent (Adam) on the positions of `order` from `from` to `to`; `part` of the training is done. */
  learn(positions: Positions, order: Int32Array, from: number, to: number, part: number): void {
    this.gradient.fill(0)
    for (let n = from; n < to; n++) this.add(positions, order[n] as number, 1 / (to - from))
    this.descend(this.options.step * 0.5 * (1 + Math.cos(Math.PI * part)))
  }

  private add(positions: Positions, position: number, weight: number): void {
    const { weights, gradient, sums, blame, hidden, width } = this
    const at = position * width
    const chance = 1 / (1 + Math.exp(-this.logit(positions.inputs, at)))
    const error = (chance - (positions.aims[position] as number)) * weight
    const half = hidden >> 1
    gradient[this.bias] = (gradient[this.bias] as number) + error
    for (let h = 0; h < hidden; h++) {
      const sum = sums[h] as number
      const acts = h < half ? sum > 0 : sum < 0
      blame[h] = acts ? error * (weights[this.second + h] as number) : 0
      if (!acts) continue
      gradient[this.second + h] = (gradient[this.second + h] as number) + error * sum
      gradient[this.offsets + h] = (gradient[this.offsets + h] as number) + (blame[h] as number)
    }
    for (let i = 0; i < width; i++) {
      const value = positions.inputs[at + i] as number
      if (value === 0) continue
      gradient[this.straight + i] = (gradient[this.straight + i] as number) + error * value
      const row = i * hidden
      for (let h = 0; h < hidden; h++)
        gradient[row + h] = (gradient[row + h] as number) + value * (blame[h] as number)
    }
  }

  private descend(step: number): void {
    const { weights, gradient, mean, square, options } = this
    this.steps++
    const meanScale = 1 / (1 - MOMENTUM ** this.steps)
    const squareScale = 1 / (1 - SECOND_MOMENTUM ** this.steps)
    for (let w = 0; w < weights.length; w++) {
      const ridged = w < this.straight || (w >= this.second && w < this.bias)
      const slope = (gradient[w] as number) + (ridged ? options.ridge * (weights[w] as number) : 0)
      const first = MOMENTUM * (mean[w] as number) + (1 - MOMENTUM) * slope
      const second = SECOND_MOMENTUM * (square[w] as number) + (1 - SECOND_MOMENTUM) * slope * slope
      mean[w] = first
      square[w] = second
      weights[w] =
        (weights[w] as number) -
        (step * first * meanScale) / (Math.sqrt(second * squareScale) + 1e-8)
    }
    this.keepSenses()
  }

  private keepSenses(): void {
    const { weights, hidden, width, senses } = this
    for (let i = 0; i < width; i++) {
      const sense = senses[i] as number
      if (sense === 0) continue
      const row = i * hidden
      for (let h = 0; h < hidden; h++)
        if ((weights[row + h] as number) * sense < 0) weights[row + h] = 0
      if ((weights[this.straight + i] as number) * sense < 0) weights[this.straight + i] = 0
    }
    for (let h = this.second; h < this.bias; h++) weights[h] = Math.max(0, weights[h] as number)
  }

  /** The weights for inputs as they are measured, which were standardised to be learned from. */
  raw({ mean, spread }: Scale): Float32Array {
    const { weights, hidden, width } = this
    const raw = Float64Array.from(weights)
    for (let i = 0; i < width; i++) {
      const size = spread[i] as number
      const middle = mean[i] as number
      const row = i * hidden
      for (let h = 0; h < hidden; h++) {
        const weight = (weights[row + h] as number) / size
        raw[row + h] = weight
        raw[this.offsets + h] = (raw[this.offsets + h] as number) - weight * middle
      }
      const weight = (weights[this.straight + i] as number) / size
      raw[this.straight + i] = weight
      raw[this.bias] = (raw[this.bias] as number) - weight * middle
    }
    return Float32Array.from(raw)
  }

  /** Begins with such weights instead of by chance. */
  startFrom(raw: Float32Array, { mean, spread }: Scale): void {
    const { weights, hidden, width } = this
    weights.set(raw)
    for (let i = 0; i < width; i++) {
      const size = Number.isFinite(spread[i]) ? (spread[i] as number) : 0
      const middle = mean[i] as number
      for (let h = 0; h < hidden; h++) {
        const weight = raw[i * hidden + h] as number
        weights[i * hidden + h] = weight * size
        weights[this.offsets + h] = (weights[this.offsets + h] as number) + weight * middle
      }
      const weight = raw[this.straight + i] as number
      weights[this.straight + i] = weight * size
      weights[this.bias] = (weights[this.bias] as number) + weight * middle
    }
  }

  /** Multiplies what the network says by `slope` and adds `shift`, both in logits. */
  rescale(slope: number, shift: number): void {
    const { weights } = this
    for (let w = this.straight; w < this.offsets; w++) weights[w] = (weights[w] as number) * slope
    for (let w = this.second; w <= this.bias; w++) weights[w] = (weights[w] as number) * slope
    weights[this.bias] = (weights[this.bias] as number) + shift
  }
}

export interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

export interface FitWith {
  /** Games that only slope and shift of the whole logit are fitted to at the end, for they are few and dear. */
  readonly own?: Positions | null
  /** Weights of a network that goes on learning; inputs that count nothing there go on so. */
  readonly start?: Float32Array | null
}

/** Trains a network on `positions`. */
export function fitNetwork(
  positions: Positions,
  senses: readonly number[],
  options: NetworkOptions,
  { own = null, start = null }: FitWith = {},
): NetworkFit {
  const [train, test] = split(positions, options.testEvery)
  if (train.length === 0) throw new Error('no games to fit on')
  const scale = standardise(positions, train, senses.length)
  if (start !== null) leaveOut({ hidden: options.hidden, weights: start }, scale)
  const scaled = scaledBy(positions, scale)
  const trainer = new NetworkTrainer(senses, options)
  if (start !== null) trainer.startFrom(start, scale)
  const random = new Random(`order ${options.seed}`)
  const steps = options.epochs * Math.ceil(train.length / options.batch)
  for (let step = 0, epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(train, random)
    for (let from = 0; from < train.length; from += options.batch, step++)
      trainer.learn(scaled, train, from, Math.min(from + options.batch, train.length), step / steps)
  }
  const trained = judge(trainer, scaled, test)
  const { hidden } = trainer
  if (own === null) return { hidden, weights: trainer.raw(scale), trained, finished: null }
  const [ownTrain, ownTest] = split(own, options.testEvery)
  const ownScaled = scaledBy(own, scale)
  const [slope, shift] = recalibration(trainer, ownScaled, ownTrain)
  trainer.rescale(slope, shift)
  const finished = judge(trainer, ownScaled, ownTest)
  return { hidden, weights: trainer.raw(scale), trained, finished }
}

/** Inputs that count nothing in a network change nothing when it learns on. */
function leaveOut(network: Pick<NetworkFit, 'hidden' | 'weights'>, { spread }: Scale): void {
  for (let i = 0; i < spread.length; i++)
    if (!counts(network, spread.length, i)) spread[i] = Number.POSITIVE_INFINITY
}

/** Whether one of so many inputs has a weight that is not nothing. */
export function counts(
  { hidden, weights }: Pick<NetworkFit, 'hidden' | 'weights'>,
  width: number,
  input: number,
): boolean {
  return (
    weights[width * hidden + input] !== 0 ||
    weights.subarray(input * hidden, (input + 1) * hidden).some((weight) => weight !== 0)
  )
}

function judge(trainer: NetworkTrainer, positions: Positions, test: Int32Array): Judgement {
  const width = positions.inputs.length / positions.games.length
  const said: Said[] = Array.from(test, (n) => ({
    round: positions.rounds[n] as number,
    won: positions.won[n] as number,
    chance: 1 / (1 + Math.exp(-trainer.logit(positions.inputs, n * width))),
  }))
  const squares = said.map(
    ({ chance }, k) => (chance - (positions.aims[test[k] as number] as number)) ** 2,
  )
  const apart = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
  return { losses: lossesOf(said), calibration: calibrationOf(said), apart }
}

/** Numbers of the positions to learn from, and of those to test on. */
function split(positions: Positions, testEvery: number): [Int32Array, Int32Array] {
  const all = Array.from(positions.games, (_, n) => n)
  const isTest = (n: number): boolean => (positions.games[n] as number) % testEvery === 0
  return [Int32Array.from(all.filter((n) => !isTest(n))), Int32Array.from(all.filter(isTest))]
}

function standardise(positions: Positions, train: Int32Array, width: number): Scale {
  const mean = new Float64Array(width)
  const spread = new Float64Array(width)
  for (const n of train)
    for (let i = 0; i < width; i++)
      mean[i] = (mean[i] as number) + (positions.inputs[n * width + i] as number) / train.length
  for (const n of train)
    for (let i = 0; i < width; i++)
      spread[i] =
        (spread[i] as number) +
        ((positions.inputs[n * width + i] as number) - (mean[i] as number)) ** 2 / train.length
  for (let i = 0; i < width; i++) {
    // An input that never changes says nothing; scaled to nothing, it gets next to no weight either.
    const root = Math.sqrt(spread[i] as number)
    spread[i] = root > 1e-6 ? root : Number.POSITIVE_INFINITY
  }
  return { mean, spread }
}

function scaledBy(positions: Positions, { mean, spread }: Scale): Positions {
  const width = mean.length
  const inputs = positions.inputs.map(
    (value, n) => (value - (mean[n % width] as number)) / (spread[n % width] as number),
  )
  return { ...positions, inputs }
}

/** Slope and shift of the logit that make it likeliest on these positions, by Newton's steps. */
function recalibration(
  trainer: NetworkTrainer,
  positions: Positions,
  train: Int32Array,
): [number, number] {
  const width = positions.inputs.length / positions.games.length
  const logits = Float64Array.from(train, (n) => trainer.logit(positions.inputs, n * width))
  let slope = 1
  let shift = 0
  for (let step = 0; step < 20; step++) {
    let bySlope = 0
    let byShift = 0
    let slopes = 1e-9
    let both = 0
    let shifts = 1e-9
    train.forEach((n, k) => {
      const logit = logits[k] as number
      const chance = 1 / (1 + Math.exp(-slope * logit - shift))
      const error = chance - (positions.won[n] as number)
      const weight = chance * (1 - chance)
      bySlope += error * logit
      byShift += error
      slopes += weight * logit * logit
      both += weight * logit
      shifts += weight
    })
    const determinant = slopes * shifts - both * both
    slope -= (bySlope * shifts - byShift * both) / determinant
    shift -= (byShift * slopes - bySlope * both) / determinant
  }
  return [slope, shift]
}

function shuffle(order: Int32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = order[i] as number
    order[i] = order[j] as number
    order[j] = kept
  }
}
