import type { LeaderPicture } from './picture.js'

/** Skill icons of leaders: what a mission needs counts those of both sizes, but the small ones roll green dice. */

export function iconsWith(leaders: readonly (LeaderPicture | undefined)[], skill: number): number {
  return sum(leaders, (one) => (one.skills[skill] ?? 0) + (one.minors[skill] ?? 0))
}

export function minorsWith(leaders: readonly (LeaderPicture | undefined)[], skill: number): number {
  return sum(leaders, (one) => one.minors[skill] ?? 0)
}

function sum(
  leaders: readonly (LeaderPicture | undefined)[],
  of: (one: LeaderPicture) => number,
): number {
  return leaders.reduce((all, one) => all + (one === undefined ? 0 : of(one)), 0)
}
