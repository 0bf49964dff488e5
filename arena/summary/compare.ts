import * as v from 'valibot'
import { InputError } from '../../engine/input-error.js'
import { Z95 } from '../statistics/normal.js'

/** Two runs beside each other: what the pairings that both have came to, and whether they differ by more than chance. */

const Elo = v.nullable(v.number())
const Pairing = v.object({
  a: v.string(),
  b: v.string(),
  games: v.number(),
  score: v.number(),
  elo: Elo,
  eloLow: Elo,
  eloHigh: Elo,
})
const Run = v.object({
  format: v.literal('dejarik.summary/2'),
  pairings: v.array(Pairing),
})
export type ComparedRun = v.InferOutput<typeof Run>
type Pairing = v.InferOutput<typeof Pairing>

/** A summary.json as it was written; anything else is an InputError. */
export function comparedRun(json: unknown): ComparedRun {
  const result = v.safeParse(Run, json)
  if (result.success) return result.output
  const place = v.getDotPath(result.issues[0]) ?? 'summary'
  throw new InputError(`${place}: this is no summary of a run that this program can read`)
}

export interface ComparedPairing {
  readonly a: string
  readonly b: string
  readonly games: readonly [number, number]
  readonly scores: readonly [number, number]
  /** Elo of a over b in the second run less that in the first, with its 95 % interval; null where one is unbounded. */
  readonly difference: { readonly elo: number; readonly low: number; readonly high: number } | null
}

/** The pairings that both runs have, as the first run names them. */
export function compareRuns(first: ComparedRun, second: ComparedRun): ComparedPairing[] {
  return first.pairings.flatMap((one): ComparedPairing[] => {
    const other = sameMeeting(second, one)
    if (other === null) return []
    return [
      {
        a: one.a,
        b: one.b,
        games: [one.games, other.games],
        scores: [one.score, other.score],
        difference: difference(one, other),
      },
    ]
  })
}

/** The meeting of the same two, seen from the same one. */
function sameMeeting(run: ComparedRun, { a, b }: Pairing): Pairing | null {
  const found = run.pairings.find((one) => one.a === a && one.b === b)
  if (found !== undefined) return found
  const turned = run.pairings.find((one) => one.a === b && one.b === a)
  if (turned === undefined) return null
  const { games, score, elo, eloLow, eloHigh } = turned
  return {
    a,
    b,
    games,
    score: 1 - score,
    elo: negated(elo),
    eloLow: negated(eloHigh),
    eloHigh: negated(eloLow),
  }
}

function negated(elo: number | null): number | null {
  return elo === null ? null : -elo
}

/** The runs are independent, so the variances add up. */
function difference(one: Pairing, other: Pairing): ComparedPairing['difference'] {
  const [first, second] = [errorOf(one), errorOf(other)]
  if (one.elo === null || other.elo === null || first === null || second === null) return null
  const elo = other.elo - one.elo
  const half = Z95 * Math.hypot(first, second)
  return { elo, low: elo - half, high: elo + half }
}

function errorOf({ eloLow, eloHigh }: Pairing): number | null {
  return eloLow === null || eloHigh === null ? null : (eloHigh - eloLow) / 2 / Z95
}

export function comparisonText(pairings: readonly ComparedPairing[]): string {
  const lines = pairings.map(({ a, b, games, scores, difference: found }) => {
    const taken = scores.map((score, i) => `${(100 * score).toFixed(1)} % of ${games[i]}`)
    const said =
      found === null
        ? 'no Elo where everything was won or lost'
        : `${signed(found.elo)} Elo (95 %: ${signed(found.low)} to ${signed(found.high)}), ${verdict(found)}`
    return `${a} against ${b}: ${taken.join(', then ')} games: ${said}`
  })
  return `${lines.join('\n')}\n`
}

function verdict({ low, high }: { readonly low: number; readonly high: number }): string {
  if (low > 0) return 'better'
  return high < 0 ? 'worse' : 'no clear difference'
}

function signed(elo: number): string {
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`
}
