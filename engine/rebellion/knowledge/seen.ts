import type { State } from '../../state.js'
import { ASSIGN, CHOOSE_OPTION, DECLINE, DONE, KEEP, NONE, verbOf } from '../moves.js'
import { actorOf, isSecret } from '../turn.js'

/** A move as the other side sees it: masked arguments are NONE, what was done stays. */
export function seenBy(s: State, move: number, side: number): number {
  if (side === actorOf(s)) return move
  const verb = verbOf(move)
  // The leaders on a mission and the leader recruited are public, the card is not (A4, F6)
  if (verb === ASSIGN || verb === KEEP) return move | (NONE << 16)
  if (!isSecret(s) || verb === CHOOSE_OPTION || verb === DECLINE || verb === DONE) return move
  return move | 0xffffff
}
