import type { State } from '../../state.js'
import { combatSystem, isRunning } from '../combat/fields.js'
import { below, sideOf } from '../course/frame.js'
import { isAt, stepName } from '../course/steps.js'
import { plantFalseLeads } from '../effects/decks.js'
import { POOL } from '../facts/leader-places.js'
import { BASE_SPACE, SYSTEM_COUNT } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import { freeLeadersAt, isStack } from '../leaders/leaders.js'
import { sideOfStack, stackHasCard } from '../leaders/stacks.js'
import { mission } from '../missions/mission-at-hand.js'
import { ACTION_ZONE, LEADERS_AT, OBJECTIVE_ZONE } from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { ACTION_KEPT, ACTION_USED, OBJECTIVE_PLAYED } from '../state/zones.js'
import { actionId, leaderId, tacticId } from '../text/names.js'
import {
  ACTION_CARD,
  cardFrame,
  done,
  effectAt,
  effectsOf,
  FAILED_MISSION,
  MISSION_CARD,
  OBJECTIVE_CARD,
} from './card-frame.js'
import {
  ACTION_SHOWS,
  ACTION_SIDE,
  ACTIONS,
  cardNumber,
  OBJECTIVES,
  TACTIC_SIDE,
} from './registry.js'

/** Whether a card that is being carried out fits what it lies on, its place and its leaders. */

export function cardProblem(s: State, f: number): string | null {
  const on = stepName(s, below(f))
  switch (cardFrame.sort.get(s, f)) {
    case MISSION_CARD:
    case FAILED_MISSION:
      return on === 'mission' ? missionCardProblem(s, f) : 'a mission lies on its own step'
    case ACTION_CARD:
      return actionCardProblem(s, f, on)
    case OBJECTIVE_CARD:
      return objectiveCardProblem(s, f, on)
    default:
      return tacticCardProblem(s, f)
  }
}

function tooManyEffects(s: State, f: number): string | null {
  const count = effectsOf(s, f).length
  return cardFrame.effect.get(s, f) > count ? `has only ${count} effects` : null
}

// Missions

function missionCardProblem(s: State, f: number): string | null {
  const m = below(f)
  if (sideOf(s, f) !== sideOf(s, m)) return 'the mission is of the other side'
  if (cardFrame.place.get(s, f) !== mission.place.get(s, m))
    return 'is at another place than its mission'
  if (cardFrame.leaders.get(s, f) !== mission.leaders.get(s, m))
    return 'has other leaders than its mission'
  if (effectAt(s, f)?.name === plantFalseLeads.name && done.get(s, f) === 1)
    return 'done is the number of a set, from 2 on'
  return tooManyEffects(s, f) ?? (isAt(s, m, 'dispose') ? lentProblem(s, f) : ownProblem(s, f, m))
}

/** The Millennium Falcon's ring carries out another mission than the one below. */
function lentProblem(s: State, f: number): string | null {
  if (cardFrame.card.get(s, f) !== cardNumber('daring-rescue'))
    return 'the ring carries out daring-rescue'
  if (cardFrame.target.get(s, f) !== NONE || cardFrame.count.get(s, f) !== 0)
    return 'the ring has no target'
  return cardFrame.place.get(s, f) < SYSTEM_COUNT && sideOf(s, f) === REBEL
    ? null
    : 'needs a system'
}

function ownProblem(s: State, f: number, m: number): string | null {
  if (!isAt(s, m, 'success') || cardFrame.card.get(s, f) !== mission.mission.get(s, m))
    return 'is not the mission below'
  if (cardFrame.target.get(s, f) !== mission.target.get(s, m))
    return 'has another target than its mission'
  return cardFrame.count.get(s, f) === mission.count.get(s, m)
    ? null
    : 'has another count than its mission'
}

// Action cards

function actionCardProblem(s: State, f: number, on: string): string | null {
  const card = cardFrame.card.get(s, f)
  const side = sideOf(s, f)
  if (ACTION_SIDE[card] !== side) return `${actionId(card)} is of the other side`
  const isInPlay = ACTIONS[card].under !== undefined && s.bytes[ACTION_ZONE + card] === ACTION_KEPT
  if (s.bytes[ACTION_ZONE + card] !== ACTION_USED && !isInPlay)
    return `add ${actionId(card)} to usedActions`
  if (cardFrame.count.get(s, f) !== 0 || cardFrame.leaders.get(s, f) !== 0)
    return 'an action has no mission leaders'
  return tooManyEffects(s, f) ?? timingProblem(s, f, on, card, side)
}

