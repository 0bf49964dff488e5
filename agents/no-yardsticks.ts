import type { AgentFactory } from './agent.js'

/** What the page is built with instead of yardsticks.ts, and of those of a game. */
export const YARDSTICKS: readonly AgentFactory[] = []
