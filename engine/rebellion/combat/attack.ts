import type { State } from '../../state.js'
import { isContested, unitsAt, unitTypes } from '../board/board.js'
import { sideOf } from '../course/frame.js'
import { defineStep, goTo, pop, stageOf } from '../course/steps.js'
import { answersAt, playAnswer, windowNumber } from '../course/windows.js'
import { EMPIRE, enemyOf, REBEL, SPACE } from '../facts/sides.js'
import {
  BLACK,
  GREEN,
  ION_CANNON,
  RED,
  UNIT_BLACK,
  UNIT_GREEN,
  UNIT_RED,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import { BLANK_FACE, HIT_FACE, MOST_GREEN, MOST_OF_COLOUR } from '../missions/dice.js'
import { offerSetting } from '../missions/set-dice.js'
import { note } from '../state/journal.js'
import { ATTACK_DICE } from '../state/layout.js'
import {
  argA,
  argB,
  CONVERT,
  DONE,
  move0,
  move1,
  move2,
  PLAY_ACTION,
  REROLL,
  USE_RING,
  verbOf,
} from '../state/moves.js'
import {
  addShowing,
  attack,
  COLOURS,
  diceShowing,
  rerollAside,
  rollAttack,
  setAside,
  takeShowing,
} from './attack-frame.js'
import { theaterProblem } from './check-turn.js'
import { assignDamage, hasPacket, targetMoves } from './damage.js'
import {
  askedInCombat,
  COMBAT_FIELDS,
  CONVERTIBLE,
  combatSystem,
  DESIGN,
  ROUND,
  STAR_TARGETS,
} from './fields.js'
import { tacticsOf } from './tactics/tactics-of.js'
import { applyHarm, listTargets } from './targets.js'

/**
 * One side's attack in a battle step: roll, combat actions, assign damage, let the other side block, then the damage
 * is done (combat.md, part A).
 */

const ATTACK_ROLLED = windowNumber('attack-rolled')

const ATTACK = defineStep({
  number: 26,
  name: 'attack',
  kind: 'tactic',
  oneAct: isAssigning,
  // Black hits are counted as red between `act` and `assign`; the stages before keep their numbers
  stages: ['dice', 'roll', 'act', 'assign', 'block', 'convert'],
  frame: attack,
  on: [
    {
      step: 'combat',
      stages: ['space-answer', 'space-losses', 'ground-answer', 'ground-losses'],
    },
  ],
  question: (s) => askedInCombat(s, 'combat actions and damage'),
  check(s, f) {
    const theater = attack.theater.get(s, f)
    const problem = theaterProblem(s, f, theater)
    if (problem !== null || isContested(s, combatSystem(s), theater)) return problem
    return 'one side has no units in this theater'
  },
  run(s, f) {
    const { stage } = ATTACK
    switch (stageOf(s, f)) {
      case stage.dice:
        gatherDice(s, f)
        goTo(s, f, stage.roll)
        if (sideOf(s, f) === REBEL)
          offerSetting(
            s,
            combatSystem(s),
            true,
            attack.red.get(s, f),
            attack.black.get(s, f),
            attack.green.get(s, f),
          )
        return false
      case stage.roll:
        rollAttack(s, f, sideOf(s, f))
        goTo(s, f, stage.act)
        return false
      case stage.act:
      case stage.convert:
        return true
      case stage.assign:
        if (hasPacket(s, f)) return true
        goTo(s, f, stage.block)
        tacticsOf(s).answerDamage(s, enemyOf(sideOf(s, f)), attack.theater.get(s, f))
        return false
      default:
        applyHarm(s)
        for (let at = ATTACK_DICE; at < ATTACK_DICE + COLOURS * 4; at++) s.bytes[at] = 0
        COMBAT_FIELDS.end(s, 'attack')
        pop(s)
        return false
    }
  },
  moves(s, f, out) {
    if (stageOf(s, f) === ATTACK.stage.assign) return targetMoves(s, f, out)
    if (stageOf(s, f) === ATTACK.stage.convert) return convertMoves(s, f, out)
    if (attack.draws.get(s, f) > 0) return tacticsOf(s).drawMoves(s, f, out)
    if (attack.rerolls.get(s, f) > 0) return asideMoves(s, out)
    return actionMoves(s, f, out)
  },
  play(s, f, move) {
    if (stageOf(s, f) === ATTACK.stage.assign) return assignDamage(s, f, move)
    switch (verbOf(move)) {
      case DONE:
        return proceed(s, f)
      case CONVERT:
        return convert(s, f, argA(move))
      case REROLL:
        if (attack.rerolls.get(s, f) === 0) tacticsOf(s).beginReroll(s, f)
        return setAside(s, f, sideOf(s, f), argA(move), argB(move))
      case USE_RING:
      case PLAY_ACTION:
        return playAnswer(ATTACK_ROLLED, s, f, move)
      default:
        tacticsOf(s).play(s, f, move)
    }
  },
})

function isAssigning(s: State, f: number): boolean {
  return stageOf(s, f) === ATTACK.stage.assign
}

/** Sum of the dice of all units there, less what reduces them, then the limits of each colour (C9). */
function gatherDice(s: State, f: number): void {
  const side = sideOf(s, f)
  const theater = attack.theater.get(s, f)
  const system = combatSystem(s)
  const types = unitTypes(s, side)
  let red = 0
  let black = 0
  let green = 0
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater) continue
    const count = unitsAt(s, system, type)
    red += count * UNIT_RED[type]
    black += count * UNIT_BLACK[type]
    green += count * UNIT_GREEN[type]
  }
  if (side === EMPIRE && theater === SPACE) red -= 2 * unitsAt(s, system, ION_CANNON)
  if (side === REBEL && DESIGN.isOn(s) && ROUND.get(s) === 1) {
    red -= 1
    black -= 2
  }
  attack.red.set(s, f, Math.max(0, Math.min(MOST_OF_COLOUR, red)))
  attack.black.set(s, f, Math.max(0, Math.min(MOST_OF_COLOUR, black)))
  attack.green.set(s, f, Math.min(MOST_GREEN, green))
  CONVERTIBLE.set(s, side === REBEL && theater === SPACE && STAR_TARGETS.isOn(s) ? 2 : 0)
}

