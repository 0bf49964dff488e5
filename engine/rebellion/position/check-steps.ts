import type { State } from '../../state.js'
import { isRevealed, possibleBases } from '../board/base.js'
import { presenceOf, supplyOf } from '../board/board.js'
import { CONQUEST, WITH_CAPTIVES } from '../board/movement.js'
import { ACTION_CARD, MISSION_CARD, OBJECTIVE_CARD } from '../cards/card-step.js'
import { holdsAction } from '../cards/hands.js'
import {
  ACTION_SHOWS,
  ACTION_SIDE,
  ACTIONS,
  cardNumber,
  MISSIONS,
  OBJECTIVES,
} from '../cards/registry.js'
import { combatSystem, isRunning } from '../combat/fields.js'
import { STEP_NAMES, type StepName } from '../course/steps.js'
import { IMPERIAL_START, REBEL_START, type UnitList } from '../data/setup.js'
import { plantFalseLeads } from '../effects/decks.js'
import { OBI_WAN } from '../facts/leader-types.js'
import { ADJACENT, BASE_SPACE, countBits, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { unitNumber } from '../facts/unit-types.js'
import { captivesAt, freeLeadersAt, isCaptive, leadersOf, placeOf } from '../leaders/leaders.js'
import {
  ACTION_ZONE,
  BASE_SYSTEM,
  FIRST_GAME,
  FIRST_STACK,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  LEADERS_AT,
  MISSION_DICE,
  MISSION_FLAGS,
  MOST_STACKS,
  MOVED_TO,
  OBJECTIVE_ZONE,
  PASSED,
  POOL,
  PROBE_BOX,
  SET_DICE,
  STACK_CARD,
} from '../state/layout.js'
import { ACTION_USED, OBJECTIVE_HAND, OBJECTIVE_PLAYED } from '../state/zones.js'
import { actionId, leaderId, missionId } from '../text/names.js'

/** Whether each step of the stack fits what it works on: cards, leaders, places and dice. */

const NONE = 255
const COMBAT_ON = 1

export function stepProblem(s: State): string | null {
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    const name = STEP_NAMES[s.bytes[f]]
    const problem = problemOf(s, f, name)
    if (problem !== null) return `stack[${d}]: ${name}: ${problem}`
  }
  return null
}

function problemOf(s: State, f: number, name: StepName): string | null {
  switch (name) {
    case 'hide-base':
      return hideProblem(s)
    case 'camp':
      return startProblem(s, REBEL_START, 0, 0)
    case 'place-empire':
      return startProblem(s, IMPERIAL_START, s.bytes[f + 3], s.bytes[f + 4])
    case 'place-rebels':
      return startProblem(s, REBEL_START, s.bytes[f + 3], 0)
    case 'command-turn':
      return turnProblem(s, f)
    case 'movement':
      return movementProblem(s, f)
    case 'mission':
      return missionProblem(s, f)
    case 'oppose':
      return sideAgainst(s, f)
    case 'mission-dice':
      return missionDiceProblem(s, f)
    case 'million':
      return millionProblem(s, f)
    case 'card':
      return cardProblem(s, f)
    case 'captured-choice':
      return isCaptive(s, OBI_WAN) && holdsAction(s, cardNumber('noble-sacrifice'))
        ? null
        : 'obi-wan-kenobi must be captured and noble-sacrifice in hand'
    case 'rescuers':
    case 'destiny':
      return rescueProblem(s, f)
    case 'plans':
      return plansProblem(s, f)
    default:
      return null
  }
}

// Setup

function hideProblem(s: State): string | null {
  let open = possibleBases(s) & ~s.words[PROBE_BOX]
  if (s.bytes[FIRST_GAME] !== 0)
    for (let system = 0; system < SYSTEM_COUNT; system++)
      if ((presenceOf(s, EMPIRE) & (1 << system)) !== 0) open &= ~ADJACENT[system]
  return open === 0 ? 'no system is left for the base' : null
}

function startProblem(s: State, list: UnitList, index: number, placed: number): string | null {
  for (let i = index; i < list.length; i++) {
    const [count, unit] = list[i]
    const left = i === index ? count - placed : count
    if (left <= 0) return `${placed} ${unit} have been placed of ${count}`
    if (supplyOf(s, unitNumber(unit)) < left) return `the supply has not ${left} ${unit} left`
  }
  return null
}

