import { cosine, DIRECTION_SCALE, sine, turned } from './directions.js'
import { nearestX, nearestY, squaredDistance } from './discs.js'
import { QUARTER_TURN, TOLERANCE } from './measures.js'

/** The forward arc: a wedge of 90° with its apex at the front point of the shooter's base (R19, 13.4). */

const HALF_ARC = QUARTER_TURN / 2

/** Any part of a disc around T lies in the wedge that opens at F along a heading. */
export function isDiscInArc(
  fx: number,
  fy: number,
  heading: number,
  tx: number,
  ty: number,
  radius: number,
): boolean {
  const right = turned(heading, -HALF_ARC)
  const x = tx - fx
  const y = ty - fy
  // The edges of the wedge are square to each other, the left one a quarter turn from the right one.
  const alongRight = x * cosine(right) + y * sine(right)
  const alongLeft = y * cosine(right) - x * sine(right)
  const reach = radius + TOLERANCE
  if (alongRight >= 0) return alongLeft >= 0 || -alongLeft <= reach * DIRECTION_SCALE
  if (alongLeft >= 0) return -alongRight <= reach * DIRECTION_SCALE
  return x * x + y * y <= reach * reach
}

/** The point lies in the wedge, or no further outside than the tolerance. */
export function isPointInArc(
  fx: number,
  fy: number,
  heading: number,
  px: number,
  py: number,
): boolean {
  return isDiscInArc(fx, fy, heading, px, py, 0)
}

/**
 * The point of a card that is fired at: of those in the wedge the nearest to F, written to `point`. False where no part of
 * the card lies in the wedge; `point` then means nothing.
 */
export function cardPointInArc(
  fx: number,
  fy: number,
  heading: number,
  cards: Int32Array,
  at: number,
  point: Int32Array,
): boolean {
  const x = nearestX(cards, at, fx)
  const y = nearestY(cards, at, fy)
  if (isPointInArc(fx, fy, heading, x, y)) {
    point[0] = x
    point[1] = y
    return true
  }
  NEAREST.square = Number.POSITIVE_INFINITY
  for (let i = 0; i < 4; i++) {
    const cornerX = cards[at + (i & 1) * 2]
    const cornerY = cards[at + (i & 2) + 1]
    if (isPointInArc(fx, fy, heading, cornerX, cornerY)) offer(fx, fy, cornerX, cornerY, point)
  }
  offerFirstPoint(fx, fy, turned(heading, -HALF_ARC), cards, at, point)
  offerFirstPoint(fx, fy, turned(heading, HALF_ARC), cards, at, point)
  return NEAREST.square !== Number.POSITIVE_INFINITY
}

/** How far the point is that `point` holds. */
const NEAREST = { square: 0 }

/** Equally near: the smaller x, then the smaller y. */
function offer(fx: number, fy: number, x: number, y: number, point: Int32Array): void {
  const square = squaredDistance(fx, fy, x, y)
  if (square > NEAREST.square) return
  if (square === NEAREST.square && (x > point[0] || (x === point[0] && y > point[1]))) return
  NEAREST.square = square
  point[0] = x
  point[1] = y
}

/** Offers the first point of a card on a ray from F, which lies outside the card. */
function offerFirstPoint(
  fx: number,
  fy: number,
  heading: number,
  cards: Int32Array,
  at: number,
  point: Int32Array,
): void {
  const c = cosine(heading)
  const s = sine(heading)
  const sideX = facedSide(fx, c, cards[at], cards[at + 2])
  if (sideX >= 0) {
    const y = crossing(fy, sideX - fx, s, c, cards[at + 1], cards[at + 3])
    if (y >= 0) offer(fx, fy, sideX, y, point)
  }
  const sideY = facedSide(fy, s, cards[at + 1], cards[at + 3])
  if (sideY >= 0) {
    const x = crossing(fx, sideY - fy, c, s, cards[at], cards[at + 2])
    if (x >= 0) offer(fx, fy, x, sideY, point)
  }
}

/** The side by which a ray from `from` can enter, or -1. */
function facedSide(from: number, direction: number, low: number, high: number): number {
  if (from < low && direction > 0) return low
  return from > high && direction < 0 ? high : -1
}

/** Where a ray that goes `way` along one axis is on the other, to the nearest unit; -1 outside low … high. */
function crossing(
  from: number,
  way: number,
  direction: number,
  perWay: number,
  low: number,
  high: number,
): number {
  const size = Math.abs(perWay)
  const scaled = from * size + Math.abs(way) * direction
  if (scaled < low * size || scaled > high * size) return -1
  return Math.floor((2 * scaled + size) / (2 * size))
}
