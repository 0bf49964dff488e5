import { Piscina } from 'piscina'
import { endAll, newProcessBoard } from './bots/process-board.js'
import type { GameResult, GameTask } from './game-task.js'

/** Somebody who plays games: threads of this process, or machines behind a queue. */
export interface Players {
  /** How many games it is worth to hand out at once. */
  readonly capacity: number
  /** Plays a game and tells its result; rejects only when the game cannot be played at all. */
  play(task: GameTask): Promise<GameResult>
  /** Takes back what is not begun yet, where that can be much; such games reject with Withdrawn. */
  withdraw?(): Promise<void>
  /** Lets go of everything; games under way are dropped. */
  close(): Promise<void>
}

/** A game that was given out and taken back before anybody began it. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn'
}

/**
 * Piscina tries `require` before `import`. Where Node can require an ES module, a thread that is ended in the
 * middle of that takes the whole process with it; without it the module is imported, which ends cleanly.
 */
const LOADING =
  'require_module' in process.features && process.features.require_module === true
    ? ['--no-experimental-require-module']
    : []

const MOST_DEATHS = 3
const SHORT_MS = 500

/** Threads of this process. A thread that dies is replaced and its game played again. */
export class LocalPool implements Players {
  private readonly pool: Piscina<GameTask, GameResult>
  private readonly board = newProcessBoard()
  private readonly endBots = (): void => endAll(this.board)
  private isClosed = false
  /** What a game takes, from being given out to its result. */
  private usualMs = SHORT_MS

  constructor(
    private readonly workers: number,
    gamesAddress: string | null,
  ) {
    this.pool = new Piscina<GameTask, GameResult>({
      filename: new URL('./game.worker.js', import.meta.url).href,
      name: 'play',
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: 2,
      idleTimeout: Number.POSITIVE_INFINITY,
      workerData: { gamesAddress, board: this.board },
      execArgv: [...process.execArgv, ...LOADING],
    })
    process.once('exit', this.endBots)
  }

  /** Resolves when every thread is loaded. */
  async ready(): Promise<void> {
    const greet = (): Promise<unknown> => this.pool.run(null as never, { name: 'greet' })
    await Promise.all(Array.from({ length: this.workers }, greet))
  }

  /**
   * Of short games one more waits in each thread, so that it need not stand idle until it is given the next. Long
   * ones are given out one by one, so that all threads end together.
   */
  get capacity(): number {
    return this.usualMs < SHORT_MS ? this.workers * 2 : this.workers
  }

  async play(task: GameTask): Promise<GameResult> {
    for (let deaths = 1; ; deaths++) {
      try {
        const began = performance.now()
        const result = await this.pool.run(task)
        this.usualMs += (performance.now() - began - this.usualMs) / 8
        return result
      } catch (error) {
        if (this.isClosed || !isDeath(error)) throw error
        if (deaths === MOST_DEATHS)
          throw new Error(
            `game ${task.number} ended its thread ${deaths} times: ${(error as Error).message}`,
          )
      }
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.pool.destroy()
    this.endBots()
    process.off('exit', this.endBots)
  }
}

/** Whether the thread ended under the game, not the game with an error. */
function isDeath(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : ''
  return /^worker exited with code/i.test(error.message) || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
