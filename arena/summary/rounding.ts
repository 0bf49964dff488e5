/** `value` with so many digits behind the point; null where it is not a finite number. */
export function rounded(value: number, digits: number): number | null {
  if (!Number.isFinite(value)) return null
  const factor = 10 ** digits
  const result = Math.round(value * factor) / factor
  return result === 0 ? 0 : result // never -0
}

/** The same for what is finite by its making. */
export function exact(value: number, digits: number): number {
  const result = rounded(value, digits)
  if (result === null) throw new Error(`summary: ${value} is not a finite number`)
  return result
}

/** `part / whole`, or null without a whole. */
export function share(part: number, whole: number, digits: number): number | null {
  return whole === 0 ? null : rounded(part / whole, digits)
}

/** The smallest index at which half of all counts are reached; null without counts. */
export function medianIndex(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  for (let i = 0; i < counts.length; i++) {
    seen += counts[i] as number
    if (seen * 2 >= total) return i
  }
  return null
}
