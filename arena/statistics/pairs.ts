import { ELO_PER_LOGIT, eloOfScore } from './elo.js'
import { normalBelow, Z95 } from './normal.js'

/**
 * Pairs of games by what the first agent took of them: 0, ½, 1, 1½ or 2 points.
 * Both games of a pair share a world with the sides swapped, so they are not independent: the pair is the unit.
 */
export type Pentanomial = readonly [number, number, number, number, number]

/** Share of the points that a pair of each class brings. */
export const PAIR_SCORES = [0, 0.25, 0.5, 0.75, 1] as const

/** Groups in which an agent took this share of what it could take from another. */
export interface ScoreClass {
  readonly score: number
  readonly times: number
}

export interface PairStatistics {
  readonly pairs: number
  /** Share of the points, with its 95 % interval. */
  readonly score: number
  readonly low: number
  readonly high: number
  /** Variance of the score of one pair. */
  readonly variance: number
  /** In Elo; infinite where no point was lost or won. */
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
  /** Half the 95 % interval in Elo, as chess tools print it: half the distance of the ends. */
  readonly eloError: number
  /** Elo that does not depend on how often pairs split: (score - ½) / sqrt(2 variance) in Elo. */
  readonly normalisedElo: number
  readonly normalisedEloError: number
  /** Likelihood that the first agent is the stronger. */
  readonly superior: number
}

/** All that the pairs of one pairing say. Null without pairs. */
export function pairStatistics(counts: Pentanomial): PairStatistics | null {
  return groupStatistics(
    PAIR_SCORES.map((score, i) => ({ score, times: counts[i] as number })),
    2,
  )
}

/** The same of groups of so many games, which need not be pairs. */
export function groupStatistics(
  classes: readonly ScoreClass[],
  games: number,
): PairStatistics | null {
  const pairs = classes.reduce((sum, one) => sum + one.times, 0)
  if (pairs === 0) return null
  let score = 0
  for (const one of classes) score += (one.times * one.score) / pairs
  let variance = 0
  for (const one of classes) variance += (one.times * (one.score - score) ** 2) / pairs
  const [low, high] = interval(score, variance, pairs)
  const eloLow = eloOfScore(low)
  const eloHigh = eloOfScore(high)
  const normal = 2 * ELO_PER_LOGIT
  return {
    pairs,
    score,
    low,
    high,
    variance,
    elo: eloOfScore(score),
    eloLow,
    eloHigh,
    eloError: (eloHigh - eloLow) / 2,
    normalisedElo:
      variance === 0 ? Number.NaN : ((score - 0.5) / Math.sqrt(games * variance)) * normal,
    normalisedEloError: (Z95 / Math.sqrt(games * pairs)) * normal,
    superior: superiority(score, variance, pairs),
  }
}

/** Half the 95 % interval of the score of independent games, for comparison: what pairing gains. */
export function unpairedHalfWidth(score: number, games: number): number {
  return Z95 * Math.sqrt((score * (1 - score)) / games)
}

function interval(score: number, variance: number, pairs: number): [number, number] {
  if (variance > 0) {
    const half = Z95 * Math.sqrt(variance / pairs)
    return [Math.max(0, score - half), Math.min(1, score + half)]
  }
  // All pairs ended alike. A pair that ends otherwise has at most this chance (exact 97.5 % bound of 0 in n).
  const unseen = 1 - 0.025 ** (1 / pairs)
  return [Math.max(0, score - unseen * score), Math.min(1, score + unseen * (1 - score))]
}

function superiority(score: number, variance: number, pairs: number): number {
  if (variance > 0) return normalBelow((score - 0.5) / Math.sqrt(variance / pairs))
  if (score === 0.5) return 0.5
  const doubt = 0.5 ** pairs // chance that equals would give so many wins in a row
  return score > 0.5 ? 1 - doubt : doubt
}
