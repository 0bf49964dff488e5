import { alongX, alongY, cosine, DIRECTION_SCALE, sine } from './directions.js'
import { nearestX, nearestY, overlapsCard, squaredDistance } from './discs.js'
import { QUARTER_TURN, TOLERANCE } from './measures.js'
import { isSegmentNear, segmentMeetsCard } from './segment.js'

/**
 * Straight advances: what blocks them, and how long they may be (R17, 13.4). A length is allowed when its advance and
 * every shorter one are free; the longest that is allowed ends in contact.
 *
 * The end of an advance is rounded by at most half a unit in x and in y, and the direction by less than a millionth. So
 * no point of a way of this length lies a whole unit off the ideal line. `roomTo…` use that: they skip the lengths that an
 * ideal way leaves free by more than a unit, and ask the exact question from there on, length by length.
 */
const ROUNDING = 1

/** An advance P → Q meets the disc around O; `reach` is the sum of the radii. */
export function isBlockedByDisc(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ox: number,
  oy: number,
  reach: number,
): boolean {
  return isSegmentNear(px, py, qx, qy, ox, oy, reach - TOLERANCE)
}

/** An advance P → Q of a disc with this radius meets a card. */
export function isBlockedByCard(
  px: number,
  py: number,
  qx: number,
  qy: number,
  radius: number,
  cards: Int32Array,
  at: number,
): boolean {
  const reach = radius - TOLERANCE
  const x0 = cards[at]
  const y0 = cards[at + 1]
  const x1 = cards[at + 2]
  const y1 = cards[at + 3]
  return (
    overlapsCard(px, py, radius, cards, at) ||
    overlapsCard(qx, qy, radius, cards, at) ||
    segmentMeetsCard(px, py, qx, qy, cards, at) ||
    isSegmentNear(px, py, qx, qy, x0, y0, reach) ||
    isSegmentNear(px, py, qx, qy, x1, y0, reach) ||
    isSegmentNear(px, py, qx, qy, x0, y1, reach) ||
    isSegmentNear(px, py, qx, qy, x1, y1, reach)
  )
}

/** How far a disc may advance before it leaves the table; at most `limit`. */
export function roomToEdge(
  x: number,
  y: number,
  heading: number,
  limit: number,
  radius: number,
  size: number,
): number {
  const c = cosine(heading)
  const s = sine(heading)
  const room = roomAlong(c, c > 0 ? size - radius - x : x - radius, limit)
  return roomAlong(s, s > 0 ? size - radius - y : y - radius, room)
}

/** What an advance may meet: a disc around (x, y) with a reach, or a card with the radius of the one who advances. */
const NO_CARDS: Int32Array = new Int32Array(0)
const obstacle = { isCard: false, x: 0, y: 0, reach: 0, cards: NO_CARDS, at: 0 }

/** How far it may advance before a disc around O; `reach` is the sum of the radii. */
export function roomToDisc(
  x: number,
  y: number,
  heading: number,
  limit: number,
  ox: number,
  oy: number,
  reach: number,
): number {
  if (isFar(x, y, ox, oy, limit + reach)) return limit
  obstacle.isCard = false
  obstacle.x = ox
  obstacle.y = oy
  obstacle.reach = reach
  return roomTo(x, y, heading, limit, ox, oy)
}

/** How far it may advance before a card. */
export function roomToCard(
  x: number,
  y: number,
  heading: number,
  limit: number,
  radius: number,
  cards: Int32Array,
  at: number,
): number {
  const nearX = nearestX(cards, at, x)
  const nearY = nearestY(cards, at, y)
  if (isFar(x, y, nearX, nearY, limit + radius)) return limit
  obstacle.isCard = true
  obstacle.reach = radius
  obstacle.cards = cards
  obstacle.at = at
  return roomTo(x, y, heading, limit, nearX, nearY)
}

function isFar(x: number, y: number, nearX: number, nearY: number, reach: number): boolean {
  return squaredDistance(x, y, nearX, nearY) > (reach + ROUNDING) * (reach + ROUNDING)
}

/** How far it may advance before the obstacle, whose centre or nearest point is (nearX, nearY). */
function roomTo(
  x: number,
  y: number,
  heading: number,
  limit: number,
  nearX: number,
  nearY: number,
): number {
  const { reach } = obstacle
  const c = cosine(heading)
  const s = sine(heading)
  const wx = nearX - x
  const wy = nearY - y
  const square = wx * wx + wy * wy
  const ahead = wx * c + wy * s
  if (ahead <= 0 && square > 0) {
    if (square >= reach * reach) return limit
    const until = Math.min(limit, lengthThatLeaves(ahead, square))
    const room = roomBetween(x, y, heading, 0, until)
    return room < until ? room : limit
  }
  const near = reach - TOLERANCE + ROUNDING
  const entry = obstacle.isCard
    ? entryIntoCard(x, y, c, s, near, obstacle.cards, obstacle.at)
    : entryIntoDisc(ahead, wx * s - wy * c, near)
  if (entry >= limit + ROUNDING) return limit
  return roomBetween(x, y, heading, lengthBefore(entry), limit)
}

