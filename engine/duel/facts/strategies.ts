import { STRATEGIES } from '../data/strategies.js'

export const BUREAUCRACY = 0
export const DECEPTION = 1
export const DIRECT_ASSAULT = 2
export const INFILTRATION = 3
export const SUPPORT = 4

export const STRATEGY_COUNT = STRATEGIES.length
export const ALL_STRATEGIES = 2 ** STRATEGY_COUNT - 1
