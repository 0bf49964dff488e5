import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { UnrecoverableError, Worker } from 'bullmq'
import { botHash } from '../bots/inspect.js'
import type { GameTask } from '../match/game-task.js'
import { LocalPool } from '../match/pool.js'
import { type ProgramIdentity, programText, thisProgram } from '../tournament/program.js'
import {
  checkReachable,
  connectionOf,
  gamesQueueName,
  type QueueConnection,
  settled,
} from './connection.js'
import { type GameJob, packResult, REFUSED } from './game-job.js'
import { NoticeBoard } from './notice-board.js'
import { shownAddress } from './shown-address.js'

export interface QueueWorkerOptions {
  readonly address: string
  readonly workers: number
  readonly gamesAddress: string | null
  readonly say: (line: string) => void
  readonly stop: AbortSignal
  /** After this long without a sign of life a worker's games are given to others. */
  readonly lostMs?: number
}

const LOST_MS = 10_000
const LOOK_MS = 2000

/** Plays games of the tournaments at a Redis until `stop`; then finishes those under way. */
export async function workOnQueue(options: QueueWorkerOptions): Promise<{ played: number }> {
  const { address, workers, say, stop } = options
  await checkReachable(address)
  const connection = connectionOf(address)
  const where = `${hostname()}, process ${process.pid}`
  const board = await joinedBoard(connection, where, workers)
  say(
    `${programText(thisProgram())} plays with ${workers} thread${workers === 1 ? '' : 's'} until Ctrl-C`,
  )
  // Games are played in threads, so that this one is free to say that we live.
  const pool = new LocalPool(workers, options.gamesAddress)
  const player = new JobPlayer(pool, where, say)
  const worker = workerAt(connection, player, options)
  const lookout = new Lookout(board, shownAddress(address), say)
  worker.on('error', () => lookout.lose())
  await lookout.look()
  const timer = setInterval(() => void lookout.look().catch(() => {}), LOOK_MS)
  await new Promise<void>((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve())
  })
  clearInterval(timer)
  await worker.pause() // resolves when the games under way are done
  connection.giveUp()
  await settled(Promise.allSettled([worker.close(), board.close()]))
  await pool.close()
  return { played: player.played }
}

async function joinedBoard(
  connection: QueueConnection,
  where: string,
  slots: number,
): Promise<NoticeBoard> {
  const name = `worker-${randomBytes(8).toString('hex')}`
  const notice = { kind: 'worker', program: thisProgram(), where, slots } as const
  const board = new NoticeBoard(connection, name, notice)
  try {
    await board.ready
  } catch (error) {
    connection.giveUp()
    await settled(board.close())
    throw error
  }
  return board
}

function workerAt(
  connection: QueueConnection,
  player: JobPlayer,
  { workers, lostMs = LOST_MS }: QueueWorkerOptions,
): Worker<GameJob, string> {
  return new Worker<GameJob, string>(gamesQueueName(), ({ data }) => player.play(data), {
    connection: connection.options,
    concurrency: workers,
    lockDuration: lostMs,
    stalledInterval: lostMs / 2,
    // A game may lose any number of workers, whose fault it need not be.
    maxStalledCount: 1_000_000,
  })
}

/** Plays the games that are ours to play, and refuses the others. */
class JobPlayer {
  played = 0
  private readonly hashes = new Map<string, string | null>()

  constructor(
    private readonly pool: LocalPool,
    private readonly where: string,
    private readonly say: (line: string) => void,
  ) {}

  async play(job: GameJob): Promise<string> {
    const reason = refusal(job, this.hashes)
    if (reason !== null) {
      this.say(reason)
      throw new UnrecoverableError(`${REFUSED}on ${this.where}: ${reason}`)
    }
    const result = await this.pool.play(job.task)
    this.played++
    return packResult(result)
  }
}

/** Shows that we live, and says once when Redis is away and whose tournaments are not for us. */
class Lookout {
  private isAway = false
  private readonly said = new Set<string>()

  constructor(
    private readonly board: NoticeBoard,
    private readonly address: string,
    private readonly say: (line: string) => void,
  ) {}

  lose(): void {
    if (!this.isAway) this.say(`Redis at ${this.address} is away; waiting for it`)
    this.isAway = true
  }

  async look(): Promise<void> {
    await this.board.renew()
    if (this.isAway) this.say(`Redis at ${this.address} is back`)
    this.isAway = false
    for (const { kind, program, where } of await this.board.others()) {
      const line = strangerLine(program, where)
      if (kind !== 'tournament' || line === null || this.said.has(line)) continue
      this.said.add(line)
      this.say(line)
    }
  }
}

/** Why a game of another program is not played; null for one of ours. */
function strangerLine(program: ProgramIdentity, where: string): string | null {
  const own = thisProgram()
  if (program.version === own.version && program.build === own.build) return null
  return `the tournament on ${where} is of ${programText(program)}, this is ${programText(own)}: its games are refused`
}

function refusal({ program, task }: GameJob, hashes: Map<string, string | null>): string | null {
  const stranger = strangerLine(program, `game ${task.number}`)
  if (stranger !== null) return stranger
  for (const player of task.players) {
    if (player.sha256 === null) continue
    const found = hashOf(player, task.rules, hashes)
    if (found === null)
      return `the file of ${player.agent} (${player.spec}) is not here: its games are refused`
    if (found !== player.sha256)
      return `${player.agent} (${player.spec}) is another file here: its games are refused`
  }
  return null
}

function hashOf(
  player: GameTask['players'][number],
  game: string,
  hashes: Map<string, string | null>,
): string | null {
  const known = hashes.get(player.spec)
  if (known !== undefined) return known
  const hash = botHash(player.spec, game)
  hashes.set(player.spec, hash)
  return hash
}
