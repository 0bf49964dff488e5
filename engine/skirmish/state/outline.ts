import type { State } from '../../state.js'
import { CARDS_OF_A_BASE, cardAt, inwardHeading } from '../facts/tables.js'
import { alongX, alongY, turned } from '../geometry/directions.js'
import { DEGREE, LONG, MM, QUARTER_TURN, SHORT } from '../geometry/measures.js'
import { liesThere } from './home.js'
import { PLAYERS } from './layout.js'
import { isFreeAround, lookAround } from './room.js'
import { tableIn } from './rules.js'

/**
 * The places where a base touches its own home base, as its owner sees them who looks into the table. A part is a side or a
 * corner of a card: card of the row * 8 + its number here. On a side the spots are millimetres from the left end, or from
 * the rear; round a corner degrees from straight ahead, or from straight back.
 */
export const PART_IDS = [
  'front',
  'front-right',
  'right',
  'rear-right',
  'rear',
  'rear-left',
  'left',
  'front-left',
] as const

export const PARTS = PART_IDS.length
export const ALL_PARTS = CARDS_OF_A_BASE * PARTS

const FRONT = 0
const RIGHT = 2
const REAR = 4
const LEFT = 6

/** Round a corner: every fifth degree. */
const CORNER_STEP = 5
const CORNER_END = 90

/** Where `findSpot` has put the base. */
export const spot = { x: 0, y: 0 }

function isCorner(part: number): boolean {
  return (part & 1) === 1
}

function isAlongRow(part: number): boolean {
  return part % PARTS === FRONT || part % PARTS === REAR
}

export function firstSpot(part: number): number {
  return isCorner(part) ? 0 : 1
}

function lastSpot(part: number): number {
  if (isCorner(part)) return CORNER_END
  return Math.floor((isAlongRow(part) ? LONG : SHORT) / MM)
}

/** What the spots of a part count, in words. */
export function spotsAre(part: number): string {
  const side = part % PARTS
  if (isAlongRow(side))
    return 'millimetres from the left end of the card, as you look into the table'
  if (!isCorner(side)) return 'millimetres from the rear end of the card'
  const isFront = side === 1 || side === 7
  return `degrees round the corner, from straight ${isFront ? 'ahead' : 'back'}`
}

export function spotStep(part: number): number {
  return isCorner(part) ? CORNER_STEP : 1
}

/** Writes the centre of a base of this radius at `at` of a part into `spot`. */
export function findSpot(s: State, player: number, part: number, at: number, radius: number): void {
  const { cards } = tableIn(s)
  const card = cardAt(player * CARDS_OF_A_BASE + ((part / PARTS) | 0))
  const ahead = inwardHeading(s.bytes[PLAYERS], player)
  const left = turned(ahead, QUARTER_TURN)
  const x = (cards[card] + cards[card + 2]) / 2
  const y = (cards[card + 1] + cards[card + 3]) / 2
  const side = part % PARTS
  if (isCorner(side)) {
    const isFront = side === 1 || side === 7
    const isLeft = side >= 5
    step(x, y, ahead, isFront ? SHORT / 2 : -SHORT / 2)
    step(spot.x, spot.y, left, isLeft ? LONG / 2 : -LONG / 2)
    const away = isFront === isLeft ? at * DEGREE : -at * DEGREE
    step(spot.x, spot.y, turned(isFront ? ahead : turned(ahead, 2 * QUARTER_TURN), away), radius)
  } else if (isAlongRow(side)) {
    step(x, y, ahead, side === FRONT ? SHORT / 2 + radius : -SHORT / 2 - radius)
    step(spot.x, spot.y, left, LONG / 2 - at * MM)
  } else {
    step(x, y, left, side === LEFT ? LONG / 2 + radius : -LONG / 2 - radius)
    step(spot.x, spot.y, ahead, at * MM - SHORT / 2)
  }
}

function step(x: number, y: number, heading: number, length: number): void {
  spot.x = alongX(x, heading, length)
  spot.y = alongY(y, heading, length)
}

/** The first spot of a part from `from` on where the base of `slot` stands free; -1 where there is none. */
export function nextFreeSpot(
  s: State,
  slot: number,
  player: number,
  part: number,
  from: number,
  radius: number,
): number {
  const place = (part / PARTS) | 0
  if (!liesThere(s, player * CARDS_OF_A_BASE + place) || isInner(s, player, place, part % PARTS))
    return -1
  const last = lastSpot(part)
  const by = spotStep(part)
  if (from > last) return -1
  findSpot(s, player, part, from, radius)
  lookAround(s, slot, spot.x, spot.y, radius, isCorner(part) ? 2 * radius : (last - from) * MM)
  for (let at = from; at <= last; at += by) {
    findSpot(s, player, part, at, radius)
    if (isFreeAround(s, spot.x, spot.y)) return at
  }
  return -1
}

/** A side where the next card of the row lies. */
function isInner(s: State, player: number, place: number, side: number): boolean {
  if (side !== LEFT && side !== RIGHT) return false
  // Cards are counted by growing x or y, which is to the right for south and east
  const ahead = inwardHeading(s.bytes[PLAYERS], player)
  const grows = ahead === QUARTER_TURN || ahead === 2 * QUARTER_TURN
  const next = place + ((side === RIGHT) === grows ? 1 : -1)
  return next >= 0 && next < CARDS_OF_A_BASE && liesThere(s, player * CARDS_OF_A_BASE + next)
}

/** There is room somewhere at the home base. */
export function hasRoomAtHome(s: State, slot: number, player: number, radius: number): boolean {
  for (let part = 0; part < ALL_PARTS; part++)
    if (nextFreeSpot(s, slot, player, part, firstSpot(part), radius) >= 0) return true
  return false
}
