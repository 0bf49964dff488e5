import type { Move } from '../../../../engine/game.js'
import {
  ADD,
  AT_SIDE,
  BRING,
  FINISH_FLEET,
  LEND,
  LEND_ICON,
  MOVE,
  NEAR,
  TURN_BY,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import type { Trial } from './trial.js'

/** The moves of an act while it is drafted. */

/** The unit that is due first begins to move. */
export function begun(start: Trial, kind: string): Trial {
  if (kind !== 'act') return start
  const move = start.legal.find((one) => verbOf(one) === MOVE)
  return move === undefined ? start : start.with(move)
}

export function withoutEnd(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => verbOf(move) !== FINISH_FLEET)
}

/** Without the last part of an act: a segment, a unit that was placed or chosen, an answer. */
export function shortened(moves: readonly Move[]): readonly Move[] {
  const last = moves.findLastIndex((move) => BEGINS_PART.has(verbOf(move)))
  return moves.slice(0, Math.max(0, last))
}

const BEGINS_PART: ReadonlySet<number> = new Set([
  ADD,
  AT_SIDE,
  TURN_BY,
  MOVE,
  LEND,
  LEND_ICON,
  BRING,
  NEAR,
])
