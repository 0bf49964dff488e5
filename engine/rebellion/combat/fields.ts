import type { State } from '../../state.js'
import { COMBAT } from '../state/layout.js'

/** Fields of the one combat that is going on, one byte each; all 0 between combats. */

let used = 0
function field(bytes = 1): number {
  used += bytes
  return COMBAT + used - bytes
}

export const RUNNING = field()
export const SYSTEM = field()
/** The current player of the combat: he attacks and retreats first. */
export const FIRST = field()
export const ROUND = field()
/** Theater of the battle step at hand. */
export const THEATER = field()
/** Who had units when the combat began: bit side * 2 + theater. */
export const HAD_UNITS = field()
/** Theaters in which a battle was fought. */
export const FOUGHT = field()
/** Side + 1 that won the battle of each theater. */
export const WON = field(2)
/** By side: retreated in this combat; forbidden this round; forbidden in this combat. */
export const RETREATED = field(2)
export const HELD_THIS_ROUND = field(2)
export const HELD = field(2)
/** By side: no transport needed in this round's retreat (Escape Plan). */
export const FREE_RIDE = field(2)
/** By side: cannot block in this battle step (Unstoppable Assault). */
export const CANNOT_BLOCK = field(2)
export const OBJECTIVE_DONE = field()
/** Objectives offered already, by number, low byte first; they are not offered again (O20). */
export const OFFERED = field(2)
export const PLANS_TRIED = field()
/** Effects of Start of Combat cards. */
export const DESIGN = field()
export const TRAP = field()
export const POINT_BLANK = field()
export const STAR_TARGETS = field()
export const OPEN_HAND = field()
/** Leader of Ready For Action + 1. */
export const READY_LEADER = field()
export const WAS_SUBJUGATED = field()
/** Printed health of Imperial units destroyed, by theater, and Star Destroyers among them. */
export const LOST_HEALTH = field(2)
export const LOST_DESTROYERS = field()
/** Theaters fought over while Darth Vader or the Emperor was there. */
export const DREAD = field()
/** Damage of cards in the present attack: single points, pairs on one unit, pairs on two, free points. */
export const CRITICAL = field()
export const PAIRS = field()
export const SPREAD = field()
export const BARRAGE = field()
/** Black hits that may still count as red ones in this attack. */
export const CONVERTIBLE = field()

if (used > 48) throw new Error('the combat does not fit its place')
export const COMBAT_BYTES = used

export function isRunning(s: State): boolean {
  return s.bytes[RUNNING] !== 0
}

export function combatSystem(s: State): number {
  return s.bytes[SYSTEM]
}
