import type { Move } from '../../../../../engine/game.js'
import { MOST_REROLLS } from '../../../../../engine/rebellion/combat/attack-frame.js'
import { GREEN, RED } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { BLANK_FACE, HIT_FACE } from '../../../../../engine/rebellion/missions/dice.js'
import { DONE, move0, REROLL, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { isCinematic } from '../../cinematic/rolls.js'

/** Dice that a person marks for his leader's one reroll: they are rolled together, so they are one answer. */

/** A die by its colour and face, and which of those that show the same it is. */
export interface DieMark {
  readonly move: Move
  readonly nth: number
}

/** How many dice may be marked now; 0 where none may, or where rerolling has begun one by one. */
export function mostMarks(view: RebellionView, legal: readonly Move[]): number {
  if (!isCinematic(view) || !legal.some((move) => verbOf(move) === REROLL)) return 0
  if (countOf((colour, face) => view.diceAside(colour, face)) > 0) return 0
  const leaders = view.leadersAt(view.side, view.combatSystem)
  return Math.min(MOST_REROLLS, view.bestTactics(leaders, view.combatTheater))
}

export function hasMark(marks: readonly DieMark[], move: Move, nth: number): boolean {
  return marks.some((one) => one.move === move && one.nth === nth)
}

/** The mark comes or goes; with as many as may be, the oldest goes for a new one. */
export function toggled(
  marks: readonly DieMark[],
  move: Move,
  nth: number,
  most: number,
): readonly DieMark[] {
  if (hasMark(marks, move, nth)) return marks.filter((one) => one.move !== move || one.nth !== nth)
  return [...marks, { move, nth }].slice(-most)
}

/** The reroll of the marked dice: with fewer than may be, that no more follow is said at the end. */
export function rerollOf(
  view: RebellionView,
  legal: readonly Move[],
  marks: readonly DieMark[],
): Move[] {
  const moves = marks.map(({ move }) => move)
  const isAll = countOf((colour, face) => view.attackDice(colour, face)) === marks.length
  return marks.length < mostMarks(view, legal) && !isAll ? [...moves, move0(DONE)] : moves
}

function countOf(dice: (colour: number, face: number) => number): number {
  let count = 0
  for (let colour = RED; colour <= GREEN; colour++)
    for (let face = HIT_FACE; face <= BLANK_FACE; face++) count += dice(colour, face)
  return count
}
