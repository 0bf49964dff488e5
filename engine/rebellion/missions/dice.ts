import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { GREEN } from '../facts/unit-types.js'
import { journal, MISSION_ROLL, note } from '../state/journal.js'
import { ATTACK_DICE, LOADED_COUNT, LOADED_DICE, MISSION_DICE, RANDOM } from '../state/layout.js'

/** Faces of the dice; red and black dice have the same ones. */
export const HIT_FACE = 0
export const DIRECT_FACE = 1
export const SPECIAL_FACE = 2
export const BLANK_FACE = 3
export const FACE_IDS: readonly string[] = ['hit', 'direct-hit', 'special', 'blank']

const RED_BLACK = [HIT_FACE, HIT_FACE, DIRECT_FACE, SPECIAL_FACE, BLANK_FACE, BLANK_FACE]
const GREEN_FACES = [DIRECT_FACE, DIRECT_FACE, BLANK_FACE, BLANK_FACE, BLANK_FACE, BLANK_FACE]
/** The faces of red, black and green dice, for people. */
export const COLOUR_FACES: readonly (readonly number[])[] = [RED_BLACK, RED_BLACK, GREEN_FACES]

/** Where the dice of a mission lie: those of a side by face, all called red, and its green ones. */
export function missionDiceAt(side: number, colour: number): number {
  return MISSION_DICE + (colour === GREEN ? MISSION_COUNTS / 2 : 0) + side * 4
}

/** Dice of a side in the mission at hand that show a face, of any colour. */
export function missionDiceShowing(s: State, side: number, face: number): number {
  return s.bytes[missionDiceAt(side, 0) + face] + s.bytes[missionDiceAt(side, GREEN) + face]
}

/** Counts of all dice of a mission: four faces, two sides, green dice apart. */
export const MISSION_COUNTS = 16

/** True when a die of the colour has the face. */
export function hasFace(colour: number, face: number): boolean {
  return (COLOUR_FACES[colour] ?? []).includes(face)
}

/** Tells the dice of a mission of a side: the green ones in a line of their own, where there are any. */
export function noteMissionDice(s: State, side: number): void {
  if (!journal.open) return
  const green = missionDiceAt(side, GREEN)
  noteDice(s, side, MISSION_ROLL, missionDiceAt(side, 0), 4)
  if (diceAt(s, green) > 0) noteGreenDice(s, side, MISSION_ROLL, green)
}

function noteGreenDice(s: State, side: number, theater: number, at: number): void {
  let faces = 0
  for (let i = 0; i < 4; i++) faces |= s.bytes[at + i] << (4 * i)
  note('green-dice', side, theater, faces)
}

/** Most dice of a colour in one roll, green ones on top of them, and all in a mission (X10). */
export const MOST_OF_COLOUR = 5
export const MOST_GREEN = 3
export const MOST_MISSION_DICE = 10

/** Rolls one red or black die, or the next loaded face. */
export function rollDie(s: State): number {
  return rollFrom(s, RED_BLACK)
}

export function rollOfColour(s: State, colour: number): number {
  return rollFrom(s, colour === GREEN ? GREEN_FACES : RED_BLACK)
}

function rollFrom(s: State, faces: readonly number[]): number {
  const loaded = s.bytes[LOADED_COUNT]
  if (loaded > 0) {
    const face = s.bytes[LOADED_DICE]
    s.bytes.copyWithin(LOADED_DICE, LOADED_DICE + 1, LOADED_DICE + loaded)
    s.bytes[LOADED_DICE + loaded - 1] = 0
    s.bytes[LOADED_COUNT] = loaded - 1
    // A face that the die does not have counts as a blank
    return faces.includes(face) ? face : BLANK_FACE
  }
  if (journal.open) journal.unloaded++
  return faces[nextBelow(s.words, RANDOM, 6)]
}

/** Tells the faces of a roll that lie at `at`: four counts, or four of each colour. */
export function noteDice(s: State, side: number, theater: number, at: number, count: number): void {
  if (!journal.open) return
  let faces = 0
  for (let i = 0; i < count; i++) faces |= s.bytes[at + i] << (4 * i)
  note('dice', side, theater, faces)
}

/** Tells the roll of an attack, or the dice after a reroll: red and black ones, and the green where there are any. */
export function noteAttackDice(s: State, side: number, roll: number): void {
  if (!journal.open) return
  const green = ATTACK_DICE + 8
  noteDice(s, side, roll, ATTACK_DICE, 8)
  if (diceAt(s, green) > 0) noteGreenDice(s, side, roll, green)
}

/** Number of dice among four face counts at `at`. */
export function diceAt(s: State, at: number): number {
  return s.bytes[at] + s.bytes[at + 1] + s.bytes[at + 2] + s.bytes[at + 3]
}

/** Successes of the dice of a side in a mission: hits and direct hits 1, specials 2 (X9). */
export function successesOf(s: State, side: number): number {
  const red = missionDiceAt(side, 0)
  const green = missionDiceAt(side, GREEN)
  return (
    s.bytes[red + HIT_FACE] +
    s.bytes[red + DIRECT_FACE] +
    2 * s.bytes[red + SPECIAL_FACE] +
    s.bytes[green + DIRECT_FACE]
  )
}
