import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'

/**
 * What one game showed, by name; lists are indexed by what the name says (a round, a seat).
 * `length` is always there, in the unit of the game's plug.
 */
export interface GameFacts {
  readonly length: number
  readonly [name: string]: number | readonly number[]
}

/** Watches one game from outside, through everything that is public and hidden, and counts. */
export interface GameObserver {
  /** The game stands at its first decision. */
  begin(state: State): void
  /** `seat` is about to make `move`, which is legal. */
  before(state: State, move: Move, seat: Player): void
  /** The move is made, with all that was forced after it. */
  after(state: State): void
  /** The game is over, or given up. */
  facts(state: State): GameFacts
}
