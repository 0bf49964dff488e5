import type { Adjudication } from '../match/adjudicator.js'
import type { ForfeitReason } from '../match/game-task.js'
import type { Limits } from '../plan/limits.js'
import type { ProgramIdentity } from '../tournament/program.js'

/**
 * summary.json: all that the table on the terminal and report.html are drawn from. Shares and scores are fractions
 * 0 … 1, low and high bound the 95 % interval, null is what is not defined (too few games, or open above).
 * Everything outside `timing` depends on line-up, seed and game numbers alone.
 */
export interface Summary {
  readonly format: 'dejarik.summary/2'
  /** One sentence: who is best, by how much, and what the SPRT decided. */
  readonly verdict: string
  readonly run: RunSummary
  readonly agents: readonly AgentSummary[]
  readonly forfeits: ForfeitSummary
  readonly ratings: RatingSummary | null
  /** What each member is worth to its teams; left out where no team has different members. */
  readonly members?: readonly MemberSummary[]
  readonly pairings: readonly PairingSummary[]
  readonly sprt: readonly SprtSummary[]
  readonly sides: SideSummary
  readonly length: LengthSummary
  readonly counters: readonly CounterSummary[]
  /** Agents that say what they think of their moves, see calibration.ts. */
  readonly calibration: readonly CalibrationSummary[]
  /** What only this game has, see its folder; null for a game that brings nothing. */
  readonly own: object | null
  readonly timing: TimingSummary
}

export interface RunSummary {
  readonly state: 'finished' | 'decided' | 'stopped'
  readonly game: string
  readonly title: string
  /** What seats and sides are called in the game, in its order; lists by side are in that of `sides`. */
  readonly seats: readonly string[]
  readonly sides: readonly string[]
  readonly options: Readonly<Record<string, string>>
  readonly schedule: string
  readonly seed: string
  readonly firstGame: number
  /** Counted games: those of whole groups that no decision of the SPRT cut off. */
  readonly games: number
  /** A group is one world played as often as there are sides, all moving on by one; of two sides it is a pair. */
  readonly groups: number
  readonly plannedGroups: number
  readonly command: string
  readonly verify: string
  readonly replay: string
  readonly program: ProgramIdentity
  readonly limits: Limits
  /** When agreement of the players ended games; null for never. */
  readonly adjudication: Adjudication | null
  readonly records: { readonly file: string; readonly sha256: string }
}

export interface AgentSummary {
  readonly agent: string
  readonly number: number
  readonly spec: string
  readonly version: string
  readonly sha256: string | null
  readonly sameSeedSameGame: boolean
  readonly budget: string | null
}

/** A spec that plays in teams with others: Elo above the anchor, a team being as strong as its members on average. */
export interface MemberSummary {
  readonly spec: string
  readonly elo: number
  readonly low: number
  readonly high: number
  /** The agents that have it. */
  readonly teams: readonly string[]
}

export interface ForfeitSummary {
  readonly games: number
  readonly byAgent: readonly {
    readonly agent: string
    readonly games: number
    readonly reasons: Readonly<Partial<Record<ForfeitReason, number>>>
  }[]
  /** The first thousand. */
  readonly list: readonly ForfeitedGame[]
}

export interface ForfeitedGame {
  readonly game: number
  readonly agent: string
  readonly side: string
  readonly opponents: readonly string[]
  readonly length: number
  readonly reason: ForfeitReason
  readonly detail: string
  readonly stderr: string
  readonly record: string
}

export interface EloInterval {
  readonly elo: number
  readonly low: number
  readonly high: number
}

export interface SideRating extends EloInterval {
  readonly games: number
  readonly won: number
}

export interface RatingRow extends EloInterval {
  readonly agent: string
  readonly games: number
  readonly won: number
  /** By side, from the games on it alone; null where that cannot be told, as between two agents. */
  readonly bySide: readonly (SideRating | null)[]
  readonly eloWithoutForfeits: number | null
  readonly superiorToNext: number | null
}

export interface RatingSummary {
  readonly anchor: string
  readonly method: string
  /** By side: what it is worth between equals, above the last. */
  readonly sideAdvantageElo: readonly number[]
  readonly rows: readonly RatingRow[]
}

/** Points taken and given away; a draw is half of each. */
export interface Won {
  readonly games: number
  readonly won: number
  readonly lost: number
}

