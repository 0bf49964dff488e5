import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { UnrecoverableError, Worker } from 'bullmq'
import { botHash } from '../bots/inspect.js'
import type { GameTask } from '../match/game-task.js'
import { LocalPool } from '../match/pool.js'
import { type ProgramIdentity, programText, thisProgram } from '../tournament/program.js'
import { checkReachable, connectionOf, gamesQueueName, settled } from './connection.js'
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
  const lostMs = options.lostMs ?? LOST_MS
  const where = `${hostname()}, process ${process.pid}`
  const board = new NoticeBoard(connection, `worker-${randomBytes(8).toString('hex')}`, {
    kind: 'worker',
    program: thisProgram(),
    where,
    slots: workers,
  })
  try {
    await board.ready
  } catch (error) {
    connection.giveUp()
    await settled(board.close())
    throw error
  }
  say(
    `${programText(thisProgram())} plays with ${workers} thread${workers === 1 ? '' : 's'} until Ctrl-C`,
  )
  // Games are played in threads, so that this one is free to say that we live.
  const pool = new LocalPool(workers, options.gamesAddress)
  const hashes = new Map<string, string | null>()
  let played = 0
  const worker = new Worker<GameJob, string>(
    gamesQueueName(),
    async ({ data }) => {
      const reason = refusal(data, hashes)
      if (reason !== null) {
        say(reason)
        throw new UnrecoverableError(`${REFUSED}on ${where}: ${reason}`)
      }
      const result = await pool.play(data.task)
      played++
      return packResult(result)
    },
    {
      connection: connection.options,
      concurrency: workers,
      lockDuration: lostMs,
      stalledInterval: lostMs / 2,
      // A game may lose any number of workers, whose fault it need not be.
      maxStalledCount: 1_000_000,
    },
  )
  let isAway = false
  worker.on('error', () => {
    if (!isAway) say(`Redis at ${shownAddress(address)} is away; waiting for it`)
    isAway = true
  })
  const said = new Set<string>()
  const look = async (): Promise<void> => {
    await board.renew()
    if (isAway) say(`Redis at ${shownAddress(address)} is back`)
    isAway = false
    for (const other of await board.others()) {
      const line = strangerLine(other.program, other.where)
      if (other.kind !== 'tournament' || line === null || said.has(line)) continue
      said.add(line)
      say(line)
    }
  }
  await look()
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS)
  await new Promise<void>((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve())
  })
  clearInterval(timer)
  await worker.pause() // resolves when the games under way are done
  connection.giveUp()
  await settled(Promise.allSettled([worker.close(), board.close()]))
  await pool.close()
  return { played }
}

/** Why a game of another program is not played; null for one of ours. */
export function strangerLine(program: ProgramIdentity, where: string): string | null {
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
