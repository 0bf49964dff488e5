import type { State } from '../../state.js'
import { MISSIONS } from '../cards/registry.js'
import { byte, mask, sideOf } from '../course/frame.js'
import { findFrame, stepNamed } from '../course/steps.js'
import { enemyOf } from '../facts/sides.js'
import { captivesAt, freeLeadersAt, isCaptive } from '../leaders/leaders.js'
import { MISSION_FLAGS } from '../state/layout.js'
import { NONE } from '../state/moves.js'

/** The mission that is being carried out, as its own steps and the cards that answer it see it. */

export const MISSION = stepNamed('mission')

/** The frame of a mission; `place` and `target` are NONE where it has none. */
export const mission = {
  mission: byte(3, 'mission'),
  place: byte(4, 'place', NONE),
  target: byte(5, 'leader', NONE),
  count: byte(6, [0, 2]),
  /** Successes more than the opposition, of a card that asks for them. */
  lead: byte(7, [0, 40]),
  leaders: mask(8, 'leaders'),
}

/** In the order of their bits. */
export const MISSION_FLAG_IDS = [
  'no-pool',
  'failed-outright',
  'succeeded',
  'sent',
  'bonus',
  'rolled',
  'subverted',
] as const
export const NO_POOL = 1
export const FAILED_OUTRIGHT = 2
export const SUCCEEDED = 4
export const SENT = 8
export const BONUS = 16
export const ROLLED = 32
/** A Subversion opposes it. */
export const SUBVERTED = 64

export function hasFlag(s: State, flag: number): boolean {
  return (s.bytes[MISSION_FLAGS] & flag) !== 0
}

export function raiseFlag(s: State, flag: number): void {
  s.bytes[MISSION_FLAGS] |= flag
}

/** The frame of the mission at hand; -1 without one. */
export function missionFrame(s: State): number {
  return findFrame(s, MISSION)
}

/** Leaders against the mission: enemies in the system, and the captive whom it is made against (K3). */
export function opposers(s: State, m: number): number {
  const place = mission.place.get(s, m)
  const target = mission.target.get(s, m)
  const there = freeLeadersAt(s, enemyOf(sideOf(s, m)), place)
  return target !== NONE && isCaptive(s, target) ? there | (1 << target) : there
}

export function isAttempted(s: State, m: number): boolean {
  return MISSIONS[mission.mission.get(s, m)].mode === 'attempt'
}

/** Captives in the system of the mission. */
export function captivesThere(s: State, m: number): number {
  return captivesAt(s, mission.place.get(s, m))
}
