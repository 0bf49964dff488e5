import type { State } from '../../state.js'
import { freeLeadersAt } from '../leaders/leaders.js'
import { BOBA_BAN } from '../rounds/lasting-effects.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE } from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { ACTION_USED } from '../state/zones.js'
import { holdsAction } from './hands.js'
import { ACTION_SHOWS } from './registry.js'

/** Using an action card. */

/** The card leaves the game faceup. */
export function useAction(s: State, action: number, leader: number = NONE): void {
  s.bytes[ACTION_ZONE + action] = ACTION_USED
  note('action-used', action, leader)
}

/** Z13: no Rebel action card where Boba Fett has banned them. */
export function isBanned(s: State, system: number): boolean {
  return BOBA_BAN.get(s) === system
}

/** True when the card may be used by a shown leader of its side who is in the system (Z3). */
export function mayUseHere(s: State, side: number, card: number, system: number): boolean {
  return holdsAction(s, card) && (freeLeadersAt(s, side, system) & ACTION_SHOWS[card]) !== 0
}

/** The same for a Rebel card, which a ban may forbid. */
export function rebelsMayUseHere(s: State, card: number, system: number): boolean {
  return !isBanned(s, system) && mayUseHere(s, 0, card, system)
}
