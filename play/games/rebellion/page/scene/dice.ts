import type { GameEvent } from '../../../../../engine/game.js'
import {
  DIRECT_FACE,
  FACE_IDS,
  HIT_FACE,
  SPECIAL_FACE,
} from '../../../../../engine/rebellion/missions/dice.js'
import { COLOUR_IDS } from '../../../../../engine/rebellion/text/names.js'

/** Dice as they lie on the table, from what was told of a roll. */

export interface DieShown {
  readonly colour: number
  readonly face: number
}

/** The dice of a roll, red before black before green. */
export function diceOf({ dice = [] }: GameEvent): readonly DieShown[] {
  return dice.flatMap(({ colour, face, count }) =>
    Array.from({ length: count }, () => ({
      colour: COLOUR_IDS.indexOf(colour),
      face: FACE_IDS.indexOf(face),
    })),
  )
}

/** Successes that dice of a mission show: hits and direct hits 1, specials 2. */
export function successesOf(dice: readonly DieShown[]): number {
  return dice.reduce((sum, { face }) => sum + successesIn(face), 0)
}

function successesIn(face: number): number {
  if (face === SPECIAL_FACE) return 2
  return face === HIT_FACE || face === DIRECT_FACE ? 1 : 0
}