/** The longest length that, rounded along one axis, stays within `room` there. */
function roomAlong(direction: number, room: number, limit: number): number {
  if (direction === 0) return limit
  const free = Math.floor(((2 * room + 1) * DIRECTION_SCALE - 1) / (2 * Math.abs(direction)))
  return Math.max(0, Math.min(limit, free))
}

/** A length up to which an ideal way that enters at `entry` is free, whatever was rounded. */
function lengthBefore(entry: number): number {
  return Math.max(0, Math.floor(entry) - 1)
}

/**
 * From this length on an advance that leads away from a point in contact, or square to it, stays away: what it gains is
 * more than what its end was rounded by. `ahead` is not positive and carries DIRECTION_SCALE.
 */
function lengthThatLeaves(ahead: number, square: number): number {
  return ahead === 0
    ? Number.POSITIVE_INFINITY
    : Math.ceil((ROUNDING * Math.sqrt(square) * DIRECTION_SCALE) / -ahead)
}

/** Where an ideal way comes within `reach` of a point that lies `ahead` and `aside` of its start, both in DIRECTION_SCALE. */
function entryIntoDisc(ahead: number, aside: number, reach: number): number {
  const side = aside / DIRECTION_SCALE
  const half = reach * reach - side * side
  return half <= 0 ? Number.POSITIVE_INFINITY : ahead / DIRECTION_SCALE - Math.sqrt(half)
}

/** Where an ideal way comes within `reach` of a card: two rectangles and a disc at each corner. */
function entryIntoCard(
  x: number,
  y: number,
  c: number,
  s: number,
  reach: number,
  cards: Int32Array,
  at: number,
): number {
  const x0 = cards[at] - x
  const y0 = cards[at + 1] - y
  const x1 = cards[at + 2] - x
  const y1 = cards[at + 3] - y
  return Math.min(
    entryIntoRectangle(c, s, x0 - reach, y0, x1 + reach, y1),
    entryIntoRectangle(c, s, x0, y0 - reach, x1, y1 + reach),
    entryIntoDisc(x0 * c + y0 * s, x0 * s - y0 * c, reach),
    entryIntoDisc(x1 * c + y0 * s, x1 * s - y0 * c, reach),
    entryIntoDisc(x0 * c + y1 * s, x0 * s - y1 * c, reach),
    entryIntoDisc(x1 * c + y1 * s, x1 * s - y1 * c, reach),
  )
}

/** For a way from (0, 0). */
function entryIntoRectangle(
  c: number,
  s: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  let first = Number.NEGATIVE_INFINITY
  let last = Number.POSITIVE_INFINITY
  if (c !== 0) {
    first = Math.max(first, Math.min(x0 / c, x1 / c))
    last = Math.min(last, Math.max(x0 / c, x1 / c))
  } else if (x0 > 0 || x1 < 0) return Number.POSITIVE_INFINITY
  if (s !== 0) {
    first = Math.max(first, Math.min(y0 / s, y1 / s))
    last = Math.min(last, Math.max(y0 / s, y1 / s))
  } else if (y0 > 0 || y1 < 0) return Number.POSITIVE_INFINITY
  return first > last || last < 0 ? Number.POSITIVE_INFINITY : first * DIRECTION_SCALE
}

/** The exact answer, where lengths up to `free` are known to be free. */
function roomBetween(x: number, y: number, heading: number, free: number, limit: number): number {
  const isStraight = heading % QUARTER_TURN === 0
  let low = free
  let high = limit
  while (low < high) {
    const length = isStraight ? (low + high + 1) >> 1 : low + 1
    if (!isBlocked(x, y, alongX(x, heading, length), alongY(y, heading, length))) low = length
    else if (isStraight) high = length - 1
    else return low
  }
  return low
}

function isBlocked(px: number, py: number, qx: number, qy: number): boolean {
  const { isCard, reach } = obstacle
  return isCard
    ? isBlockedByCard(px, py, qx, qy, reach, obstacle.cards, obstacle.at)
    : isBlockedByDisc(px, py, qx, qy, obstacle.x, obstacle.y, reach)
}
