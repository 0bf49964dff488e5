import type { State } from '../../state.js'
import { ACTIONS, OBJECTIVE_STAGE } from '../cards/registry.js'
import { actorOf, isSecret } from '../course/turn.js'
import {
  ASSIGN,
  argA,
  CHOOSE_OBJECTIVE,
  CHOOSE_OPTION,
  DECLINE,
  DONE,
  KEEP,
  move1,
  NONE,
  verbOf,
} from '../state/moves.js'
import { HIDDEN_STAGE } from './hidden.js'

/** A move as the other side sees it: masked arguments are NONE, what was done stays. */
export function seenBy(s: State, move: number, side: number): number {
  if (side === actorOf(s)) return move
  const verb = verbOf(move)
  // An Immediate card is used before everybody's eyes (F10)
  if (verb === KEEP && ACTIONS[argA(move)].timing === 'immediate') return move
  // The leaders on a mission and the leader recruited are public, the card is not (A4, F6)
  if (verb === ASSIGN || verb === KEEP) return move | (NONE << 16)
  if (!isSecret(s) || verb === CHOOSE_OPTION || verb === DECLINE || verb === DONE) return move
  // The back of an objective shows its stage
  if (verb === CHOOSE_OBJECTIVE)
    return move1(verb, HIDDEN_STAGE + OBJECTIVE_STAGE[argA(move)]) | 0xffff
  return move | 0xffffff
}
