import type { Move } from '../../../../engine/game.js'
import {
  ATTACK_ROLL,
  GROUND_CARRY_ROLL,
  SPACE_CARRY_ROLL,
} from '../../../../engine/skirmish/rounds/rolls.js'
import {
  KEEP,
  REROLL_ELITE,
  REROLL_LEADER,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import type { State } from '../../../../engine/state.js'
import { viewOf } from '../table/view.js'
import { targetLabel } from '../words/names.js'
import { attackTerms, defenseTerms, sumOf } from './terms.js'

/** What is at stake in a roll that may be repeated, and what is sensible there. */

/** The total of the dice that lie, and what it must meet. */
function lying(s: State): { readonly total: number; readonly against: number } {
  const { asked, target, dice } = viewOf(s)
  const faces = dice.reduce((sum, face) => sum + face, 0)
  return {
    total: faces + sumOf(attackTerms(s, asked, target)),
    against: sumOf(defenseTerms(s, asked, target)),
  }
}

/** `13 against 9 hits Luke Skywalker. A new roll could only lose that.` */
export function stakeWords(s: State): string {
  const { total, against } = lying(s)
  const whom = targetLabel(s, viewOf(s).target)
  return total < against
    ? `${total} against ${against} misses ${whom}.`
    : `${total} against ${against} hits ${whom}. A new roll could only lose that.`
}

/** The highest face with which units come out of a reserve. */
const MOST_LET_IN = 4

/** What lies is good: a hit, or a roll that lets units in; null where that depends. */
function isGood(s: State): boolean | null {
  const { roll, dice } = viewOf(s)
  if (roll === GROUND_CARRY_ROLL || roll === SPACE_CARRY_ROLL) return (dice[0] ?? 0) <= MOST_LET_IN
  if (roll !== ATTACK_ROLL) return null
  const { total, against } = lying(s)
  return total >= against
}

const AGAIN: readonly number[] = [REROLL_ELITE, REROLL_LEADER]

/** Letting a good roll stand, rolling a bad one again, by the unit's own icon sooner than by a leader's. */
export function sensibleOf(s: State, legal: readonly Move[]): Move | null {
  const good = isGood(s)
  const wanted = good === null ? [] : good ? [KEEP] : AGAIN
  const moves = wanted.flatMap((verb) => legal.filter((move) => verbOf(move) === verb))
  return moves[0] ?? null
}
