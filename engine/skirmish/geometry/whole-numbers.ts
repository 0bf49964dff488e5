/** Exact arithmetic where a product needs more than the 53 bits of a double. */

const HALF_BITS = 2 ** 18
const ALL_BITS = 2 ** 36

/**
 * The sign of a · b − c · d for whole numbers 0 … 2^36. Products rounded to doubles decide when they are further apart
 * than their errors, of at most 2^-53 of each; otherwise they are multiplied out in halves.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b
  const right = c * d
  const difference = left - right
  if (Math.abs(difference) > (left + right) * 2 ** -51) return difference
  const high = highPart(a, b) - highPart(c, d)
  return high !== 0 ? high : lowPart(a, b) - lowPart(c, d)
}

/** The largest whole number whose square is at most `square`, which is below 2^52. */
export function wholeRoot(square: number): number {
  let root = Math.floor(Math.sqrt(square))
  while (root * root > square) root--
  while ((root + 1) * (root + 1) <= square) root++
  return root
}

/** ⌊a · b / 2^36⌋; with four halves below 2^18 each, every sum is exact. */
function highPart(a: number, b: number): number {
  const aHigh = Math.floor(a / HALF_BITS)
  const bHigh = Math.floor(b / HALF_BITS)
  const middle = aHigh * (b % HALF_BITS) + (a % HALF_BITS) * bHigh
  return aHigh * bHigh + Math.floor(middle / HALF_BITS) + Math.floor(lowSum(a, b) / ALL_BITS)
}

/** a · b modulo 2^36. */
function lowPart(a: number, b: number): number {
  return lowSum(a, b) % ALL_BITS
}

function lowSum(a: number, b: number): number {
  const aLow = a % HALF_BITS
  const bLow = b % HALF_BITS
  const middle = Math.floor(a / HALF_BITS) * bLow + aLow * Math.floor(b / HALF_BITS)
  return aLow * bLow + (middle % HALF_BITS) * HALF_BITS
}
