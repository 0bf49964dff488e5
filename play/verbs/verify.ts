import { Command } from 'commander'
import { loadGame } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { verify } from '../../engine/record.js'
import { UsageError } from '../errors.js'
import { FuzzFailure, fuzzGame } from '../fuzz/fuzz.js'
import type { FuzzCoverage, GameTools } from '../game-tools.js'
import { frontOf } from '../games.js'
import { inFile, readGames } from '../record-file.js'
import {
  addRules,
  gameNamed,
  knowGame,
  optionsGiven,
  type RulesGiven,
  renamed,
} from '../rules-choice.js'
import { wholeNumber } from '../whole-number.js'

interface VerifyOptions extends RulesGiven {
  readonly fuzz?: string
  readonly seed: string
  readonly start: string
  readonly coverage?: true
  readonly json?: true
}

/** `dejarik verify`: recorded games are played again, or random games are checked at every step. */
export function command(): Command {
  return addRules(new Command(), 'with --fuzz: the game that is played')
    .argument('[files...]', 'recorded games: JSON, packed, or lines (games.jsonl)')
    .option('--fuzz <n>', 'play this many random games and check everything after every decision')
    .option('-s, --seed <text>', 'seed of the random games', 'dejarik')
    .option('--start <n>', 'with --fuzz: number of the first game', '0')
    .option(
      '--coverage',
      'with --fuzz: print how often all that a game may bring was met, and how games ended',
    )
    .addOption(renamed('--rules <game>', '--game'))
    .option('--json', 'print the counts as JSON')
    .action(run)
}

async function run(files: readonly string[], given: VerifyOptions): Promise<void> {
  if (given.fuzz !== undefined) {
    if (files.length > 0) throw new UsageError('--fuzz plays games of its own; leave the files out')
    const games = wholeNumber(given.fuzz, '--fuzz', 1, MOST_GAMES)
    return fuzz(games, wholeNumber(given.start, '--start', 0, MOST_GAMES), given)
  }
  if (given.coverage === true) throw new UsageError('--coverage belongs to --fuzz')
  if (given.option !== undefined) throw new UsageError('--option belongs to --fuzz')
  await knowGame(given)
  if (files.length === 0) throw new UsageError('a file of recorded games is needed, or --fuzz N')
  let games = 0
  for (const file of files) games += await verifyFile(file)
  report({ files: files.length, games }, `${count(games, 'game')} verified`, given)
}

async function verifyFile(file: string): Promise<number> {
  const games = readGames(file)
  for (const { number, record } of games) {
    try {
      verify(await loadGame(record.game), record)
    } catch (error) {
      const named =
        error instanceof InputError && games.length > 1
          ? new InputError(`game ${number}: ${error.message}`)
          : error
      throw inFile(file, null, named)
    }
  }
  return games.length
}

const MOST_GAMES = 10_000_000
const PROGRESS_EVERY_MS = 5_000

async function fuzz(games: number, start: number, given: VerifyOptions): Promise<void> {
  const game = await gameNamed(given.game)
  const options = optionsGiven(game, given.option)
  const tools = (await frontOf(game.name).tools?.()) ?? {}
  const coverage = given.coverage === true ? coverageOf(game.name, tools) : null
  const means = { options, coverage, favours: tools.fuzzFavours ?? [] }
  let decisions = 0
  let told = performance.now()
  for (let number = 0; number < games; number++) {
    try {
      decisions += fuzzGame(game, given.seed, start + number, means).decisions
    } catch (error) {
      throw error instanceof FuzzFailure ? new InputError(error.message) : error
    }
    if (performance.now() - told < PROGRESS_EVERY_MS) continue
    told = performance.now()
    process.stderr.write(`${number + 1} of ${games} games\n`)
  }
  if (coverage !== null) process.stdout.write(`${coverage.report()}\n`)
  report(
    { games, decisions },
    `${count(games, 'game')}, ${count(decisions, 'decision')} checked`,
    given,
  )
}

function coverageOf(game: string, tools: GameTools): FuzzCoverage {
  const coverage = tools.fuzzCoverage?.()
  if (coverage === undefined) throw new UsageError(`--coverage: nothing is counted for ${game}`)
  return coverage
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}

function report(
  counts: Readonly<Record<string, number>>,
  text: string,
  given: VerifyOptions,
): void {
  process.stdout.write(`${given.json === true ? JSON.stringify(counts) : text}\n`)
}
