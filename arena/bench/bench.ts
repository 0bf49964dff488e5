import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Options } from '../../engine/game.js'
import { USUAL_GAME } from '../../engine/games.js'
import { loadGame } from '../match/load-game.js'
import { LocalPool } from '../match/pool.js'
import { readPlan } from '../plan/plan.js'
import { seatedPlan } from '../plan/seated-plan.js'
import { Tournament } from '../tournament/tournament.js'
import type { BareData } from './bench.worker.js'
import { type Elapsed, NOTHING, Stopwatch, sum } from './stopwatch.js'

export interface ArenaBenchSettings {
  /** Scripted games in each run of the comparison. */
  readonly games: number
  /** Random games after which memory is read, rising. */
  readonly memoryAt: readonly number[]
  readonly game: string
  readonly options: Options
  readonly spec: string
  readonly gamesAddress: string | null
}

export const USUAL_ARENA_BENCH: ArenaBenchSettings = {
  games: 1600,
  memoryAt: [10_000, 100_000],
  game: USUAL_GAME,
  options: {},
  spec: 'scripted',
  gamesAddress: null,
}

export interface ArenaBench {
  /** Games a second without an arena, in a thread of its own. */
  readonly bareGamesPerSecond: number
  readonly oneWorkerGamesPerSecond: number
  readonly twoWorkersGamesPerSecond: number
  /** Time that the arena adds at one worker, as a share; at most 0.03. */
  readonly overhead: number
  /** Two workers over one; at least 1.8 where two cores are free. */
  readonly speedUp: number
  /** The same two by the work of the processor, for a machine that others use too. */
  readonly overheadCpu: number
  readonly speedUpCpu: number
  readonly memory: readonly { readonly games: number; readonly megabytes: number }[]
}

const ROUNDS = 3

/** Plays some games of the seed and tells how long that took. */
type Way = (games: number, seed: string) => Promise<Elapsed>

/**
 * What the arena costs and what it does not let grow. The three ways take turns, so that a busy machine hits all of
 * them; their threads stay, because a tournament of thousands of games runs in compiled code.
 */
export async function measureArena(settings: ArenaBenchSettings): Promise<ArenaBench> {
  const bareThread = new Worker(new URL('./bench.worker.js', import.meta.url), {
    workerData: { gamesAddress: settings.gamesAddress } satisfies BareData,
  })
  const onePool = new LocalPool(1, settings.gamesAddress)
  const twoPool = new LocalPool(2, settings.gamesAddress)
  const ways: Way[] = [
    (games, seed) => bareTime(settings, bareThread, games, seed),
    (games, seed) => arenaTime(settings, onePool, 1, games, seed),
    (games, seed) => arenaTime(settings, twoPool, 2, games, seed),
  ]
  const totals = ways.map(() => NOTHING)
  try {
    await Promise.all([onePool.ready(), twoPool.ready()])
    for (const way of ways) await way(settings.games, 'warm-up')
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, way] of ways.entries())
        totals[i] = sum(totals[i] as Elapsed, await way(settings.games, `bench-${round}`))
  } finally {
    await Promise.all([bareThread.terminate(), onePool.close(), twoPool.close()])
  }
  const [bare, one, two] = totals as [Elapsed, Elapsed, Elapsed]
  const games = settings.games * ROUNDS
  return {
    bareGamesPerSecond: games / bare.seconds,
    oneWorkerGamesPerSecond: games / one.seconds,
    twoWorkersGamesPerSecond: games / two.seconds,
    overhead: one.seconds / bare.seconds - 1,
    speedUp: one.seconds / two.seconds,
    overheadCpu: one.cpuSeconds / bare.cpuSeconds - 1,
    speedUpCpu: (2 * one.cpuSeconds) / two.cpuSeconds,
    memory: await memoryOf(settings),
  }
}

/** A tournament in a folder that is gone afterwards. */
async function inFolder<T>(
  settings: ArenaBenchSettings,
  spec: string,
  games: number,
  seed: string,
  use: (tournament: Tournament) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
  const { game, options, gamesAddress } = settings
  const asked = readPlan({ agents: [`a=${spec}`, `b=${spec}`], games, seed, game, options })
  const plan = seatedPlan(asked, await loadGame(game, gamesAddress))
  const tournament = Tournament.create(join(folder, 'run'), plan, [])
  try {
    return await use(tournament)
  } finally {
    tournament.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function bareTime(
  settings: ArenaBenchSettings,
  thread: Worker,
  games: number,
  seed: string,
): Promise<Elapsed> {
  return inFolder(settings, settings.spec, games, seed, async (tournament) => {
    thread.postMessage(Array.from({ length: games }, (_, i) => tournament.task(i + 1)))
    const [elapsed] = (await once(thread, 'message')) as [Elapsed]
    return elapsed
  })
}

function arenaTime(
  settings: ArenaBenchSettings,
  pool: LocalPool,
  workers: number,
  games: number,
  seed: string,
): Promise<Elapsed> {
  return inFolder(settings, settings.spec, games, seed, async (tournament) => {
    const stopwatch = new Stopwatch()
    await tournament.play(pool, {}, new AbortController().signal, {
      workers,
      queue: null,
      command: 'bench',
    })
    return stopwatch.read()
  })
}

/** Memory of the whole process, threads included, while random games stream by. */
function memoryOf(settings: ArenaBenchSettings): Promise<{ games: number; megabytes: number }[]> {
  const most = settings.memoryAt[settings.memoryAt.length - 1] ?? 0
  if (most === 0) return Promise.resolve([])
  return inFolder(settings, 'random', most, 'memory', async (tournament) => {
    const pool = new LocalPool(2, settings.gamesAddress)
    const found: { games: number; megabytes: number }[] = []
    try {
      const news = {
        game: () => {
          if (settings.memoryAt.includes(tournament.book.done))
            found.push({
              games: tournament.book.done,
              megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
            })
        },
      }
      await tournament.play(pool, news, new AbortController().signal, {
        workers: 2,
        queue: null,
        command: 'bench',
      })
      return found
    } finally {
      await pool.close()
    }
  })
}
