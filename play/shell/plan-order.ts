/** What is known of a way to go on; NaN where nothing was looked at. */
export interface Valued {
  readonly value: number
  readonly error: number
}

/**
 * The computer's own choice first, then the others by their chances. It draws a secret choice from a mixture, so that
 * nobody can count on it: as advice such a draw stands where its chances put it, once another is better beyond the error.
 */
export function inOrder<P extends Valued>(plans: readonly P[]): P[] {
  const [chosen, ...others] = plans
  if (chosen === undefined) return []
  const sorted = others.sort((a, b) => b.value - a.value)
  const next = sorted[0]
  const isBeaten =
    next !== undefined && next.value - chosen.value > (next.error || 0) + (chosen.error || 0)
  return isBeaten ? [...plans].sort((a, b) => b.value - a.value) : [chosen, ...sorted]
}
