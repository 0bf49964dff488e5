/** Phases of the game as they stand in a state. */
export const PHASE_SETUP = 0
export const PHASE_ASSIGNMENT = 1
export const PHASE_COMMAND = 2
export const PHASE_REFRESH = 3
export const PHASE_IDS: readonly string[] = ['setup', 'assignment', 'command', 'refresh']
