import { characterNumber } from '../facts/cards.js'
import { REBEL } from '../facts/sides.js'
import { firstOf, SWAP, verbOf } from '../state/moves.js'

/** The only card whose power has a verb of its own. */
export const LANDO = characterNumber(REBEL, 'lando-calrissian')

/** The card that a move uses. */
export function usedCard(move: number): number {
  return verbOf(move) === SWAP ? LANDO : firstOf(move)
}
