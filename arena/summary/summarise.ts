import type { Game } from '../../engine/game.js'
import { seatNames } from '../../engine/seats.js'
import { countingOf } from '../counters.js'
import { scoreOfElo } from '../statistics/elo.js'
import { type Pentanomial, pairStatistics, unpairedHalfWidth } from '../statistics/pairs.js'
import { RATING_METHOD, type Ratings, rate } from '../statistics/ratings.js'
import { SPRT_MODEL } from '../statistics/sprt.js'
import type { Tournament } from '../tournament.js'
import { commandOf } from './command.js'
import { GameTally, type SideCount } from './game-tally.js'
import { PairTally } from './pair-tally.js'
import { exact, medianIndex, rounded, share } from './rounding.js'
import type {
  AgentSummary,
  DecisionTimes,
  ForfeitSummary,
  LengthSummary,
  PairingSummary,
  RatingSummary,
  SideRating,
  SideSummary,
  SideTally,
  SprtSummary,
  Summary,
  TimingSummary,
  Won,
} from './summary.js'
import { verdictOf } from './verdict.js'

const MOST_RATIOS = 2000
const MOST_LENGTH_ROWS = 16
/** A rating of one side that is less certain than this, in Elo, is not told: the games do not tie it to the others. */
const WIDEST_SIDE_RATING = 400

/** What the records of a tournament are called and hash to. */
export interface Records {
  readonly file: string
  readonly sha256: string
}

/** Reads every counted game once, in the order of their numbers, and tells what came out. */
export function summarise(tournament: Tournament, game: Game, records: Records): Summary {
  const { plan, book } = tournament
  const names = plan.agents.map((one) => one.agent)
  const counting = countingOf(plan.game)
  const tally = new GameTally(names, counting)
  const pairs = new PairTally(names.length)
  const sound = new PairTally(names.length)
  const forfeits = new Map<string, number>()
  let countedPairs = 0
  for (let pair = 0; pair < book.schedule.pairs; pair++) {
    if (!book.isCounted(pair)) continue
    countedPairs++
    const pairing = book.schedule.pairing(pair)
    if (pairing === null) throw new Error(`summary: pair ${pair} was played but never paired`)
    const { a, b } = pairing
    const first = tournament.result(2 * pair + 1)
    const second = tournament.result(2 * pair + 2)
    tally.add([a, b], first)
    tally.add([b, a], second)
    const halfPoints = [first.halfPoints[0] as number, second.halfPoints[1] as number] as const
    pairs.add(a, b, ...halfPoints)
    const lost = Number(first.forfeit !== null) + Number(second.forfeit !== null)
    if (lost === 0) sound.add(a, b, ...halfPoints)
    else forfeits.set(`${a}:${b}`, (forfeits.get(`${a}:${b}`) ?? 0) + lost)
  }
  const anchor = anchorOf(names)
  const ratings = rate(pairs.classes(), names.length, anchor)
  const order = ranking(names, ratings, tally)
  const withoutForfeits =
    tally.forfeits.length === 0 ? ratings : rate(sound.classes(), names.length, anchor)
  const pairings = pairingSummaries(names, order, pairs, forfeits)
  const sprt = sprtSummaries(tournament)
  const ratingSummary =
    ratings === null ? null : ratingRows(names, order, anchor, ratings, withoutForfeits, tally)
  const agents = order.map((place, i) => agentSummary(tournament, place, i + 1))
  return {
    format: 'dejarik.summary/1',
    verdict: verdictOf(agents, ratingSummary, pairings, sprt),
    run: {
      state: !tournament.isOver
        ? 'stopped'
        : sprt.some((one) => one.decision !== null)
          ? 'decided'
          : 'finished',
      game: plan.game,
      title: game.title,
      seats: seatNames(game, plan.options) as [string, string],
      options: plan.options,
      schedule: plan.format,
      seed: plan.seed,
      firstGame: 1,
      games: tally.games,
      pairs: countedPairs,
      plannedPairs: book.schedule.pairs,
      command: commandOf(plan),
      verify: `dejarik verify ${records.file}`,
      replay: `dejarik replay ${records.file} --number 1`,
      program: tournament.standing.program,
      limits: plan.limits,
      records,
    },
    agents,
    forfeits: forfeitSummary(names, order, tally),
    ratings: ratingSummary,
    pairings,
    sprt,
    sides: sideSummary(names, order, tally, ratings),
    hunt: tally.facts?.hunt() ?? null,
    tempo: tally.facts?.tempo() ?? null,
    length: lengthSummary(names, order, tally, counting.lengthUnit),
    counters: tally.facts?.counters() ?? [],
    timing: timingSummary(tournament, order, tally),
  }
}

