import { PLACE_COUNT } from '../../../../../engine/rebellion/facts/map.js'

/** Where a leader can be besides the board; the numbers follow those of the places of the board. */
export const POOL = PLACE_COUNT
export const RESERVE = PLACE_COUNT + 1
export const FIRST_STACK = PLACE_COUNT + 3
