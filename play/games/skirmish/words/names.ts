import { counted } from '../../../../engine/english.js'
import { isCard } from '../../../../engine/skirmish/state/moves.js'
import { targetName, unitName } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'

/** Names of players and numbers as people read them. */

/** The look of each seat: colour, mark and rim go together. */
export const SEAT_STYLES = ['empire', 'rebel', 'third', 'fourth'] as const
export type SeatStyle = (typeof SEAT_STYLES)[number]

export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`
}

/** Hundredths of a millimetre as whole millimetres. */
export function millimetres(length: number): string {
  return `${Math.round(length / 100)} mm`
}

/** `left 30°`, `ahead`. */
export function turnLabel(degrees: number): string {
  if (degrees === 0) return 'ahead'
  return degrees > 0 ? `left ${degrees}°` : `right ${-degrees}°`
}

export function stars(count: number): string {
  return counted(count, 'star')
}

/** A target without its owner: `X-wing 2`, `home card 3`. */
export function targetLabel(s: State, target: number): string {
  return isCard(target) ? targetName(s, target) : unitName(s, target)
}
