/** The steps of a turn, which lie in states. */
export const MOVE_STEP = 0
export const FIRE_STEP = 1
export const TURN_END_STEP = 2
export const RESERVES_STEP = 3

export const STEP_IDS = ['move', 'fire', 'turn-end', 'reserves'] as const
