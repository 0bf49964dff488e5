import { PLACE_COUNT } from './map.js'

/** Places of a leader beside those of the board, whose numbers they follow. */
export const POOL = PLACE_COUNT
export const RESERVE = PLACE_COUNT + 1
export const OUT_OF_GAME = PLACE_COUNT + 2
/** On a mission: Rebel stacks first, then Imperial ones. */
export const FIRST_STACK = PLACE_COUNT + 3
