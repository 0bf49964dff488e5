import type { State } from '../../state.js'
import { CARDS_OF_A_BASE, cardAt } from '../facts/tables.js'
import { roomToCard, roomToDisc, roomToEdge } from '../geometry/advance.js'
import { liesThere } from '../state/home.js'
import { PLACE, PLAYERS, X, Y } from '../state/layout.js'
import { tableIn } from '../state/rules.js'
import { endSlot, firstSlot, headingOf, ON_TABLE, radiusOf } from '../state/units.js'
import { fliesOver } from './flyover.js'

/** How far a unit may advance along its heading, at most `limit`: to contact with a base or a home card, or to the edge (R17). */
export function roomAhead(s: State, slot: number, limit: number): number {
  const { words, bytes } = s
  const x = words[X + slot]
  const y = words[Y + slot]
  const heading = headingOf(s, slot)
  const radius = radiusOf(s, slot)
  const { size, cards } = tableIn(s)
  let room = roomToEdge(x, y, heading, limit, radius, size)
  if (fliesOver(s, slot)) return room
  for (let player = 0; player < bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let other = firstSlot(player); other < end; other++) {
      if (bytes[PLACE + other] !== ON_TABLE || other === slot) continue
      const reach = radius + radiusOf(s, other)
      room = roomToDisc(x, y, heading, room, words[X + other], words[Y + other], reach)
    }
  }
  const last = bytes[PLAYERS] * CARDS_OF_A_BASE
  for (let card = 0; card < last; card++)
    if (liesThere(s, card)) room = roomToCard(x, y, heading, room, radius, cards, cardAt(card))
  return room
}
