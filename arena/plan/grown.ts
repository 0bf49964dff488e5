/** One time that it was asked for more. */
export interface Grown {
  /** Of each pairing, those before included. */
  readonly games: number
  /** How many joined: they stand in the line-up behind those before. */
  readonly joined: number
}

/** How many entered at the beginning: they stand first in the line-up. */
export function begunWith({
  agents,
  growth,
}: {
  readonly agents: readonly unknown[]
  readonly growth: readonly Grown[]
}): number {
  return agents.length - growth.reduce((sum, one) => sum + one.joined, 0)
}
