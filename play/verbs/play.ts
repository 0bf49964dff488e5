import { join } from 'node:path'
import { Command } from 'commander'
import { levelsFor } from '../../agents/registry.js'
import { parseSpec } from '../../agents/spec.js'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { allEditions, shortOptions } from '../games.js'
import { inFile } from '../record-file.js'
import { addRules, collected } from '../rules-choice.js'
import type { SavedGame } from '../shell/saved-game.js'
import { checkPlace } from '../terminal/keeping.js'
import { converse } from '../terminal/loop.js'
import { type Deal, Table } from '../terminal/table.js'
import { editionsText } from './editions-text.js'
import { opening, type Seating } from './opening.js'
import { addScreen, mannersFor, type ScreenGiven, screenFor } from './screen-options.js'

interface PlayOptions extends Seating, ScreenGiven {
  readonly save?: string
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
  play.option('-e, --edition <name>', `a way to begin: ${allEditions().join(', ')}`)
  for (const name of shortOptions())
    play.option(`--${name} <${name}>`, `short for --option ${name}=${name.toUpperCase()}`)
  play
    .option('--load <file>', 'go on with a saved game, or begin from a position')
    .option('--save <file>', 'where the game is kept (default: games/SEED.json)')
  play.addHelpText('after', editionsText)
  return addScreen(play).option('--json', 'events as lines of JSON, for scripts').action(run)
}

async function run(given: PlayOptions, self: Command): Promise<void> {
  if (given.save === '') throw new UsageError('--save: names no file')
  const typed = Object.keys(given).filter((name) => self.getOptionValueSource(name) === 'cli')
  const opened = await opening(given, typed)
  const { deal, saved } = opened
  checkLevel(deal, given.level === undefined ? given.load : undefined)
  const savePath = given.save ?? opened.file?.path ?? join('games', `${fileName(opened.name)}.json`)
  const table = new Table(deal, screenFor(given, deal.words.colours), savePath)
  if (saved !== null) restore(table, saved, given.load ?? '')
  if (given.save !== undefined) checkPlace(table, given.load)
  else if (opened.file !== null) table.file.named(opened.file.text)
  process.exitCode = await converse(table, mannersFor(given), process.stdin)
}

/** A level that is none is said before anything is begun; `file` is where it stands, unless somebody typed it. */
function checkLevel({ level, game }: Deal, file: string | undefined): void {
  try {
    parseSpec(level, game.name)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (file === undefined) throw new UsageError(`--level: ${why}`)
    throw new InputError(`${file}: table.level: ${why}; --level goes on with another`)
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
