import type { State } from '../../state.js'
import { CHARACTERS_OF, ORDINARY_CARDS, suitOf } from '../facts/cards.js'
import { BLOCKED } from '../facts/events.js'
import { REBEL } from '../facts/sides.js'
import { CURRENT_EVENT } from '../state/layout.js'
import { EMPIRE_POWERS } from './empire.js'
import { diplomacy, force, military, recon } from './ordinary.js'
import type { Power } from './power.js'
import { REBEL_POWERS } from './rebel.js'

const SUIT_POWERS: readonly Power[] = [diplomacy, force, military, recon]

/** The power of each card, by side and card. */
export const POWERS: readonly (readonly Power[])[] = CHARACTERS_OF.map((characters, side) => [
  ...Array.from({ length: ORDINARY_CARDS }, (_, card) => SUIT_POWERS[suitOf(card)]),
  ...characters.map(({ id }) => powerOf(side === REBEL ? REBEL_POWERS : EMPIRE_POWERS, id)),
])

function powerOf(table: Readonly<Record<string, Power>>, id: string): Power {
  const power = table[id]
  if (power === undefined) throw new Error(`no power of ${id}`)
  return power
}

/** True while the current event blocks the card's power. */
export function isBlocked(s: State, side: number, card: number): boolean {
  return ((BLOCKED[s.bytes[CURRENT_EVENT] - 1][side] >>> card) & 1) === 1
}

/** True where the power of a card does something when it is used now. */
export function isResolvable(s: State, side: number, card: number): boolean {
  return !isBlocked(s, side, card) && POWERS[side][card].canResolve(s, side, card)
}
