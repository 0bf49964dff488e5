import { codeOf, ORDINARY_CARDS } from '../../../../engine/duel/facts/cards.js'
import { NOBODY, numberOf, type Part, sortOf } from './parts.js'

/** The card that a part of an answer is about, with its side; null for what is no card. */
export function codeOfPart(side: number, part: Part): number | null {
  const value = numberOf(part)
  switch (sortOf(part)) {
    case 'discard':
    case 'keep':
    case 'return':
    case 'put':
    case 'remove':
    case 'exhaust':
      return value === NOBODY ? null : value
    case 'take':
    case 'who':
    case 'aside':
    case 'character':
    case 'use':
    case 'ready':
      return codeOf(side, value)
    case 'add':
      return value < ORDINARY_CARDS || value === NOBODY ? null : codeOf(side, value)
    default:
      return null
  }
}
