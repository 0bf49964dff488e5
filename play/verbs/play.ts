import { join } from 'node:path'
import { Command, Option } from 'commander'
import { levelsFor } from '../../agents/registry.js'
import { parseSpec } from '../../agents/spec.js'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { allEditions, shortOptions } from '../games.js'
import { inFile } from '../record-file.js'
import { addRules, collected } from '../rules-choice.js'
import { isPerson, lockOf } from '../shell/sitters.js'
import { MINDS } from '../shell/wishes.js'
import { checkPlace } from '../terminal/keeping.js'
import { converse } from '../terminal/loop.js'
import type { Screen } from '../terminal/screen.js'
import { type Deal, Table } from '../terminal/table.js'
import { editionsText } from './editions-text.js'
import { type Opening, opening, type Seating } from './opening.js'
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
  play
    .option(
      '--code <seat[=code]>',
      'four figures that open the screen for a person, chosen unseen where none are given; once for each. They guard the hand-over only: the file of a game holds everything',
      collected,
    )
    .option('--partner <level>', 'the level of computers beside you (default: as the others)')
    .addOption(
      new Option(
        '--mind <mind>',
        'computers beside you do what costs up to 5 % of your chances, or next to nothing',
      ).choices(MINDS),
    )
  play.option('-e, --edition <name>', `a way to begin: ${allEditions().join(', ')}`)
  for (const [name, games] of shortOptions())
    play.option(
      `--${name} <${name}>`,
      `short for --option ${name}=${name.toUpperCase()}${ofGames(games)}`,
    )
  play
    .option('--load <file>', 'go on with a saved game, or begin from a position')
    .option('--save <file>', 'where the game is kept (default: games/SEED.json)')
  play.addHelpText('after', editionsText)
  return addScreen(play).option('--json', 'events as lines of JSON, for scripts').action(run)
}

/** Which games know an option, where the usual one does not. */
function ofGames(games: readonly string[]): string {
  return games.includes(USUAL_GAME) ? '' : `, with --game ${games.join(' or ')}`
}

async function run(given: PlayOptions, self: Command): Promise<void> {
  if (given.save === '') throw new UsageError('--save: names no file')
  const typed = Object.keys(given).filter((name) => self.getOptionValueSource(name) === 'cli')
  const opened = await opening(given, typed)
  const { deal } = opened
  checkLevels(deal, given)
  const manners = mannersFor(given)
  if (!manners.interactive) checkOpen(deal, given.load)
  const savePath = given.save ?? opened.file?.path ?? join('games', `${fileName(opened.name)}.json`)
  const screen = screenFor(given, deal.words.colours)
  const table = fromFile(given.load, () => seated(opened, screen, savePath))
  if (given.save !== undefined) checkPlace(table, given.load)
  else if (opened.file !== null) table.file.named(opened.file.text)
  process.exitCode = await converse(table, manners, process.stdin)
}

/** A level that is none is said before anything is begun, with where it stands. */
function checkLevels(deal: Deal, { level, partner, load }: PlayOptions): void {
  const isTyped = level !== undefined || load === undefined
  checkLevel(deal, deal.level, isTyped ? '' : `${load}: table.level`)
  for (const [seat, sitter] of deal.sitters?.entries() ?? [])
    if (!isPerson(sitter) && sitter.level === partner) checkLevel(deal, partner, '', '--partner')
    else if (!isPerson(sitter)) checkLevel(deal, sitter.level, `${load}: table.sitters[${seat}]`)
}

/** `place` is where a file says it; empty where somebody typed it. */
function checkLevel({ game }: Deal, level: string, place: string, typed = '--level'): void {
  try {
    parseSpec(level, game.name)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (place === '') throw new UsageError(`${typed}: ${why}`)
    throw new InputError(`${place}: ${why}; --level goes on with another`)
  }
}

/** A script has no hand-over, and shows a game to whoever reads. */
function checkOpen({ people, sitters, codeless = [] }: Deal, path: string | undefined): void {
  if (codeless.length === 0 && people.every((seat) => lockOf(sitters, seat) === null)) return
  throw new UsageError(
    path === undefined
      ? '--code: is asked at a terminal, and this is none'
      : `${path}: is guarded by codes, which are asked at a terminal, and this is none`,
  )
}

/** The table with the game on it, gone on with where it was saved. */
function seated({ deal, saved }: Opening, screen: Screen, savePath: string): Table {
  const table = new Table(deal, screen, savePath)
  if (saved !== null) table.restore(saved.record, saved.table.tookBack)
  return table
}

/** What goes wrong is said with the file that it is from. */
function fromFile<T>(path: string | undefined, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw path === undefined ? error : inFile(path, null, error)
  }
}

function fileName(seed: string): string {
  return seed.replaceAll(/[^\w-]+/g, '-').slice(0, 60) || 'game'
}
