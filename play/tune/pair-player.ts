import type { GameResult } from '../../arena/match/game-task.js'
import type { Players } from '../../arena/match/pool.js'
import { USUAL_LIMITS } from '../../arena/plan/limits.js'
import type { Options } from '../../engine/game.js'

/** Half points that the first of two specs took of a pair: 0 to 4. */
export type PairOfGames = (first: string, second: string, seed: string) => Promise<number>

/** Plays pairs: two games in one world with the sides swapped. */
export class PairPlayer {
  games = 0
  /** Games that ended with a fault of an agent; they are counted as lost. */
  forfeits = 0
  private readonly began = performance.now()

  constructor(
    private readonly players: Players,
    private readonly game: string,
    private readonly options: Options,
  ) {}

  readonly play: PairOfGames = async (first, second, seed) => {
    const [ahead, behind] = await Promise.all([
      this.one([first, second], seed, 1),
      this.one([second, first], seed, 2),
    ])
    return (ahead.halfPoints[0] as number) + (behind.halfPoints[1] as number)
  }

  /** `120 games, 2.31 a second` */
  rate(): string {
    const seconds = (performance.now() - this.began) / 1000
    return `${this.games} games, ${(this.games / seconds).toFixed(2)} a second`
  }

  private async one(specs: readonly string[], seed: string, half: 1 | 2): Promise<GameResult> {
    const result = await this.players.play({
      number: half,
      rules: this.game,
      options: this.options,
      world: seed,
      luck: `${seed}/game-${half}`,
      players: specs.map((spec, seat) => ({
        agent: `seat ${seat}`,
        spec,
        isTimed: false,
        sha256: null,
      })),
      adjudication: null,
      limits: USUAL_LIMITS,
    })
    this.games++
    if (result.forfeit !== null) this.forfeits++
    return result
  }
}