/** The usual yardstick of the field, or its last agent. */
function anchorOf(names: readonly string[]): number {
  for (const yardstick of ['scripted', 'random'])
    if (names.includes(yardstick)) return names.indexOf(yardstick)
  return names.length - 1
}

/** Places of the line-up, best first. */
function ranking(names: readonly string[], ratings: Ratings | null, tally: GameTally): number[] {
  const strength = (place: number): number =>
    ratings?.overall[place]?.elo ??
    halfPointsOf(tally, place) / Math.max(1, tally.gamesOf[place] as number)
  return names.map((_, place) => place).sort((x, y) => strength(y) - strength(x) || x - y)
}

function halfPointsOf(tally: GameTally, place: number): number {
  return (tally.sides[place] as SideCount[]).reduce((sum, side) => sum + side.halfPoints, 0)
}

function ratingRows(
  names: readonly string[],
  order: readonly number[],
  anchor: number,
  ratings: Ratings,
  withoutForfeits: Ratings | null,
  tally: GameTally,
): RatingSummary {
  const sideRating = (place: number, seat: 0 | 1): SideRating | null => {
    const interval = (seat === 0 ? ratings.inFirstSeat : ratings.inSecondSeat)?.[place]
    const side = tally.sides[place]?.[seat]
    if (interval === undefined || side === undefined) return null
    if ((interval.high - interval.low) / 2 > WIDEST_SIDE_RATING) return null
    return {
      elo: exact(interval.elo, 1),
      low: exact(interval.low, 1),
      high: exact(interval.high, 1),
      games: side.games,
      won: side.halfPoints / 2,
    }
  }
  return {
    anchor: names[anchor] as string,
    method: ratings.bounded
      ? `${RATING_METHOD}; a virtual drawn pair bounds unbeaten agents`
      : RATING_METHOD,
    rebelAdvantageElo: exact(ratings.seatAdvantage.elo, 1),
    rows: order.map((place, i) => {
      const interval = ratings.overall[place] as Ratings['overall'][number]
      const next = order[i + 1]
      return {
        agent: names[place] as string,
        elo: exact(interval.elo, 1),
        low: exact(interval.low, 1),
        high: exact(interval.high, 1),
        games: tally.gamesOf[place] as number,
        won: halfPointsOf(tally, place) / 2,
        rebel: sideRating(place, 0),
        empire: sideRating(place, 1),
        eloWithoutForfeits: rounded(withoutForfeits?.overall[place]?.elo ?? Number.NaN, 1),
        superiorToNext: next === undefined ? null : exact(ratings.superior(place, next), 5),
      }
    }),
  }
}

function pairingSummaries(
  names: readonly string[],
  order: readonly number[],
  tally: PairTally,
  forfeits: ReadonlyMap<string, number>,
): PairingSummary[] {
  const rank = (place: number): number => order.indexOf(place)
  return tally
    .pairings()
    .map(({ a, b }) => {
      const { first, second, pairs } = tally.of(a, b)
      const played = pairs.reduce((sum, n) => sum + n, 0)
      // Seen from the better of the two.
      const isTurned = rank(a) > rank(b)
      const counts = (isTurned ? [...pairs].reverse() : pairs) as unknown as Pentanomial
      const asFirst = isTurned ? 2 * played - second : first
      const asSecond = isTurned ? 2 * played - first : second
      const found = pairStatistics(counts)
      if (found === null) throw new Error('summary: a pairing without pairs')
      const [x, y] = isTurned ? [b, a] : [a, b]
      return {
        x,
        y,
        summary: pairing(names[x] as string, names[y] as string, counts, asFirst, asSecond),
      }
    })
    .sort((one, other) => rank(one.x) - rank(other.x) || rank(one.y) - rank(other.y))
    .map(({ x, y, summary }) => ({
      ...summary,
      forfeits: forfeits.get(`${x}:${y}`) ?? forfeits.get(`${y}:${x}`) ?? 0,
    }))
}

