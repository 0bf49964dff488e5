import type { Account, Outlook } from '../../agents/agent.js'
import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'

/** What computers thought, as the table remembers it. */

/** A decision of a computer that had something to consider. */
export interface Considered {
  readonly account: Account
  readonly move: Move
  readonly state: State
  readonly actor: Player
  /** Number of moves that were made before it. */
  readonly number: number
}

/** One way to go on, from the decision as it stands to the end of its act. */
export interface Plan extends Outlook {
  /** Chance to win, and its standard error; NaN where nothing was looked at. */
  readonly value: number
  readonly error: number
  /** How often it was looked at. */
  readonly visits: number
}

export interface Advice {
  /** See inOrder. */
  readonly plans: readonly Plan[]
  /** Games that were looked at; 0 for a rule of thumb. */
  readonly games: number
  /** Number of moves made when it was given. */
  readonly at: number
}
