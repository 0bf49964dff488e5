/** What is known of a way to go on; NaN where nothing was looked at. */
export interface Valued {
  readonly value: number
  readonly error: number
  /** How often it was looked at. */
  readonly visits: number
}

/** A way to go on that was looked at less often than this is not held against another. */
const FEWEST_VISITS = 10

/** Whether the chances of two ways to go on say which is better. */
export function areComparable(one: Valued, other: Valued): boolean {
  return [one, other].every(
    ({ value, visits }) => Number.isFinite(value) && visits >= FEWEST_VISITS,
  )
}

/** An error as it is shown, in percent: none is less than one. */
export function errorPercent(error: number): number {
  return Math.max(1, Math.round(error * 100))
}

type Judged = Pick<Valued, 'value' | 'error'>

/** By how many percent one is ahead of the other, as both are shown; 0 where that lies within the errors that are shown. */
export function leadPercent(one: Judged, other: Judged): number {
  const by = Math.round(one.value * 100) - Math.round(other.value * 100)
  const errors = [one.error, other.error].filter((error) => Number.isFinite(error))
  const within = errors.reduce((sum, error) => sum + errorPercent(error), 0)
  return Math.abs(by) > within ? by : 0
}

/**
 * The computer's own choice first, then the others by their chances. It draws a secret choice from a mixture, so that
 * nobody can count on it: as advice such a draw stands where its chances put it, once another is better beyond the error.
 */
export function inOrder<P extends Valued>(plans: readonly P[]): P[] {
  const [chosen, ...others] = plans
  if (chosen === undefined) return []
  const sorted = others.sort(byChance)
  const next = sorted[0]
  const isBeaten =
    next !== undefined &&
    areComparable(next, chosen) &&
    next.value - chosen.value > (next.error || 0) + (chosen.error || 0)
  return isBeaten ? [...plans].sort(byChance) : [chosen, ...sorted]
}

/** The best first, what was never tried last. */
function byChance(a: Valued, b: Valued): number {
  if (Number.isNaN(a.value) || Number.isNaN(b.value))
    return Number(Number.isNaN(a.value)) - Number(Number.isNaN(b.value))
  return b.value - a.value
}
