import { at, inverse, type Matrix, product } from './matrix.js'

/** One game: the log odds of the first side are the sum of the terms; `result` is what it took, 0 … 1. */
export interface LogisticGame {
  readonly terms: readonly (readonly [parameter: number, factor: number])[]
  readonly result: number
}

/** Games that are not independent of each other (a pair), and how often just this cluster was seen. */
export interface Cluster {
  readonly games: readonly LogisticGame[]
  readonly times: number
}

export interface LogisticFit {
  readonly values: Float64Array
  /** From the curvature alone: right for independent games. */
  readonly modelCovariance: Matrix
  /** From how much clusters really differ (sandwich): right for pairs. */
  readonly clusterCovariance: Matrix
}

/** Maximum likelihood by Newton's method; null when there is no finite maximum. */
export function fitLogistic(clusters: readonly Cluster[], parameters: number): LogisticFit | null {
  const values = new Float64Array(parameters)
  for (let step = 0; step < 60; step++) {
    const { gradient, curvature } = derivatives(clusters, values)
    const covariance = inverse(curvature, parameters)
    if (covariance === null) return null
    let largest = 0
    for (let i = 0; i < parameters; i++) {
      let change = 0
      for (let k = 0; k < parameters; k++)
        change += at(covariance, parameters, i, k) * (gradient[k] as number)
      change = Math.max(-2, Math.min(2, change))
      values[i] = (values[i] as number) + change
      largest = Math.max(largest, Math.abs(change))
    }
    // Log odds of 12 are 2,000 Elo: somebody took or lost every game, and the maximum lies at infinity.
    if (values.some((value) => !(Math.abs(value) < 12))) return null
    if (largest < 1e-10) return finish(clusters, values)
  }
  return null
}

function finish(clusters: readonly Cluster[], values: Float64Array): LogisticFit | null {
  const size = values.length
  const modelCovariance = inverse(derivatives(clusters, values).curvature, size)
  if (modelCovariance === null) return null
  const spread = new Float64Array(size * size)
  const own = new Float64Array(size)
  for (const cluster of clusters) {
    own.fill(0)
    for (const game of cluster.games) {
      const surprise = game.result - expected(game, values)
      for (const [parameter, factor] of game.terms)
        own[parameter] = (own[parameter] as number) + surprise * factor
    }
    for (let i = 0; i < size; i++)
      for (let k = 0; k < size; k++)
        spread[i * size + k] =
          at(spread, size, i, k) + cluster.times * (own[i] as number) * (own[k] as number)
  }
  const clusterCovariance = product(product(modelCovariance, spread, size), modelCovariance, size)
  return { values, modelCovariance, clusterCovariance }
}

function derivatives(
  clusters: readonly Cluster[],
  values: Float64Array,
): { gradient: Float64Array; curvature: Matrix } {
  const size = values.length
  const gradient = new Float64Array(size)
  const curvature = new Float64Array(size * size)
  for (const cluster of clusters)
    for (const game of cluster.games) {
      const chance = expected(game, values)
      const weight = cluster.times * chance * (1 - chance)
      for (const [i, a] of game.terms) {
        gradient[i] = (gradient[i] as number) + cluster.times * (game.result - chance) * a
        for (const [k, b] of game.terms)
          curvature[i * size + k] = at(curvature, size, i, k) + weight * a * b
      }
    }
  return { gradient, curvature }
}

function expected(game: LogisticGame, values: Float64Array): number {
  let odds = 0
  for (const [parameter, factor] of game.terms) odds += factor * (values[parameter] as number)
  return 1 / (1 + Math.exp(-odds))
}
