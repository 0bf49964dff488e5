import type { State } from '../../state.js'
import { MISSIONS } from '../cards/registry.js'
import { below, byte, FIRST_OWN_BYTE, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { answersAt, playAnswer, windowNumber } from '../course/windows.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { GREEN, RED } from '../facts/unit-types.js'
import {
  allMinorsSum,
  allSkillsSum,
  freeLeadersAt,
  minorSum,
  skillSum,
} from '../leaders/leaders.js'
import { EXPANSION, FRAME_COUNT, FRAME_SIZE, FRAMES, SET_DICE } from '../state/layout.js'
import { DONE, move0 } from '../state/moves.js'
import {
  diceAt,
  MOST_GREEN,
  MOST_MISSION_DICE,
  missionDiceAt,
  noteMissionDice,
  rollOfColour,
} from './dice.js'
import {
  hasFlag,
  mission,
  missionFrame,
  opposers,
  ROLLED,
  raiseFlag,
  SUBVERTED,
} from './mission-at-hand.js'
import { offerSetting, takeSetDice } from './set-dice.js'

/**
 * The dice of an opposed attempt. Cards may set dice before the Rebels roll, and rings answer once both rolls are
 * seen (X30, X44).
 */

const AFTER_ROLLS = windowNumber('after-rolls')

const frame = { rolls: byte(FIRST_OWN_BYTE, ['before', 'first', 'second', 'both']) }
const BEFORE = 0
const FIRST_ROLL = 1
const SECOND_ROLL = 2
const BOTH_ROLLED = 3

export const MISSION_DICE_STEP = defineStep({
  number: 12,
  name: 'mission-dice',
  kind: 'reaction',
  post: 'either',
  leave: move0(DONE),
  frame,
  on: [{ step: 'mission', stages: ['judge'] }],
  question: 'change a die?',
  check,
  run(s, f) {
    const m = below(f)
    const side = sideOf(s, m)
    switch (frame.rolls.get(s, f)) {
      case BEFORE:
        frame.rolls.set(s, f, FIRST_ROLL)
        if (side === REBEL) offerSettingOfMission(s, m)
        return false
      case FIRST_ROLL:
        rollFor(s, m, side)
        frame.rolls.set(s, f, SECOND_ROLL)
        if (side === EMPIRE) offerSettingOfMission(s, m)
        return false
      case SECOND_ROLL:
        rollFor(s, m, enemyOf(side))
        raiseFlag(s, ROLLED)
        frame.rolls.set(s, f, BOTH_ROLLED)
        return false
      default:
        return true
    }
  },
  actor: () => REBEL,
  moves(s, f, out) {
    out[0] = move0(DONE)
    return answersAt(AFTER_ROLLS, s, f, REBEL, out, 1)
  },
  play(s, f, move) {
    if (move === move0(DONE)) pop(s)
    else playAnswer(AFTER_ROLLS, s, f, move)
  },
})

/** The place of the mission whose dice lie there. */
export function placeOfRoll(s: State, f: number): number {
  return mission.place.get(s, below(f))
}

/** Dice that a side would roll in the mission being carried out as it stands, and green ones; 0 without one. */
export function diceDue(s: State, side: number): number {
  const m = missionFrame(s)
  return m < 0 ? 0 : diceOf(s, m, side)
}

export function greenDiceDue(s: State, side: number): number {
  const m = missionFrame(s)
  return m < 0 ? 0 : greenDiceOf(s, m, side)
}

/** One die for every matching icon of all leaders there, ten at most (X8, X10, X13). */
function diceOf(s: State, m: number, side: number): number {
  const card = MISSIONS[mission.mission.get(s, m)]
  const place = mission.place.get(s, m)
  const acting = side === sideOf(s, m)
  const there = leadersRolling(s, m, side)
  const icons = card.allIcons === true ? allSkillsSum(s, there) : skillSum(s, there, card.skill)
  const extra = acting ? (card.extraDice?.(s, place) ?? 0) : hasFlag(s, SUBVERTED) ? 1 : 0
  return Math.min(MOST_MISSION_DICE, icons + extra)
}

/** E6: one green die for every matching small icon, three at most, on top of the others. */
function greenDiceOf(s: State, m: number, side: number): number {
  if (s.bytes[EXPANSION] === 0) return 0
  const card = MISSIONS[mission.mission.get(s, m)]
  const there = leadersRolling(s, m, side)
  const icons = card.allIcons === true ? allMinorsSum(s, there) : minorSum(s, there, card.skill)
  return Math.min(MOST_GREEN, icons)
}

function leadersRolling(s: State, m: number, side: number): number {
  return side === sideOf(s, m) ? freeLeadersAt(s, side, mission.place.get(s, m)) : opposers(s, m)
}

function offerSettingOfMission(s: State, m: number): void {
  const place = mission.place.get(s, m)
  offerSetting(s, place, false, diceOf(s, m, REBEL), 0, greenDiceOf(s, m, REBEL))
}

function rollFor(s: State, m: number, side: number): void {
  rollColour(s, side, RED, diceOf(s, m, side))
  rollColour(s, side, GREEN, greenDiceOf(s, m, side))
  if (leadersRolling(s, m, side) !== 0) noteMissionDice(s, side)
}

function rollColour(s: State, side: number, colour: number, dice: number): void {
  const set = side === REBEL ? takeSetDice(s, colour) : 0
  for (let i = dice - set; i > 0; i--)
    s.bytes[missionDiceAt(side, colour) + rollOfColour(s, colour)]++
}

function check(s: State, f: number): string | null {
  const side = sideOf(s, below(f))
  if (sideOf(s, f) !== side) return 'the side of the mission rolls'
  const rolls = frame.rolls.get(s, f)
  const greens = [REBEL, EMPIRE].map((who) => diceAt(s, missionDiceAt(who, GREEN)))
  const reds = [REBEL, EMPIRE].map((who) => diceAt(s, missionDiceAt(who, RED)))
  const rolled = [REBEL, EMPIRE].map((who) => reds[who] + greens[who])
  if (Math.max(...reds) > MOST_MISSION_DICE) return `at most ${MOST_MISSION_DICE} dice are rolled`
  if (Math.max(...greens) > MOST_GREEN) return `at most ${MOST_GREEN} green dice are rolled`
  const isWaiting = f + FRAME_SIZE < FRAMES + s.bytes[FRAME_COUNT] * FRAME_SIZE
  const set = isWaiting ? s.bytes[SET_DICE + RED] + s.bytes[SET_DICE + GREEN] : 0
  // Dice that have been set lie there before the others are rolled
  if (rolls < SECOND_ROLL && rolled[EMPIRE] !== 0) return 'the Empire has not rolled yet'
  if (rolls < SECOND_ROLL && rolled[REBEL] !== set) return 'the Rebels have not rolled yet'
  if (rolls === SECOND_ROLL && rolled[enemyOf(side)] !== (side === EMPIRE ? set : 0))
    return 'the other side has not rolled yet'
  return null
}