function wonOf(games: number, halfPoints: number): Won {
  return { games, won: halfPoints / 2, lost: games - halfPoints / 2 }
}

function pairing(
  a: string,
  b: string,
  counts: Pentanomial,
  asFirst: number,
  asSecond: number,
): PairingSummary {
  const found = pairStatistics(counts)
  if (found === null) throw new Error('summary: a pairing without pairs')
  return {
    a,
    b,
    ...wonOf(found.pairs * 2, asFirst + asSecond),
    asRebel: wonOf(found.pairs, asFirst),
    asEmpire: wonOf(found.pairs, asSecond),
    pairs: { both: counts[4], split: counts[1] + counts[2] + counts[3], none: counts[0] },
    pentanomial: counts,
    score: exact(found.score, 4),
    low: exact(found.low, 4),
    high: exact(found.high, 4),
    elo: rounded(found.elo, 1),
    eloLow: rounded(found.eloLow, 1),
    eloHigh: rounded(found.eloHigh, 1),
    normalisedElo: rounded(found.normalisedElo, 1),
    superior: exact(found.superior, 5),
    unpairedHalfWidth: exact(unpairedHalfWidth(found.score, found.pairs * 2), 4),
    pairedHalfWidth: exact((found.high - found.low) / 2, 4),
    forfeits: 0,
  }
}

function sprtSummaries(tournament: Tournament): SprtSummary[] {
  const { plan, book } = tournament
  const { sprt } = book
  if (plan.sprt === null || sprt === null) return []
  const { a, b, elo0, elo1, alpha, beta } = plan.sprt
  const step = Math.max(1, Math.ceil(sprt.pairs / MOST_RATIOS))
  let pairResults = ''
  for (let pair = 0; pair < book.schedule.pairs && pairResults.length < sprt.pairs; pair++) {
    const pairing = book.schedule.pairing(pair)
    if (pairing?.a === a && pairing.b === b) pairResults += '0-1+2'[book.halfPoints(pair)]
  }
  return [
    {
      a: plan.agents[a]?.agent ?? '',
      b: plan.agents[b]?.agent ?? '',
      elo0,
      elo1,
      alpha,
      beta,
      model: SPRT_MODEL,
      lower: exact(sprt.lower, 3),
      upper: exact(sprt.upper, 3),
      decision: sprt.decision,
      pairs: sprt.pairs,
      expectedPairsLeft: sprt.expectedPairsLeft(),
      llr: exact(sprt.ratio, 3),
      pairResults,
      llrStep: step,
      llrByPair: sprt.ratios
        .filter((_, i) => i % step === 0 || i === sprt.pairs)
        .map((ratio) => exact(ratio, 3)),
    },
  ]
}

function agentSummary(tournament: Tournament, place: number, number: number): AgentSummary {
  const { plan, standing } = tournament
  const entrant = plan.agents[place]
  const identity = standing.identities[place]
  if (entrant === undefined || identity === undefined) throw new Error(`summary: no agent ${place}`)
  const iterations = /iterations=(\d+)/.exec(entrant.spec)?.[1]
  return {
    agent: entrant.agent,
    number,
    spec: entrant.spec,
    version: identity.version,
    sha256: identity.sha256,
    sameSeedSameGame: entrant.kind === 'ours' && !entrant.isTimed,
    budget:
      iterations !== undefined
        ? `${iterations} iterations`
        : entrant.isTimed
          ? `${plan.limits.moveMs} ms a move`
          : null,
  }
}

function forfeitSummary(
  names: readonly string[],
  order: readonly number[],
  tally: GameTally,
): ForfeitSummary {
  const byAgent = order
    .map((place) => {
      const reasons = tally.forfeitReasons[place] ?? new Map()
      const games = [...reasons.values()].reduce((sum, n) => sum + n, 0)
      const sorted = [...reasons].sort(([x, n], [y, m]) => m - n || (x < y ? -1 : 1))
      return { agent: names[place] as string, games, reasons: Object.fromEntries(sorted) }
    })
    .filter((one) => one.games > 0)
  return { games: byAgent.reduce((sum, one) => sum + one.games, 0), byAgent, list: tally.forfeits }
}

