/** A position that was predicted: its round, what came, and the chance that was said. */
export interface Said {
  readonly round: number
  readonly won: number
  readonly chance: number
}

export interface Loss {
  readonly rounds: string
  readonly positions: number
  readonly winRate: number
  /** Log-loss of always answering the win rate, and of the fit. */
  readonly constant: number
  readonly fitted: number
}

export interface Tenth {
  readonly said: number
  readonly was: number
  readonly positions: number
}

const BUCKETS: readonly (readonly [number, number])[] = [
  [1, 3],
  [4, 5],
  [6, 7],
  [8, 9],
  [10, 99],
  [1, 99],
]

/** Log-losses by round, the last line for all. */
export function lossesOf(said: readonly Said[]): Loss[] {
  return BUCKETS.flatMap(([from, to]) => {
    const inside = said.filter(({ round }) => round >= from && round <= to)
    if (inside.length === 0) return []
    const winRate = average(inside.map(({ won }) => won))
    return [
      {
        rounds: `${from}-${to}`,
        positions: inside.length,
        winRate,
        constant: average(inside.map(({ won }) => logLoss(winRate, won))),
        fitted: average(inside.map(({ chance, won }) => logLoss(chance, won))),
      },
    ]
  })
}

/** What was said against what came, by tenths. */
export function calibrationOf(said: readonly Said[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, was: 0, positions: 0 }))
  for (const { chance, won } of said) {
    const tenth = tenths[Math.min(9, Math.floor(chance * 10))]
    if (tenth === undefined) continue
    tenth.said += chance
    tenth.was += won
    tenth.positions++
  }
  return tenths
    .filter((tenth) => tenth.positions > 0)
    .map(({ said, was, positions }) => ({
      said: said / positions,
      was: was / positions,
      positions,
    }))
}

function logLoss(chance: number, won: number): number {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return -(won * Math.log(kept) + (1 - won) * Math.log(1 - kept))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
