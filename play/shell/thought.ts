import type { Account } from '../../agents/agent.js'
import type { Move } from '../../engine/game.js'

/** What was chosen, and why where the agent can say. */
export interface Thought {
  readonly move: Move
  readonly account: Account | null
}
