import type { State } from '../../state.js'
import { unitsAt, unitTypes } from '../board/board.js'
import { lookAtBoard } from '../board/look.js'
import { isMarkerOut } from '../board/markers.js'
import { objectiveEnd } from '../cards/of-game.js'
import { OBJECTIVES } from '../cards/registry.js'
import {
  askedInCombat,
  combatSystem,
  isRunning,
  OBJECTIVE_DONE,
  PLANS_TRIED,
} from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { byte } from '../course/frame.js'
import { defineStep, goTo, isAt, isBefore, pop, stageOf } from '../course/steps.js'
import { answersAt, opensFor, playAnswer, windowNumber } from '../course/windows.js'
import { SECURE_THE_PLANS } from '../facts/markers.js'
import { REBEL } from '../facts/sides.js'
import { CONSTRUCTION_SITE, DEATH_STAR, SHIELD_BUNKER, UNIT_FIGHTER } from '../facts/unit-types.js'
import { DIRECT_FACE, diceAt, noteDice, rollDie } from '../missions/dice.js'
import { offerSetting, takeSetDice } from '../missions/set-dice.js'
import { addCard } from '../state/card-set.js'
import { MISSION_ROLL, note } from '../state/journal.js'
import { MISSION_DICE, OBJECTIVES_SHOWN, SET_DICE } from '../state/layout.js'
import { argA, DECLINE, DESTROY, DONE, move0, move1, move2, SCORE, verbOf } from '../state/moves.js'
import { holdsObjective, scoreObjective } from './objectives.js'

/** Death Star Plans: once a round after the space battle (C30 … C32, O22, O25). */

const PLANS_DICE = 3
const PLANS_ROLLED = windowNumber('plans-rolled')

const frame = { objective: byte(3, 'objective') }

export const PLANS_STEP = defineStep({
  number: 28,
  name: 'plans',
  kind: 'objective',
  post: 'general',
  side: REBEL,
  stages: ['offer', 'roll', 'reroll', 'choose'],
  frame,
  on: [{ step: 'combat', stages: ['space-objective'] }],
  question: (s) => askedInCombat(s, 'try Death Star Plans?'),
  check,
  run(s, f) {
    const { stage } = PLANS_STEP
    switch (stageOf(s, f)) {
      case stage.roll:
        rollPlans(s, f)
        return false
      case stage.reroll:
        if (opensFor(PLANS_ROLLED, s, REBEL, combatSystem(s))) return true
        judgePlans(s, f)
        return false
      default:
        return true
    }
  },
  moves(s, f, out) {
    const { stage } = PLANS_STEP
    if (stageOf(s, f) === stage.offer) return offerPlans(s, out)
    if (stageOf(s, f) === stage.choose) return stationMoves(s, out)
    out[0] = move0(DONE)
    return answersAt(PLANS_ROLLED, s, f, REBEL, out, 1)
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case SCORE:
        return tryPlans(s, f, argA(move))
      case DONE:
        return judgePlans(s, f)
      case DESTROY:
        return destroyStation(s, f, argA(move))
      case DECLINE:
        return pop(s)
      default:
        playAnswer(PLANS_ROLLED, s, f, move)
        judgePlans(s, f)
    }
  },
})

function offerPlans(s: State, out: Int32Array): number {
  if (OBJECTIVE_DONE.isOn(s) || PLANS_TRIED.isOn(s) || !plansPossible(s)) return 0
  let n = 0
  out[n++] = move0(DECLINE)
  const end = objectiveEnd(s)
  for (let card = 0; card < end; card++)
    if (holdsObjective(s, card) && OBJECTIVES[card].timing === 'plans')
      out[n++] = move1(SCORE, card)
  return n
}

/** A Rebel fighter is left, and a station is there. */
export function plansPossible(s: State): boolean {
  const system = combatSystem(s)
  // E14, E38
  if (isMarkerOut(s, SECURE_THE_PLANS) || unitsAt(s, system, SHIELD_BUNKER) > 0) return false
  if (unitsAt(s, system, DEATH_STAR) + unitsAt(s, system, CONSTRUCTION_SITE) === 0) return false
  const types = unitTypes(s, REBEL)
  for (let i = 0; i < types.length; i++)
    if (UNIT_FIGHTER[types[i]] !== 0 && unitsAt(s, system, types[i]) > 0) return true
  return false
}

function tryPlans(s: State, f: number, card: number): void {
  PLANS_TRIED.set(s, 1)
  note('plans-tried', card)
  addCard(s, OBJECTIVES_SHOWN, card)
  frame.objective.set(s, f, card)
  goTo(s, f, PLANS_STEP.stage.roll)
  offerSetting(s, combatSystem(s), false, PLANS_DICE, 0, 0)
}

function rollPlans(s: State, f: number): void {
  for (let i = PLANS_DICE - takeSetDice(s, 0); i > 0; i--) s.bytes[MISSION_DICE + rollDie(s)]++
  noteDice(s, REBEL, MISSION_ROLL, MISSION_DICE, 4)
  goTo(s, f, PLANS_STEP.stage.reroll)
}

function judgePlans(s: State, f: number): void {
  const succeeds = s.bytes[MISSION_DICE + DIRECT_FACE] > 0
  s.bytes.fill(0, MISSION_DICE, MISSION_DICE + 4)
  if (succeeds) return goTo(s, f, PLANS_STEP.stage.choose)
  note('plans-missed', frame.objective.get(s, f))
  pop(s)
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
  const card = frame.objective.get(s, f)
  pop(s)
  destroyUnits(s, combatSystem(s), type, 1)
  OBJECTIVE_DONE.set(s, 1)
  // N8: an Imperial win in the same step comes first
  lookAtBoard(s)
  scoreObjective(s, card)
}

function check(s: State, f: number): string | null {
  const card = frame.objective.get(s, f)
  if (OBJECTIVES[card] === undefined) return 'is no objective'
  if (!isRunning(s)) return 'belongs to a combat'
  const rolled = diceAt(s, MISSION_DICE)
  const expected = isAt(s, f, 'reroll') ? PLANS_DICE : isAt(s, f, 'roll') ? s.bytes[SET_DICE] : 0
  if (rolled !== expected || diceAt(s, MISSION_DICE + 4) !== 0)
    return `${expected} dice lie there at this stage, found ${rolled}`
  if (isBefore(s, f, 'roll')) return null
  if (!plansPossible(s)) return 'needs a Rebel fighter, and a Death Star or its construction site'
  return OBJECTIVES[card].timing === 'plans' && holdsObjective(s, card)
    ? null
    : 'needs Death Star Plans in the Rebel hand'
}
