import type { Brains } from '../brains.js'

/** A chance as it is told, with its standard error. */
export interface Told {
  readonly chance: number
  readonly error: number
}

/** What the mean of a candidate's values says of the chance to win; an unknown error stays unknown. */
export function told(brains: Brains, mean: number, error: number): Told {
  const chance = brains.chanceOf(mean)
  if (!Number.isFinite(error)) return { chance, error }
  return { chance, error: (brains.chanceOf(mean + error) - brains.chanceOf(mean - error)) / 2 }
}
