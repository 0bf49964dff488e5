import type { Game } from '../../engine/game.js'
import { sideNames } from '../../engine/seats.js'
import type { LengthMeasure } from '../game-plug.js'
import { plugOf } from '../games.js'
import { isBetween } from '../plan/group-book.js'
import { agentsBySide } from '../plan/meeting.js'
import { firstSeats, groupWord } from '../plan/seated-plan.js'
import { scoreOfElo } from '../statistics/elo.js'
import { groupStatistics } from '../statistics/pairs.js'
import { matchRatings, type Ratings, rate, ratingMethod } from '../statistics/ratings.js'
import { SPRT_MODEL } from '../statistics/sprt.js'
import type { Tournament } from '../tournament/tournament.js'
import { commandOf } from './command.js'
import { GameTally, type SideCount } from './game-tally.js'
import { GroupTally, twoOf } from './group-tally.js'
import { memberSummaries } from './members.js'
import { pairingSummaries, wonOf } from './pairings.js'
import { exact, medianIndex, rounded, share } from './rounding.js'
import type {
  AgentSummary,
  DecisionTimes,
  ForfeitSummary,
  LengthSummary,
  RatingSummary,
  SideRating,
  SideSummary,
  SideTally,
  SprtSummary,
  Summary,
  TimingSummary,
} from './summary.js'
import { verdictOf } from './verdict.js'

const MOST_RATIOS = 2000
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
  const plug = plugOf(plan.game)
  const table = { sideNames: sideNames(game.seats(plan.options)), sides: plan.sides }
  const { tally, all, sound, forfeits, countedGroups } = readGames(
    tournament,
    new GameTally(names, table, plug),
  )
  const anchor = anchorOf(names)
  const ratings = ratingsOf(all, names.length, book.sides, anchor)
  const order = ranking(names, ratings, tally)
  const withoutForfeits =
    tally.forfeits.length === 0 ? ratings : ratingsOf(sound, names.length, book.sides, anchor)
  const pairings = pairingSummaries(names, order, all, forfeits)
  const sprt = sprtSummaries(tournament)
  const ratingSummary =
    ratings === null ? null : ratingRows(names, order, anchor, ratings, withoutForfeits, tally)
  const agents = order.map((place, i) => agentSummary(tournament, place, i + 1))
  return {
    format: 'dejarik.summary/2',
    verdict: verdictOf(agents, ratingSummary, pairings, sprt),
    run: runSummary(tournament, game, records, tally.games, countedGroups, sprt),
    agents,
    forfeits: forfeitSummary(names, order, tally),
    ratings: ratingSummary,
    ...memberSummaries(plan.agents, all, book.sides),
    pairings,
    sprt,
    sides: sideSummary(names, order, tally, ratings),
    length: lengthSummary(names, order, tally, plug.length),
    counters: tally.facts?.counters() ?? [],
    calibration: tally.calibration.summary(order),
    own: tally.facts?.part() ?? null,
    timing: timingSummary(tournament, order, tally),
  }
}

/** What was run, and how to check it. */
function runSummary(
  { isOver, plan, book, standing }: Tournament,
  game: Game,
  records: Records,
  games: number,
  groups: number,
  sprt: readonly SprtSummary[],
): Summary['run'] {
  const seats = game.seats(plan.options)
  const isDecided = sprt.some(({ decision }) => decision !== null)
  return {
    state: !isOver ? 'stopped' : isDecided ? 'decided' : 'finished',
    game: plan.game,
    title: game.title,
    seats: seats.map((seat) => seat.name),
    sides: sideNames(seats),
    options: plan.options,
    schedule: plan.format,
    seed: plan.seed,
    firstGame: book.first,
    games,
    groups,
    plannedGroups: book.schedule.groups,
    command: commandOf(plan),
    verify: `dejarik verify ${records.file}`,
    replay: `dejarik replay ${records.file} --number ${book.first}`,
    program: standing.program,
    limits: plan.limits,
    adjudication: plan.adjudication,
    records,
  }
}

/** What all counted games came to. */
interface Reading {
  readonly tally: GameTally
  readonly all: GroupTally
  /** Groups without a forfeit. */
  readonly sound: GroupTally
  /** By two agents that met: games that one of those at the table gave up. */
  readonly forfeits: ReadonlyMap<string, number>
  readonly countedGroups: number
}

function readGames(tournament: Tournament, tally: GameTally): Reading {
  const { book, plan } = tournament
  const seatOf = firstSeats(plan)
  const [all, sound] = [new GroupTally(), new GroupTally()]
  const forfeits = new Map<string, number>()
  let countedGroups = 0
  for (let group = 0; group < book.schedule.groups; group++) {
    if (!book.isCounted(group)) continue
    countedGroups++
    const meeting = book.schedule.meeting(group)
    if (meeting === null) throw new Error(`summary: group ${group} was played by nobody`)
    let lost = 0
    const byPlace = book.gamesOf(group).map((game, turn) => {
      const result = tournament.result(game)
      const bySide = seatOf.map((seat) => result.halfPoints[seat] as number)
      tally.add(agentsBySide(meeting, game), bySide, result)
      if (result.forfeit !== null) lost++
      return bySide.map((_, place) => bySide[(place - turn + book.sides) % book.sides] as number)
    })
    all.add(meeting.agents, byPlace)
    if (lost === 0) sound.add(meeting.agents, byPlace)
    else
      for (const two of twoOf(meeting.agents))
        forfeits.set(two.join(':'), (forfeits.get(two.join(':')) ?? 0) + lost)
  }
  return { tally, all, sound, forfeits, countedGroups }
}

