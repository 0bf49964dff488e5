import { FULL_TURN, HALF_TURN, QUARTER_TURN } from './measures.js'

/**
 * The direction of a heading is a pair of whole numbers, cosine and sine times a million, rounded to the nearest (13.3).
 * They are made with whole numbers alone, so they are the same on every machine.
 */

export const DIRECTION_SCALE = 1_000_000

const COSINES = allCosines()

/** Cosine of a heading 0 … 3599, times DIRECTION_SCALE. */
export function cosine(heading: number): number {
  return COSINES[heading]
}

/** Sine of a heading 0 … 3599, times DIRECTION_SCALE. */
export function sine(heading: number): number {
  return COSINES[heading + FULL_TURN - QUARTER_TURN]
}

/** The x of the point `length` further along a heading, rounded; the rounded point is the true one from then on. */
export function alongX(x: number, heading: number, length: number): number {
  return x + roundedShare(length * cosine(heading))
}

/** The y of the same point. */
export function alongY(y: number, heading: number, length: number): number {
  return y + roundedShare(length * sine(heading))
}

/** A heading turned by any number of tenths; left adds, right subtracts. */
export function turned(heading: number, by: number): number {
  const sum = (heading + by) % FULL_TURN
  return sum < 0 ? sum + FULL_TURN : sum
}

/** The shortest turn from one heading to another, -1799 … 1800. */
export function turnBetween(from: number, to: number): number {
  const by = turned(to, -from)
  return by > HALF_TURN ? by - FULL_TURN : by
}

/** The heading whose direction is nearest to the one from a to b; 0 where they are one point. */
export function bearing(ax: number, ay: number, bx: number, by: number): number {
  let dx = bx - ax
  let dy = by - ay
  if (dx === 0 && dy === 0) return 0
  let turns = 0
  while (!(dx > 0 && dy >= 0)) {
    const kept = dx
    dx = dy
    dy = -kept
    turns += QUARTER_TURN
  }
  return turned(bearingInQuarter(dx, dy), turns)
}

/** `numerator` / DIRECTION_SCALE to the nearest whole number, halves away from zero. */
function roundedShare(numerator: number): number {
  const twice = 2 * Math.abs(numerator) + DIRECTION_SCALE
  const size = Math.floor(twice / (2 * DIRECTION_SCALE))
  return numerator < 0 ? -size : size
}

/** Bisects by the direction that halves two neighbouring headings. */
function bearingInQuarter(dx: number, dy: number): number {
  let low = 0
  let high = QUARTER_TURN
  while (low < high) {
    const middle = (low + high) >> 1
    const x = cosine(middle) + cosine(middle + 1)
    const y = sine(middle) + sine(middle + 1)
    if (x * dy - y * dx > 0) low = middle + 1
    else high = middle
  }
  return low
}

/** One turn and three quarters, so that the sine, the cosine a quarter turn before, needs no wrapping. */
function allCosines(): Int32Array {
  const quarter = quarterCosines()
  const all = new Int32Array(2 * FULL_TURN - QUARTER_TURN)
  for (let at = 0; at < all.length; at++) {
    const heading = at % FULL_TURN
    const fromAxis = heading < HALF_TURN ? heading : FULL_TURN - heading
    all[at] = fromAxis <= QUARTER_TURN ? quarter[fromAxis] : -quarter[HALF_TURN - fromAxis]
  }
  return all
}

/** By turning (1, 0) by a tenth of a degree 900 times, with 40 decimals of which fewer than 4 are lost. */
function quarterCosines(): Int32Array {
  const one = 10n ** 40n
  const pi = 31415926535897932384626433832795028841972n // times 10^40
  const step = pi / BigInt(HALF_TURN)
  let sineOfStep = step
  let cosineOfStep = one
  let term = step
  for (let n = 2n; term !== 0n; n++) {
    term = (term * step) / (one * n)
    const sign = n % 4n < 2n ? 1n : -1n
    if (n % 2n === 0n) cosineOfStep += sign * term
    else sineOfStep += sign * term
  }
  const cosines = new Int32Array(QUARTER_TURN + 1)
  const half = one / 2n
  let x = one
  let y = 0n
  for (let heading = 0; heading < QUARTER_TURN; heading++) {
    cosines[heading] = Number((x * BigInt(DIRECTION_SCALE) + half) / one)
    const turnedX = (x * cosineOfStep - y * sineOfStep) / one
    y = (x * sineOfStep + y * cosineOfStep) / one
    x = turnedX
  }
  return cosines
}
