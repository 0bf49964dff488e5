import type { State } from '../../state.js'
import {
  COMBAT_CARD_CHOICE,
  DECLARE,
  FLEET,
  PLACE_HEADING,
  PLACE_SIDE,
  SECOND_SHOT,
} from '../course/stage-numbers.js'
import { SET_UP } from '../rounds/placement.js'
import { PURPOSE, STAGE } from '../state/layout.js'

/** What players decide in secret (section 11): while one of these lasts, each knows only his own. */

export function choosesFleets(s: State): boolean {
  return s.bytes[STAGE] === FLEET || s.bytes[STAGE] === COMBAT_CARD_CHOICE
}

/** The first placement, not that of units that come in later. */
export function placesInSecret(s: State): boolean {
  const stage = s.bytes[STAGE]
  return stage >= PLACE_SIDE && stage <= PLACE_HEADING && s.bytes[PURPOSE] === SET_UP
}

export function namesTargets(s: State): boolean {
  return s.bytes[STAGE] === DECLARE || s.bytes[STAGE] === SECOND_SHOT
}

export const NO_SECRET = 0
const FLEETS = 1
const PLACES = 2
const ORDERS = 3

/** Which of them lasts. */
export function secretOf(s: State): number {
  if (choosesFleets(s)) return FLEETS
  if (placesInSecret(s)) return PLACES
  return namesTargets(s) ? ORDERS : NO_SECRET
}
