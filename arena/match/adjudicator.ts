import type { Opinion } from '../../agents/agent.js'

/** When a game ends because all who play it agree who wins. */
export interface Adjudication {
  /** Chance from which somebody counts as the winner. */
  readonly value: number
  /** So many opinions of each seat in a row must say so. */
  readonly moves: number
}

/** The word for how such a game ended. */
export const ADJUDICATED = 'adjudicated'

/** Hears what the seats think of their moves, and says when they agree. Who never says anything never agrees. */
export class Adjudicator {
  /** By seat: its last opinions in a row by which it wins, and by which it does not. */
  private readonly winning: number[]
  private readonly losing: number[]

  constructor(
    private readonly rule: Adjudication,
    private readonly sides: readonly number[],
  ) {
    this.winning = sides.map(() => 0)
    this.losing = sides.map(() => 0)
  }

  /** Answers the side that has won by everybody's opinion, or null. */
  hear(seat: number, { value }: Opinion): number | null {
    this.winning[seat] = value >= this.rule.value ? (this.winning[seat] as number) + 1 : 0
    this.losing[seat] = 1 - value >= this.rule.value ? (this.losing[seat] as number) + 1 : 0
    const side = this.sides[this.winning.findIndex((run) => run >= this.rule.moves)]
    if (side === undefined) return null
    const isAgreed = this.sides.every((own, at) => {
      const runs = own === side ? this.winning : this.losing
      return (runs[at] as number) >= this.rule.moves
    })
    return isAgreed ? side : null
  }
}
