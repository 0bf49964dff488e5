import { Piscina } from 'piscina'
import { LOADING } from '../match/pool.js'
import type { ChoiceResult, ChoiceTask, PlayoutResult, PlayoutTask } from './thinking.js'

/** Threads that think beside the answering of small questions. They start with the first that needs them. */
export class Thinkers {
  private pool: Piscina | null = null

  constructor(
    private readonly threads: number,
    /** Somebody else's game, by its name and its file. */
    private readonly own: { readonly name: string; readonly file: string } | null = null,
  ) {}

  choice(task: ChoiceTask, signal: AbortSignal): Promise<ChoiceResult> {
    return this.started.run(this.placed(task), { name: 'choice', signal })
  }

  playouts(task: PlayoutTask, signal: AbortSignal): Promise<PlayoutResult> {
    return this.started.run(this.placed(task), { name: 'playouts', signal })
  }

  async close(): Promise<void> {
    await this.pool?.destroy()
  }

  private placed<Task extends ChoiceTask | PlayoutTask>(task: Task): Task {
    return task.game === this.own?.name ? { ...task, gameFile: this.own.file } : task
  }

  private get started(): Piscina {
    this.pool ??= new Piscina({
      filename: new URL('./thinking.worker.js', import.meta.url).href,
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      execArgv: [...process.execArgv, ...LOADING],
    })
    return this.pool
  }
}