/**
 * Two agents that met. Where more than two sides meet, each two of them are compared by their points in every game,
 * and `games` are these comparisons.
 */
export interface PairingSummary extends Won {
  readonly a: string
  readonly b: string
  /** By the side that a played. */
  readonly bySide: readonly Won[]
  /** What b took, by the side that b played. */
  readonly bySideOfB: readonly Won[]
  /** Only where two sides meet: pairs of which a won both games, one or none. */
  readonly pairs: PairCounts | null
  /** Only where two sides meet: pairs in which a took 0, ½, 1, 1½, 2 points. */
  readonly pentanomial: readonly number[] | null
  readonly score: number
  readonly low: number
  readonly high: number
  readonly elo: number | null
  readonly eloLow: number | null
  readonly eloHigh: number | null
  readonly normalisedElo: number | null
  readonly superior: number
  readonly unpairedHalfWidth: number
  readonly pairedHalfWidth: number
  readonly forfeits: number
}

export interface PairCounts {
  readonly both: number
  readonly split: number
  readonly none: number
}

export interface SprtSummary {
  readonly a: string
  readonly b: string
  readonly elo0: number
  readonly elo1: number
  readonly alpha: number
  readonly beta: number
  readonly model: string
  readonly lower: number
  readonly upper: number
  readonly decision: 'H0' | 'H1' | null
  readonly pairs: number
  readonly expectedPairsLeft: number | null
  readonly llr: number
  /** One character a pair in the order of the schedule: points of a, 0 1 2; `-` is ½ and `+` 1½. */
  readonly pairResults: string
  readonly llrStep: number
  readonly llrByPair: readonly number[]
}

export interface SideTally extends Won {
  readonly by: Readonly<Record<string, number>>
}

export interface SideSummary {
  /** Points by side. */
  readonly won: readonly number[]
  /** Games that nobody won alone. */
  readonly drawn: number
  /** Only of two sides: what the first wins. */
  readonly betweenEquals: {
    readonly firstShare: number
    readonly low: number
    readonly high: number
  } | null
  /** Games by how they ended, `games` their sum. */
  readonly reasons: Readonly<Record<string, number>>
  readonly byAgent: readonly {
    readonly agent: string
    readonly bySide: readonly SideTally[]
  }[]
}

export interface LengthSummary {
  readonly unit: string
  /** Each row stands for so many lengths. */
  readonly step: number
  /** Games that somebody won, by their length and by the side that won. */
  readonly rows: readonly { readonly length: number; readonly won: readonly number[] }[]
  readonly median: number | null
  /** Of the games that this side won. */
  readonly medianBySide: readonly (number | null)[]
  readonly decisionsPerGame: readonly { readonly agent: string; readonly perGame: number | null }[]
}

export interface CounterSummary {
  readonly id: string
  readonly label: string
  /** The name of a side, or `both` for what is counted on all of them. */
  readonly side: string
  readonly unit: string
  readonly better: 'higher' | 'lower' | null
  readonly target: number | null
  readonly values: Readonly<Record<string, number | null>>
}

/** How often an agent won where it said so, by tenths of what it said. */
export interface CalibrationSummary {
  readonly agent: string
  readonly tenths: readonly SaidTenth[]
  /** The same by part of the game, the first moves first. */
  readonly stages: readonly StageSummary[]
}

export interface StageSummary {
  /** Numbers of its first and last move; null where it lasts to the end. */
  readonly from: number
  readonly until: number | null
  readonly tenths: readonly SaidTenth[]
}

export interface SaidTenth {
  /** Means over the opinions: the chance that was said, and the points that came of it. */
  readonly said: number
  readonly was: number
  readonly opinions: number
  /** Opinions of one game stand or fall together, so this is how many times it was tried. */
  readonly games: number
}

export interface TimingSummary {
  readonly started: string
  readonly ended: string
  readonly wallSeconds: number
  readonly resumedAtGames: readonly number[]
  readonly workers: number
  readonly queue: string | null
  readonly machine: string
  readonly gamesPerSecond: number
  /** Under way when the SPRT decided: recorded, never counted. */
  readonly surplusGames: number
  readonly decisionTimes: readonly DecisionTimes[]
}

export interface DecisionTimes {
  readonly agent: string
  readonly decisions: number
  readonly p10Ms: number
  readonly medianMs: number
  readonly p90Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  readonly secondsPerGame: number
  readonly limitMs: number | null
}
