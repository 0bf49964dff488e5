import { calibrationOf, type Loss, lossesOf, type Tenth } from './losses.js'

/** One position of a game: its features, who won, and where it comes from. */
export interface Sample {
  readonly game: string
  readonly round: number
  /** 1 when side 0 won. */
  readonly won: number
  readonly features: readonly number[]
}

export interface FitOptions {
  /** Weight of the squared weights. */
  readonly ridge: number
  /** Every so many-th game is kept apart for testing. */
  readonly testEvery: number
  readonly steps: number
  /** By feature: 1 where more of it can only help side 0, -1 where it can only harm; such weights do not change sign. */
  readonly signs?: readonly number[]
}

export const USUAL_FIT: FitOptions = { ridge: 1e-3, testEvery: 5, steps: 500 }

export interface Fit {
  readonly weights: readonly number[]
  readonly games: number
  readonly positions: number
  /** On the games kept apart, by round. */
  readonly losses: readonly Loss[]
  /** On the games kept apart: what was said against what came, by tenths. */
  readonly calibration: readonly Tenth[]
}

const STEP = 0.05
const MOMENTUM = 0.9
const SECOND_MOMENTUM = 0.999

/** Logistic regression on standardised features, split by game; feature 0 is the bias. */
export function fitLogistic(samples: readonly Sample[], options: FitOptions): Fit {
  const games = [...new Set(samples.map((sample) => sample.game))]
  const place = new Map(games.map((game, i) => [game, i]))
  const isTest = (sample: Sample): boolean =>
    (place.get(sample.game) as number) % options.testEvery === 0
  const train = samples.filter((sample) => !isTest(sample))
  const test = samples.filter(isTest)
  if (train.length === 0) throw new Error('no games to fit on')
  const scale = standardise(train)
  const weights = unscale(descend(train, scale, options), scale)
  const said = test.map(({ round, won, features }) => ({
    round,
    won,
    chance: predict(weights, features),
  }))
  return {
    weights,
    games: games.length,
    positions: samples.length,
    losses: lossesOf(said),
    calibration: calibrationOf(said),
  }
}

export function predict(weights: readonly number[], features: readonly number[]): number {
  let logit = 0
  for (let i = 0; i < weights.length; i++) logit += (weights[i] as number) * (features[i] as number)
  return 1 / (1 + Math.exp(-logit))
}

interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

function standardise(samples: readonly Sample[]): Scale {
  const count = samples[0]?.features.length ?? 0
  const mean = new Float64Array(count)
  const spread = new Float64Array(count)
  for (const { features } of samples)
    for (let i = 0; i < count; i++)
      mean[i] = (mean[i] as number) + (features[i] as number) / samples.length
  for (const { features } of samples)
    for (let i = 0; i < count; i++)
      spread[i] =
        (spread[i] as number) +
        ((features[i] as number) - (mean[i] as number)) ** 2 / samples.length
  // A feature that never changes says nothing: its weight stays 0.
  for (let i = 0; i < count; i++) {
    const root = Math.sqrt(spread[i] as number)
    spread[i] = root > 1e-9 ? root : 1
  }
  mean[0] = 0
  spread[0] = 1
  return { mean, spread }
}

/** Gradient descent with moments (Adam); convex, so where it starts does not matter. */
function descend(samples: readonly Sample[], scale: Scale, options: FitOptions): Float64Array {
  const count = scale.mean.length
  const scaled = samples.map(({ features }) =>
    Float64Array.from(
      features,
      (value, i) => (value - (scale.mean[i] as number)) / (scale.spread[i] as number),
    ),
  )
  const weights = new Float64Array(count)
  const first = new Float64Array(count)
  const second = new Float64Array(count)
  const gradient = new Float64Array(count)
  for (let step = 1; step <= options.steps; step++) {
    gradient.fill(0)
    for (let n = 0; n < samples.length; n++) {
      const row = scaled[n] as Float64Array
      let logit = 0
      for (let i = 0; i < count; i++) logit += (row[i] as number) * (weights[i] as number)
      const error = (1 / (1 + Math.exp(-logit)) - (samples[n] as Sample).won) / samples.length
      for (let i = 0; i < count; i++)
        gradient[i] = (gradient[i] as number) + error * (row[i] as number)
    }
    for (let i = 0; i < count; i++) {
      const slope = (gradient[i] as number) + (i === 0 ? 0 : options.ridge * (weights[i] as number))
      first[i] = MOMENTUM * (first[i] as number) + (1 - MOMENTUM) * slope
      second[i] = SECOND_MOMENTUM * (second[i] as number) + (1 - SECOND_MOMENTUM) * slope * slope
      const mean = (first[i] as number) / (1 - MOMENTUM ** step)
      const size = Math.sqrt((second[i] as number) / (1 - SECOND_MOMENTUM ** step))
      const next = (weights[i] as number) - (STEP * mean) / (size + 1e-8)
      weights[i] = next * (options.signs?.[i] ?? 0) < 0 ? 0 : next
    }
  }
  return weights
}

/** The weights for features as they are measured. */
function unscale(weights: Float64Array, { mean, spread }: Scale): number[] {
  const raw = Array.from(weights, (weight, i) => weight / (spread[i] as number))
  let bias = weights[0] as number
  for (let i = 1; i < raw.length; i++) bias -= (raw[i] as number) * (mean[i] as number)
  raw[0] = bias
  return raw
}