function timingProblem(s: State, f: number, on: string, card: number, side: number): string | null {
  const { timing, answer } = ACTIONS[card]
  const hasPlace = cardFrame.place.get(s, f) !== NONE
  switch (on) {
    case 'end-of-command':
      return armedProblem(s, f, card)
    case 'pending-combats':
      if (sideOf(s, below(f)) !== side) return 'the other side has the turn'
      if (ACTIONS[card].under !== undefined) return armedProblem(s, f, card)
      return timing === 'assignment'
        ? assignmentProblem(s, f, card, side)
        : `${actionId(card)} is not played in the Assignment Phase`
    case 'start-cards':
      return timing === 'start-of-combat' && sideOf(s, below(f)) === side
        ? startProblem(s, f, card, side)
        : `${actionId(card)} is not played at the start of a combat`
    case 'mission':
      return isAt(s, below(f), 'falcon') && answer?.at === 'success' && !hasPlace
        ? null
        : `${actionId(card)} is not played after a success`
    default:
      if (answer !== undefined && ANSWERED.includes(on)) return null
      return timing === 'immediate' && !hasPlace ? null : `${actionId(card)} is not used at once`
  }
}

/** The probe card has been turned up, and says where. */
function armedProblem(s: State, f: number, card: number): string | null {
  if (ACTIONS[card].under === undefined) return `${actionId(card)} has no probe card under it`
  const isPlaced = cardFrame.place.get(s, f) < SYSTEM_COUNT && cardFrame.effect.get(s, f) > 0
  return isPlaced ? null : 'needs the system of its probe card, and an effect behind its first'
}

/** Steps whose windows cards answer while they wait below. */
export const ANSWERED = ['card', 'mission-dice', 'attack', 'plans', 'combat-objective']

function startProblem(s: State, f: number, card: number, side: number): string | null {
  if (!isRunning(s) || cardFrame.place.get(s, f) !== combatSystem(s))
    return 'is at another place than the combat'
  const isTaking = ACTIONS[card].takes === 'to-board' && cardFrame.effect.get(s, f) === 0
  return isTaking ? takenProblem(s, f, card, side, POOL) : null
}

function assignmentProblem(s: State, f: number, card: number, side: number): string | null {
  const place = cardFrame.place.get(s, f)
  if (cardFrame.effect.get(s, f) === 0)
    return place === NONE
      ? takenProblem(s, f, card, side, POOL)
      : 'has no place before its leader goes anywhere'
  if (ACTIONS[card].takes === 'to-board') {
    const isBase = card === cardNumber('rebel-planning') && place === BASE_SPACE
    if (place >= SYSTEM_COUNT && !isBase) return 'needs the system to which its leader went'
    return takenProblem(s, f, card, side, place)
  }
  // The search found nothing: no mission, and its leader stays
  if (place === NONE) return takenProblem(s, f, card, side, POOL)
  if (!isStack(place) || sideOfStack(place) !== side || !stackHasCard(s, place))
    return 'its place is a mission of its side'
  const isAlone = s.words[LEADERS_AT + place] === 1 << cardFrame.target.get(s, f)
  return isAlone && cardFrame.effect.get(s, f) === 1 ? null : 'its leader alone is on that mission'
}

/** The card's leader, one whom it shows, is free and stands there. */
function takenProblem(
  s: State,
  f: number,
  card: number,
  side: number,
  place: number,
): string | null {
  const target = cardFrame.target.get(s, f)
  if (target === NONE || (ACTION_SHOWS[card] & (1 << target)) === 0)
    return `${actionId(card)} needs a leader whom it shows as target`
  return (freeLeadersAt(s, side, place) & (1 << target)) !== 0
    ? null
    : `${leaderId(target)} is not where the card has him`
}

// Advanced tactic cards

function tacticCardProblem(s: State, f: number): string | null {
  const card = cardFrame.card.get(s, f)
  if (TACTIC_SIDE[card] !== sideOf(s, f)) return `${tacticId(card)} is of the other side`
  if (!isRunning(s) || cardFrame.place.get(s, f) !== combatSystem(s))
    return 'is at another place than the combat'
  if (effectsOf(s, f).length === 0) return `${tacticId(card)} has no such ability`
  return tooManyEffects(s, f)
}

// Objectives

function objectiveCardProblem(s: State, f: number, on: string): string | null {
  const card = cardFrame.card.get(s, f)
  if (sideOf(s, f) !== REBEL) return 'objectives are Rebel cards'
  const { timing } = OBJECTIVES[card]
  const isFree = timing === 'immediate' || (timing === 'refresh' && on === 'refresh')
  if (on !== 'combat' && !isFree) return 'this objective is played in a combat'
  const steps = OBJECTIVES[card].steps ?? []
  if (steps.length === 0 || cardFrame.effect.get(s, f) > steps.length) return 'has no such effect'
  if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_PLAYED) return 'must be among playedObjectives'
  if (isFree) return cardFrame.place.get(s, f) === NONE ? null : 'has no place'
  return isRunning(s) && cardFrame.place.get(s, f) === combatSystem(s)
    ? null
    : 'is at another place'
}
