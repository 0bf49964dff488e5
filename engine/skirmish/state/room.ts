import type { State } from '../../state.js'
import { CARDS_OF_A_BASE, cardAt } from '../facts/tables.js'
import { discsOverlap, isOnTable as liesOnTable, overlapsCard } from '../geometry/discs.js'
import { liesThere } from './home.js'
import { PLACE, PLAYERS, X, Y } from './layout.js'
import { tableIn } from './rules.js'
import { endSlot, firstSlot, ON_TABLE, radiusOf } from './units.js'

/** Where a base may stand: wholly on the table, over no other base and no home card. */

/** True where the base of `slot`, with this radius, would stand free. */
export function isFree(s: State, slot: number, x: number, y: number, radius: number): boolean {
  return (
    liesOnTable(x, y, radius, tableIn(s).size) &&
    !meetsUnit(s, slot, x, y, radius) &&
    !meetsCard(s, x, y, radius)
  )
}

function meetsUnit(s: State, slot: number, x: number, y: number, radius: number): boolean {
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let other = firstSlot(player); other < end; other++)
      if (
        s.bytes[PLACE + other] === ON_TABLE &&
        other !== slot &&
        discsOverlap(x, y, s.words[X + other], s.words[Y + other], radius + radiusOf(s, other))
      )
        return true
  }
  return false
}

function meetsCard(s: State, x: number, y: number, radius: number): boolean {
  const { cards } = tableIn(s)
  const end = s.bytes[PLAYERS] * CARDS_OF_A_BASE
  for (let card = 0; card < end; card++)
    if (liesThere(s, card) && overlapsCard(x, y, radius, cards, cardAt(card))) return true
  return false
}
