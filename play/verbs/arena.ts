import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { inFileNamed, readJsonFile } from '../../arena/files.js'
import { isGameFile, loadGameFile } from '../../arena/match/load-game.js'
import type { Growth } from '../../arena/plan/growth.js'
import { FORMATS } from '../../arena/plan/meeting.js'
import { type PlanInput, readPlan, type TournamentPlan } from '../../arena/plan/plan.js'
import { shownAddress } from '../../arena/queue/shown-address.js'
import { quoted } from '../../arena/summary/command.js'
import {
  type ComparedRun,
  comparedRun,
  compareRuns,
  comparisonText,
} from '../../arena/summary/compare.js'
import { thousands } from '../../arena/summary/verdict.js'
import { terminalText } from '../../arena/terminal/terminal-table.js'
import { EventLines } from '../../arena/tournament/event-lines.js'
import {
  type RunOptions,
  type RunOutcome,
  resumeTournament,
  startTournament,
} from '../../arena/tournament/run.js'
import { JOURNAL_NAME } from '../../arena/tournament/tournament.js'
import { GAME_NAMES, USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { withExamples } from '../examples.js'
import { collected, OPTION_ABOUT, OPTION_FLAGS, optionPairs } from '../rules-choice.js'
import { MOST_WORKERS, wholeNumber } from '../whole-number.js'
import { exportCommand } from './arena-export.js'

const STOPPED = 130

interface Given {
  agents?: string[]
  games?: string
  seed?: string
  game?: string
  option?: readonly string[]
  format?: string
  positions?: string[]
  adjudicate?: string | true
  start?: string
  rounds?: string
  sprt?: string | true
  moveTime?: string
  gameTime?: string
  margin?: string
  startTime?: string
  closeTime?: string
  maxDecisions?: string
  workers?: string
  queue?: string
  out?: string
  resume?: string
  add?: string[]
  json?: true
  jsonEvents?: true
}

/** `dejarik arena` */
export function command(): Command {
  const arena = new Command()
    .argument(
      '[file]',
      'a tournament as JSON: the same names as the options (moveTime for --move-time)',
    )
    .option(
      '-a, --agents <spec...>',
      'who plays: specs, or name=spec; a spec for each partner as in mcts:100+random',
    )
    .option(
      '-n, --games <n>',
      'games of those who meet, in pairs with sides swapped (default: 100)',
    )
    .option('-s, --seed <text>', 'what all worlds and dice come from (default: 1)')
    .option(
      '-g, --game <name>',
      `the game: ${GAME_NAMES.join(', ')}, or a file as ./my-game.ts (default: ${USUAL_GAME})`,
    )
    .option(OPTION_FLAGS, OPTION_ABOUT, collected)
    .addOption(
      new Option('-f, --format <format>', 'who meets whom (default: round-robin)').choices(FORMATS),
    )
    .option(
      '--positions <file...>',
      'begin from positions, each pair from the next: files, folders, games.jsonl#NUMBER@MOVE',
    )
    .option(
      '--adjudicate [settings]',
      'end games on whose winner all values agree: value=.97,moves=8 (default: never)',
    )
    .option('--start <n>', 'number of the first game: those before it are left out (default: 1)')
    .option('--rounds <n>', 'rounds of a swiss')
    .option(
      '--sprt [settings]',
      'play a pairing until it is decided, at most --games or max (100,000 where neither is given): elo0=0,elo1=20,alpha=.05,beta=.05,of=A:B,max=2000',
    )
    .option('--move-time <time>', 'for a move of a foreign bot (default: 5s)')
    .option('--game-time <time>', 'for all its moves of a game, as 10m or 2m+1s (default: 10m)')
    .option('--margin <time>', 'forgiven on top (default: 50ms)')
    .option('--start-time <time>', 'for a foreign bot to start (default: 10s)')
    .option('--close-time <time>', 'for a foreign bot to leave (default: 2s)')
    .option('--max-decisions <n>', 'a longer game is drawn (default: 20000)')
    .option('-w, --workers <n>', 'threads that play (default: one for each core)')
    .option(
      '-q, --queue <address>',
      'a Redis whose workers play instead, as redis://localhost:6379',
    )
    .option('-o, --out <folder>', 'where results go (default: runs/SEED)')
    .option(
      '-r, --resume <folder>',
      'go on with a tournament; with --games or --add it becomes a larger one',
    )
    .option('--add <spec...>', 'who joins the tournament that is resumed')
    .option('--json', 'print summary.json instead of the table')
    .option('--json-events', 'print what happens as it happens, as lines of JSON')
    .action(run)
  return arena.addCommand(compareCommand()).addCommand(exportCommand())
}

/** `dejarik arena compare A B` */
function compareCommand(): Command {
  const about = 'Compares two runs: the pairings that both have.'
  return new Command('compare')
    .summary(about)
    .description(withExamples(about, ['dejarik arena compare runs/before runs/after']))
    .argument('<first>', 'the folder of a run')
    .argument('<second>', 'the folder of another')
    .action((first: string, second: string, _own: unknown, self: Command) => {
      const pairings = compareRuns(summaryIn(first), summaryIn(second))
      if (pairings.length === 0)
        throw new InputError(`${first} and ${second} have no two agents in common who met in both`)
      const asJson = self.optsWithGlobals<Given>().json === true
      process.stdout.write(
        asJson ? `${JSON.stringify(pairings, null, 1)}\n` : comparisonText(pairings),
      )
    })
}

function summaryIn(folder: string): ComparedRun {
  const path = join(folder, 'summary.json')
  const content = readJsonFile(path)
  return inFileNamed(path, () => comparedRun(content))
}

async function run(file: string | undefined, given: Given): Promise<void> {
  const stop = stopOnInterrupt()
  const options: RunOptions = {
    gamesAddress: null,
    workers:
      given.workers === undefined
        ? availableParallelism()
        : wholeNumber(given.workers, '--workers', 1, MOST_WORKERS),
    queue: given.queue ?? null,
    command: ['dejarik', ...process.argv.slice(2).map(quoted)].join(' '),
    progress: {
      isTerminal: process.stderr.isTTY,
      get columns() {
        return process.stderr.columns ?? 80
      },
      write: (text) => void process.stderr.write(text),
    },
    stop,
  }
  if (given.json === true && given.jsonEvents === true)
    throw new UsageError('--json-events: print lines of their own; leave --json out')
  const told = (folder: string): RunOptions =>
    given.jsonEvents === true
      ? { ...options, events: new EventLines((line) => void process.stdout.write(line), folder) }
      : options
  let folder: string
  let outcome: RunOutcome
  if (given.resume !== undefined) {
    const growth = growthOf(file, given)
    folder = given.resume
    outcome = await resumeTournament(folder, told(folder), growth)
  } else {
    if (given.add !== undefined)
      throw new UsageError('--add: joins a run that is resumed: --resume FOLDER')
    const plan = await planOf(file, given)
    folder = given.out ?? unusedFolder(plan.seed)
    outcome = await startTournament(folder, plan, told(folder))
  }
  const { summary, done, planned } = outcome
  if (summary.run.state === 'stopped') {
    const where = given.queue === undefined ? '' : ` --queue ${quoted(shownAddress(given.queue))}`
    process.stderr.write(
      `${thousands(done)} of ${thousands(planned)} games are in ${folder}. Go on with:\n  dejarik arena --resume ${quoted(folder)}${where}\n`,
    )
    process.exitCode = STOPPED
    return
  }
  if (given.jsonEvents === true) return
  process.stdout.write(
    given.json === true
      ? `${JSON.stringify(summary, null, 1)}\n`
      : terminalText(summary, folder, process.stdout.columns ?? 80),
  )
}

/** The tournament that is asked for; what the command line says goes before what the file says. */
async function planOf(file: string | undefined, given: Given): Promise<TournamentPlan> {
  const said = { ...planInput(given), ...(await gameGiven(given.game)) }
  if (file === undefined) {
    if (given.agents === undefined)
      throw new UsageError(
        '--agents: who plays? For example: dejarik arena --agents scripted random',
      )
    return asUsage(() => readPlan(said))
  }
  const written = readJsonFile(file)
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new InputError(
      `${file}: a tournament is an object, as in {"agents": ["scripted", "random"], "games": 100}`,
    )
  try {
    return readPlan({ ...written, ...(await gameGiven((written as PlanInput).game)), ...said })
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

/** The game of a file goes by the name that it gives itself. */
async function gameGiven(name: unknown): Promise<Pick<PlanInput, 'game' | 'gameFile'>> {
  if (typeof name !== 'string' || !isGameFile(name)) return {}
  return { game: (await loadGameFile(name)).name, gameFile: name }
}

function planInput(given: Given): Partial<PlanInput> {
  const input: Record<string, unknown> = {}
  const texts = [
    'agents',
    'seed',
    'game',
    'format',
    'positions',
    'moveTime',
    'gameTime',
    'margin',
    'startTime',
    'closeTime',
  ] as const
  for (const name of texts) if (given[name] !== undefined) input[name] = given[name]
  if (given.games !== undefined) input.games = wholeNumber(given.games, '--games')
  if (given.rounds !== undefined) input.rounds = wholeNumber(given.rounds, '--rounds')
  if (given.start !== undefined) input.start = wholeNumber(given.start, '--start')
  if (given.maxDecisions !== undefined)
    input.maxDecisions = wholeNumber(given.maxDecisions, '--max-decisions')
  if (given.sprt !== undefined) input.sprt = given.sprt === true ? '' : given.sprt
  if (given.adjudicate !== undefined)
    input.adjudicate = given.adjudicate === true ? '' : given.adjudicate
  if (given.option !== undefined) input.options = optionPairs(given.option)
  return input
}

/** A tournament that goes on is what it was, or more of it: only that and who plays it may be given. */
function growthOf(file: string | undefined, given: Given): Growth {
  const { games, add, resume: _, ...others } = given
  const [first] = Object.keys(planInput(others))
  if (file !== undefined || first !== undefined || given.out !== undefined)
    throw new UsageError(
      `--resume goes on with what was begun; ${file ?? first ?? 'out'} cannot change it (--games, --add, --workers, --queue and --json may be given)`,
    )
  return { games: games === undefined ? undefined : wholeNumber(games, '--games'), add }
}

function unusedFolder(seed: string): string {
  const name = join('runs', seed.replace(/[^\w.-]/g, '-').replace(/^\.+/, '-'))
  for (let i = 1; ; i++) {
    const folder = i === 1 ? name : `${name}-${i}`
    if (!existsSync(join(folder, JOURNAL_NAME))) return folder
  }
}

/** The first Ctrl-C stops in good order, the second at once; nothing is lost either way. */
function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(STOPPED)
      process.stderr.write(
        '\nStopping: the games under way are being finished (Ctrl-C again drops them).\n',
      )
      stop.abort()
    })
  return stop.signal
}

function asUsage<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof InputError ? new UsageError(error.message) : error
  }
}
