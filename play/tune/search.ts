import { type Parameter, type Point, TupleBandit } from '../../agents/tuning/bandit.js'
import type { SprtPlan } from '../../arena/statistics/sprt.js'
import type { Options } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { type MatchResult, playMatch } from './match.js'

/** A search as it was asked for; with the program it determines every game. */
export interface SearchPlan {
  readonly kind: 'search'
  readonly build: string
  readonly game: string
  readonly options: Options
  readonly base: string
  readonly parameters: readonly Parameter[]
  /** Pairs of games of one evaluation. */
  readonly pairs: number
  readonly evaluations: number
  readonly runs: number
  /** Pairs of each recommendation in the play-off, and at most of the last match of the best. */
  readonly playoffPairs: number
  readonly confirmPairs: number
  readonly sprt: SprtPlan
  readonly seed: string
}

export type SearchEntry =
  | SearchPlan
  | {
      readonly kind: 'evaluation'
      readonly run: number
      readonly number: number
      readonly point: Point
      /** Half points of the point in each pair. */
      readonly halfPoints: readonly number[]
    }
  | {
      readonly kind: 'pair'
      readonly match: string
      readonly pair: number
      readonly halfPoints: number
    }

/** How a search plays and keeps what it has played. */
export interface SearchMeans {
  /** Half points of a point (empty: the base) against the base in one pair. */
  readonly play: (point: Point, seed: string) => Promise<number>
  readonly note: (entry: SearchEntry) => void
  /** Pairs in play at once in a match. */
  readonly atOnce: number
  /** Called after each evaluation, known ones included. */
  readonly progress?: (run: number, bandit: TupleBandit) => void
}

export interface SearchOutcome {
  readonly runs: readonly {
    readonly run: number
    readonly recommended: Point
    readonly expected: number
    readonly evaluations: number
    readonly marginals: ReturnType<TupleBandit['marginals']>
  }[]
  /** Of each different recommendation. */
  readonly playoff: readonly { readonly point: Point; readonly result: MatchResult }[]
  /** Of the best of them, on seeds of its own. */
  readonly confirmed: { readonly point: Point; readonly result: MatchResult } | null
}

/** Runs the search; what `entries` hold is not played again, so a search goes on as if it had never stopped. */
export async function runSearch(
  plan: SearchPlan,
  entries: readonly SearchEntry[],
  means: SearchMeans,
): Promise<SearchOutcome> {
  const bandits = await Promise.all(
    Array.from({ length: plan.runs }, (_, run) => runBandit(plan, run, entries, means)),
  )
  const points = new Map(bandits.map((one) => [one.recommended().join(), one.recommended()]))
  const playoff: { point: Point; result: MatchResult }[] = []
  for (const [name, point] of plan.playoffPairs > 0 ? points : [])
    playoff.push({ point, result: await match(plan, `playoff ${name}`, point, entries, means) })
  // The best of several is half luck: what is quoted is played on seeds that nobody was chosen by.
  const [best] = [...playoff].sort((a, b) => b.result.score - a.result.score)
  const confirmed =
    best === undefined || plan.confirmPairs === 0
      ? null
      : {
          point: best.point,
          result: await match(plan, `confirm ${best.point.join()}`, best.point, entries, means),
        }
  return {
    runs: bandits.map((bandit, run) => ({
      run: run + 1,
      recommended: bandit.recommended(),
      expected: bandit.expected(bandit.recommended()),
      evaluations: bandit.evaluations,
      marginals: bandit.marginals(),
    })),
    playoff,
    confirmed,
  }
}

/** One run: its evaluations follow each other, and only the pairs of one are played at once. */
async function runBandit(
  plan: SearchPlan,
  run: number,
  entries: readonly SearchEntry[],
  means: SearchMeans,
): Promise<TupleBandit> {
  const seed = `${plan.seed}/run-${run + 1}`
  const bandit = new TupleBandit(plan.parameters, seed)
  const known = new Map(
    entries.flatMap((one) =>
      one.kind === 'evaluation' && one.run === run ? [[one.number, one] as const] : [],
    ),
  )
  for (let number = 0; number < plan.evaluations; number++) {
    const point = bandit.next()
    const before = known.get(number)
    if (before !== undefined && before.point.join() !== point.join())
      throw new InputError(
        `the journal does not fit its plan (evaluation ${number + 1} of run ${run + 1}); start anew`,
      )
    let halfPoints = before?.halfPoints
    if (halfPoints === undefined) {
      halfPoints = await Promise.all(
        Array.from({ length: plan.pairs }, (_, pair) =>
          means.play(point, `${seed}/evaluation-${number + 1}/pair-${pair + 1}`),
        ),
      )
      means.note({ kind: 'evaluation', run, number, point, halfPoints })
    }
    bandit.take(halfPoints.reduce((sum, half) => sum + half, 0) / (4 * plan.pairs))
    means.progress?.(run, bandit)
  }
  return bandit
}

function match(
  plan: SearchPlan,
  name: string,
  point: Point,
  entries: readonly SearchEntry[],
  { play, note, atOnce }: SearchMeans,
): Promise<MatchResult> {
  const known = new Map(
    entries.flatMap((one) =>
      one.kind === 'pair' && one.match === name ? [[one.pair, one.halfPoints] as const] : [],
    ),
  )
  const stops = name.startsWith('confirm')
  return playMatch(
    { pairs: stops ? plan.confirmPairs : plan.playoffPairs, sprt: plan.sprt, stops, atOnce },
    known,
    // All recommendations meet the base in the same worlds; the last match has others.
    (pair) => play(point, `${plan.seed}/${stops ? 'confirm' : 'playoff'}/pair-${pair + 1}`),
    (pair, halfPoints) => note({ kind: 'pair', match: name, pair, halfPoints }),
  )
}
