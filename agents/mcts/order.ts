import type { Move, MoveList } from '../../engine/game.js'
import { type Brains, NO_MOVE } from '../brains.js'

/**
 * Puts into `into` (which may be `moves` itself) those moves that do not belong before `last`: what can be done in any
 * order would otherwise be searched in every order.
 */
export function keepInOrder(
  brains: Brains,
  last: Move,
  moves: MoveList,
  into: { readonly list: Int32Array; count: number },
): void {
  const all = moves.count
  let count = 0
  for (let i = 0; i < all; i++) {
    const move = moves.list[i] as Move
    if (last === NO_MOVE || brains.keepsOrder(last, move)) into.list[count++] = move
  }
  into.count = count
}
