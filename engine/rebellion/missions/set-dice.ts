import type { State } from '../../state.js'
import { below, byte, sideOf } from '../course/frame.js'
import { defineStep, fieldNamed, pop, push, stepName } from '../course/steps.js'
import { answeringCards, answersAt, opensFor, playAnswer, windowNumber } from '../course/windows.js'
import { REBEL } from '../facts/sides.js'
import { BLACK, GREEN, RED } from '../facts/unit-types.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, ATTACK_DICE, MISSION_DICE, SET_DICE } from '../state/layout.js'
import { argA, argB, DECLINE, DONE, move0, move2, SET_DIE, verbOf } from '../state/moves.js'
import { ACTION_HAND, ACTION_USED } from '../state/zones.js'
import { BLANK_FACE, diceAt, HIT_FACE, hasFace, missionDiceAt } from './dice.js'

/**
 * Dice of the Rebels about to be rolled: a card may let up to two of them be set instead (X30). Dice of a mission or
 * of Death Star Plans are all called red here, but for green ones; whether they are red or black means nothing.
 */

const BEFORE_ROLL = windowNumber('before-roll')
const MOST_SET = 2

const frame = {
  attack: byte(3, 'flag'),
  red: byte(4, [0, 10]),
  black: byte(5, [0, 5]),
  used: byte(6, 'flag'),
  green: byte(7, [0, 3]),
}

const SETTING = defineStep({
  number: 19,
  name: 'million',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  frame,
  on: [
    { step: 'mission-dice', when: (s, f) => rebelsRollMission(s, below(f)) },
    { step: 'attack', stages: ['roll'] },
    { step: 'plans', stages: ['roll'] },
    { step: 'card' },
  ],
  question: 'set dice before the roll?',
  check,
  moves(s, f, out) {
    if (frame.used.get(s, f) !== 0) return setMoves(s, f, out)
    out[0] = move0(DECLINE)
    return answersAt(BEFORE_ROLL, s, f, REBEL, out, 1)
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case DECLINE:
      case DONE:
        return pop(s)
      case SET_DIE:
        return setDie(s, f, argA(move), argB(move))
      default:
        playAnswer(BEFORE_ROLL, s, f, move)
    }
  },
})

/** Opens the window for dice about to be rolled in a system. */
export function offerSetting(
  s: State,
  system: number,
  attack: boolean,
  red: number,
  black: number,
  green: number,
): void {
  if (red + black + green === 0 || !opensFor(BEFORE_ROLL, s, REBEL, system)) return
  const f = push(s, SETTING, REBEL)
  frame.attack.set(s, f, attack ? 1 : 0)
  frame.red.set(s, f, red)
  frame.black.set(s, f, black)
  frame.green.set(s, f, green)
}

/** The card that has just been used lets dice be set. */
export function allowSetting(s: State, f: number): void {
  frame.used.set(s, f, 1)
}

/** Dice already set of a colour; they are not rolled. */
export function takeSetDice(s: State, colour: number): number {
  const set = s.bytes[SET_DICE + colour]
  s.bytes[SET_DICE + colour] = 0
  return set
}

/** Dice due of each colour. */
const DUE = [frame.red, frame.black, frame.green]

function allSet(s: State): number {
  return s.bytes[SET_DICE + RED] + s.bytes[SET_DICE + BLACK] + s.bytes[SET_DICE + GREEN]
}

function setMoves(s: State, f: number, out: Int32Array): number {
  const set = allSet(s)
  let n = 0
  if (set > 0) out[n++] = move0(DONE)
  for (let colour = RED; colour <= GREEN && set < MOST_SET; colour++) {
    if (s.bytes[SET_DICE + colour] >= DUE[colour].get(s, f)) continue
    for (let face = HIT_FACE; face <= BLANK_FACE; face++)
      if (hasFace(colour, face)) out[n++] = move2(SET_DIE, colour, face)
  }
  return n
}

function setDie(s: State, f: number, colour: number, face: number): void {
  const attack = frame.attack.get(s, f)
  s.bytes[SET_DICE + colour]++
  note('die-set', colour, face, attack)
  if (attack !== 0) s.bytes[ATTACK_DICE + colour * 4 + face]++
  else s.bytes[missionDiceAt(REBEL, colour) + face]++
}

// For positions

/** The Rebels roll first in their own missions, second in the Empire's. */
function rebelsRollMission(s: State, roll: number): boolean {
  return fieldNamed(s, roll, 'rolls') === (sideOf(s, roll) === REBEL ? 1 : 2)
}

function check(s: State, f: number): string | null {
  const roll = below(f)
  const isAttack = stepName(s, roll) === 'attack'
  if (isAttack !== (frame.attack.get(s, f) !== 0)) return 'attack does not fit the step below'
  return setProblem(s, f) ?? cardProblem(s, f) ?? dueProblem(s, f, roll, isAttack)
}

function setProblem(s: State, f: number): string | null {
  if (allSet(s) > (frame.used.get(s, f) === 0 ? 0 : MOST_SET)) return 'too many dice are set'
  return DUE.some((due, colour) => s.bytes[SET_DICE + colour] > due.get(s, f))
    ? 'more dice are set than are rolled'
    : null
}

function cardProblem(s: State, f: number): string | null {
  const used = frame.used.get(s, f) !== 0
  const zone = used ? ACTION_USED : ACTION_HAND
  if (answeringCards(BEFORE_ROLL).some((card) => s.bytes[ACTION_ZONE + card] === zone)) return null
  return `no card that sets dice is ${used ? 'among the used actions' : 'in hand'}`
}

function dueProblem(s: State, f: number, roll: number, isAttack: boolean): string | null {
  const [red, black, green] = DUE.map((due) => due.get(s, f))
  if (isAttack)
    return red === fieldNamed(s, roll, 'red') &&
      black === fieldNamed(s, roll, 'black') &&
      green === fieldNamed(s, roll, 'green') &&
      sideOf(s, roll) === REBEL
      ? null
      : 'the dice are not those of the attack'
  if (black !== 0 || s.bytes[SET_DICE + 1] !== 0) return 'dice of missions are called red'
  const rolled = stepName(s, roll) === 'plans' && diceAt(s, MISSION_DICE) !== s.bytes[SET_DICE]
  return rolled ? 'dice have been rolled already' : null
}