function sideSummary(
  names: readonly string[],
  order: readonly number[],
  tally: GameTally,
  ratings: Ratings | null,
): SideSummary {
  const side = (place: number, seat: 0 | 1): SideTally => {
    const count = tally.sides[place]?.[seat] as SideCount
    return { ...wonOf(count.games, count.halfPoints), by: sortedRecord(count.by) }
  }
  const advantage = ratings?.seatAdvantage
  return {
    rebel: (tally.sideHalfPoints[0] as number) / 2,
    empire: (tally.sideHalfPoints[1] as number) / 2,
    drawn: tally.drawn,
    betweenEquals:
      advantage === undefined
        ? null
        : {
            rebelShare: exact(scoreOfElo(advantage.elo), 4),
            low: exact(scoreOfElo(advantage.low), 4),
            high: exact(scoreOfElo(advantage.high), 4),
          },
    reasons: { games: tally.games, ...sortedRecord(tally.reasons) },
    byAgent: order.map((place) => ({
      agent: names[place] as string,
      rebel: side(place, 0),
      empire: side(place, 1),
    })),
  }
}

function sortedRecord(map: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...map].sort(([x], [y]) => (x < y ? -1 : 1)))
}

function lengthSummary(
  names: readonly string[],
  order: readonly number[],
  tally: GameTally,
  unit: 'round' | 'decision',
): LengthSummary {
  const { lengths } = tally
  const step = unit === 'round' ? 1 : Math.max(1, Math.ceil(lengths.length / MOST_LENGTH_ROWS))
  const rows: { round: number; rebel: number; empire: number }[] = []
  for (let length = 0; length < lengths.length; length++) {
    const row = lengths[length]
    if (row === undefined) continue
    const round = Math.max(step, Math.ceil(length / step) * step)
    let last = rows[rows.length - 1]
    if (last?.round !== round) {
      last = { round, rebel: 0, empire: 0 }
      rows.push(last)
    }
    last.rebel += row[0] as number
    last.empire += row[1] as number
  }
  const counts = (seats: readonly number[]): number[] =>
    Array.from(lengths, (row) => seats.reduce((sum, seat) => sum + (row?.[seat] ?? 0), 0))
  return {
    unit,
    step,
    byRound: rows,
    medianRound: medianIndex(counts([0, 1])),
    medianRoundRebelWins: medianIndex(counts([0])),
    medianRoundEmpireWins: medianIndex(counts([1])),
    decisionsPerGame: order.map((place) => ({
      agent: names[place] as string,
      perGame: share(tally.decisions[place] as number, tally.gamesOf[place] as number, 1),
    })),
  }
}

function timingSummary(
  tournament: Tournament,
  order: readonly number[],
  tally: GameTally,
): TimingSummary {
  const { plan, book, standing } = tournament
  const { sessions } = standing
  const first = sessions[0]
  const last = sessions[sessions.length - 1]
  if (first === undefined || last === undefined) throw new Error('summary: nothing was ever played')
  const seconds = sessions.reduce((sum, one) => sum + (one.endedMs - one.startedMs) / 1000, 0)
  let surplusGames = 0
  for (let game = 1; game <= book.planned; game++)
    if (book.isDone(game) && !book.isWanted(game)) surplusGames++
  return {
    started: new Date(first.startedMs).toISOString(),
    ended: new Date(last.endedMs).toISOString(),
    wallSeconds: exact(seconds, 1),
    resumedAtGames: sessions.slice(1).map((one) => one.games),
    workers: last.workers,
    queue: last.queue,
    machine: last.machine,
    gamesPerSecond: seconds === 0 ? 0 : exact(book.done / seconds, 3),
    surplusGames,
    decisionTimes: order.map((place): DecisionTimes => {
      const times = tally.times[place] as GameTally['times'][number]
      const entrant = plan.agents[place] as Tournament['plan']['agents'][number]
      return {
        agent: entrant.agent,
        decisions: tally.decisions[place] as number,
        p10Ms: exact(times.quantile(0.1), 5),
        medianMs: exact(times.quantile(0.5), 5),
        p90Ms: exact(times.quantile(0.9), 5),
        p99Ms: exact(times.quantile(0.99), 5),
        maxMs: exact(times.longestMs, 5),
        secondsPerGame: exact(
          times.spentMs / 1000 / Math.max(1, tally.gamesOf[place] as number),
          6,
        ),
        limitMs: entrant.isTimed ? plan.limits.moveMs : null,
      }
    }),
  }
}
