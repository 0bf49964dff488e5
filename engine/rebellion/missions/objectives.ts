import type { State } from '../../state.js'
import { unitsAt } from '../board/board.js'
import { checkBoard } from '../board/checks.js'
import { OBJECTIVE_CARD, pushCard } from '../cards/card-step.js'
import { OBJECTIVES } from '../cards/registry.js'
import { combatSystem, OBJECTIVE_DONE, OFFERED, PLANS_TRIED, RUNNING } from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop } from '../course/steps.js'
import { gainReputation } from '../course/victory.js'
import { YODA } from '../facts/leader-types.js'
import { REBEL } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  FIRST_UNIT,
  LAST_UNIT,
  UNIT_FIGHTER,
} from '../facts/unit-types.js'
import { MISSION_ROLL, note } from '../state/journal.js'
import {
  MISSION_DICE,
  MOST_OBJECTIVES,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  YODA_USED,
} from '../state/layout.js'
import {
  argA,
  argB,
  DECLINE,
  DESTROY,
  DONE,
  move0,
  move1,
  move2,
  move3,
  SCORE,
  USE_RING,
  verbOf,
} from '../state/moves.js'
import { OBJECTIVE_HAND, OBJECTIVE_PLAYED } from '../state/zones.js'
import { BLANK_FACE, DIRECT_FACE, HIT_FACE, noteDice, rollDie } from './dice.js'
import { offerMillion, takeSetDice, yodaReady } from './million.js'

/** Playing objectives: in a combat, and at the start of the Refresh Phase. */

const PLANS_DICE = 3

/** The card is played: reputation, then what else it does (O5, O7). */
export function scoreObjective(s: State, card: number): void {
  const objective = OBJECTIVES[card]
  if (objective.returnsToHand === true) s.words[OBJECTIVES_SHOWN] |= 1 << card
  else {
    s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_PLAYED
    s.words[OBJECTIVES_SHOWN] &= ~(1 << card)
  }
  note('objective-scored', card)
  gainReputation(s, objective.gain === undefined ? objective.reputation : objective.gain(s))
  if (objective.steps !== undefined)
    pushCard(s, REBEL, OBJECTIVE_CARD, card, s.bytes[RUNNING] !== 0 ? combatSystem(s) : 0)
}

function inHand(s: State, card: number): boolean {
  return s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND
}

// Start of the Refresh Phase

/** O2, O3: one objective, judged before anything else in the phase. */
export const REFRESH_OBJECTIVE = defineStep({
  name: 'refresh-objective',
  kind: kindCode('objective'),
  moves(s, _f, out) {
    let n = 0
    out[n++] = move0(DECLINE)
    for (let card = 0; card < MOST_OBJECTIVES; card++)
      if (inHand(s, card) && OBJECTIVES[card].timing === 'refresh' && OBJECTIVES[card].met(s))
        out[n++] = move1(SCORE, card)
    return n
  },
  play(s, _f, move) {
    pop(s)
    if (verbOf(move) === SCORE) scoreObjective(s, argA(move))
  },
})

// In a combat

/**
 * O20: an objective is offered at the end of the step in which its condition has become true, once;
 * those that need a won battle at the end of the combat. Frame: 3 1 at the end of the combat.
 */
export const COMBAT_OBJECTIVE = defineStep({
  name: 'combat-objective',
  kind: kindCode('objective'),
  moves(s, f, out) {
    if (s.bytes[OBJECTIVE_DONE] !== 0) return 0
    let n = 0
    out[n++] = move0(DECLINE)
    for (let card = 0; card < MOST_OBJECTIVES; card++)
      if (isDue(s, f, card)) out[n++] = move1(SCORE, card)
    return n
  },
  play(s, f, move) {
    for (let card = 0; card < MOST_OBJECTIVES; card++)
      if (isDue(s, f, card)) s.bytes[OFFERED + (card >> 3)] |= 1 << (card & 7)
    pop(s)
    if (verbOf(move) === DECLINE) return
    s.bytes[OBJECTIVE_DONE] = 1
    scoreObjective(s, argA(move))
  },
})

function isDue(s: State, f: number, card: number): boolean {
  if (!inHand(s, card) || (s.bytes[OFFERED + (card >> 3)] & (1 << (card & 7))) !== 0) return false
  const timing = OBJECTIVES[card].timing
  if (timing !== 'combat' && !(timing === 'battle-won' && s.bytes[f + 3] !== 0)) return false
  return OBJECTIVES[card].met(s)
}

// Death Star Plans

