import { MISSIONS } from '../../../engine/rebellion/registry.js'
import type { RebellionView } from '../../../engine/rebellion/view.js'

/** The mission that is being attempted, and the dice that both sides would roll as it stands. */
export interface MissionAtHand {
  readonly card: number
  readonly place: number
  readonly leaders: number
  readonly dice: number
  readonly bonus: number
  /** Dice that stand against it already. */
  readonly against: number
}

interface Skilled {
  readonly side: number
  readonly captive: boolean
  readonly skills: readonly number[]
}

export function missionAtHand(
  view: RebellionView,
  leadersAt: (place: number) => readonly Skilled[],
): MissionAtHand | null {
  const card = view.mission
  const facts = MISSIONS[card]
  if (facts === undefined) return null
  const place = view.missionPlace
  const dice = (side: number): number =>
    leadersAt(place)
      .filter((one) => one.side === side && !one.captive)
      .reduce((sum, one) => sum + iconsOf(one.skills, facts.skill, facts.allIcons === true), 0)
  const { portrait } = facts
  const bonus = portrait !== undefined && (view.missionLeaders & (1 << portrait)) !== 0 ? 2 : 0
  return {
    card,
    place,
    leaders: view.missionLeaders,
    dice: dice(facts.side),
    bonus,
    against: dice(1 - facts.side),
  }
}

export function iconsOf(skills: readonly number[], skill: number, all: boolean): number {
  return all ? skills.reduce((sum, n) => sum + n, 0) : (skills[skill] ?? 0)
}
