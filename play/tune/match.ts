import { type Pentanomial, pairStatistics } from '../../arena/statistics/pairs.js'
import { Sprt, type SprtDecision, type SprtPlan } from '../../arena/statistics/sprt.js'

/** A match of two specs, pair by pair, until the test decides or all pairs are played. */
export interface MatchPlan {
  readonly pairs: number
  readonly sprt: SprtPlan
  /** Whether the match ends with the decision; otherwise all pairs are played and the test only read. */
  readonly stops: boolean
  /** Pairs in play at once. */
  readonly atOnce: number
}

export interface MatchResult {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly score: number
  readonly low: number
  readonly high: number
  readonly pentanomial: Pentanomial
  readonly decision: SprtDecision
  readonly ratio: number
}

/** Plays what is not `known`. The result depends on the pairs in their order, not on the order in which they end. */
export async function playMatch(
  plan: MatchPlan,
  known: ReadonlyMap<number, number>,
  play: (pair: number) => Promise<number>,
  note: (pair: number, halfPoints: number) => void,
): Promise<MatchResult> {
  const found = new Map(known)
  const sprt = new Sprt(plan.sprt)
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let counted = 0
  let next = 0
  const isOver = (): boolean => counted === plan.pairs || (plan.stops && sprt.decision !== null)
  const count = (): void => {
    for (
      let half = found.get(counted);
      half !== undefined && !isOver();
      half = found.get(counted)
    ) {
      counts[half as 0 | 1 | 2 | 3 | 4]++
      counted++
      sprt.read(half)
    }
  }
  const playOn = async (): Promise<void> => {
    while (!isOver() && next < plan.pairs) {
      const pair = next++
      if (!found.has(pair)) {
        const half = await play(pair)
        found.set(pair, half)
        note(pair, half)
      }
      count()
    }
  }
  await Promise.all(Array.from({ length: plan.atOnce }, playOn))
  return resultOf(counts, sprt)
}

function resultOf(counts: Pentanomial, sprt: Sprt): MatchResult {
  const found = pairStatistics(counts)
  const games = (found?.pairs ?? 0) * 2
  const won = counts.reduce((sum, pairs, half) => sum + (pairs * half) / 2, 0)
  return {
    games,
    won,
    lost: games - won,
    score: found?.score ?? Number.NaN,
    low: found?.low ?? 0,
    high: found?.high ?? 1,
    pentanomial: counts,
    decision: sprt.decision,
    ratio: sprt.ratio,
  }
}

/** `112 of 200 games (56.0 %, 95 % interval 49.1 to 62.9 %); SPRT [0, 20] Elo: H1` */
export function matchText(result: MatchResult, plan: SprtPlan): string {
  const { decision, ratio } = result
  const verdict = decision ?? `undecided (ratio ${ratio.toFixed(2)})`
  return `${scoreText(result)}; SPRT [${plan.elo0}, ${plan.elo1}] Elo: ${verdict}`
}

/** `112 of 200 games (56.0 %, 95 % interval 49.1 to 62.9 %)` */
export function scoreText({ games, won, score, low, high }: MatchResult): string {
  const percent = (value: number): string => (100 * value).toFixed(1)
  return `${won} of ${games} games (${percent(score)} %, 95 % interval ${percent(low)} to ${percent(high)} %)`
}
