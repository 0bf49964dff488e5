import type { Move } from '../../../../engine/game.js'
import {
  ACTIVATE,
  ADD_LEADER,
  ASSIGN,
  argA,
  argB,
  argC,
  JOIN,
  NONE,
  OPPOSE,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'

/** The leaders whom moves use. */

/** Those whom an assignment puts on a mission. */
export function leadersOn(move: Move): number[] {
  if (verbOf(move) === JOIN) return [argB(move)]
  if (verbOf(move) !== ASSIGN) return []
  return [argB(move), argC(move)].filter((leader) => leader !== NONE)
}

/** All of the side who are used by the moves. */
export function leadersUsed(moves: readonly Move[]): Set<number> {
  const used = new Set<number>()
  for (const move of moves) {
    for (const leader of leadersOn(move)) used.add(leader)
    if (USING.includes(verbOf(move))) used.add(argA(move))
  }
  return used
}

const USING: readonly number[] = [ACTIVATE, OPPOSE, ADD_LEADER]
