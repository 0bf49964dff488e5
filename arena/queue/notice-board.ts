import { Queue } from 'bullmq'
import type { ProgramIdentity } from '../tournament/program.js'
import type { QueueConnection } from './connection.js'

/** Somebody at a Redis: a tournament that gives games, or a worker that plays them. */
export interface Presence {
  readonly kind: 'tournament' | 'worker'
  readonly program: ProgramIdentity
  /** For people: a host and process. */
  readonly where: string
  /** Games it plays at once; 0 for a tournament. */
  readonly slots: number
  readonly seenMs: number
}

const RENEW_MS = 2000
const GONE_AFTER_MS = 60_000

/**
 * Who is there. Each presence is a job that nobody ever works on, written anew while its owner lives, so that
 * programs that must not play together can at least tell each other why.
 */
export class NoticeBoard {
  private readonly queue: Queue<Presence>
  private readonly timer: NodeJS.Timeout

  constructor(
    connection: QueueConnection,
    private readonly id: string,
    private own: Omit<Presence, 'seenMs'>,
  ) {
    this.queue = new Queue<Presence>('dejarik-presence', {
      connection: connection.options,
    })
    this.queue.on('error', () => {}) // told by the others that use the same Redis
    this.timer = setInterval(() => void this.renew().catch(() => {}), RENEW_MS)
    this.timer.unref()
  }

  get ready(): Promise<unknown> {
    return this.queue.waitUntilReady()
  }

  async renew(): Promise<void> {
    const presence = { ...this.own, seenMs: Date.now() }
    const job = await this.queue.getJob(this.id)
    if (job === undefined) await this.queue.add('presence', presence, { jobId: this.id })
    else await job.updateData(presence)
  }

  /** Everybody else that was seen lately; those long gone are taken down. */
  async others(): Promise<Presence[]> {
    const found: Presence[] = []
    for (const job of await this.queue.getJobs(['waiting'])) {
      if (job === undefined || job.id === this.id) continue
      if (Date.now() - job.data.seenMs > GONE_AFTER_MS) await job.remove().catch(() => {})
      else found.push(job.data)
    }
    return found
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    const job = await this.queue.getJob(this.id)
    await job?.remove().catch(() => {})
    await this.queue.close()
  }
}
