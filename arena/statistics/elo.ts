/** Elo points in one unit of log odds. */
export const ELO_PER_LOGIT = 400 / Math.LN10

/** Elo difference that expects this score; ±Infinity at 1 and 0. */
export function eloOfScore(score: number): number {
  if (score >= 1) return Number.POSITIVE_INFINITY
  if (score <= 0) return Number.NEGATIVE_INFINITY
  return -400 * Math.log10(1 / score - 1)
}

/** Expected score of an agent that is `elo` stronger. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400))
}
