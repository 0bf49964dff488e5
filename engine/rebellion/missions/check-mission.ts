import type { State } from '../../state.js'
import { isRevealed } from '../board/base.js'
import { cardFrame, FAILED_MISSION } from '../cards/card-frame.js'
import { MISSIONS } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { fieldNamed, isAt, isBefore, isTop, nameAbove } from '../course/steps.js'
import { FIRST_STACK } from '../facts/leader-places.js'
import { BASE_SPACE, countBits, SYSTEM_COUNT } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import { isCaptive, leadersOf, placeOf } from '../leaders/leaders.js'
import { BASE_SYSTEM, FRAME_SIZE, MISSION_FLAGS, MOST_STACKS, STACK_CARD } from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { leaderId, missionId, systemId } from '../text/names.js'
import {
  FAILED_OUTRIGHT,
  hasFlag,
  isAttempted,
  mission,
  NO_POOL,
  ROLLED,
  SUCCEEDED,
} from './mission-at-hand.js'

/** Whether a mission on the stack fits its card, its leaders, its place and its dice. */

const MOST_LEADERS = 2

export function missionProblem(s: State, f: number): string | null {
  const side = sideOf(s, f)
  const card = mission.mission.get(s, f)
  if (MISSIONS[card]?.side !== side) return 'the mission is of the other side'
  if (!isAttempted(s, f) && isBefore(s, f, 'effect')) return `${missionId(card)} is not attempted`
  const leaders = mission.leaders.get(s, f)
  const count = countBits(leaders)
  if (count < 1 || count > MOST_LEADERS) return `a mission has 1 or 2 leaders, found ${count}`
  if (count !== mission.count.get(s, f))
    return `"count" must be ${count}, the number of its leaders`
  if ((leaders & ~leadersOf(s, side)) !== 0 && isBefore(s, f, 'success'))
    return 'a leader is of the other side'
  return (
    placeProblem(s, card, mission.place.get(s, f)) ??
    targetProblem(s, f, card, mission.target.get(s, f)) ??
    presentProblem(s, f, leaders) ??
    flagProblem(s, f)
  )
}

function placeProblem(s: State, card: number, place: number): string | null {
  switch (MISSIONS[card].where) {
    case 'nowhere':
      return place === NONE ? null : `${missionId(card)} has no place`
    case 'base':
      if (place === BASE_SPACE) return isRevealed(s) ? 'the base is revealed' : null
      return place === s.bytes[BASE_SYSTEM] ? null : `${missionId(card)} is used at the base`
    default:
      return place < SYSTEM_COUNT ? null : `${missionId(card)} needs a system`
  }
}

function targetProblem(s: State, f: number, card: number, target: number): string | null {
  const against = MISSIONS[card].against
  if (against === undefined) return target === NONE ? null : `${missionId(card)} has no target`
  if (target === NONE) return `${missionId(card)} needs a target`
  if (!isBeforeEffect(s, f)) return null
  if ((leadersOf(s, REBEL) & (1 << target)) === 0) return `${leaderId(target)} is Imperial`
  if (placeOf(s, target) !== mission.place.get(s, f))
    return `${leaderId(target)} is not at the place`
  if (isCaptive(s, target) && MISSIONS[card].captivesToo === true) return null
  if (isCaptive(s, target) !== (against === 'captive'))
    return `${leaderId(target)} must ${against === 'captive' ? '' : 'not '}be captured`
  return null
}

/** True while nothing of the mission's effect has happened: its card has not gone on, and nothing lies on it. */
function isBeforeEffect(s: State, f: number): boolean {
  if (isBefore(s, f, 'success')) return true
  if (!isAt(s, f, 'success') || nameAbove(s, f) !== 'card') return false
  const card = f + FRAME_SIZE
  return cardFrame.effect.get(s, card) === 0 && isTop(s, card)
}

/** The assigned leaders are at the place, or still on their mission when it has none. */
function presentProblem(s: State, f: number, leaders: number): string | null {
  if (!isBeforeEffect(s, f)) return null
  const place = mission.place.get(s, f)
  for (let leader = 0; leader < 32; leader++) {
    if ((leaders & (1 << leader)) === 0) continue
    const at = placeOf(s, leader)
    const isThere = place === NONE ? isOnBareStack(s, sideOf(s, f), at) : at === place
    if (!isThere || isCaptive(s, leader))
      return `${leaderId(leader)} must be ${place === NONE ? 'on a mission of "side" without card' : `in ${systemId(place)}, free`}`
  }
  return null
}

/** On a mission of the side whose card has been revealed. */
function isOnBareStack(s: State, side: number, place: number): boolean {
  const slot = place - FIRST_STACK - side * MOST_STACKS
  return slot >= 0 && slot < MOST_STACKS && s.bytes[STACK_CARD + side * MOST_STACKS + slot] === 0
}

/** What lies on the mission follows from its failure. */
function followsFailure(s: State, f: number): boolean {
  const above = nameAbove(s, f)
  if (above === 'mission-failed') return true
  return above === 'card' && cardFrame.sort.get(s, f + FRAME_SIZE) === FAILED_MISSION
}

function flagProblem(s: State, f: number): string | null {
  const isAttempt = isAttempted(s, f)
  if (!isAttempt && (s.bytes[MISSION_FLAGS] & ~NO_POOL) !== 0)
    return 'it is no attempt; take the flags away'
  const isRolling = nameAbove(s, f) === 'mission-dice'
  const isRolled = hasFlag(s, ROLLED)
  const isBeforeRoll = isAt(s, f, 'roll') || (isAt(s, f, 'judge') && !isRolling)
  if (isBeforeRoll && isRolled) return 'nothing has been rolled yet'
  if (isRolling && isRolled !== fieldNamed(s, f + FRAME_SIZE, 'rolls') > 2)
    return 'the flag rolled does not fit the dice'
  if (isRolling && hasFlag(s, FAILED_OUTRIGHT)) return 'it has failed outright; there is no roll'
  if (isBefore(s, f, 'success') && hasFlag(s, SUCCEEDED)) return 'it cannot have succeeded yet'
  const resolves = !isBefore(s, f, 'success') && !isTop(s, f) && !followsFailure(s, f)
  return isAttempt && resolves && !hasFlag(s, SUCCEEDED)
    ? 'without a success nothing follows'
    : null
}
