import {
  groupStatistics,
  type Pentanomial,
  type ScoreClass,
  unpairedHalfWidth,
} from '../statistics/pairs.js'
import type { GroupTally, MeetingCount } from './group-tally.js'
import { exact, rounded } from './rounding.js'
import type { PairCounts, PairingSummary, Won } from './summary.js'

/** Every two that met, seen from the better of them; `forfeits` is keyed by their places in the line-up. */
export function pairingSummaries(
  names: readonly string[],
  order: readonly number[],
  tally: GroupTally,
  forfeits: ReadonlyMap<string, number>,
): PairingSummary[] {
  const rank = (place: number): number => order.indexOf(place)
  return tally
    .meetings()
    .map((one) => (rank(one.a) > rank(one.b) ? turned(one) : one))
    .sort((one, other) => rank(one.a) - rank(other.a) || rank(one.b) - rank(other.b))
    .map((one) => {
      const [first, second] = [Math.min(one.a, one.b), Math.max(one.a, one.b)]
      const lost = forfeits.get(`${first}:${second}`) ?? 0
      return pairing(names[one.a] as string, names[one.b] as string, one, lost)
    })
}

/** Points of `games` games of two sides. */
export function wonOf(games: number, halfPoints: number): Won {
  return { games, won: halfPoints / 2, lost: games - halfPoints / 2 }
}

/** The same, seen from the other of the two. */
function turned({ a, b, groups, bySide, turned: other }: MeetingCount): MeetingCount {
  return {
    a: b,
    b: a,
    groups: groups.map(({ score, times }) => ({ score: 1 - score, times })).reverse(),
    bySide: other,
    turned: bySide,
  }
}

function pairing(a: string, b: string, count: MeetingCount, forfeits: number): PairingSummary {
  const bySide = count.bySide.map(({ games, won }) => wonOf(games, won * 2))
  const bySideOfB = count.turned.map(({ games, won }) => wonOf(games, won * 2))
  const games = bySide.reduce((sum, one) => sum + one.games, 0)
  const won = bySide.reduce((sum, one) => sum + one.won, 0)
  const pentanomial = bySide.length === 2 ? pentanomialOf(count.groups) : null
  const found = groupStatistics(count.groups, bySide.length)
  if (found === null) throw new Error('summary: a pairing without games')
  return {
    a,
    b,
    ...wonOf(games, won * 2),
    bySide,
    bySideOfB,
    pairs: pentanomial === null ? null : pairCounts(pentanomial),
    pentanomial,
    score: exact(found.score, 4),
    low: exact(found.low, 4),
    high: exact(found.high, 4),
    elo: rounded(found.elo, 1),
    eloLow: rounded(found.eloLow, 1),
    eloHigh: rounded(found.eloHigh, 1),
    normalisedElo: rounded(found.normalisedElo, 1),
    superior: exact(found.superior, 5),
    unpairedHalfWidth: exact(unpairedHalfWidth(found.score, games), 4),
    pairedHalfWidth: exact((found.high - found.low) / 2, 4),
    forfeits,
  }
}

/** Of two sides a group is a pair: five scores are all there are. */
function pentanomialOf(groups: readonly ScoreClass[]): Pentanomial {
  const times = (score: number): number => groups.find((one) => one.score === score)?.times ?? 0
  return [times(0), times(0.25), times(0.5), times(0.75), times(1)]
}

function pairCounts([none, half, one, more, both]: Pentanomial): PairCounts {
  return { both, split: half + one + more, none }
}
