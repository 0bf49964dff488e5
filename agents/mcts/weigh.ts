/** What a search has seen of a candidate, and what was thought of it before. */
export interface Seen {
  readonly visits: number
  readonly mean: number
  /** Standard error of the mean; Infinity below two visits. */
  readonly error: number
  readonly prior: number
}

/** What a candidate is likely worth, and how far that may be off. */
export interface Weighed {
  readonly likely: number
  readonly doubt: number
}

/** Differences between candidates are taken for at least and at most so large (as a standard deviation). */
const LEAST_SPREAD = 0.02
const MOST_SPREAD = 0.08
/** A prior e times as large lets expect so much more, in spreads. It says little: found on 100 decisions searched for long. */
const PRIOR_SPREADS = 1 / 3
/** Variance of single values where none was seen twice. */
const USUAL_VARIANCE = 0.03

/**
 * Weighs the values of candidates against the prior. How far candidates differ is estimated from the values
 * themselves; what is said of a candidate in less than that is mostly noise, and then the prior says more.
 */
export function weigh(all: readonly Seen[]): Weighed[] {
  const seen = all.filter((one) => one.visits > 0)
  if (seen.length === 0) return all.map(() => ({ likely: 0.5, doubt: Number.POSITIVE_INFINITY }))
  const usual = usualVariance(seen)
  const noises = seen.map((one) => noiseOf(one, usual))
  const spread = spreadOf(seen, average(noises))
  const mean = weightedMean(seen, noises, spread)
  const logs = all.map(({ prior }) => Math.log(Math.max(prior, 1e-9)))
  const usualLog = average(logs)
  return all.map((one, i) => {
    const expected = mean + PRIOR_SPREADS * spread * ((logs[i] as number) - usualLog)
    if (one.visits === 0) return { likely: expected, doubt: spread }
    const noise = noiseOf(one, usual)
    const trust = spread ** 2 / (spread ** 2 + noise)
    return {
      likely: trust * one.mean + (1 - trust) * expected,
      doubt: Math.sqrt(trust * noise),
    }
  })
}

/** Squared error of a mean: half from its own values, half from what is usual, for few values say little of their spread. */
function noiseOf(one: Seen, usual: number): number {
  const own = one.visits < 2 ? usual : one.error ** 2 * one.visits
  return (0.5 * own + 0.5 * usual) / one.visits
}

function usualVariance(seen: readonly Seen[]): number {
  const known = seen.filter((one) => one.visits > 1)
  return known.length === 0
    ? USUAL_VARIANCE
    : average(known.map((one) => one.error ** 2 * one.visits))
}

/** What is seen seldom says less of where candidates lie. */
function weightedMean(seen: readonly Seen[], noises: readonly number[], spread: number): number {
  let total = 0
  let sum = 0
  seen.forEach(({ mean }, i) => {
    const weight = 1 / (spread ** 2 + (noises[i] as number))
    total += weight
    sum += weight * mean
  })
  return sum / total
}

function spreadOf(seen: readonly Seen[], noise: number): number {
  if (seen.length < 2) return LEAST_SPREAD
  const mean = average(seen.map((one) => one.mean))
  const around = seen.reduce((sum, one) => sum + (one.mean - mean) ** 2, 0) / (seen.length - 1)
  const spread = Math.sqrt(Math.max(0, around - noise))
  return Math.min(MOST_SPREAD, Math.max(LEAST_SPREAD, spread))
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