/** Combat actions: tactic cards, what answers the roll, or go on. */
function actionMoves(s: State, f: number, out: Int32Array): number {
  out[0] = move0(DONE)
  const n = tacticsOf(s).attackMoves(s, f, out, 1)
  return answersAt(ATTACK_ROLLED, s, f, sideOf(s, f), out, n)
}

/** Dice to be rerolled together. */
function asideMoves(s: State, out: Int32Array): number {
  let n = 0
  out[n++] = move0(DONE)
  for (let colour = RED; colour <= GREEN; colour++)
    for (let face = HIT_FACE; face <= BLANK_FACE; face++)
      if (diceShowing(s, colour, face) > 0) out[n++] = move2(REROLL, colour, face)
  return n
}

/** 'Done' ends what is going on: drawing, setting dice aside, or the combat actions. */
function proceed(s: State, f: number): void {
  const side = sideOf(s, f)
  if (attack.draws.get(s, f) > 0) attack.draws.set(s, f, 0)
  else if (attack.rerolls.get(s, f) > 0) rerollAside(s, f, side)
  else if (tacticsOf(s).conversions(s, f) > 0) goTo(s, f, ATTACK.stage.convert)
  else beginAssigning(s, f)
}

function beginAssigning(s: State, f: number): void {
  const defender = enemyOf(sideOf(s, f))
  tacticsOf(s).prevent(s, defender)
  goTo(s, f, ATTACK.stage.assign)
  listTargets(s, defender, attack.theater.get(s, f))
}

function convertMoves(s: State, f: number, out: Int32Array): number {
  const most = tacticsOf(s).conversions(s, f)
  for (let count = 0; count <= most; count++) out[count] = move1(CONVERT, count)
  return most + 1
}

/** Black hits count as red from here on, so that only what prevents red hits prevents them (E35). */
function convert(s: State, f: number, count: number): void {
  for (let i = 0; i < count; i++) {
    takeShowing(s, BLACK, HIT_FACE)
    addShowing(s, RED, HIT_FACE)
  }
  CONVERTIBLE.clear(s)
  if (count > 0) note('converted', count)
  beginAssigning(s, f)
}
