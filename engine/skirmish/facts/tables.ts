import { LONG, SHORT } from '../geometry/measures.js'

/**
 * Tables, seats and home bases (R3, R4, R6, 13.2). Players are numbered clockwise: south (seat A of the reference), west
 * (C), north (B), east (D); two play south and north, three south, west and north. A home card is four numbers x0, y0, x1, y1.
 */
export const MOST_PLAYERS = 4

/** Units of one fleet: 30 stars of units with 1 star. Slot `player * FLEET_SLOTS + i` is a unit for the whole game. */
export const FLEET_SLOTS = 30
export const SLOTS = MOST_PLAYERS * FLEET_SLOTS

export const CARDS_OF_A_BASE = 3
export const MOST_CARDS = MOST_PLAYERS * CARDS_OF_A_BASE
const NUMBERS_OF_A_CARD = 4

const SOUTH = { name: 'south', inward: 900 }
const WEST = { name: 'west', inward: 0 }
const NORTH = { name: 'north', inward: 2700 }
const EAST = { name: 'east', inward: 1800 }

const SEATS = [[], [], [SOUTH, NORTH], [SOUTH, WEST, NORTH], [SOUTH, WEST, NORTH, EAST]]

/** Sizes of the table, and how far the front edges of bases lie from their edge of it. */
export const TABLE_IDS = ['usual', 'small', 'large'] as const
const FOR_TWO = [
  { size: 121900, front: 15250 },
  { size: 91400, front: 15200 }, // 610 mm between the bases
  { size: 140000, front: 9050 }, // 1219 mm
]
const FOR_MORE = [
  { size: 140000, front: 10000 },
  { size: 133000, front: 10000 }, // nearest neighbours 610 mm apart
  { size: 140000, front: 9050 }, // 1219 mm across
]

export interface Table {
  readonly size: number
  readonly cards: Int32Array
}

const tables: Table[] = []
for (let players = 0; players <= MOST_PLAYERS; players++)
  for (let table = 0; table < TABLE_IDS.length; table++) tables.push(layTable(players, table))

export function tableOf(players: number, table: number): Table {
  return tables[players * TABLE_IDS.length + table]
}

/** Where a card begins in the list of cards; cards are counted along the row, by growing x or y. */
export function cardAt(card: number): number {
  return card * NUMBERS_OF_A_CARD
}

export function seatName(players: number, player: number): string {
  return SEATS[players][player].name
}

export function seatNamesOf(players: number): readonly string[] {
  return SEATS[players].map(({ name }) => name)
}

/** The heading that leads from a player's base into the table. */
export function inwardHeading(players: number, player: number): number {
  return SEATS[players][player].inward
}

function layTable(players: number, table: number): Table {
  const { size, front } = (players === 2 ? FOR_TWO : FOR_MORE)[table]
  const cards = new Int32Array(MOST_CARDS * NUMBERS_OF_A_CARD)
  SEATS[players].forEach((seat, player) => {
    for (let card = 0; card < CARDS_OF_A_BASE; card++) {
      const along = (size - CARDS_OF_A_BASE * LONG) / 2 + card * LONG
      const across = seat === NORTH || seat === EAST ? size - front : front - SHORT
      const isRow = seat === SOUTH || seat === NORTH
      const rectangle = isRow
        ? [along, across, along + LONG, across + SHORT]
        : [across, along, across + SHORT, along + LONG]
      cards.set(rectangle, cardAt(player * CARDS_OF_A_BASE + card))
    }
  })
  return { size, cards }
}
