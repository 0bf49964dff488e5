import type { Move } from '../../../engine/game.js'
import { UNIT_CARRIED } from '../../../engine/rebellion/facts/unit-types.js'
import { argB, argC, MOVE_UNITS, verbOf } from '../../../engine/rebellion/state/moves.js'

/**
 * Groups of a movement may go in any order and come to the same, so that a search of single moves looks at one order
 * only: ships before what they carry, place by place, type by type. False for a group that belongs before `last`.
 */
export function keepsGroupOrder(last: Move, move: Move): boolean {
  if (verbOf(last) !== MOVE_UNITS || verbOf(move) !== MOVE_UNITS) return true
  return groupRank(move) > groupRank(last)
}

function groupRank(move: Move): number {
  const type = argB(move)
  return ((UNIT_CARRIED[type] as number) << 16) | (argC(move) << 8) | type
}
