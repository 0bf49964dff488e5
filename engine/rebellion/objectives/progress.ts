import type { State } from '../../state.js'
import { OBJECTIVES, type Progress } from '../cards/registry.js'
import { isRunning } from '../combat/fields.js'

/** How far an objective is that counts something; null for others, and for those of combats outside of one. */
export function progressOf(s: State, card: number): Progress | null {
  const { timing, progress } = OBJECTIVES[card]
  return timing === 'combat' && !isRunning(s) ? null : (progress?.(s) ?? null)
}
