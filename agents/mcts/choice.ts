import type { Random } from '../../engine/random.js'

/** What the search found out about one candidate of the root. */
export interface Result {
  readonly candidate: number
  readonly visits: number
  readonly mean: number
  /** Standard error of the mean; Infinity below two visits. */
  readonly error: number
  readonly prior: number
  readonly isPass: boolean
  /** Orders candidates between which nothing else decides. */
  readonly tie: number
}

export interface Choice {
  readonly result: Result
  readonly reason: string
}

/** The reason of choices that the values did not decide; reports count them. */
export const TOO_CLOSE = 'values lie within one standard error: the prior decides'

/** A pass must be better by so much, and by so many standard errors: a wrong one costs the round. */
const PASS_MARGIN = 0.01
const PASS_ERRORS = 2
/** Below this chance for every candidate a position counts as lost. */
const LOST = 0.02
/** Scale of the draw among nearly equal candidates. */
const MIX_SCALE = 0.01

/**
 * The candidate to play among those that survived the search; there must be one.
 * `mixing` draws among the nearly best, where being predictable costs.
 * `temperature` (levels for people) draws among all by value; 0 is off.
 */
export function chooseResult(
  results: readonly Result[],
  mixing: boolean,
  temperature: number,
  random: Random,
): Choice {
  const visited = results.filter((one) => one.visits > 0)
  if (visited.length === 0)
    return { result: byPrior(results), reason: 'nothing was visited: the prior decides' }
  const acting = visited.filter((one) => !one.isPass)
  const pass = visited.find((one) => one.isPass)
  if (acting.length === 0)
    return { result: pass ?? (visited[0] as Result), reason: 'nothing else is left' }
  if (visited.length > 1 && visited.every((one) => one.mean < LOST))
    return { result: byPrior(acting), reason: 'every candidate loses: the prior decides' }
  const best = bestOf(acting)
  if (pass !== undefined && passes(pass, best.result))
    return { result: pass, reason: 'passing is clearly better' }
  if (temperature > 0)
    return {
      result: draw(acting, best.result, temperature, random),
      reason: 'drawn by value (level)',
    }
  if (!mixing) return best
  const near = acting.filter(
    (one) => one.mean >= best.result.mean - 0.5 * finite(best.result.error),
  )
  if (near.length < 2) return best
  return {
    result: draw(near, best.result, MIX_SCALE, random),
    reason: 'drawn among the nearly best',
  }
}

function bestOf(acting: readonly Result[]): Choice {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  let error = Number.POSITIVE_INFINITY
  for (const one of acting) {
    low = Math.min(low, one.mean)
    high = Math.max(high, one.mean)
    error = Math.min(error, one.error)
  }
  if (acting.length > 1 && high - low < finite(error) && differ(acting))
    return {
      result: byPrior(acting),
      reason: TOO_CLOSE,
    }
  let best = acting[0] as Result
  for (const one of acting) if (isBetter(one, best)) best = one
  return { result: best, reason: 'largest lower bound' }
}

/** True when priors say anything at all. */
function differ(results: readonly Result[]): boolean {
  return results.some((one) => Math.abs(one.prior - (results[0] as Result).prior) > 1e-6)
}

function isBetter(one: Result, other: Result): boolean {
  const mine = one.mean - one.error
  const its = other.mean - other.error
  if (mine !== its) return mine > its
  if (one.mean !== other.mean) return one.mean > other.mean
  return one.tie > other.tie
}

function passes(pass: Result, best: Result): boolean {
  const error = Math.sqrt(pass.error ** 2 + best.error ** 2)
  const lead = pass.mean - best.mean
  return lead > PASS_MARGIN && lead > PASS_ERRORS * error
}

function byPrior(results: readonly Result[]): Result {
  let best = results[0] as Result
  for (const one of results) {
    if (one.isPass && !best.isPass) continue
    if (
      (best.isPass && !one.isPass) ||
      one.prior > best.prior ||
      (one.prior === best.prior && one.tie > best.tie)
    )
      best = one
  }
  return best
}

function draw(results: readonly Result[], best: Result, scale: number, random: Random): Result {
  let total = 0
  for (const one of results) total += Math.exp((one.mean - best.mean) / scale)
  let left = random.fraction() * total
  for (const one of results) {
    left -= Math.exp((one.mean - best.mean) / scale)
    if (left < 0) return one
  }
  return best
}

function finite(error: number): number {
  return Number.isFinite(error) ? error : 0
}
