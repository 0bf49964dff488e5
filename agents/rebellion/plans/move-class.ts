import type { Move } from '../../../engine/game.js'
import { KIND_IDS } from '../../../engine/rebellion/course/kinds.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  ASSIGN,
  argA,
  argB,
  argC,
  MOVE_UNITS,
  OPPOSE,
  REVEAL,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import { MOVE_CLASSES, NO_CLASS } from '../../brains.js'

/** Decisions whose moves mean something apart from the fight at hand. */
const HAS_CLASS = Uint8Array.from(KIND_IDS, (id) =>
  ['assign', 'command', 'move-group', 'oppose', 'objective', 'build', 'deploy'].includes(id)
    ? 1
    : 0,
)
/** Stands for any place. */
const ANYWHERE = 255

/**
 * A small number for moves that do much the same: what is done, with which mission or movement template, and where.
 * `placed` false leaves out where: means kept for the opponent of one who searches would point at
 * what only the searcher knows, above all at the base.
 */
export function rebellionMoveClass(
  view: RebellionView,
  kind: number,
  move: Move,
  placed: boolean,
): number {
  if (HAS_CLASS[kind] !== 1) return NO_CLASS
  const verb = verbOf(move)
  switch (verb) {
    case ACTIVATE:
      return mixed(verb, argC(move), placed ? argB(move) : ANYWHERE)
    case REVEAL:
      return mixed(verb, view.stackCard(view.side, argA(move)), placed ? argB(move) : ANYWHERE)
    case ASSIGN:
      return mixed(verb, argA(move), ANYWHERE)
    case OPPOSE:
      return mixed(verb, 0, placed ? view.missionPlace : ANYWHERE)
    case MOVE_UNITS:
      return mixed(verb, argB(move), ANYWHERE)
    default:
      return mixed(verb, argA(move), placed ? argB(move) : ANYWHERE)
  }
}

function mixed(verb: number, what: number, where: number): number {
  const key = Math.imul((verb << 16) | ((what & 255) << 8) | where, 0x9e3779b1)
  return ((key ^ (key >>> 15)) >>> 3) & (MOVE_CLASSES - 1)
}
