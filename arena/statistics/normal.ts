/** The two-sided 95 % point of the normal distribution. */
export const Z95 = 1.959963984540054

/** Chance that a standard normal variable stays below `x`; absolute error below 1e-14. */
export function normalBelow(x: number): number {
  if (x > 8) return 1
  if (x < -8) return 0
  // Taylor series of Φ around 0 in terms of its own derivative (Marsaglia, J. Stat. Software 11/4, 2004)
  let sum = x
  let before = 0
  let term = x
  for (let i = 3; sum !== before; i += 2) {
    before = sum
    term *= (x * x) / i
    sum += term
  }
  return 0.5 + (sum * Math.exp(-0.5 * x * x)) / Math.sqrt(2 * Math.PI)
}
