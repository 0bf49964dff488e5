import { ADJUDICATED } from '../match/adjudicator.js'
import type { GameResult } from '../match/game-task.js'
import { opinionsSaid } from '../match/notebook.js'
import { exact } from './rounding.js'
import type { CalibrationSummary, SaidTenth, StageSummary } from './summary.js'

/** Of the chances from 0 to 1. */
const TENTHS = 10
/** Parts of a game, by the number of the move: as many opinions of the first games in each. */
const STAGES = 3
const FIRST_GAMES = 100

interface Said {
  readonly agent: number
  readonly game: number
  readonly move: number
  readonly said: number
  readonly was: number
}

interface Sum {
  opinions: number
  games: number
  /** Number of the game counted last. */
  last: number
  said: number
  was: number
}

/** What agents said of their chances against what came of it, in all and by part of the game. */
export class Calibration {
  private readonly whole: Tenths[]
  private readonly parts: Tenths[][]
  /** Last moves of all stages but the last one; null until enough games tell how long they are. */
  private ends: readonly number[] | null = null
  /** What was said before that. */
  private held: Said[] = []
  private games = 0

  constructor(private readonly names: readonly string[]) {
    this.whole = names.map(() => new Tenths())
    this.parts = names.map(() => Array.from({ length: STAGES }, () => new Tenths()))
  }

  /** Takes a game that was played to its end; `agents` by seat. Where opinions ended it they prove nothing. */
  add(
    agents: readonly number[],
    { number, opinions, thinkers, halfPoints, reason }: GameResult,
  ): void {
    if (thinkers === undefined || reason === ADJUDICATED) return
    let i = 0
    for (const { move, said } of opinionsSaid(opinions)) {
      const seat = thinkers[i++] as number
      const was = (halfPoints[seat] as number) / 2
      const one = { agent: agents[seat] as number, game: number, move, said, was }
      this.whole[one.agent]?.add(one)
      if (this.ends === null) this.held.push(one)
      else this.addToStage(this.ends, one)
    }
    if (++this.games === FIRST_GAMES) this.settle()
  }

  /** Of those agents that said anything, in this order. */
  summary(order: readonly number[]): CalibrationSummary[] {
    const ends = this.settle()
    return order.flatMap((place) => {
      const tenths = (this.whole[place] as Tenths).summary()
      const stages = (this.parts[place] as Tenths[])
        .map((part, n): StageSummary => {
          const from = n === 0 ? 1 : (ends[n - 1] ?? 0) + 1
          return { from, until: ends[n] ?? null, tenths: part.summary() }
        })
        .filter((one) => one.tenths.length > 0)
      return tenths.length === 0 ? [] : [{ agent: this.names[place] as string, tenths, stages }]
    })
  }

  /** Divides games into stages, by what was said so far, if that has not been done; answers where they end. */
  private settle(): readonly number[] {
    if (this.ends !== null) return this.ends
    const moves = this.held.map(({ move }) => move).sort((a, b) => a - b)
    const thirds = Array.from(
      { length: STAGES - 1 },
      (_, n) => moves[Math.ceil((moves.length * (n + 1)) / STAGES) - 1] ?? 0,
    )
    const ends = [...new Set(thirds)]
    this.ends = ends
    for (const one of this.held) this.addToStage(ends, one)
    this.held = []
    return ends
  }

  private addToStage(ends: readonly number[], one: Said): void {
    const stage = ends.filter((end) => one.move > end).length
    this.parts[one.agent]?.[stage]?.add(one)
  }
}

/** What was said and what came of it, by tenths of what was said. */
class Tenths {
  private readonly sums = Array.from(
    { length: TENTHS },
    (): Sum => ({ opinions: 0, games: 0, last: -1, said: 0, was: 0 }),
  )

  add({ game, said, was }: Said): void {
    const sum = this.sums[Math.min(TENTHS - 1, Math.floor(said * TENTHS))] as Sum
    sum.opinions++
    sum.said += said
    sum.was += was
    if (sum.last === game) return
    sum.last = game
    sum.games++
  }

  summary(): SaidTenth[] {
    return this.sums
      .filter((one) => one.opinions > 0)
      .map(({ opinions, games, said, was }) => ({
        said: exact(said / opinions, 4),
        was: exact(was / opinions, 4),
        opinions,
        games,
      }))
  }
}
