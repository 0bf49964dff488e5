import type { State } from '../../state.js'
import { lookAtBoard } from '../board/look.js'
import { cardFrame, FAILED_MISSION, MISSION_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { finishMission, takeBack } from '../cards/hands.js'
import { staysInPlay } from '../cards/mission-copies.js'
import { MISSIONS } from '../cards/registry.js'
import { below, sideOf } from '../course/frame.js'
import { course, defineStep, goTo, pop, push } from '../course/steps.js'
import { openWindow, windowNumber, windowStep } from '../course/windows.js'
import { LANDO } from '../facts/leader-types.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { moveLeader } from '../leaders/leaders.js'
import { removeStackCard, stackCard, stackLeaders } from '../leaders/stacks.js'
import { LANDO_BONUS } from '../rounds/lasting-effects.js'
import { pushPendingCombats } from '../rounds/pending.js'
import { BY_DICE, FORBIDDEN, note, two, UNOPPOSED } from '../state/journal.js'
import { MISSION_DICE, MISSION_FLAGS } from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { signalMission } from '../state/signal.js'
import { missionProblem } from './check-mission.js'
import { MISSION_COUNTS, successesOf } from './dice.js'
import {
  BONUS,
  FAILED_OUTRIGHT,
  hasFlag,
  isAttempted,
  mission,
  NO_POOL,
  opposers,
  ROLLED,
  raiseFlag,
  SUCCEEDED,
} from './mission-at-hand.js'
import { MISSION_DICE_STEP } from './mission-dice.js'
import { OPPOSE_STEP } from './opposition.js'

/** Revealing a mission: attempt or resolve, opposition, dice, effect, and what follows (X1 … X16). */

const FAILURE = windowNumber('failure')
const FAILED = windowNumber('mission-failed')
const SUCCESS = windowNumber('success')
const AFTER_SUCCESS = windowNumber('after-success')

const MISSION_STEP = defineStep({
  number: 10,
  name: 'mission',
  kind: 'command',
  frame: mission,
  on: [{ step: 'pending-combats', over: ['command-phase'] }],
  question: 'a mission',
  check: missionProblem,
  ...course({
    oppose(s, f) {
      push(s, OPPOSE_STEP, enemyOf(sideOf(s, f)))
    },
    roll(s, f) {
      if (hasFlag(s, FAILED_OUTRIGHT)) return
      if (opposers(s, f) === 0 && rollsAnyway(s, f)) note('nobody-opposes')
      if (opposers(s, f) !== 0 || rollsAnyway(s, f)) push(s, MISSION_DICE_STEP, sideOf(s, f))
    },
    judge,
    effect: beginEffect,
    success(s, f) {
      if (hasFlag(s, SUCCEEDED)) openWindow(SUCCESS, s, SUCCESS_STEP, REBEL, f)
      else if (isAttempted(s, f)) openWindow(FAILED, s, FAILED_STEP, EMPIRE, f)
    },
    falcon(s, f) {
      if (hasFlag(s, SUCCEEDED)) openWindow(AFTER_SUCCESS, s, AFTER_SUCCESS_STEP, REBEL, f)
    },
    dispose(s, f) {
      const card = mission.mission.get(s, f)
      const isTakenBack = returnsToHand(s, f)
      s.bytes[MISSION_FLAGS] = 0
      pop(s)
      if (isTakenBack) takeBack(s, card)
      else if (!staysInPlay(s, card)) finishMission(s, card)
      lookAtBoard(s)
    },
  }),
})

/** Reveals the mission of a stack; `poolClosed`: nobody is sent from the Rebel pool against it. */
export function beginMission(
  s: State,
  side: number,
  slot: number,
  place: number,
  target: number,
  poolClosed: boolean,
): void {
  const card = stackCard(s, side, slot)
  const on = stackLeaders(s, side, slot)
  removeStackCard(s, side, slot)
  s.bytes[MISSION_FLAGS] = poolClosed ? NO_POOL : 0
  note('mission-revealed', card, two(place, target), on)
  pushPendingCombats(s, side)
  const f = push(s, MISSION_STEP, side)
  mission.mission.set(s, f, card)
  mission.place.set(s, f, place)
  mission.target.set(s, f, target)
  mission.leaders.set(s, f, on)
  let count = 0
  for (let rest = on; rest !== 0; rest &= rest - 1) {
    count++
    if (place !== NONE) moveLeader(s, lowestBit(rest), place)
  }
  mission.count.set(s, f, count)
  if (!isAttempted(s, f)) goTo(s, f, MISSION_STEP.stage.effect)
  else if (side === REBEL && LANDO_BONUS.isOn(s) && (on & (1 << LANDO)) !== 0) {
    LANDO_BONUS.clear(s)
    raiseFlag(s, BONUS)
  }
}

/** The effect follows a success, or a mission that is resolved; few cards do something when they fail. */
function beginEffect(s: State, f: number): void {
  const [card, place, target] = [mission.mission, mission.place, mission.target]
  const isFailed = isAttempted(s, f) && !hasFlag(s, SUCCEEDED)
  if (isFailed && MISSIONS[card.get(s, f)].onFailure === undefined) return
  const g = pushCard(
    s,
    sideOf(s, f),
    isFailed ? FAILED_MISSION : MISSION_CARD,
    card.get(s, f),
    place.get(s, f),
    target.get(s, f),
  )
  cardFrame.count.set(s, g, mission.count.get(s, f))
  cardFrame.leaders.set(s, g, mission.leaders.get(s, f))
}

function rollsAnyway(s: State, f: number): boolean {
  return MISSIONS[mission.mission.get(s, f)].rollsAnyway === true
}

/** A card that its owner takes back into his hand, before all. */
function returnsToHand(s: State, f: number): boolean {
  switch (MISSIONS[mission.mission.get(s, f)].returns) {
    case 'after-failure':
      return !hasFlag(s, SUCCEEDED)
    case 'with-two-leaders':
      return mission.count.get(s, f) === 2
    default:
      return false
  }
}

/** More successes than the opposition, with 2 more for the portrait (X7, X11). */
function judge(s: State, f: number): void {
  if (!isAttempted(s, f)) return
  const side = sideOf(s, f)
  let success = !hasFlag(s, FAILED_OUTRIGHT)
  if (hasFlag(s, ROLLED)) {
    const bonus = bonusOf(s, f)
    const own = successesOf(s, side) + bonus
    const theirs = successesOf(s, enemyOf(side))
    // X42: with nobody against it the roll only says how much the mission does
    success = own > theirs || opposers(s, f) === 0
    if (rollsAnyway(s, f)) mission.lead.set(s, f, Math.max(0, own - theirs))
    note('successes', own, theirs, two(side, bonus))
    s.bytes.fill(0, MISSION_DICE, MISSION_DICE + MISSION_COUNTS)
  }
  if (!success && side === REBEL && openWindow(FAILURE, s, FAILURE_STEP, REBEL, f) >= 0) return
  settleAttempt(s, f, success, howDecided(s, f))
}

function bonusOf(s: State, f: number): number {
  const { portrait } = MISSIONS[mission.mission.get(s, f)]
  const isThere = portrait !== undefined && (mission.leaders.get(s, f) & (1 << portrait)) !== 0
  return (isThere ? 2 : 0) + (hasFlag(s, BONUS) ? 2 : 0)
}

function howDecided(s: State, f: number): number {
  if (hasFlag(s, FAILED_OUTRIGHT)) return FORBIDDEN
  return hasFlag(s, ROLLED) && opposers(s, f) !== 0 ? BY_DICE : UNOPPOSED
}

/** The attempt has this outcome; `m` is the frame of the mission. */
export function settleAttempt(s: State, m: number, success: boolean, how: number): void {
  if (success) raiseFlag(s, SUCCEEDED)
  signalMission(s, success)
  note('mission-outcome', mission.mission.get(s, m), success ? 1 : 0, how)
}

// Windows after the dice; the mission lies right below them

const FAILURE_STEP = defineStep({
  number: 39,
  name: 'droid',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  on: [{ step: 'mission', stages: ['effect'] }],
  ...windowStep('failure', (s, f) => {
    pop(s)
    settleAttempt(s, below(f), false, BY_DICE)
  }),
})

const FAILED_STEP = defineStep({
  number: 56,
  name: 'mission-failed',
  kind: 'reaction',
  post: 'either',
  side: EMPIRE,
  on: [{ step: 'mission', stages: ['falcon'] }],
  ...windowStep('mission-failed'),
})

const SUCCESS_STEP = defineStep({
  number: 18,
  name: 'skywalker',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  on: [{ step: 'mission', stages: ['falcon'] }],
  ...windowStep('success'),
})

const AFTER_SUCCESS_STEP = defineStep({
  number: 17,
  name: 'falcon-ring',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  on: [{ step: 'mission', stages: ['dispose'] }],
  ...windowStep('after-success'),
})
