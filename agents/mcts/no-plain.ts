import type { Agent, AgentSeat, Settings } from '../agent.js'

/** What the page is built with instead of plain.ts: all of its games have brains. */
export function plainPlayer(_seat: AgentSeat, _settings: Settings, searching: () => Agent): Agent {
  return searching()
}
