import type { Game } from '../engine/game.js'
import type { GameFacts, GameObserver } from './match/game-facts.js'
import type { SideColour } from './report/colours.js'
import type { Section } from './report/html.js'
import type { CounterSummary, Summary } from './summary/summary.js'

/** What a game brings to the arena: how it is counted, summed up, worded and drawn. */
export interface GamePlug {
  readonly length: LengthMeasure
  observe(game: Game): GameObserver
  /** How a game ended, where the game's own word is not all that can be said. */
  reason?(reason: string, facts: GameFacts): string
  /** Sums of facts over a tournament, by agent. */
  tally?(agents: readonly string[]): FactTally
  /**
   * What a file behind an agent of ours (`mcts:100@FILE`) stands for: options of the agent, as a spec writes them. `content` is what
   * its JSON says; what is wrong with it is an InputError.
   */
  seatFile?(content: unknown): string
  /** By the name of the side. */
  readonly sides?: Readonly<Record<string, SideWords>>
  /** By the word for how a game ended. */
  readonly reasons?: Readonly<Record<string, ReasonWords>>
  /** Sections of the report that only this game has; null where there is nothing to draw. */
  sections?(summary: Summary): (Section | null)[]
}

export interface LengthMeasure {
  /** What length is measured in: `round`, `decision`. */
  readonly unit: string
  /** Rows that a table of lengths may have; longer ones are put together. */
  readonly rows: number
}

export interface SideWords {
  /** As in `Reds won 42 %`. */
  readonly plural: string
  /** As in `won by the Reds`. */
  readonly all: string
  readonly colour: SideColour
}

export interface ReasonWords {
  readonly text: string
  /** Behind another that begins with the same word. */
  readonly short?: string
  /** What the side set out to do: drawn in full colour. */
  readonly isMain?: true
}

/** Sums what games showed; its size does not grow with their number. */
export interface FactTally {
  /** The facts of a game that was not forfeited; agents by side, as places in the line-up. */
  add(agents: readonly number[], facts: GameFacts): void
  counters(): CounterSummary[]
  /** The game's own part of the summary. */
  part(): object
}