// Turns

function turnProblem(s: State, f: number): string | null {
  if (s.bytes[PASSED + s.bytes[f + 1]] !== 0) return 'this side has passed; take it off passed'
  if (s.bytes[f + 3] !== 0 && (s.bytes[f + 1] !== REBEL || !isRevealed(s)))
    return 'only the Rebels reveal their base in a turn'
  if (s.bytes[f + 4] !== 0 && s.bytes[f + 1] !== EMPIRE) return 'blindside is an Imperial card'
  return null
}

function movementProblem(s: State, f: number): string | null {
  const [side, rules, to] = [s.bytes[f + 1], s.bytes[f + 2], s.bytes[f + 3]]
  const hidden = side === REBEL && !isRevealed(s)
  if (to > BASE_SPACE) return 'to is no place'
  if (s.bytes[MOVED_TO] !== to) return 'situation.movedTo must be where the movement goes'
  if (to === BASE_SPACE && !hidden) return 'only Rebels move to a hidden base'
  if (s.bytes[f + 7] !== 0 && !hidden) return 'only Rebels move from a hidden base'
  if ((rules & WITH_CAPTIVES) !== 0 && side !== EMPIRE) return 'only the Empire moves captives'
  if (s.bytes[f + 4] === CONQUEST && side !== EMPIRE) return 'only the Empire moves such units'
  return null
}

// Missions

const BEFORE_EFFECT = 4
const MOST_LEADERS = 2
const NO_POOL = 1
const FAILED_OUTRIGHT = 2
const SUCCEEDED = 4
const ROLLED = 32

