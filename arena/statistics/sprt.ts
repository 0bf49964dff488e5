import { scoreOfElo } from './elo.js'
import { PAIR_SCORES, type Pentanomial } from './pairs.js'

/** A sequential test of two hypotheses about the Elo difference of a pairing. */
export interface SprtPlan {
  readonly elo0: number
  readonly elo1: number
  /** Chance to accept H1 where H0 holds. */
  readonly alpha: number
  /** Chance to accept H0 where H1 holds. */
  readonly beta: number
}

export type SprtDecision = 'H0' | 'H1' | null

export const SPRT_MODEL = 'logistic, pairs'

/** Where the log-likelihood ratio decides: below `lower` H0, above `upper` H1 (Wald). */
export function sprtBounds(plan: SprtPlan): { lower: number; upper: number } {
  return {
    lower: Math.log(plan.beta / (1 - plan.alpha)),
    upper: Math.log((1 - plan.beta) / plan.alpha),
  }
}

/**
 * Generalised log-likelihood ratio of elo1 against elo0: each hypothesis gets the likeliest distribution of
 * pair results that has its expected score (Van den Bergh, Comments on Normalized Elo, proposition 1.1).
 * Classes never seen count as a thousandth of a pair, as in chess tools, so that the logarithm exists.
 */
export function logLikelihoodRatio(counts: Pentanomial, elo0: number, elo1: number): number {
  const seen = counts.map((n) => (n === 0 ? 1e-3 : n))
  const total = seen.reduce((sum, n) => sum + n, 0)
  const shares = seen.map((n) => n / total)
  const likeliest0 = likeliest(shares, scoreOfElo(elo0))
  const likeliest1 = likeliest(shares, scoreOfElo(elo1))
  let sum = 0
  for (let i = 0; i < 5; i++)
    sum += (shares[i] as number) * Math.log((likeliest1[i] as number) / (likeliest0[i] as number))
  return total * sum
}

/** Reads the results of pairs in the order of the schedule and says when it has seen enough. */
export class Sprt {
  readonly lower: number
  readonly upper: number
  /** After each pair so far; [0] is 0. */
  readonly ratios: number[] = [0]
  decision: SprtDecision = null
  private readonly counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]

  constructor(readonly plan: SprtPlan) {
    const bounds = sprtBounds(plan)
    this.lower = bounds.lower
    this.upper = bounds.upper
  }

  get pairs(): number {
    return this.ratios.length - 1
  }

  get ratio(): number {
    return this.ratios[this.ratios.length - 1] as number
  }

  get pentanomial(): Pentanomial {
    return this.counts
  }

  /** Takes the next pair: half points of the first agent, 0 … 4. After a decision nothing is read any more. */
  read(halfPoints: number): SprtDecision {
    if (this.decision !== null) return this.decision
    this.counts[halfPoints as 0 | 1 | 2 | 3 | 4]++
    const ratio = logLikelihoodRatio(this.counts, this.plan.elo0, this.plan.elo1)
    this.ratios.push(ratio)
    if (ratio >= this.upper) this.decision = 'H1'
    else if (ratio <= this.lower) this.decision = 'H0'
    return this.decision
  }

  /** How many more pairs it takes at the present drift; null when it drifts nowhere. */
  expectedPairsLeft(): number | null {
    if (this.decision !== null || this.pairs < 10 || this.ratio === 0) return null
    const drift = this.ratio / this.pairs
    const way = drift > 0 ? this.upper - this.ratio : this.lower - this.ratio
    return Math.ceil(way / drift)
  }
}

/** The likeliest distribution with expectation `score`: shares / (1 + θ (x - score)), θ by bisection. */
function likeliest(shares: readonly number[], score: number): number[] {
  let low = -1 / (1 - score)
  let high = 1 / score
  for (let i = 0; i < 200; i++) {
    const theta = (low + high) / 2
    if (theta === low || theta === high) break
    let slope = 0
    for (let k = 0; k < 5; k++) {
      const away = (PAIR_SCORES[k] as number) - score
      slope += ((shares[k] as number) * away) / (1 + theta * away)
    }
    if (slope > 0) low = theta
    else high = theta
  }
  const theta = (low + high) / 2
  return shares.map((share, k) => share / (1 + theta * ((PAIR_SCORES[k] as number) - score)))
}
