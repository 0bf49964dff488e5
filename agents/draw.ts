import type { Random } from '../engine/random.js'

/** An index of the first `count`, each with a chance in proportion to its weight; 0 where nothing weighs anything. */
export function drawIndex(weights: Float64Array, count: number, random: Random): number {
  let total = 0
  for (let i = 0; i < count; i++) total += weights[i] as number
  let left = random.fraction() * total
  for (let i = 0; i < count; i++) {
    left -= weights[i] as number
    if (left < 0) return i
  }
  return 0
}
