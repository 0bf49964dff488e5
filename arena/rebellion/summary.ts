import type { Summary } from '../summary/summary.js'

/** The part of a summary that only Rebellion has. */
export interface RebellionPart {
  readonly hunt: HuntSummary | null
  readonly tempo: TempoSummary | null
  /** Left out where no game was played with the expansion. */
  readonly rise?: RiseSummary
}

/** The part of Rebellion of a summary of its games. */
export function rebellionPart(summary: Summary): RebellionPart {
  return summary.own as RebellionPart
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

/** What Rise of the Empire adds, by agent and the side it played; numbers are means of a game. */
export interface RiseSummary {
  readonly byAgent: readonly {
    readonly agent: string
    readonly sides: readonly RiseOfSide[]
  }[]
}

export interface RiseOfSide {
  readonly side: string
  readonly games: number
  readonly perGame: Readonly<Record<string, number | null>>
}
