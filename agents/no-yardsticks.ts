import type { AgentFactory } from './agent.js'

/** What the page is built with instead of yardsticks.ts. */
export const YARDSTICKS: readonly AgentFactory[] = []
