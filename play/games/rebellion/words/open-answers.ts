import type { Move } from '../../../../engine/game.js'
import { ADD_LEADER, DECLINE, OPPOSE, verbOf } from '../../../../engine/rebellion/state/moves.js'

/** Kinds of decisions that name nothing but leaders of the pool, which lies open: who opposes a mission, who joins a combat. */
const KINDS: readonly string[] = ['oppose', 'add-leader']
const OPEN: readonly number[] = [OPPOSE, ADD_LEADER, DECLINE]

/** Without cards, face-down missions among them: whether one has any is not seen by who is asked, and by what. */
export function openAnswers(kind: string, legal: readonly Move[]): readonly Move[] {
  return KINDS.includes(kind) ? legal.filter((move) => OPEN.includes(verbOf(move))) : []
}