/** One number a match: two agents are rated by what they took of each other, a larger field by a fit. */
function ratingsOf(
  tally: GroupTally,
  agents: number,
  sides: number,
  anchor: number,
): Ratings | null {
  const fitted = rate(tally.classes(), agents, sides, anchor)
  const [meeting] = tally.meetings()
  const found = meeting === undefined ? null : groupStatistics(meeting.groups, sides)
  if (fitted === null || agents !== 2 || meeting === undefined || found === null) return fitted
  return matchRatings(fitted, found, meeting.a, anchor)
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
  const sideRating = (place: number, side: number): SideRating | null => {
    const interval = ratings.onSide?.[side]?.[place]
    const count = tally.sides[place]?.[side]
    if (interval === undefined || count === undefined) return null
    if ((interval.high - interval.low) / 2 > WIDEST_SIDE_RATING) return null
    return {
      elo: exact(interval.elo, 1),
      low: exact(interval.low, 1),
      high: exact(interval.high, 1),
      games: count.games,
      won: count.halfPoints / 2,
    }
  }
  const sides = ratings.sideAdvantage.length
  const method = ratingMethod(names.length, sides)
  return {
    anchor: names[anchor] as string,
    method: ratings.bounded
      ? `${method}; a virtual drawn ${groupWord(sides)} bounds unbeaten agents`
      : method,
    sideAdvantageElo: ratings.sideAdvantage.map((one) => exact(one.elo, 1)),
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
        bySide: ratings.sideAdvantage.map((_, side) => sideRating(place, side)),
        eloWithoutForfeits: rounded(withoutForfeits?.overall[place]?.elo ?? Number.NaN, 1),
        superiorToNext: next === undefined ? null : exact(ratings.superior(place, next), 5),
      }
    }),
  }
}

function sprtSummaries(tournament: Tournament): SprtSummary[] {
  const { plan, book } = tournament
  const { sprt } = book
  if (plan.sprt === null || sprt === null) return []
  const { a, b, elo0, elo1, alpha, beta } = plan.sprt
  const step = Math.max(1, Math.ceil(sprt.pairs / MOST_RATIOS))
  let pairResults = ''
  for (let pair = 0; pair < book.schedule.groups && pairResults.length < sprt.pairs; pair++) {
    const meeting = book.schedule.meeting(pair)
    if (meeting !== null && isBetween(meeting, a, b)) pairResults += '0-1+2'[book.halfPoints(pair)]
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
  const iterations =
    entrant.team === undefined ? /iterations=(\d+)/.exec(entrant.spec)?.[1] : undefined
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
  const side = (count: SideCount): SideTally => ({
    ...wonOf(count.games, count.halfPoints),
    by: sortedRecord(count.by),
  })
  const advantage = ratings?.sideAdvantage.length === 2 ? ratings.sideAdvantage[0] : undefined
  return {
    won: tally.sideHalfPoints.map((half) => half / 2),
    drawn: tally.drawn,
    betweenEquals:
      advantage === undefined
        ? null
        : {
            firstShare: exact(scoreOfElo(advantage.elo), 4),
            low: exact(scoreOfElo(advantage.low), 4),
            high: exact(scoreOfElo(advantage.high), 4),
          },
    reasons: { games: tally.games, ...sortedRecord(tally.reasons) },
    byAgent: order.map((place) => ({
      agent: names[place] as string,
      bySide: (tally.sides[place] as SideCount[]).map(side),
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
  { unit, rows: most }: LengthMeasure,
): LengthSummary {
  const { lengths } = tally
  const sides = tally.sideHalfPoints
  const step = Math.max(1, Math.ceil(lengths.length / most))
  const rows: { length: number; won: number[] }[] = []
  lengths.forEach((row, length) => {
    const shown = Math.max(step, Math.ceil(length / step) * step)
    let last = rows[rows.length - 1]
    if (last?.length !== shown) {
      last = { length: shown, won: sides.map(() => 0) }
      rows.push(last)
    }
    for (const [side, games] of row.entries()) last.won[side] = (last.won[side] as number) + games
  })
  const wonBySide = sides.map((_, side) => Array.from(lengths, (row) => row?.[side] ?? 0))
  return {
    unit,
    step,
    rows,
    median: medianIndex(Array.from(lengths, (row) => row?.reduce((sum, n) => sum + n, 0) ?? 0)),
    medianBySide: wonBySide.map(medianIndex),
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
  for (let game = book.first; game <= book.last; game++)
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
