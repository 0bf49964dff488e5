import type { State } from '../../state.js'
import { baseProblem, leaderProblem, markerProblem, unitProblem } from './check-board.js'
import { combatProblem } from './check-combat.js'
import { peopleProblem } from './check-people.js'
import { situationProblem, stackProblem, stepProblem } from './check-stack.js'
import { cardProblem } from './conservation.js'
import { recruitProblem } from './recruits.js'

/**
 * What is impossible about a state, with the field of its position in front; null when nothing is.
 * Nothing appears from nowhere or is lost, what is written twice agrees, and the steps of the stack
 * fit each other and what they work on.
 */
export function checkInvariants(s: State): string | null {
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
