import type { Agent, AgentSeat, Settings } from '../agent.js'
import { PlainAgent } from './plain-agent.js'

/** The player of games that tell the search nothing of themselves; `searching` makes the usual one, where he needs it. */
export function plainPlayer(seat: AgentSeat, settings: Settings, searching: () => Agent): Agent {
  return new PlainAgent(seat, settings, searching)
}
