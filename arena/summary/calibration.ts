import { ADJUDICATED } from '../match/adjudicator.js'
import type { GameResult } from '../match/game-task.js'
import { chancesSaid } from '../match/notebook.js'
import { exact } from './rounding.js'
import type { CalibrationSummary, SaidTenth } from './summary.js'

/** Of the chances from 0 to 1. */
const TENTHS = 10

interface Sum {
  opinions: number
  games: number
  /** Number of the game counted last. */
  last: number
  said: number
  was: number
}

/** What agents said of their chances against what came of it. */
export class Calibration {
  private readonly sums: readonly (readonly Sum[])[]

  constructor(private readonly names: readonly string[]) {
    this.sums = names.map(() =>
      Array.from({ length: TENTHS }, () => ({ opinions: 0, games: 0, last: -1, said: 0, was: 0 })),
    )
  }

  /** Takes a game that was played to its end; `agents` by seat. Where opinions ended it they prove nothing. */
  add(
    agents: readonly number[],
    { number, opinions, thinkers, halfPoints, reason }: GameResult,
  ): void {
    if (thinkers === undefined || reason === ADJUDICATED) return
    let i = 0
    for (const said of chancesSaid(opinions)) {
      const seat = thinkers[i++] as number
      const tenth = Math.min(TENTHS - 1, Math.floor(said * TENTHS))
      const sum = this.sums[agents[seat] as number]?.[tenth] as Sum
      sum.opinions++
      sum.said += said
      sum.was += (halfPoints[seat] as number) / 2
      if (sum.last === number) continue
      sum.last = number
      sum.games++
    }
  }

  /** Of those agents that said anything, in this order. */
  summary(order: readonly number[]): CalibrationSummary[] {
    return order.flatMap((place) => {
      const tenths = (this.sums[place] as readonly Sum[])
        .filter((one) => one.opinions > 0)
        .map(
          ({ opinions, games, said, was }): SaidTenth => ({
            said: exact(said / opinions, 4),
            was: exact(was / opinions, 4),
            opinions,
            games,
          }),
        )
      return tenths.length === 0 ? [] : [{ agent: this.names[place] as string, tenths }]
    })
  }
}
