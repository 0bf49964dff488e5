import type { State } from '../../state.js'
import { CARDS_OF_A_BASE, cardAt, MOST_CARDS, SLOTS } from '../facts/tables.js'
import {
  discsOverlap,
  isWithin,
  isOnTable as liesOnTable,
  overlapsCard,
} from '../geometry/discs.js'
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

/** What stands around a place, so that many spots near it can be tried quickly; filled by `lookAround`. */
export interface Around {
  units: number
  readonly x: Int32Array
  readonly y: Int32Array
  readonly reach: Int32Array
  cards: number
  readonly card: Int32Array
  radius: number
}

export function newAround(): Around {
  return {
    units: 0,
    x: new Int32Array(SLOTS),
    y: new Int32Array(SLOTS),
    reach: new Int32Array(SLOTS),
    cards: 0,
    card: new Int32Array(MOST_CARDS),
    radius: 0,
  }
}

/** For who needs one only, and at once. */
const USUAL = newAround()

/** Gathers what the base of `slot`, with this radius, could meet at most `way` from a place. */
export function lookAround(
  s: State,
  slot: number,
  x: number,
  y: number,
  radius: number,
  way: number,
  around = USUAL,
): void {
  const { words, bytes } = s
  around.units = 0
  around.cards = 0
  around.radius = radius
  for (let player = 0; player < bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let other = firstSlot(player); other < end; other++) {
      if (bytes[PLACE + other] !== ON_TABLE || other === slot) continue
      const reach = radius + radiusOf(s, other)
      if (!isWithin(x, y, words[X + other], words[Y + other], way + reach + MARGIN)) continue
      around.x[around.units] = words[X + other]
      around.y[around.units] = words[Y + other]
      around.reach[around.units++] = reach
    }
  }
  const { cards } = tableIn(s)
  for (let card = 0; card < bytes[PLAYERS] * CARDS_OF_A_BASE; card++)
    if (liesThere(s, card) && overlapsCard(x, y, radius + way + MARGIN, cards, cardAt(card)))
      around.card[around.cards++] = cardAt(card)
}

/** For what is rounded. */
const MARGIN = 10

/** As `isFree`, of a spot within what was gathered. */
export function isFreeAround(s: State, x: number, y: number, around = USUAL): boolean {
  const { size, cards } = tableIn(s)
  if (!liesOnTable(x, y, around.radius, size)) return false
  return unitAround(x, y, around) < 0 && cardAround(cards, x, y, around) < 0
}

/** The number of a gathered unit that stands in the way of a spot, or -1. */
export function unitAround(x: number, y: number, around: Around): number {
  for (let i = 0; i < around.units; i++)
    if (discsOverlap(x, y, around.x[i], around.y[i], around.reach[i])) return i
  return -1
}

/** The same of cards. */
export function cardAround(cards: Int32Array, x: number, y: number, around: Around): number {
  for (let i = 0; i < around.cards; i++)
    if (overlapsCard(x, y, around.radius, cards, around.card[i])) return i
  return -1
}
