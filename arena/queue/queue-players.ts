import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { type Job, Queue, QueueEvents } from 'bullmq'
import type { GameResult, GameTask } from '../match/game-task.js'
import { type Players, Withdrawn } from '../match/pool.js'
import { programText, thisProgram } from '../tournament/program.js'
import {
  checkReachable,
  connectionOf,
  gamesQueueName,
  type QueueConnection,
  settled,
} from './connection.js'
import { type GameJob, REFUSED, unpackResult } from './game-job.js'
import { NoticeBoard } from './notice-board.js'
import { shownAddress } from './shown-address.js'

const SWEEP_MS = 1000
const LEAST_CAPACITY = 16
const MOST_FAILURES = 3
/** Of a tournament that never comes back Redis forgets after a day. */
const LEFT_BEHIND = { age: 86_400 }
const REFUSED_AGAIN_MS = 1000

interface Pending {
  readonly task: GameTask
  readonly resolve: (result: GameResult) => void
  readonly reject: (error: unknown) => void
  sinceMs: number
  failures: number
}

/**
 * Machines behind a Redis. Games are jobs named after tournament and number, so that a game exists once however
 * often it is given out. Nothing depends on a message arriving: whatever is due is looked up again and again,
 * and what Redis forgot is given to it anew.
 */
export class QueuePlayers implements Players {
  private readonly pending = new Map<string, Pending>()
  private readonly queue: Queue<GameJob, string>
  private readonly events: QueueEvents
  private readonly board: NoticeBoard
  private readonly connection: QueueConnection
  private readonly said = new Set<string>()
  private slots = 0
  private isAway = false
  private isClosed = false
  private sweepTimer: NodeJS.Timeout | null = null

  private constructor(
    private readonly address: string,
    /** Of the tournament, the same after a resume. */
    private readonly id: string,
    private readonly say: (line: string) => void,
  ) {
    this.connection = connectionOf(address)
    const connection = this.connection.options
    this.queue = new Queue<GameJob, string>(gamesQueueName(), { connection })
    this.events = new QueueEvents(gamesQueueName(), { connection })
    this.board = new NoticeBoard(
      this.connection,
      `tournament-${id}-${randomBytes(4).toString('hex')}`,
      {
        kind: 'tournament',
        program: thisProgram(),
        where: `${hostname()}, process ${process.pid}`,
        slots: 0,
      },
    )
    this.queue.on('error', () => this.noteAway())
    this.events.on('error', () => this.noteAway())
    this.events.on('completed', ({ jobId, returnvalue }) => this.settle(jobId, returnvalue))
    this.events.on('failed', ({ jobId }) => void this.look(jobId).catch(() => this.noteAway()))
  }

  static async join(
    address: string,
    id: string,
    say: (line: string) => void,
  ): Promise<QueuePlayers> {
    await checkReachable(address)
    const players = new QueuePlayers(address, id, say)
    try {
      await Promise.all([players.queue.waitUntilReady(), players.events.waitUntilReady()])
      await players.board.renew()
      await players.meet()
    } catch (error) {
      await players.close()
      throw error
    }
    players.sweepSoon()
    return players
  }

  get capacity(): number {
    return Math.max(LEAST_CAPACITY, this.slots * 2)
  }

  play(task: GameTask): Promise<GameResult> {
    return new Promise((resolve, reject) => {
      const jobId = this.jobId(task)
      this.pending.set(jobId, { task, resolve, reject, sinceMs: Date.now(), failures: 0 })
      // A Redis that is away takes it later, or the sweep gives it again.
      this.give(jobId, task, 0).catch(() => this.noteAway())
    })
  }

  /** Takes back what no worker has begun. */
  async withdraw(): Promise<void> {
    for (const [jobId, { reject }] of this.pending) {
      try {
        const job = await this.queue.getJob(jobId)
        await job?.remove() // refused while a worker holds it
        this.pending.delete(jobId)
        reject(new Withdrawn())
      } catch {
        // It is being played: its result will come.
      }
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.sweepTimer !== null) clearTimeout(this.sweepTimer)
    this.connection.giveUp()
    await settled(Promise.allSettled([this.board.close(), this.events.close(), this.queue.close()]))
  }

