import type { Player } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { MOVE, moveOf } from '../../../../engine/skirmish/state/moves.js'
import { ownerOf } from '../../../../engine/skirmish/state/units.js'
import { unitName } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import { type Plan, plansAt, plansTo } from '../decision/plans.js'
import { laterWords } from '../decision/question.js'
import { listOf, Trial } from '../decision/trial.js'
import { ended, lay } from '../decision/way.js'
import { unitOf } from '../table/table.js'
import { movesWords } from '../words/moves-words.js'

/** Ways of a unit to a place or to where an enemy is best fired at, as lines that can be typed: `x2 to 575 612`, `x2 at vader`. */

/** Finds a unit by its id, code or a part of its name. */
type Finding = (words: string) => number

export function planLines(
  s: State,
  seat: Player,
  words: string,
  found: Finding,
): readonly string[] {
  const [, unit = '', how = '', goal = ''] = /^(.*?) (to|at) (.+)$/.exec(words.trim()) ?? []
  if (how === '') throw new InputError(`plan: say where, as in ${EXAMPLES}`)
  const slot = found(unit)
  if (ownerOf(slot) !== seat) throw new InputError(`plan: ${unitName(s, slot)} is not yours`)
  const start = beginning(s, slot)
  const plans =
    how === 'to' ? plansTo(start, spotIn(goal)) : plansAt(start, enemyIn(s, seat, found(goal)))
  return plans.flatMap((plan) => linesOf(s, start, plan))
}

const EXAMPLES = '"plan x-wing-2 to 575 612" or "plan x-wing-2 at vader"'

function beginning(s: State, slot: number): Trial {
  const move = moveOf(MOVE, slot)
  const legal = listOf(s)
  if (legal.includes(move)) return Trial.of(s, [move])
  throw new InputError(`plan: ${unitName(s, slot)} ${laterWords({ legal, observation: s })}`)
}

/** Millimetres across and up. */
function spotIn(text: string): { x: number; y: number } {
  const numbers = text.split(/[\s,]+/).map(Number)
  const [x, y] = numbers
  if (numbers.length !== 2 || x === undefined || y === undefined || numbers.some(Number.isNaN))
    throw new InputError(
      `plan: "${text}" is no place; say millimetres across and up, as in ${EXAMPLES}`,
    )
  return { x: Math.round(x * 100), y: Math.round(y * 100) }
}

function enemyIn(s: State, seat: Player, slot: number): number {
  if (ownerOf(slot) !== seat) return slot
  throw new InputError(`plan: ${unitName(s, slot)} is yours; nobody fires at his own units`)
}

/** The way as it is typed, and below it where it ends and what is seen from there. */
function linesOf(
  s: State,
  start: Trial,
  { segments, sees, seenBy, coming }: Plan,
): readonly string[] {
  const end = segments.reduce(lay, start)
  const { x, y, heading } = unitOf(end.state, start.slot)
  const later = coming === 0 ? '' : `, ${coming} can come`
  return [
    movesWords(s, ended(end).moves),
    `  ends at ${Math.round(x)} ${Math.round(y)}, heading ${Math.round(heading)}; sees ${sees}, seen by ${seenBy}${later}`,
  ]
}
