import type { State } from '../../state.js'
import { baseProblem, leaderProblem, markerProblem, unitProblem } from './check-board.js'
import { combatProblem } from './check-combat.js'
import { peopleProblem } from './check-people.js'
import { situationProblem, stackProblem, stepProblem } from './check-stack.js'
import { cardProblem } from './conservation.js'
import { isMasked } from './observer.js'
import { recruitProblem } from './recruits.js'

/**
 * What is impossible about a state, with the field of its position in front; null when nothing is.
 * Nothing appears from nowhere or is lost, what is written twice agrees, and the steps of the stack
 * fit each other and what they work on.
 */
export function checkInvariants(s: State): string | null {
  if (isMasked(s)) return 'observer: this is what one player knows, not a position'
  return (
    stackProblem(s) ??
    unitProblem(s) ??
    markerProblem(s) ??
    leaderProblem(s) ??
    baseProblem(s) ??
    cardProblem(s) ??
    recruitProblem(s) ??
    stepProblem(s) ??
    combatProblem(s) ??
    situationProblem(s) ??
    peopleProblem(s)
  )
}

/** As far as it does not matter what is hidden: of what a player knows. */
export function checkOpenInvariants(o: State): string | null {
  return stackProblem(o) ?? unitProblem(o) ?? markerProblem(o) ?? leaderProblem(o)
}