  private jobId(task: GameTask): string {
    return `${this.id}-${task.number}`
  }

  private async give(jobId: string, task: GameTask, delay: number): Promise<void> {
    const job: GameJob = { program: thisProgram(), task }
    await this.queue.add('game', job, {
      jobId,
      delay,
      removeOnComplete: LEFT_BEHIND,
      removeOnFail: LEFT_BEHIND,
    })
  }

  private settle(jobId: string, value: unknown): void {
    const pending = this.pending.get(jobId)
    if (pending === undefined || typeof value !== 'string') return
    this.pending.delete(jobId)
    pending.resolve(unpackResult(value))
    void this.forget(jobId)
  }

  private async forget(jobId: string): Promise<void> {
    try {
      await (await this.queue.getJob(jobId))?.remove()
    } catch {
      // Redis is away: the job is small, and its name is not used again.
    }
  }

  private sweepSoon(): void {
    this.sweepTimer = setTimeout(() => {
      void this.sweep().finally(() => {
        if (!this.isClosed) this.sweepSoon()
      })
    }, SWEEP_MS)
  }

  private async sweep(): Promise<void> {
    try {
      await this.meet()
      const due = Date.now() - SWEEP_MS
      for (const [jobId, pending] of [...this.pending])
        if (pending.sinceMs < due) await this.look(jobId)
      if (this.isAway) this.say(`Redis at ${shownAddress(this.address)} is back`)
      this.isAway = false
    } catch {
      this.noteAway()
    }
  }

  /** How a game stands, asked of Redis itself. */
  private async look(jobId: string): Promise<void> {
    const pending = this.pending.get(jobId)
    if (pending === undefined) return
    const job: Job<GameJob, string> | undefined = await this.queue.getJob(jobId)
    if (job === undefined) {
      await this.give(jobId, pending.task, 0) // Redis has lost it
      return
    }
    const state = await job.getState()
    if (state === 'completed') this.settle(jobId, job.returnvalue)
    else if (state === 'failed') await this.retry(jobId, pending, job)
  }

  private async retry(jobId: string, pending: Pending, job: Job<GameJob, string>): Promise<void> {
    const reason = job.failedReason ?? ''
    if (reason.startsWith(REFUSED)) this.sayOnce(`a worker ${reason.slice(REFUSED.length)}`)
    else if (!/stalled/.test(reason) && ++pending.failures >= MOST_FAILURES) {
      this.pending.delete(jobId)
      pending.reject(new Error(`game ${pending.task.number} cannot be played: ${reason}`))
      return
    }
    await job.remove()
    await this.give(jobId, pending.task, reason.startsWith(REFUSED) ? REFUSED_AGAIN_MS : 0)
  }

  /** Sees which workers are there, and says so where none of them may play. */
  private async meet(): Promise<void> {
    const own = thisProgram()
    const workers = (await this.board.others()).filter((one) => one.kind === 'worker')
    const fit = workers.filter(
      (one) => one.program.version === own.version && one.program.build === own.build,
    )
    this.slots = fit.reduce((sum, one) => sum + one.slots, 0)
    for (const { program, where } of workers.filter((one) => !fit.includes(one)))
      this.sayOnce(
        `the worker on ${where} is ${programText(program)}, this is ${programText(own)}: it is not given any games`,
      )
    if (fit.length === 0)
      this.sayOnce(
        `no worker is there yet; start one with: dejarik worker --queue ${shownAddress(this.address)}`,
      )
  }

  private noteAway(): void {
    if (this.isAway || this.isClosed) return
    this.isAway = true
    this.say(
      `Redis at ${shownAddress(this.address)} is away; the tournament goes on when it is back`,
    )
  }

  private sayOnce(line: string): void {
    if (this.said.has(line)) return
    this.said.add(line)
    this.say(line)
  }
}
