import { InputError } from '../../engine/input-error.js'
import { seatNames } from '../../engine/seats.js'
import { fileHash, inspectAgents } from '../bots/inspect.js'
import { plugOf } from '../games.js'
import { loadGame } from '../match/load-game.js'
import { LocalPool, type Players } from '../match/pool.js'
import { type Growth, grownPlan } from '../plan/growth.js'
import type { TournamentPlan } from '../plan/plan.js'
import { seatedPlan } from '../plan/seated-plan.js'
import { readStarts } from '../plan/start-positions.js'
import { shownAddress } from '../queue/shown-address.js'
import { writeResults } from '../results/write-results.js'
import type { Summary } from '../summary/summary.js'
import { Progress, type ProgressOutput } from '../terminal/progress.js'
import { allOf, type EventLines } from './event-lines.js'
import { Tournament } from './tournament.js'

/** How a tournament is played, beside what is played. */
export interface RunOptions {
  /** Address of another table of games; null for those of the project. */
  readonly gamesAddress: string | null
  readonly workers: number
  /** Address of a Redis; null for threads of this process. */
  readonly queue: string | null
  /** The command line, for the journal. */
  readonly command: string
  readonly progress: ProgressOutput
  /** Told beside the progress; left out for nobody. */
  readonly events?: EventLines | undefined
  /** Stops in good order. */
  readonly stop: AbortSignal
}

/** What a run came to. */
export interface RunOutcome {
  readonly summary: Summary
  readonly done: number
  readonly planned: number
}

/** Begins a tournament in a folder of its own and plays it. */
export async function startTournament(
  folder: string,
  plan: TournamentPlan,
  options: RunOptions,
): Promise<RunOutcome> {
  const gamesAddress = plan.gameFile ?? options.gamesAddress
  const game = await loadGame(plan.game, gamesAddress)
  game.start(plan.options, plan.seed) // says what is wrong with the options
  const seated = seatedPlan(plan, game, readStarts(plan.positions, game, plan.options))
  const identities = await inspectAgents(seated, game, gamesAddress)
  if (options.queue !== null) await (await queueRoom()).checkReachable(options.queue)
  const hash = plan.gameFile === null ? null : fileHash(plan.gameFile)
  const tournament = Tournament.create(folder, seated, identities, hash)
  return playOn(tournament, { ...options, gamesAddress })
}

/** Goes on with the tournament of a folder, and with what it is asked for besides. */
export async function resumeTournament(
  folder: string,
  given: RunOptions,
  growth: Growth = {},
): Promise<RunOutcome> {
  const tournament = Tournament.resume(folder)
  const gamesAddress = tournament.plan.gameFile ?? given.gamesAddress
  const options = { ...given, gamesAddress }
  try {
    const grows = growth.games !== undefined || growth.add !== undefined
    if (grows || !tournament.isOver) checkGameFile(tournament)
    if (grows) await grow(tournament, growth, options)
    if (!tournament.isOver) await checkAgents(tournament, options)
  } catch (error) {
    tournament.close()
    throw error
  }
  return playOn(tournament, options)
}

/** Games of other rules do not count together. A run that is over and does not grow is only told again. */
function checkGameFile({ plan: { gameFile }, standing: { gameSha256 } }: Tournament): void {
  // Runs of earlier versions do not know it
  if (gameFile === null || gameSha256 === null || fileHash(gameFile) === gameSha256) return
  throw new InputError(
    `game ${gameFile} is another file than when the tournament began; put that one back, or start anew with another --out`,
  )
}

async function grow(tournament: Tournament, growth: Growth, options: RunOptions): Promise<void> {
  const game = await loadGame(tournament.plan.game, options.gamesAddress)
  const plan = grownPlan(tournament.plan, growth, game)
  if (plan === tournament.plan) return
  const known = tournament.standing.identities
  const found = await inspectAgents(plan, game, options.gamesAddress)
  tournament.grow(plan, [...known, ...found.slice(known.length)])
}

/** The agents must still start, and foreign ones must still be the files that they were. */
async function checkAgents({ plan, standing }: Tournament, options: RunOptions): Promise<void> {
  const game = await loadGame(plan.game, options.gamesAddress)
  const found = await inspectAgents(plan, game, options.gamesAddress)
  plan.agents.forEach(({ agent, spec }, i) => {
    if (found[i]?.sha256 === standing.identities[i]?.sha256) return
    throw new InputError(
      `agent ${agent} (${spec}) is another file than when the tournament began; put that one back, or start anew with another --out`,
    )
  })
}

async function playOn(tournament: Tournament, options: RunOptions): Promise<RunOutcome> {
  try {
    const game = await loadGame(tournament.plan.game, options.gamesAddress)
    if (!tournament.isOver) {
      const progress = new Progress(options.progress, {
        seats: seatNames(game, tournament.plan.options),
        lengthUnit: plugOf(game.name).length.unit,
      })
      const players = await hire(tournament, options, (line) => progress.say(line))
      try {
        const news = options.events === undefined ? progress : allOf([progress, options.events])
        await tournament.play(players, news, options.stop, {
          workers: options.workers,
          queue: options.queue === null ? null : shownAddress(options.queue),
          command: shownAddress(options.command),
        })
      } finally {
        await players.close()
      }
    }
    const summary = writeResults(tournament, game)
    tournament.checkKept()
    const { done, planned } = tournament.book
    options.events?.finish(summary.run.state, done, planned, summary.verdict)
    return { summary, done, planned }
  } finally {
    tournament.close()
  }
}

async function hire(
  tournament: Tournament,
  { workers, queue, gamesAddress }: RunOptions,
  say: (line: string) => void,
): Promise<Players> {
  const { book } = tournament
  if (queue === null)
    return new LocalPool(Math.min(workers, book.planned - book.done), gamesAddress)
  return (await queueRoom()).QueuePlayers.join(queue, tournament.standing.id, say)
}

/** Loaded only where it is used: it takes a tenth of a second. */
async function queueRoom() {
  const [{ checkReachable }, { QueuePlayers }] = await Promise.all([
    import('../queue/connection.js'),
    import('../queue/queue-players.js'),
  ])
  return { checkReachable, QueuePlayers }
}
