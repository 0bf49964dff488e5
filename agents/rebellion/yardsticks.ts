import type { AgentFactory } from '../agent.js'
import { plannerFactory } from './planner.js'

/** Players of Rebellion that others are measured against; the page, where nobody plays against them, is built without. */
export const YARDSTICKS: readonly AgentFactory[] = [plannerFactory]
