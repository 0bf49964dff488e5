import { DEGREE, LONG, SHORT } from './measures.js'

/**
 * Tables, home bases and seats (R3, R4, R6, 13.2). Seats are numbered in the order of their letters: A bottom, B top,
 * C left, D right. A card lies in a list of cards as four numbers x0, y0, x1, y1.
 */

export const CARDS_OF_A_BASE = 3
export const NUMBERS_OF_A_CARD = 4
export const SEAT_SIDES = ['bottom', 'top', 'left', 'right'] as const

const BOTTOM = 0
const TOP = 1
const LEFT = 2
const RIGHT = 3

/** The seats in use, clockwise, by the number of players. */
export const CLOCKWISE: readonly (readonly number[])[] = [
  [],
  [],
  [BOTTOM, TOP],
  [BOTTOM, LEFT, TOP],
  [BOTTOM, LEFT, TOP, RIGHT],
]

/** The heading that leads from a seat's home base into the table. */
export const INWARD: readonly number[] = [90 * DEGREE, 270 * DEGREE, 0, 180 * DEGREE]

const TABLE_FOR_TWO = 121900
const TABLE_FOR_MORE = 140000

/** The length of the table's edges. */
export function tableSize(players: number): number {
  return players === 2 ? TABLE_FOR_TWO : TABLE_FOR_MORE
}

/** Where the front edges of the bases lie, from their edge of the table. */
const FRONT_FOR_TWO = 15250
const FRONT_FOR_MORE = 10000

/** The cards of all four seats; those of seats not in use are never asked for. Never to be written to. */
export function homeCards(players: number): Int32Array {
  return players === 2 ? CARDS_FOR_TWO : CARDS_FOR_MORE
}

/** Where card 0, 1 or 2 of a seat begins in the list. */
export function cardAt(seat: number, card: number): number {
  return (seat * CARDS_OF_A_BASE + card) * NUMBERS_OF_A_CARD
}

const CARDS_FOR_TWO = layCards(TABLE_FOR_TWO, FRONT_FOR_TWO)
const CARDS_FOR_MORE = layCards(TABLE_FOR_MORE, FRONT_FOR_MORE)

function layCards(size: number, front: number): Int32Array {
  const cards = new Int32Array(SEAT_SIDES.length * CARDS_OF_A_BASE * NUMBERS_OF_A_CARD)
  for (let seat = 0; seat < SEAT_SIDES.length; seat++)
    for (let card = 0; card < CARDS_OF_A_BASE; card++) {
      const along = (size - CARDS_OF_A_BASE * LONG) / 2 + card * LONG
      const across = seat === TOP || seat === RIGHT ? size - front : front - SHORT
      const isRow = seat === BOTTOM || seat === TOP
      const rectangle = isRow
        ? [along, across, along + LONG, across + SHORT]
        : [across, along, across + SHORT, along + LONG]
      cards.set(rectangle, cardAt(seat, card))
    }
  return cards
}
