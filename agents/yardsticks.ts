import type { AgentFactory } from './agent.js'
import { flatmcFactory } from './flatmc.js'

/** Players of any game that others are measured against; the page, where nobody plays against them, is built without. */
export const YARDSTICKS: readonly AgentFactory[] = [flatmcFactory]
