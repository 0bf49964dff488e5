import { InputError } from '../../engine/input-error.js'
import {
  groupStatistics,
  PAIR_SCORES,
  type PairStatistics,
  type Pentanomial,
  type ScoreClass,
} from './pairs.js'
import { logLikelihoodRatio, type SprtDecision, type SprtPlan, sprtBounds } from './sprt.js'

/** Results as somebody types them: of games (won, drawn, lost), or of pairs (by points, from 0 to 2). */
export interface TypedResults {
  readonly counts: Pentanomial
  /** Games in a unit: 1, or 2 for pairs. */
  readonly games: 1 | 2
}

/** Three counts are won, drawn and lost games; five are pairs that brought 0, ½, 1, 1½ and 2 points. */
export function typedResults(counts: readonly number[]): TypedResults {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = counts
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (counts.length !== 3 && counts.length !== 5)
    throw new InputError(
      `results: ${counts.length} numbers; give won, drawn, lost games, or pairs that brought 0, ½, 1, 1½, 2 points`,
    )
  if (total === 0) throw new InputError('results: all are 0; there is nothing to say')
  return counts.length === 5
    ? { counts: [a, b, c, d, e], games: 2 }
    : { counts: [c, 0, b, 0, a], games: 1 }
}

export function statisticsOf({ counts, games }: TypedResults): PairStatistics {
  const classes = PAIR_SCORES.map((score, i): ScoreClass => ({ score, times: counts[i] as number }))
  const found = groupStatistics(classes, games)
  if (found === null) throw new InputError('results: all are 0; there is nothing to say')
  return found
}

export interface SprtReading {
  readonly ratio: number
  readonly lower: number
  readonly upper: number
  readonly decision: SprtDecision
}

/** Where a sequential test stands with these results. */
export function sprtOf({ counts }: TypedResults, plan: SprtPlan): SprtReading {
  const ratio = logLikelihoodRatio(counts, plan.elo0, plan.elo1)
  const { lower, upper } = sprtBounds(plan)
  return { ratio, lower, upper, decision: ratio >= upper ? 'H1' : ratio <= lower ? 'H0' : null }
}