const OFFERING = 0
const ROLLING = 1
const REROLLING = 2
const CHOOSING = 3

/**
 * Once a round after the space battle (C30 … C32, O22, O25). Frame: 2 stage, 3 the card.
 */
export const PLANS_STEP = defineStep({
  name: 'plans',
  kind: kindCode('objective'),
  run(s, f) {
    switch (s.bytes[f + 2]) {
      case ROLLING:
        rollPlans(s, f)
        return false
      case REROLLING:
        if (yodaReady(s, combatSystem(s))) return true
        judgePlans(s, f)
        return false
      default:
        return true
    }
  },
  moves(s, f, out) {
    if (s.bytes[f + 2] === OFFERING) return offerPlans(s, out)
    return s.bytes[f + 2] === REROLLING ? rerollMoves(s, out) : stationMoves(s, out)
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case SCORE:
        s.bytes[PLANS_TRIED] = 1
        note('plans-tried', argA(move))
        s.words[OBJECTIVES_SHOWN] |= 1 << argA(move)
        s.bytes[f + 3] = argA(move)
        s.bytes[f + 2] = ROLLING
        offerMillion(s, combatSystem(s), false, PLANS_DICE, 0)
        return
      case USE_RING:
        s.bytes[YODA_USED] = 1
        s.bytes[MISSION_DICE + argB(move)]--
        s.bytes[MISSION_DICE + rollDie(s)]++
        note('ring-used', YODA, argB(move))
        noteDice(s, REBEL, MISSION_ROLL, MISSION_DICE, 4)
        return judgePlans(s, f)
      case DONE:
        return judgePlans(s, f)
      case DESTROY:
        return destroyStation(s, f, argA(move))
      default:
        pop(s)
    }
  },
})

function offerPlans(s: State, out: Int32Array): number {
  if (s.bytes[OBJECTIVE_DONE] !== 0 || s.bytes[PLANS_TRIED] !== 0 || !plansPossible(s)) return 0
  let n = 0
  out[n++] = move0(DECLINE)
  for (let card = 0; card < MOST_OBJECTIVES; card++)
    if (inHand(s, card) && OBJECTIVES[card].timing === 'plans') out[n++] = move1(SCORE, card)
  return n
}

/** A Rebel fighter is left, and a station is there. */
export function plansPossible(s: State): boolean {
  const system = combatSystem(s)
  if (unitsAt(s, system, DEATH_STAR) + unitsAt(s, system, CONSTRUCTION_SITE) === 0) return false
  for (let type = FIRST_UNIT[REBEL]; type <= LAST_UNIT[REBEL]; type++)
    if (UNIT_FIGHTER[type] !== 0 && unitsAt(s, system, type) > 0) return true
  return false
}

function rollPlans(s: State, f: number): void {
  for (let i = PLANS_DICE - takeSetDice(s, 0); i > 0; i--) s.bytes[MISSION_DICE + rollDie(s)]++
  noteDice(s, REBEL, MISSION_ROLL, MISSION_DICE, 4)
  s.bytes[f + 2] = REROLLING
}

function rerollMoves(s: State, out: Int32Array): number {
  let n = 0
  out[n++] = move0(DONE)
  for (let face = HIT_FACE; face <= BLANK_FACE; face++)
    if (s.bytes[MISSION_DICE + face] > 0) out[n++] = move3(USE_RING, YODA, face, 0)
  return n
}

function judgePlans(s: State, f: number): void {
  const succeeds = s.bytes[MISSION_DICE + DIRECT_FACE] > 0
  s.bytes.fill(0, MISSION_DICE, MISSION_DICE + 4)
  if (!succeeds) {
    note('plans-missed', s.bytes[f + 3])
    return pop(s)
  }
  s.bytes[f + 2] = CHOOSING
}

function stationMoves(s: State, out: Int32Array): number {
  const system = combatSystem(s)
  let n = 0
  if (unitsAt(s, system, DEATH_STAR) > 0) out[n++] = move2(DESTROY, DEATH_STAR, system)
  if (unitsAt(s, system, CONSTRUCTION_SITE) > 0)
    out[n++] = move2(DESTROY, CONSTRUCTION_SITE, system)
  return n
}

function destroyStation(s: State, f: number, type: number): void {
  const card = s.bytes[f + 3]
  pop(s)
  destroyUnits(s, combatSystem(s), type, 1)
  s.bytes[OBJECTIVE_DONE] = 1
  // N8: an Imperial win in the same step comes first
  checkBoard(s)
  scoreObjective(s, card)
}
