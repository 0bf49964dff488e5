import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'

/** The mission that is being attempted, and the dice that both sides would roll as it stands. */
export interface MissionAtHand {
  readonly card: number
  readonly place: number
  readonly leaders: number
  readonly dice: number
  readonly green: number
  readonly bonus: number
  /** Dice that stand against it already. */
  readonly against: number
  readonly againstGreen: number
}

export function missionAtHand(view: RebellionView): MissionAtHand | null {
  const card = view.mission
  const facts = MISSIONS[card]
  if (facts === undefined) return null
  const place = view.missionPlace
  const { portrait } = facts
  const bonus = portrait !== undefined && (view.missionLeaders & (1 << portrait)) !== 0 ? 2 : 0
  return {
    card,
    place,
    leaders: view.missionLeaders,
    dice: view.missionDiceDue(facts.side),
    green: view.missionGreenDiceDue(facts.side),
    bonus,
    against: view.missionDiceDue(1 - facts.side),
    againstGreen: view.missionGreenDiceDue(1 - facts.side),
  }
}
