import type { Command } from 'commander'
import type { State } from '../engine/state.js'

/** What one game brings to the tools for authors. All of it may be left out. */
export interface GameTools {
  /** Verbs that random games would use too often or too seldom by plain chance. */
  readonly fuzzFavours?: readonly VerbFavour[]
  /** What random games have reached, for `dejarik verify --coverage`. */
  fuzzCoverage?(): FuzzCoverage
  /** Figures of this game's players only, for `dejarik bench`. */
  bench?(): ExtraFigures
  /** Verbs below `dejarik tune` that fit what only this game's players weigh. */
  tune?(): readonly Command[]
}

/** How likely random games use these verbs, beside 1 of others: each game draws one of the weights. */
export interface VerbFavour {
  readonly verbs: readonly string[]
  readonly weights: readonly number[]
}

/** Counts what random games reach. */
export interface FuzzCoverage {
  began(state: State): void
  /** Makes a move and counts what it does. */
  watch(makeMove: () => void): void
  ended(winner: string, reason: string): void
  report(): string
}

/** Figures as data under a name, and as lines for a person. */
export interface ExtraFigures {
  readonly name: string
  readonly figures: unknown
  readonly lines: readonly string[]
}
