import type { State } from '../../state.js'
import { isMarkerOut } from '../board/markers.js'
import { isStep } from '../course/steps.js'
import { NO_LEADER } from '../facts/leader-types.js'
import { wearerOf } from '../leaders/leaders.js'
import { MISSION, mission } from '../missions/mission-at-hand.js'
import { isInGame } from '../state/in-game.js'
import {
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  MISSION_DISCARD,
  MISSION_HAND,
  MOST_STACKS,
  STACK_CARD,
} from '../state/layout.js'
import { MISSION_COPIES, MISSION_SET, MISSION_SIDE, MISSIONS } from './registry.js'

/** How many copies of a mission a game has, and where they are when they are in no deck. */

/** None when the card's set is not in this game. */
export function copiesInGame(s: State, card: number): number {
  return isInGame(s, MISSION_SET[card], MISSION_SIDE[card]) ? MISSION_COPIES[card] : 0
}

/** In hand, discarded, face down, beside a ring, or being carried out, as far as the buffer shows. */
export function copiesOutside(s: State, card: number): number {
  let count = s.bytes[MISSION_HAND + card] + s.bytes[MISSION_DISCARD + card]
  for (let slot = 0; slot < 2 * MOST_STACKS; slot++)
    if (s.bytes[STACK_CARD + slot] === card + 1) count++
  return count + copiesInUse(s, card)
}

/** The card lies beside the ring (K15) or the marker (E10) that it brought, or is the mission at hand. */
export function copiesInUse(s: State, card: number): number {
  if (staysInPlay(s, card)) return 1
  let count = 0
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    if (isStep(s, f, MISSION) && mission.mission.get(s, f) === card) count++
  }
  return count
}

/** Its ring is worn, or its marker is on the board: then it lies beside it and is not discarded. */
export function staysInPlay(s: State, card: number): boolean {
  const { ring, marker } = MISSIONS[card]
  if (ring !== undefined && wearerOf(s, ring) !== NO_LEADER) return true
  return marker !== undefined && isMarkerOut(s, marker)
}
