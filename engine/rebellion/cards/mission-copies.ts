import type { State } from '../../state.js'
import { isMarkerOut } from '../board/markers.js'
import { isStep } from '../course/steps.js'
import { NO_LEADER, RING_COUNT } from '../facts/leader-types.js'
import { MARKER_COUNT } from '../facts/markers.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { wearerOf } from '../leaders/leaders.js'
import { MISSION, mission } from '../missions/mission-at-hand.js'
import { isInGame } from '../state/in-game.js'
import {
  countAt,
  EXPANSION,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  MOST_MISSIONS,
  MOST_STACKS,
  missionDiscardByte,
  missionHandByte,
  STACK_CARD,
} from '../state/layout.js'
import { missionsOf } from './of-game.js'
import {
  MARKER_MISSION,
  MISSION_COPIES,
  MISSION_SET,
  MISSION_SIDE,
  MISSIONS,
  NO_CARD,
  RING_MISSION,
} from './registry.js'

/** How many copies of a mission a game has, and where they are when they are in no deck. */

/** None when the card's set is not in this game. */
export function copiesInGame(s: State, card: number): number {
  return isInGame(s, MISSION_SET[card], MISSION_SIDE[card]) ? MISSION_COPIES[card] : 0
}

/** In hand, discarded, face down, beside a ring, or being carried out, as far as the buffer shows. */
export function copiesOutside(s: State, card: number): number {
  let count = countAt(s, missionHandByte(card)) + countAt(s, missionDiscardByte(card))
  for (let slot = 0; slot < 2 * MOST_STACKS; slot++)
    if (s.bytes[STACK_CARD + slot] === card + 1) count++
  return count + copiesInUse(s, card)
}

/** The card lies beside the ring (K15) or the marker (E10) that it brought, or is the mission at hand. */
function copiesInUse(s: State, card: number): number {
  if (staysInPlay(s, card)) return 1
  let count = 0
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    if (isStep(s, f, MISSION) && mission.mission.get(s, f) === card) count++
  }
  return count
}

/** The same for all missions of this game at once. */
export function countOutside(s: State, counts: Uint8Array): void {
  for (let side = REBEL; side <= EMPIRE; side++) {
    const cards = missionsOf(s, side)
    for (let i = 0; i < cards.length; i++)
      counts[cards[i]] =
        countAt(s, missionHandByte(cards[i])) + countAt(s, missionDiscardByte(cards[i]))
  }
  for (let slot = 0; slot < 2 * MOST_STACKS; slot++) {
    // An observer's byte for a card that he does not know is no card's
    const card = s.bytes[STACK_CARD + slot] - 1
    if (card >= 0 && card < MOST_MISSIONS) counts[card]++
  }
  addCopiesInUse(s, counts)
}

function addCopiesInUse(s: State, counts: Uint8Array): void {
  for (let ring = 0; ring < RING_COUNT; ring++) {
    const card = RING_MISSION[ring]
    if (card !== NO_CARD && wearerOf(s, ring) !== NO_LEADER) counts[card]++
  }
  if (s.bytes[EXPANSION] !== 0) addMarked(s, counts)
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    if (!isStep(s, f, MISSION)) continue
    const card = mission.mission.get(s, f)
    if (!staysInPlay(s, card)) counts[card]++
  }
}

function addMarked(s: State, counts: Uint8Array): void {
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    const card = MARKER_MISSION[marker]
    if (card !== NO_CARD && isMarkerOut(s, marker)) counts[card]++
  }
}

/** Its ring is worn, or its marker is on the board: then it lies beside it and is not discarded. */
export function staysInPlay(s: State, card: number): boolean {
  const { ring, marker } = MISSIONS[card]
  if (ring !== undefined && wearerOf(s, ring) !== NO_LEADER) return true
  return marker !== undefined && isMarkerOut(s, marker)
}
