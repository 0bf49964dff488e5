import { Piscina } from 'piscina'
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
export const LOADING: readonly string[] =
  'require_module' in process.features && process.features.require_module === true
    ? ['--no-experimental-require-module']
    : []

const MOST_DEATHS = 3
const SHORT_MS = 500
/** Waking a thread costs as much as some moves: games shorter than this are handed out several at once. */
const BATCH_MS = 80
const LARGEST_BATCH = 16

interface Waiting {
  readonly task: GameTask
  readonly resolve: (result: GameResult) => void
  readonly reject: (error: unknown) => void
}

/** Threads of this process. A thread that dies is replaced and its game played again. */
export class LocalPool implements Players {
  private readonly pool: Piscina<readonly GameTask[], GameResult[]>
  private isClosed = false
  /** What a game takes, from being given out to its result: the wait for the batch before it included. */
  private usualMs = SHORT_MS
  /** Games asked for since the last batch went out. */
  private waiting: Waiting[] = []

  constructor(
    private readonly workers: number,
    gamesAddress: string | null,
  ) {
    this.pool = new Piscina<readonly GameTask[], GameResult[]>({
      filename: new URL('./game.worker.js', import.meta.url).href,
      name: 'play',
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: 2,
      idleTimeout: Number.POSITIVE_INFINITY,
      workerData: { gamesAddress },
      execArgv: [...process.execArgv, ...LOADING],
    })
  }

  /** Resolves when every thread is loaded. */
  async ready(): Promise<void> {
    const greet = (): Promise<unknown> => this.pool.run(null as never, { name: 'greet' })
    await Promise.all(Array.from({ length: this.workers }, greet))
  }

  /**
   * Of short games one more batch waits in each thread, so that it need not stand idle until it is given the next.
   * Long ones are given out one by one, so that all threads end together.
   */
  get capacity(): number {
    return this.usualMs < SHORT_MS ? this.workers * 2 * this.batch : this.workers
  }

  play(task: GameTask): Promise<GameResult> {
    return new Promise((resolve, reject) => {
      // Whoever hands out games hands out all there is room for before anything else happens.
      if (this.waiting.length === 0) queueMicrotask(() => this.send())
      this.waiting.push({ task, resolve, reject })
    })
  }

  private get batch(): number {
    return Math.min(LARGEST_BATCH, Math.max(1, Math.floor(BATCH_MS / this.usualMs)))
  }

  private send(): void {
    const { waiting, batch } = this
    this.waiting = []
    for (let at = 0; at < waiting.length; at += batch)
      void this.playBatch(waiting.slice(at, at + batch))
  }

  private async playBatch(games: readonly Waiting[]): Promise<void> {
    try {
      const began = performance.now()
      const results = await this.pool.run(games.map((one) => one.task))
      this.usualMs += ((performance.now() - began) / games.length - this.usualMs) / 8
      for (const [i, one] of games.entries()) one.resolve(results[i] as GameResult)
    } catch (error) {
      // Whose game it was that ended the thread shows when they are played one by one.
      for (const one of games) this.playAlone(one, error)
    }
  }

  private async playAlone({ task, resolve, reject }: Waiting, firstError: unknown): Promise<void> {
    let error = firstError
    for (let deaths = 1; deaths < MOST_DEATHS && !this.isClosed && isDeath(error); deaths++) {
      try {
        const [result] = await this.pool.run([task])
        resolve(result as GameResult)
        return
      } catch (next) {
        error = next
      }
    }
    reject(
      this.isClosed || !isDeath(error)
        ? error
        : new Error(
            `game ${task.number} ended its thread ${MOST_DEATHS} times: ${(error as Error).message}`,
          ),
    )
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.pool.destroy()
  }
}

/** Whether the thread ended under the game, not the game with an error. */
function isDeath(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : ''
  return /^worker exited with code/i.test(error.message) || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