function missionProblem(s: State, f: number): string | null {
  const [side, stage, card, place, target] = [1, 2, 3, 4, 5].map((at) => s.bytes[f + at])
  const mission = MISSIONS[card]
  if (mission === undefined || mission.side !== side) return 'the mission is of the other side'
  if (mission.mode !== 'attempt' && stage < BEFORE_EFFECT - 1)
    return `${missionId(card)} is not attempted`
  const leaders = s.words[(f + 8) >> 2]
  const count = countBits(leaders)
  if (count < 1 || count > MOST_LEADERS) return `a mission has 1 or 2 leaders, found ${count}`
  if (count !== s.bytes[f + 6]) return `count is ${s.bytes[f + 6]} with ${count} leaders`
  if ((leaders & ~leadersOf(s, side)) !== 0 && stage < BEFORE_EFFECT)
    return 'a leader is of the other side'
  return (
    placeProblem(s, card, place) ??
    targetProblem(s, f, card, target) ??
    presentProblem(s, f, leaders) ??
    flagProblem(s, f, stage)
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
  if (placeOf(s, target) !== s.bytes[f + 4]) return `${leaderId(target)} is not at the place`
  if (isCaptive(s, target) && MISSIONS[card].captivesToo === true) return null
  if (isCaptive(s, target) !== (against === 'captive'))
    return `${leaderId(target)} must ${against === 'captive' ? '' : 'not '}be captured`
  return null
}

/** True while nothing of the mission's effect has happened. */
function isBeforeEffect(s: State, f: number): boolean {
  if (s.bytes[f + 2] < BEFORE_EFFECT) return true
  const above = f + FRAME_SIZE
  const hasCard = above < topEnd(s) && STEP_NAMES[s.bytes[above]] === 'card'
  return s.bytes[f + 2] === BEFORE_EFFECT && hasCard && isUntouched(s, above)
}

function topEnd(s: State): number {
  return FRAMES + s.bytes[FRAME_COUNT] * FRAME_SIZE
}

/** The card has not gone on to its second effect, and nothing lies on it. */
function isUntouched(s: State, card: number): boolean {
  return s.bytes[card + 2] === 0 && card + FRAME_SIZE === topEnd(s)
}

/** The assigned leaders are at the place, or still on their mission when it has none. */
function presentProblem(s: State, f: number, leaders: number): string | null {
  if (!isBeforeEffect(s, f)) return null
  const [side, place] = [s.bytes[f + 1], s.bytes[f + 4]]
  for (let leader = 0; leader < 32; leader++) {
    if ((leaders & (1 << leader)) === 0) continue
    const at = placeOf(s, leader)
    const there = place === NONE ? isOnBareStack(s, side, at) : at === place
    if (!there || isCaptive(s, leader)) return `${leaderId(leader)} is not there`
  }
  return null
}

/** On a mission of the side whose card has been revealed. */
function isOnBareStack(s: State, side: number, place: number): boolean {
  const slot = place - FIRST_STACK - side * MOST_STACKS
  return slot >= 0 && slot < MOST_STACKS && s.bytes[STACK_CARD + side * MOST_STACKS + slot] === 0
}

function flagProblem(s: State, f: number, stage: number): string | null {
  const flags = s.bytes[MISSION_FLAGS]
  const attempted = MISSIONS[s.bytes[f + 3]].mode === 'attempt'
  if (!attempted && (flags & ~NO_POOL) !== 0) return 'it is no attempt; take the flags away'
  const rolls = f + FRAME_SIZE
  const rolling = rolls < topEnd(s) && STEP_NAMES[s.bytes[rolls]] === 'mission-dice'
  const rolled = (flags & ROLLED) !== 0
  if (stage === 1 || (stage === 2 && !rolling)) if (rolled) return 'nothing has been rolled yet'
  if (rolling && rolled !== s.bytes[rolls + 2] > 2) return 'the flag rolled does not fit the dice'
  if (rolling && (flags & FAILED_OUTRIGHT) !== 0) return 'it has failed outright; there is no roll'
  if (stage <= 3 && (flags & SUCCEEDED) !== 0) return 'it cannot have succeeded yet'
  const above = f + FRAME_SIZE
  const resolves = stage >= BEFORE_EFFECT && above < topEnd(s)
  if (attempted && resolves && (flags & SUCCEEDED) === 0) return 'without a success nothing follows'
  return null
}

/** Opposition and dice belong to the side against the mission, or to its own. */
function sideAgainst(s: State, f: number): string | null {
  return s.bytes[f + 1] === 1 - s.bytes[f - FRAME_SIZE + 1] ? null : 'the other side opposes'
}

function diceCount(s: State, at: number): number {
  return s.bytes[at] + s.bytes[at + 1] + s.bytes[at + 2] + s.bytes[at + 3]
}

const MOST_DICE = 10

function missionDiceProblem(s: State, f: number): string | null {
  const side = s.bytes[f - FRAME_SIZE + 1]
  if (s.bytes[f + 1] !== side) return 'the side of the mission rolls'
  const rolls = s.bytes[f + 2]
  const rolled = [diceCount(s, MISSION_DICE), diceCount(s, MISSION_DICE + 4)]
  if (Math.max(...rolled) > MOST_DICE) return `at most ${MOST_DICE} dice are rolled`
  const waiting = f + FRAME_SIZE < topEnd(s)
  const set = waiting ? s.bytes[SET_DICE] : 0
  // Dice that have been set lie there before the others are rolled
  if (rolls < 2 && rolled[EMPIRE] !== 0) return 'the Empire has not rolled yet'
  if (rolls < 2 && rolled[REBEL] !== set) return 'the Rebels have not rolled yet'
  if (rolls === 2 && rolled[1 - side] !== (side === EMPIRE ? set : 0))
    return 'the other side has not rolled yet'
  return null
}

function millionProblem(s: State, f: number): string | null {
  const below = f - FRAME_SIZE
  const set = s.bytes[SET_DICE] + s.bytes[SET_DICE + 1]
  const attack = STEP_NAMES[s.bytes[below]] === 'attack'
  if (attack !== (s.bytes[f + 3] !== 0)) return 'attack does not fit the step below'
  if (set > 2 || (set > 0 && s.bytes[f + 6] === 0)) return 'too many dice are set'
  if (s.bytes[SET_DICE] > s.bytes[f + 4] || s.bytes[SET_DICE + 1] > s.bytes[f + 5])
    return 'more dice are set than are rolled'
  const zone = s.bytes[ACTION_ZONE + cardNumber('one-in-a-million')]
  if ((zone === ACTION_USED) !== (s.bytes[f + 6] !== 0) && s.bytes[f + 6] !== 0)
    return 'one-in-a-million is not among the used actions'
  if (s.bytes[f + 6] === 0 && !holdsAction(s, cardNumber('one-in-a-million')))
    return 'one-in-a-million is not in hand'
  if (attack)
    return s.bytes[f + 4] === s.bytes[below + 4] &&
      s.bytes[f + 5] === s.bytes[below + 5] &&
      s.bytes[below + 1] === REBEL
      ? null
      : 'the dice are not those of the attack'
  if (s.bytes[f + 5] !== 0 || s.bytes[SET_DICE + 1] !== 0) return 'dice of missions are called red'
  if (STEP_NAMES[s.bytes[below]] === 'mission-dice')
    return s.bytes[below + 2] === (s.bytes[below + 1] === REBEL ? 1 : 2)
      ? null
      : 'the Rebels do not roll now'
  return diceCount(s, MISSION_DICE) === set ? null : 'dice have been rolled already'
}

// Cards

function cardProblem(s: State, f: number): string | null {
  const below = STEP_NAMES[s.bytes[f - FRAME_SIZE]]
  switch (s.bytes[f + 3]) {
    case MISSION_CARD:
      return below === 'mission' ? missionCardProblem(s, f) : 'a mission lies on its own step'
    case ACTION_CARD:
      return actionCardProblem(s, f, below)
    case OBJECTIVE_CARD:
      return objectiveCardProblem(s, f, below)
    default:
      return 'is of no sort'
  }
}

const AFTER_SUCCESS = 5
const FALCON_RING = 6

function missionCardProblem(s: State, f: number): string | null {
  const m = f - FRAME_SIZE
  const card = s.bytes[f + 4]
  const mission = MISSIONS[card]
  if (s.bytes[f + 1] !== s.bytes[m + 1]) return 'the mission is of the other side'
  if (s.bytes[f + 2] > mission.steps.length) return `has only ${mission.steps.length} effects`
  if (s.bytes[f + 5] !== s.bytes[m + 4]) return 'is at another place than its mission'
  if (s.words[(f + 8) >> 2] !== s.words[(m + 8) >> 2]) return 'has other leaders than its mission'
  if (mission.steps[s.bytes[f + 2]] === plantFalseLeads && s.bytes[f + 12] === 1)
    return 'done is the number of a set, from 2 on'
  if (s.bytes[m + 2] === FALCON_RING) {
    if (card !== cardNumber('daring-rescue')) return 'the ring carries out daring-rescue'
    if (s.bytes[f + 6] !== NONE || s.bytes[f + 7] !== 0) return 'the ring has no target'
    return s.bytes[f + 5] < SYSTEM_COUNT && s.bytes[f + 1] === REBEL ? null : 'needs a system'
  }
  if (s.bytes[m + 2] !== BEFORE_EFFECT || card !== s.bytes[m + 3]) return 'is not the mission below'
  if (s.bytes[f + 6] !== s.bytes[m + 5]) return 'has another target than its mission'
  return s.bytes[f + 7] === s.bytes[m + 6] ? null : 'has another count than its mission'
}

function actionCardProblem(s: State, f: number, below: StepName): string | null {
  const [side, effect, , card, place, target] = [1, 2, 3, 4, 5, 6].map((at) => s.bytes[f + at])
  const action = ACTIONS[card]
  if (ACTION_SIDE[card] !== side) return `${actionId(card)} is of the other side`
  if (effect > action.steps.length) return `has only ${action.steps.length} effects`
  if (s.bytes[ACTION_ZONE + card] !== ACTION_USED) return `add ${actionId(card)} to usedActions`
  if (s.bytes[f + 7] !== 0 || s.words[(f + 8) >> 2] !== 0) return 'an action has no mission leaders'
  switch (below) {
    case 'pending-combats':
      if (s.bytes[f - FRAME_SIZE + 1] !== side) return 'the other side has the turn'
      return action.timing === 'assignment'
        ? assignmentProblem(s, side, card, effect, place, target)
        : `${actionId(card)} is not played in the Assignment Phase`
    case 'start-cards':
      if (action.timing !== 'start-of-combat' || s.bytes[f - FRAME_SIZE + 1] !== side)
        return `${actionId(card)} is not played at the start of a combat`
      if (!isRunning(s) || place !== combatSystem(s)) return 'is at another place than the combat'
      return action.takes === 'to-board' && effect === 0
        ? takenProblem(s, side, card, target, POOL)
        : null
    case 'mission':
      return s.bytes[f - FRAME_SIZE + 2] === AFTER_SUCCESS &&
        card === cardNumber('son-of-skywalker') &&
        place === NONE
        ? null
        : 'only son-of-skywalker is played after a success'
    default:
      return action.timing === 'immediate' && place === NONE
        ? null
        : `${actionId(card)} is not used at once`
  }
}

function assignmentProblem(
  s: State,
  side: number,
  card: number,
  effect: number,
  place: number,
  target: number,
): string | null {
  if (effect === 0) {
    if (place !== NONE) return 'has no place before its leader goes anywhere'
    return takenProblem(s, side, card, target, POOL)
  }
  if (ACTIONS[card].takes === 'to-board') {
    const base = card === cardNumber('rebel-planning') && place === BASE_SPACE
    if (place >= SYSTEM_COUNT && !base) return 'needs the system to which its leader went'
    return takenProblem(s, side, card, target, place)
  }
  // The search found nothing: no mission, and its leader stays
  if (place === NONE) return takenProblem(s, side, card, target, POOL)
  const slot = place - FIRST_STACK
  const own = slot >= side * MOST_STACKS && slot < (side + 1) * MOST_STACKS
  if (!own || s.bytes[STACK_CARD + slot] === 0) return 'its place is a mission of its side'
  return s.words[LEADERS_AT + place] === 1 << target && effect === 1
    ? null
    : 'its leader alone is on that mission'
}

/** The card's leader, one whom it shows, is free and stands there. */
function takenProblem(
  s: State,
  side: number,
  card: number,
  target: number,
  place: number,
): string | null {
  if (target === NONE || (ACTION_SHOWS[card] & (1 << target)) === 0)
    return `${actionId(card)} needs a leader whom it shows as target`
  const there = (freeLeadersAt(s, side, place) & (1 << target)) !== 0
  return there ? null : `${leaderId(target)} is not where the card has him`
}

function objectiveCardProblem(s: State, f: number, below: StepName): string | null {
  const card = s.bytes[f + 4]
  const steps = OBJECTIVES[card].steps ?? []
  if (below !== 'combat' || s.bytes[f + 1] !== REBEL) return 'objectives are played in a combat'
  if (steps.length === 0 || s.bytes[f + 2] > steps.length) return 'has no such effect'
  if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_PLAYED) return 'must be among playedObjectives'
  if (!isRunning(s) || s.bytes[f + 5] !== combatSystem(s)) return 'is at another place'
  return null
}

