import { TOLERANCE } from './measures.js'
import { wholeRoot } from './whole-numbers.js'

/** Places, distances, contact and overlap of bases and home cards, as rules 13.4 compares them. */

export function squaredDistance(ax: number, ay: number, bx: number, by: number): number {
  return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
}

/** To the nearest unit: for texts and for players, never for a rule. */
export function distance(ax: number, ay: number, bx: number, by: number): number {
  const square = squaredDistance(ax, ay, bx, by)
  const root = wholeRoot(square)
  return square > root * (root + 1) ? root + 1 : root
}

/** `reach` is the range and the radii that belong to it: the target's, all-round the shooter's too. */
export function isWithin(ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  return squaredDistance(ax, ay, bx, by) <= (reach + TOLERANCE) * (reach + TOLERANCE)
}

/** `reach` is the sum of the radii, here and below. */
export function discsTouch(ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  return isContact(squaredDistance(ax, ay, bx, by), reach)
}

export function discsOverlap(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
): boolean {
  return squaredDistance(ax, ay, bx, by) < (reach - TOLERANCE) * (reach - TOLERANCE)
}

/** The whole disc lies on a table with edges of this size; no tolerance. */
export function isOnTable(x: number, y: number, radius: number, size: number): boolean {
  return x >= radius && y >= radius && x <= size - radius && y <= size - radius
}

/** The x of the point of a card that is nearest to a point with this x. */
export function nearestX(cards: Int32Array, at: number, x: number): number {
  return clamp(x, cards[at], cards[at + 2])
}

export function nearestY(cards: Int32Array, at: number, y: number): number {
  return clamp(y, cards[at + 1], cards[at + 3])
}

/** From a point to the nearest point of a card. */
export function squaredDistanceToCard(x: number, y: number, cards: Int32Array, at: number): number {
  return squaredDistance(x, y, nearestX(cards, at, x), nearestY(cards, at, y))
}

export function touchesCard(
  x: number,
  y: number,
  radius: number,
  cards: Int32Array,
  at: number,
): boolean {
  return isContact(squaredDistanceToCard(x, y, cards, at), radius)
}

export function overlapsCard(
  x: number,
  y: number,
  radius: number,
  cards: Int32Array,
  at: number,
): boolean {
  return squaredDistanceToCard(x, y, cards, at) < (radius - TOLERANCE) * (radius - TOLERANCE)
}

function isContact(square: number, reach: number): boolean {
  return (
    square >= (reach - TOLERANCE) * (reach - TOLERANCE) &&
    square <= (reach + TOLERANCE) * (reach + TOLERANCE)
  )
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value
}
