import type { State } from '../../state.js'
import { byte } from '../course/frame.js'
import { push, stepNamed } from '../course/steps.js'
import { GROUND } from '../facts/sides.js'
import { BLACK, GREEN, RED } from '../facts/unit-types.js'
import { BLANK_FACE, HIT_FACE, noteAttackDice, rollOfColour } from '../missions/dice.js'
import { takeSetDice } from '../missions/set-dice.js'
import { AGAIN, note } from '../state/journal.js'
import { ATTACK_DICE, EXPANSION, REROLL_DICE } from '../state/layout.js'
import { ROLLED_ON_GROUND } from './fields.js'

/** An attack's frame and its dice of three colours, as its steps and the tactic cards see them. */

/** A card rerolls 2 dice, a leader as many as his tactic value. */
export const MOST_REROLLS = 4

/** `struck` and `struckHarm` are the unit that the first half of an Onslaught hit, while the second half is open. */
export const attack = {
  theater: byte(3, 'theater'),
  red: byte(4, [0, 5]),
  black: byte(5, [0, 5]),
  /** Dice that may still be set aside to be rerolled, and cards that may still be drawn. */
  rerolls: byte(6, [0, MOST_REROLLS]),
  draws: byte(7, [0, 2]),
  green: byte(8, [0, 3]),
  /** The leader's reroll of cinematic combat has been used (E26). */
  rerolled: byte(9, 'flag'),
  struck: byte(12, 'unit'),
  struckHarm: byte(13, [0, 127]),
  striking: byte(14, 'flag'),
}

export const COLOURS = 3

const ATTACK = stepNamed('attack')

/** Lays an attack on the stack. */
export function pushAttack(s: State, side: number, theater: number): void {
  attack.theater.set(s, push(s, ATTACK, side), theater)
}

export function diceShowing(s: State, colour: number, face: number): number {
  return s.bytes[ATTACK_DICE + colour * 4 + face]
}

export function takeShowing(s: State, colour: number, face: number): void {
  s.bytes[ATTACK_DICE + colour * 4 + face]--
}

export function addShowing(s: State, colour: number, face: number): void {
  s.bytes[ATTACK_DICE + colour * 4 + face]++
}

/** Rolls the dice of the attack, but for those that have been set; red before black before green. */
export function rollAttack(s: State, f: number, side: number): void {
  rollColour(s, RED, attack.red.get(s, f) - takeSetDice(s, RED))
  rollColour(s, BLACK, attack.black.get(s, f) - takeSetDice(s, BLACK))
  rollColour(s, GREEN, attack.green.get(s, f) - takeSetDice(s, GREEN))
  const theater = attack.theater.get(s, f)
  if (s.bytes[EXPANSION] !== 0 && theater === GROUND && diceOf(s, f) > 0)
    ROLLED_ON_GROUND.put(s, side, 1)
  noteAttackDice(s, side, theater)
}

function diceOf(s: State, f: number): number {
  return attack.red.get(s, f) + attack.black.get(s, f) + attack.green.get(s, f)
}

function rollColour(s: State, colour: number, count: number): void {
  for (let i = count; i > 0; i--) s.bytes[ATTACK_DICE + colour * 4 + rollOfColour(s, colour)]++
}

/** A die that shows a face is set aside; with the last one they are all rolled again. */
export function setAside(s: State, f: number, side: number, colour: number, face: number): void {
  takeShowing(s, colour, face)
  s.bytes[REROLL_DICE + colour * 4 + face]++
  note('set-aside', colour, face, side)
  attack.rerolls.set(s, f, attack.rerolls.get(s, f) - 1)
  if (attack.rerolls.get(s, f) === 0) rerollAside(s, f, side)
}

export function rerollAside(s: State, f: number, side: number): void {
  attack.rerolls.set(s, f, 0)
  for (let colour = RED; colour < COLOURS; colour++) {
    let count = 0
    for (let face = HIT_FACE; face <= BLANK_FACE; face++) {
      count += s.bytes[REROLL_DICE + colour * 4 + face]
      s.bytes[REROLL_DICE + colour * 4 + face] = 0
    }
    rollColour(s, colour, count)
  }
  noteAttackDice(s, side, attack.theater.get(s, f) + AGAIN)
}
