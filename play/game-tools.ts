import type { Command } from 'commander'
import type { State } from '../engine/state.js'

/** What one game brings to the tools for authors. All of it may be left out. */
export interface GameTools {
  /** What random games have reached, for `dejarik verify --coverage`. */
  fuzzCoverage?(): FuzzCoverage
  /** Figures of this game's players only, for `dejarik bench`. */
  bench?(): ExtraFigures
  /** Verbs below `dejarik tune` that fit what only this game's players weigh. */
  tune?(): readonly Command[]
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
