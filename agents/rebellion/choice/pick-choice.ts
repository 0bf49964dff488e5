import { OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { BASE_SPACE, CORUSCANT, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { MARKER_REMOVED_BY, MARKER_REPUTATION } from '../../../engine/rebellion/facts/markers.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { UNIT_SIDE } from '../../../engine/rebellion/facts/unit-types.js'
import {
  BUNKER_CHOICE,
  MOVE_UNITS_CHOICE,
  NEW_BASE_CHOICE,
  REPAIR_CHOICE,
} from '../../../engine/rebellion/state/choices.js'
import {
  ADVANCE_QUEUED,
  argA,
  argB,
  CHOOSE_ACTION,
  CHOOSE_LEADER,
  CHOOSE_MISSION,
  CHOOSE_OBJECTIVE,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  DESTROY,
  DESTROY_QUEUED,
  DISCARD_OBJECTIVE,
  ELIMINATE,
  FOLLOW,
  PLAY_ACTION,
  PUT_BOTTOM,
  PUT_TOP,
  REMOVE_MARKER,
  TAKE_CAPTIVE,
  USE_RING,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import type { PlaceWorth } from '../cards/opinion.js'
import { objectiveOpinion } from '../cards/opinions.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { baseThreat } from '../worth/base-threat.js'
import { keepScore } from './economy-choice.js'
import { baseScore } from './setup-choice.js'

/** What a reputation is worth. */
const REPUTATION = 10
/** A reputation for a card that would bring none. */
const DISCARDED = 40

/** Choices that cards ask for; `places` says what the card does at a place, and where that is null general worth decides. */
export function pickScore(facts: Facts, move: number, places: PlaceWorth | null): number {
  switch (verbOf(move)) {
    case CHOOSE_PLACE:
      return (places ?? placeScore)(facts, argA(move))
    case CHOOSE_LEADER:
      return 1 + (LEADER_WORTH[argA(move)] as number)
    case CHOOSE_MISSION:
      return 1 + keepScore(facts, argA(move))
    case CHOOSE_ACTION:
      return 1
    case CHOOSE_OBJECTIVE:
      return objectivePick(facts, argA(move))
    case CHOOSE_OPTION:
      return optionScore(facts, argA(move))
    case DESTROY: {
      const worth = UNIT_WORTH[argA(move)] as number
      return UNIT_SIDE[argA(move)] === facts.side ? -worth : 1 + worth
    }
    case DESTROY_QUEUED:
      return 1 + (UNIT_WORTH[argA(move)] as number) + (4 - argB(move)) * 0.3
    case ADVANCE_QUEUED:
      return 1 + (UNIT_WORTH[argA(move)] as number)
    // Plant False Lead: the Empire draws on top what it knows already.
    case PUT_TOP:
      return 2
    case PUT_BOTTOM:
      return 1
    // Rescuers are safer at the base than among the guards.
    case FOLLOW:
      return 2
    case USE_RING:
    case PLAY_ACTION:
      return 2
    // The pool holds too many: who is worth least goes.
    case ELIMINATE:
      return -(LEADER_WORTH[argA(move)] as number)
    // A card for a reputation now: what would hardly have brought it.
    case DISCARD_OBJECTIVE:
      return DISCARDED * (1 - objectiveYield(argA(move)))
    case REMOVE_MARKER:
      return markerScore(facts, argA(move))
    case TAKE_CAPTIVE:
      return -1
    default:
      return 0
  }
}

/** A new base: the threat decides whether any is better than the old one. Declining scores 0. */
export function newBaseScore(facts: Facts, system: number): number {
  return baseThreat(facts) >= 1 ? 2 + baseScore(facts, system) : baseScore(facts, system) - 3
}

function placeScore(facts: Facts, place: number): number {
  const bit = 1 << place
  const worth = place < SYSTEM_COUNT ? (Facts.iconsWorth[place] as number) : 1
  if (facts.side === EMPIRE) {
    let score = 1 + worth
    if (!facts.revealed && (facts.candidates & bit) !== 0) score += 3
    if (facts.revealed && place === facts.base) score += 6
    return score
  }
  let score = 1 + worth
  if (place === CORUSCANT) score -= 1
  if (((facts.present[EMPIRE] as number) & bit) !== 0) score -= 0.5
  if ((facts.loyalRebel & bit) !== 0) score += 0.5
  if (place === BASE_SPACE) score += 1
  return score
}

/** Of several objectives: those that can be met soon, more reputation first. The Empire buries what hurts most. */
function objectivePick(facts: Facts, card: number): number {
  const objective = OBJECTIVES[card]
  if (objective === undefined) return 0
  return 1 + objectiveYield(card) * 4 + (facts.side === REBEL ? 0 : 0.1 * objective.stage)
}

/** Reputation that a card in hand brings on the average. */
function objectiveYield(card: number): number {
  return (OBJECTIVES[card]?.reputation ?? 0) * objectiveOpinion(card).ease
}

/** A reputation comes before all else, then whatever the enemy gains by it; an own marker stays if it can. */
function markerScore(facts: Facts, marker: number): number {
  if (facts.side === REBEL && MARKER_REPUTATION[marker] === 1) return REPUTATION
  return MARKER_REMOVED_BY[marker] === facts.side ? 0.5 : -1
}

function optionScore(facts: Facts, option: number): number {
  switch (option) {
    case REPAIR_CHOICE:
      return 2
    case NEW_BASE_CHOICE:
      return baseThreat(facts) >= 1 ? 3 : 0
    case BUNKER_CHOICE:
      return 2
    case MOVE_UNITS_CHOICE:
      return 1
    default:
      return 1
  }
}
