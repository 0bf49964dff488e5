import type { State } from '../../state.js'
import { presenceOf } from '../board/board.js'
import { sideOf } from '../course/frame.js'
import { findFrame, isAt, stepNamed } from '../course/steps.js'
import { ADJACENT } from '../facts/map.js'
import { enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { systemId } from '../text/names.js'
import { combatSystem, firstAttacker, THEATER } from './fields.js'

/** Whose turn it is in a combat, for the checks of the steps that lie on it. */

const COMBAT = stepNamed('combat')

/** What comes next while the current player of the combat acts; at other stages his enemy does. */
const OWN_STAGES = [
  'second-leader',
  'second-cards',
  'space-answer',
  'ground-answer',
  'after-first-retreat',
]
const SPACE_STAGES = ['space-answer', 'space-losses']

function isAtOne(s: State, stages: readonly string[]): boolean {
  const c = findFrame(s, COMBAT)
  return stages.some((stage) => isAt(s, c, stage))
}

export function turnProblem(s: State, f: number): string | null {
  const side = sideOf(s, findFrame(s, COMBAT))
  const whose = isAtOne(s, OWN_STAGES) ? side : enemyOf(side)
  return sideOf(s, f) === whose ? null : 'it is the turn of the other side'
}

export function theaterProblem(s: State, f: number, theater: number): string | null {
  const right = isAtOne(s, SPACE_STAGES) ? SPACE : GROUND
  if (theater !== right || THEATER.get(s) !== right) return 'in the other theater'
  const first = firstAttacker(s, right)
  const whose = isAtOne(s, ['space-answer', 'ground-answer']) ? first : enemyOf(first)
  return sideOf(s, f) === whose ? null : 'it is the turn of the other side'
}

/** The retreat that two Ion Cannons force is the Rebels', whosever combat it is (C22). */
export function isForcedNow(s: State): boolean {
  return isAtOne(s, ['after-silenced'])
}

export function retreatTurnProblem(s: State, f: number): string | null {
  if (!isForcedNow(s)) return turnProblem(s, f)
  return sideOf(s, f) === REBEL ? null : 'it is the turn of the other side'
}

export function destinationProblem(s: State, f: number, to: number): string | null {
  if ((ADJACENT[combatSystem(s)] & (1 << to)) === 0)
    return `${systemId(to)} is not next to the combat`
  return (presenceOf(s, enemyOf(sideOf(s, f))) & (1 << to)) === 0 ? null : 'the enemy is there'
}
