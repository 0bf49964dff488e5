import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { levelsFor, usualLevelFor } from '../../agents/registry.js'
import { parseSpec } from '../../agents/spec.js'
import type { Game, Player } from '../../engine/game.js'
import { loadGame, USUAL_GAME } from '../../engine/games.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import { seatNames } from '../../engine/seats.js'
import { UsageError } from '../errors.js'
import { frontOf, shortOptions, wordsOf } from '../games.js'
import { inFile } from '../record-file.js'
import { addRules, collected, gameNamed, optionsGiven, type RulesGiven } from '../rules-choice.js'
import { readSaved, type SavedGame } from '../shell/saved-game.js'
import { converse } from '../terminal/loop.js'
import { Screen } from '../terminal/screen.js'
import { type Deal, Table } from '../terminal/table.js'

interface PlayOptions extends RulesGiven {
  readonly as?: readonly string[]
  readonly level?: string
  readonly seed: string
  readonly load?: string
  readonly save?: string
  readonly pace: string
  readonly color: boolean
  readonly json?: boolean
  readonly ascii?: boolean
  readonly light?: boolean
}

export function command(): Command {
  const play = addRules(new Command(), 'what is played')
    .option(
      '-a, --as <seat>',
      'your seat; once for each person who plays here (default: the first)',
      collected,
    )
    .option(
      '--level <level>',
      `${Object.keys(levelsFor(USUAL_GAME)).join(', ')}, or an agent ("dejarik agents")`,
    )
    .option('-s, --seed <text>', 'the same seed deals the same game', 'dejarik')
  for (const name of shortOptions())
    play.option(`--${name} <${name}>`, `short for --option ${name}=${name.toUpperCase()}`)
  return play
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'where the game is kept (default: games/SEED.json)')
    .addOption(
      new Option('--pace <pace>', "the computer's moves").choices(['fast', 'step']).default('fast'),
    )
    .option('--no-color', 'no colours')
    .option('--light', 'colours for a light ground')
    .option('--ascii', 'letters instead of drawn icons')
    .option('--json', 'events as lines of JSON, for scripts')
    .action(run)
}

async function run(given: PlayOptions): Promise<void> {
  const saved = given.load === undefined ? null : readSavedFile(given.load)
  const deal = saved === null ? await newDeal(given) : await savedDeal(given, saved)
  checkLevel(deal)
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const savePath = given.save ?? given.load ?? unusedFile(join('games', fileName(given.seed)))
  const table = new Table(deal, screenFor(given, deal, isTerminal), savePath)
  if (saved !== null) restore(table, saved, given.load ?? '')
  const manners = {
    interactive: isTerminal && given.json !== true,
    stepwise: given.pace === 'step',
  }
  process.exitCode = await converse(table, manners, process.stdin)
}

/** A game that nobody named a file for never takes the place of another. */
function unusedFile(name: string): string {
  for (let i = 1; ; i++) {
    const path = i === 1 ? `${name}.json` : `${name}-${i}.json`
    if (!existsSync(path)) return path
  }
}

function screenFor(given: PlayOptions, { words }: Deal, isTerminal: boolean): Screen {
  const colour = given.color && process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  return new Screen(process.stdout, {
    colour,
    json: given.json === true,
    ascii: given.ascii === true,
    light: given.light === true,
    size: () =>
      isTerminal
        ? {
            rows: process.stdout.rows || Number.POSITIVE_INFINITY,
            columns: process.stdout.columns || 80,
          }
        : null,
    colours: words.colours,
  })
}

/** A level that is none is wrong usage, said before anything is begun. */
function checkLevel({ level, game }: Deal): void {
  try {
    parseSpec(level, game.name)
  } catch (error) {
    throw new UsageError(`--level: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function newDeal(given: PlayOptions): Promise<Deal> {
  const game = await gameNamed(given.game)
  const words = await wordsOf(game.name)
  const options = optionsGiven(game, [...(given.option ?? []), ...shortForms(given, game)])
  const seats = seatNames(game, options)
  const { as, seed, level = usualLevelFor(game.name) } = given
  const usual = Math.max(0, seats.indexOf(words.usualSeat ?? ''))
  const people = as === undefined ? [usual] : seatsNamed(seats, as)
  return { game, words, options, seed, people, level }
}

/** `--setup first` as `setup=first`. */
function shortForms(given: PlayOptions, game: Game): string[] {
  return shortOptions().flatMap((name) => {
    const value: unknown = Reflect.get(given, name)
    if (typeof value !== 'string') return []
    if (frontOf(game.name).shortOptions?.includes(name) !== true)
      throw new UsageError(`--${name}: ${game.name} has no such option`)
    return [`${name}=${value}`]
  })
}

function seatsNamed(seats: readonly string[], words: readonly string[]): Player[] {
  return words.map((word, i) => {
    const seat = seats.indexOf(word)
    if (words.indexOf(word) !== i) throw new UsageError(`--as ${word}: is given twice`)
    if (seat >= 0) return seat
    throw new UsageError(
      `--as: unknown seat "${word}"${suggestion(word, seats) || `; known are ${seats.join(', ')}`}`,
    )
  })
}

function readSavedFile(path: string): SavedGame {
  const text = readFileSync(path, 'utf8')
  try {
    return readSaved(text)
  } catch (error) {
    throw inFile(path, null, error)
  }
}

async function savedDeal(given: PlayOptions, { record, table }: SavedGame): Promise<Deal> {
  const path = given.load ?? ''
  const game = await loadGame(record.game).catch((error) => {
    throw inFile(path, null, error)
  })
  const { options, seed } = record
  const seats = seatNames(game, options)
  const people = given.as === undefined ? table.people : seatsNamed(seats, given.as)
  const nowhere = people?.find((seat) => seat >= seats.length)
  if (nowhere !== undefined)
    throw new InputError(
      `${path}: table.people: there is no seat ${nowhere}; the last is ${seats.length - 1}`,
    )
  if (people === null)
    throw new UsageError(
      `${path} does not say who you are; add ${seats.map((name) => `--as ${name}`).join(' or ')}`,
    )
  const level = given.level ?? table.level ?? usualLevelFor(game.name)
  return { game, words: await wordsOf(game.name), options, seed, people, level }
}

function restore(table: Table, { record, table: { tookBack } }: SavedGame, path: string): void {
  try {
    table.restore(record, tookBack)
  } catch (error) {
    throw inFile(path, null, error)
  }
}

function fileName(seed: string): string {
  return seed.replaceAll(/[^\w-]+/g, '-').slice(0, 60) || 'game'
}
