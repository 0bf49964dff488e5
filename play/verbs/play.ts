import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { levelsFor } from '../../agents/registry.js'
import { parseSpec } from '../../agents/spec.js'
import { USUAL_GAME } from '../../engine/games.js'
import { UsageError } from '../errors.js'
import { shortOptions } from '../games.js'
import { inFile } from '../record-file.js'
import { addRules, collected } from '../rules-choice.js'
import type { SavedGame } from '../shell/saved-game.js'
import { converse } from '../terminal/loop.js'
import { Screen } from '../terminal/screen.js'
import { type Deal, Table } from '../terminal/table.js'
import { opening, type Seating } from './opening.js'

interface PlayOptions extends Seating {
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
    .option('--load <file>', 'go on with a saved game, or begin from a position')
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
  const opened = await opening(given)
  const { deal, saved } = opened
  checkLevel(deal)
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const savePath = given.save ?? opened.path ?? unusedFile(join('games', fileName(opened.name)))
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
