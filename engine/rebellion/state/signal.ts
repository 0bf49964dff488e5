import type { State } from '../../state.js'
import { SIGNAL } from './layout.js'

/**
 * Public bits of what just happened, for search to branch on. Cleared when a move is made.
 *   1 a mission succeeded   2 a mission failed   4 the base was revealed   8 a new base was founded
 *   16 the current player won a battle of a combat   32 his enemy did   64 a leader was captured
 */
export const MISSION_SUCCEEDED = 1
export const MISSION_FAILED = 2
export const BASE_FOUND = 4
export const BASE_MOVED = 8
export const BATTLE_WON = 16
export const BATTLE_LOST = 32
export const LEADER_CAPTURED = 64

export function raiseSignal(s: State, bits: number): void {
  s.bytes[SIGNAL] |= bits
}

export function clearSignal(s: State): void {
  s.bytes[SIGNAL] = 0
}

export function signalMission(s: State, success: boolean): void {
  raiseSignal(s, success ? MISSION_SUCCEEDED : MISSION_FAILED)
}
