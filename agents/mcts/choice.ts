import type { Random } from '../../engine/random.js'
import { drawIndex } from '../draw.js'
import { weigh } from './weigh.js'

/** What the search found out about one candidate of the root. */
export interface Result {
  readonly candidate: number
  readonly visits: number
  readonly mean: number
  /** Standard error of the mean; Infinity below two visits. */
  readonly error: number
  readonly prior: number
  readonly isPass: boolean
  /** Not dropped on the way: the nearest rivals. */
  readonly survived: boolean
  /** Orders candidates between which nothing else decides. */
  readonly tie: number
}

export interface Choice {
  readonly result: Result
  readonly reason: string
}

/** The reason of choices that the values did not decide; reports count them. */
export const TOO_CLOSE = 'values are close: the prior tips the balance'

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
 * `temperature` (levels for people) draws among those that survived by value; 0 is off.
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
  const weighed = weighedOf(acting)
  const best = bestOf(weighed)
  if (pass !== undefined && passes(pass, best.one))
    return { result: pass, reason: 'passing is clearly better' }
  if (temperature > 0) {
    const rivals = weighed.filter(({ one }) => one === best.one || one.survived)
    return { result: draw(rivals, best, temperature, random), reason: 'drawn by value (level)' }
  }
  if (mixing) {
    const near = weighed.filter(({ likely }) => likely >= best.likely - 0.5 * finite(best.doubt))
    if (near.length > 1)
      return { result: draw(near, best, MIX_SCALE, random), reason: 'drawn among the nearly best' }
  }
  const isTipped = acting.some((one) => one !== best.one && one.mean >= best.one.mean)
  return { result: best.one, reason: isTipped ? TOO_CLOSE : 'largest value' }
}

/** A candidate with what it is likely worth. */
interface Rated {
  readonly one: Result
  readonly likely: number
  readonly doubt: number
}

function weighedOf(acting: readonly Result[]): Rated[] {
  return weigh(acting).map((weighed, i) => ({ one: acting[i] as Result, ...weighed }))
}

function bestOf(weighed: readonly Rated[]): Rated {
  let best = weighed[0] as Rated
  for (const rated of weighed) if (isBetter(rated, best)) best = rated
  return best
}

function isBetter(rated: Rated, other: Rated): boolean {
  if (rated.likely !== other.likely) return rated.likely > other.likely
  if (rated.one.prior !== other.one.prior) return rated.one.prior > other.one.prior
  return rated.one.tie > other.one.tie
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

function draw(rated: readonly Rated[], best: Rated, scale: number, random: Random): Result {
  const weights = Float64Array.from(rated, ({ likely }) => Math.exp((likely - best.likely) / scale))
  return (rated[drawIndex(weights, weights.length, random)] as Rated).one
}

function finite(error: number): number {
  return Number.isFinite(error) ? error : 0
}