function rescueProblem(s: State, f: number): string | null {
  const system = s.bytes[f + 5]
  const [assigned, going] = [s.words[(f + 8) >> 2], s.words[(f + 12) >> 2]]
  if (system >= SYSTEM_COUNT) return 'needs a system'
  if ((assigned & ~freeLeadersAt(s, REBEL, system)) !== 0) return 'a leader is not in the system'
  if ((going & ~assigned) !== 0) return 'only leaders of the mission go along'
  return (assigned & captivesAt(s, system)) === 0 ? null : 'a captive does not go along'
}

// Death Star Plans

const PLANS_DICE = 3
const CHOOSING = 3

function plansProblem(s: State, f: number): string | null {
  const stage = s.bytes[f + 2]
  if (s.bytes[f + 3] >= OBJECTIVES.length) return 'is no objective'
  if (!isRunning(s)) return 'belongs to a combat'
  const rolled = diceCount(s, MISSION_DICE)
  const expected = stage === 2 ? PLANS_DICE : stage === COMBAT_ON ? s.bytes[SET_DICE] : 0
  if (rolled !== expected || diceCount(s, MISSION_DICE + 4) !== 0)
    return `${expected} dice lie there at this stage, found ${rolled}`
  if (stage === 0) return null
  const card = s.bytes[f + 3]
  if (OBJECTIVES[card].timing !== 'plans' || s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND)
    return 'needs Death Star Plans in the Rebel hand'
  return stage > CHOOSING ? 'has no such stage' : null
}
