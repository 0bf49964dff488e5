/**
 * Lengths are whole hundredths of a millimetre, angles whole tenths of a degree (R57). Coordinates stay below
 * LARGEST_TABLE, so sums of two squares stay below 2^36 and numbers of a double hold them exactly.
 */

export const MM = 100
export const DEGREE = 10
export const FULL_TURN = 360 * DEGREE
export const QUARTER_TURN = 90 * DEGREE
export const HALF_TURN = 180 * DEGREE

/** The edges of a unit card (R1), with which everything is measured. */
export const SHORT = 6350
export const LONG = 8890
/** The printed segments of a Pirates card, by option `piratesSegments`. */
export const PIRATES_SHORT = 5750
export const PIRATES_LONG = 8380

/** Two lengths that differ by no more than this count as equal (13.4). */
export const TOLERANCE = 1

const RADIUS_OF_STARS = [0, 1200, 1200, 1500, 2500, 3000]

/** The base of a unit is a disc (R2). */
export function baseRadius(stars: number): number {
  return RADIUS_OF_STARS[stars]
}
