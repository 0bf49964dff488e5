import type { Game, Move, Player } from '../engine/game.js'
import type { State } from '../engine/state.js'
import type { GameResult } from './game-task.js'
import { REBELLION_COUNTING } from './rebellion/counting.js'
import type { CounterSummary, HuntSummary, TempoSummary } from './summary/summary.js'

/**
 * What one game showed, by name; lists are indexed by what the name says (a round, a seat).
 * `length` is always there, in the unit of the game's counting.
 */
export interface Facts {
  readonly length: number
  readonly [name: string]: number | readonly number[]
}

/** Watches one game from outside, through everything that is public and hidden, and counts. */
export interface Observer {
  /** The game stands at its first decision. */
  begin(state: State): void
  /** `seat` is about to make `move`, which is legal. */
  before(state: State, move: Move, seat: Player): void
  /** The move is made, with all that was forced after it. */
  after(state: State): void
  /** The game is over, or given up. */
  facts(state: State): Facts
}

/** How the games of one set of rules are counted. */
export interface Counting {
  /** What `length` is measured in. */
  readonly lengthUnit: 'round' | 'decision'
  observe(game: Game): Observer
  /** How a game ended, where the game's own word is not all that can be said. */
  reason?(result: GameResult): string
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

const COUNTINGS: Readonly<Record<string, Counting>> = { rebellion: REBELLION_COUNTING }

/** The counting of these rules; games without one of their own count decisions. */
export function countingOf(rules: string): Counting {
  return COUNTINGS[rules] ?? PLAIN
}

const PLAIN: Counting = {
  lengthUnit: 'decision',
  observe: () => new DecisionObserver(),
}

class DecisionObserver implements Observer {
  private decisions = 0

  begin(): void {}

  before(): void {
    this.decisions++
  }

  after(): void {}

  facts(): Facts {
    return { length: this.decisions }
  }
}
