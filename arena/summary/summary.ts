import type { ForfeitReason } from '../match/game-task.js'
import type { Limits } from '../plan/limits.js'
import type { ProgramIdentity } from '../tournament/program.js'

/**
 * summary.json: all that the table on the terminal and report.html are drawn from. Shares and scores are fractions
 * 0 … 1, low and high bound the 95 % interval, null is what is not defined (too few games, or open above).
 * Everything outside `timing` depends on line-up, seed and game numbers alone.
 */
export interface Summary {
  readonly format: 'dejarik.summary/1'
  /** One sentence: who is best, by how much, and what the SPRT decided. */
  readonly verdict: string
  readonly run: RunSummary
  readonly agents: readonly AgentSummary[]
  readonly forfeits: ForfeitSummary
  readonly ratings: RatingSummary | null
  readonly pairings: readonly PairingSummary[]
  readonly sprt: readonly SprtSummary[]
  readonly sides: SideSummary
  readonly hunt: HuntSummary | null
  readonly tempo: TempoSummary | null
  readonly length: LengthSummary
  readonly counters: readonly CounterSummary[]
  readonly timing: TimingSummary
}

export interface RunSummary {
  readonly state: 'finished' | 'decided' | 'stopped'
  readonly game: string
  readonly title: string
  /** What the two sides are called, the first seat first. */
  readonly seats: readonly [string, string]
  readonly options: Readonly<Record<string, string>>
  readonly schedule: string
  readonly seed: string
  readonly firstGame: number
  /** Counted games: those of whole pairs that no decision of the SPRT cut off. */
  readonly games: number
  readonly pairs: number
  readonly plannedPairs: number
  readonly command: string
  readonly verify: string
  readonly replay: string
  readonly program: ProgramIdentity
  readonly limits: Limits
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
  readonly side: Side
  readonly opponent: string
  readonly round: number
  readonly reason: ForfeitReason
  readonly detail: string
  readonly stderr: string
  readonly record: string
}

/** The first seat and the second, under the names of the main game. */
export type Side = 'rebel' | 'empire'
export const SIDES: readonly Side[] = ['rebel', 'empire']

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
  /** From the games on one side alone; null where that cannot be told, as between two agents. */
  readonly rebel: SideRating | null
  readonly empire: SideRating | null
  readonly eloWithoutForfeits: number | null
  readonly superiorToNext: number | null
}

export interface RatingSummary {
  readonly anchor: string
  readonly method: string
  readonly rebelAdvantageElo: number
  readonly rows: readonly RatingRow[]
}

/** Points taken and given away; a draw is half of each. */
export interface Won {
  readonly games: number
  readonly won: number
  readonly lost: number
}

export interface PairingSummary extends Won {
  readonly a: string
  readonly b: string
  readonly asRebel: Won
  readonly asEmpire: Won
  readonly pairs: { readonly both: number; readonly split: number; readonly none: number }
  /** Pairs in which a took 0, ½, 1, 1½, 2 points. */
  readonly pentanomial: readonly number[]
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
  readonly rebel: number
  readonly empire: number
  readonly drawn: number
  readonly betweenEquals: {
    readonly rebelShare: number
    readonly low: number
    readonly high: number
  } | null
  /** Games by how they ended, `games` their sum. */
  readonly reasons: Readonly<Record<string, number>>
  readonly byAgent: readonly {
    readonly agent: string
    readonly rebel: SideTally
    readonly empire: SideTally
  }[]
}

export interface HuntSummary {
  readonly startCandidates: number
  readonly reference: {
    readonly label: string
    readonly candidatesLeft: Readonly<Record<string, number>>
  }
  readonly probesAlone: { readonly label: string; readonly perRound: number }
  readonly byAgent: readonly HuntOfAgent[]
  readonly conversion: readonly {
    readonly forceFrom: number
    readonly forceTo: number | null
    readonly reveals: number
    readonly captured: number
  }[]
}

export interface HuntOfAgent {
  readonly agent: string
  readonly games: number
  readonly candidatesLeft: readonly (number | null)[]
  readonly gamesStillHidden: readonly number[]
  readonly foundInRound: readonly number[]
  readonly neverFound: number
  readonly medianRound: number | null
  readonly foundBy: Readonly<Record<string, number>>
  readonly occupiedPerRound: number | null
  readonly clearedByProbesPerRound: number | null
  readonly reveals: number
  readonly captures: number
}

export interface TempoSummary {
  readonly startReputation: number
  readonly startTime: number
  readonly byAgent: readonly {
    readonly agent: string
    readonly games: number
    readonly gainInRound: readonly (number | null)[]
    readonly gamesReachingRound: readonly number[]
    readonly objectivesPerGame: number | null
    readonly reputationPerRound: number | null
  }[]
}

export interface LengthSummary {
  readonly unit: 'round' | 'decision'
  /** Games by last round; of games counted in decisions, each row stands for `step` of them. */
  readonly step: number
  readonly byRound: readonly {
    readonly round: number
    readonly rebel: number
    readonly empire: number
  }[]
  readonly medianRound: number | null
  readonly medianRoundRebelWins: number | null
  readonly medianRoundEmpireWins: number | null
  readonly decisionsPerGame: readonly { readonly agent: string; readonly perGame: number | null }[]
}

export interface CounterSummary {
  readonly id: string
  readonly label: string
  readonly side: Side | 'both'
  readonly unit: string
  readonly better: 'higher' | 'lower' | null
  readonly target: number | null
  readonly values: Readonly<Record<string, number | null>>
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
