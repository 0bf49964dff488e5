/**
 * Half points by seat: those of all sides add up to 2, and partners have the same. Half points are whole where two
 * sides meet.
 */

/** What is given up belongs to the other sides, in equal parts. */
export function halfPointsAfterForfeit(sides: readonly number[], seat: number): number[] {
  const loser = sides[seat]
  const others = new Set(sides).size - 1
  return sides.map((side) => (side === loser ? 0 : 2 / others))
}

/** One side has won. */
export function wonHalfPoints(sides: readonly number[], winner: number): number[] {
  return sides.map((side) => (side === winner ? 2 : 0))
}

/** Nobody won: all sides have the same. */
export function drawnHalfPoints(sides: readonly number[]): number[] {
  const all = new Set(sides).size
  return sides.map(() => 2 / all)
}
