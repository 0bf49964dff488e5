import { Worker } from 'node:worker_threads'
import type { AsyncAgent, Clock, MoveList } from '../../agents/agent.js'
import type { Move, Observation } from '../../engine/game.js'
import type { BotGame } from './exec-bot.js'
import { BotFailure } from './failure.js'

const STDERR_KEPT = 64 << 10
const MOST_MEMORY_MB = 2048

export interface HostData {
  readonly path: string
  readonly rules: string
  readonly gamesAddress: string | null
}

export type HostQuestion =
  | { readonly kind: 'create'; readonly player: number; readonly seed: string }
  | {
      readonly kind: 'choose'
      readonly words: Int32Array
      readonly moves: Int32Array
      readonly limitMs: number
    }
  | { readonly kind: 'notice'; readonly words: Int32Array }

export type HostAnswer =
  | { readonly kind: 'ready'; readonly label: string; readonly wantsNotice: boolean }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'error'; readonly text: string }

/** A thread that holds one foreign module and plays its games, one after the other. */
export class ModuleThread {
  private readonly worker: Worker
  private failure: BotFailure | null = null
  private said = ''
  private waiting: {
    take: (answer: HostAnswer) => void
    fail: (failure: BotFailure) => void
  } | null = null

  constructor(data: HostData) {
    this.worker = new Worker(new URL('./module-host.worker.js', import.meta.url), {
      workerData: data,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    this.worker.stdout.resume()
    this.worker.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-STDERR_KEPT)
    })
    this.worker.on('message', (answer: HostAnswer) => {
      const { waiting } = this
      this.waiting = null
      if (answer.kind === 'error')
        waiting?.fail(new BotFailure('crash', firstLine(answer.text), answer.text))
      else waiting?.take(answer)
    })
    this.worker.on('error', (error) =>
      this.fail(new BotFailure('crash', firstLine(error.message), String(error.stack))),
    )
    this.worker.on('exit', (code) =>
      this.fail(new BotFailure('crash', `its thread ended with code ${code}`, this.said)),
    )
    // A thread that waits must not keep the program alive.
    this.worker.unref()
  }

  get isBroken(): boolean {
    return this.failure !== null
  }

  get stderr(): string {
    return this.said
  }

  post(question: HostQuestion): void {
    if (this.failure === null) this.worker.postMessage(question)
  }

  ask(question: HostQuestion, limitMs: number, late: () => BotFailure): Promise<HostAnswer> {
    if (this.failure !== null) return Promise.reject(this.failure)
    return new Promise((resolve, reject) => {
      const timer = Number.isFinite(limitMs)
        ? setTimeout(() => this.fail(late()), limitMs)
        : undefined
      this.waiting = {
        take: (answer) => {
          clearTimeout(timer)
          resolve(answer)
        },
        fail: (failure) => {
          clearTimeout(timer)
          reject(failure)
        },
      }
      this.worker.postMessage(question)
    })
  }

  end(): void {
    this.fail(new BotFailure('crash', 'its thread was ended', this.said))
  }

  private fail(failure: BotFailure): void {
    if (this.failure !== null) return
    this.failure = failure
    // Ends even a loop without end.
    void this.worker.terminate()
    const { waiting } = this
    this.waiting = null
    waiting?.fail(failure)
  }
}

/** A module of somebody else at the board. */
export class ModuleBot implements AsyncAgent {
  notice?: (observation: Observation) => void

  private constructor(
    private readonly thread: ModuleThread,
    private readonly setting: BotGame,
    readonly label: string,
  ) {}

  static async start(thread: ModuleThread, setting: BotGame): Promise<ModuleBot> {
    const { startMs } = setting.limits
    try {
      const answer = await thread.ask(
        { kind: 'create', player: setting.seat, seed: setting.seed },
        startMs,
        () => new BotFailure('no-start', `not loaded within ${startMs} ms`, thread.stderr),
      )
      if (answer.kind !== 'ready') throw new BotFailure('garbage', 'did not load', thread.stderr)
      const bot = new ModuleBot(thread, setting, answer.label)
      if (answer.wantsNotice)
        bot.notice = (observation) => thread.post({ kind: 'notice', words: observation.words })
      return bot
    } catch (error) {
      if (error instanceof BotFailure) throw new BotFailure('no-start', error.detail, error.stderr)
      throw error
    }
  }

  async choose(observation: Observation, moves: MoveList, clock: Clock): Promise<Move> {
    const { limits } = this.setting
    const answer = await this.thread.ask(
      {
        kind: 'choose',
        words: observation.words,
        moves: moves.list.slice(0, moves.count),
        limitMs: clock.limitMs,
      },
      clock.limitMs + limits.marginMs,
      () =>
        new BotFailure(
          'no-move-in-time',
          `no answer within ${Math.round(clock.limitMs)} ms (${moves.count} moves)`,
          this.thread.stderr,
        ),
    )
    if (answer.kind !== 'move')
      throw new BotFailure('garbage', 'answered no move', this.thread.stderr)
    return answer.move
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] as string
}
