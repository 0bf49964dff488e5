import { compareProducts } from './whole-numbers.js'

/** Some point of the segment P → Q is nearer to O than `reach`. */
export function isSegmentNear(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ox: number,
  oy: number,
  reach: number,
): boolean {
  const vx = qx - px
  const vy = qy - py
  const wx = ox - px
  const wy = oy - py
  const square = reach * reach
  const along = vx * wx + vy * wy
  if (along <= 0) return wx * wx + wy * wy < square
  const length = vx * vx + vy * vy
  if (along >= length) return (ox - qx) * (ox - qx) + (oy - qy) * (oy - qy) < square
  const across = Math.abs(vx * wy - vy * wx)
  return compareProducts(across, across, length, square) < 0
}

/** The segment P → Q and a card, its edges included, have a point in common. */
export function segmentMeetsCard(
  px: number,
  py: number,
  qx: number,
  qy: number,
  cards: Int32Array,
  at: number,
): boolean {
  const x0 = cards[at]
  const y0 = cards[at + 1]
  const x1 = cards[at + 2]
  const y1 = cards[at + 3]
  if ((px < x0 && qx < x0) || (px > x1 && qx > x1)) return false
  if ((py < y0 && qy < y0) || (py > y1 && qy > y1)) return false
  const vx = qx - px
  const vy = qy - py
  const a = vx * (y0 - py) - vy * (x0 - px)
  const b = vx * (y0 - py) - vy * (x1 - px)
  const c = vx * (y1 - py) - vy * (x0 - px)
  const d = vx * (y1 - py) - vy * (x1 - px)
  return !(a > 0 && b > 0 && c > 0 && d > 0) && !(a < 0 && b < 0 && c < 0 && d < 0)
}
