import type { State } from '../../state.js'
import { SIGNAL } from './layout.js'

/** Public bits of what came out by chance in the last move: the cards and the event that turned up. */
export function signal(s: State, number: number): void {
  s.bytes[SIGNAL] = (s.bytes[SIGNAL] * 7 + number + 1) & 255
}
