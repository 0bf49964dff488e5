import type { Game } from '../engine/game.js'
import type { Facts, Observer } from './match/game-facts.js'
import type { CounterSummary, HuntSummary, TempoSummary } from './summary/summary.js'

/** How the games of one set of rules are counted. */
export interface Counting {
  /** What `length` is measured in. */
  readonly lengthUnit: 'round' | 'decision'
  observe(game: Game): Observer
  /** How a game ended, where the game's own word is not all that can be said. */
  reason?(reason: string, facts: Facts): string
  /** Sums of facts over a tournament, by agent. */
  tally?(agents: readonly string[]): FactTally
}

/** Sums what games showed; its size does not grow with their number. */
export interface FactTally {
  /** The facts of a game that was not forfeited; agents by seat, as places in the line-up. */
  add(seats: readonly [number, number], facts: Facts): void
  hunt(): HuntSummary | null
  tempo(): TempoSummary | null
  counters(): CounterSummary[]
}
