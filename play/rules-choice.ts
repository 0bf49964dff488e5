import { type Command, Option } from 'commander'
import { isGameFile, loadGameFile } from '../arena/match/load-game.js'
import type { Game, Options } from '../engine/game.js'
import { GAME_NAMES, loadGame, USUAL_GAME } from '../engine/games.js'
import { InputError, suggestion } from '../engine/input-error.js'
import { UsageError } from './errors.js'

/** Which game a verb is about, and how it is set up: `--game NAME` and `--option name=value`, the same everywhere. */

export interface RulesGiven {
  readonly game: string
  readonly option?: readonly string[]
}

/** What `--option` is, in every verb. */
export const OPTION_FLAGS = '--option <name=value>'
export const OPTION_ABOUT = 'an option of the rules; may be given several times'

/** Adds both options to a verb; `about` says what they are of. */
export function addRules(command: Command, about: string): Command {
  return addGame(command, about).option(OPTION_FLAGS, OPTION_ABOUT, collected)
}

/** Adds `--game` alone, where the options of the rules change nothing. */
export function addGame(command: Command, about: string): Command {
  return command.option(
    '-g, --game <name>',
    `${about}: ${GAME_NAMES.join(', ')}, or a file as ./my-game.ts`,
    USUAL_GAME,
  )
}

/** For an option that may be given several times. */
export function collected(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value]
}

/** An option that has another name now: it is refused with the line that says so. */
export function renamed(flags: string, now: string): Option {
  return new Option(flags).hideHelp().argParser(() => {
    throw new UsageError(`${flags.split(' ')[0]} is called ${now} now`)
  })
}

/** The rules that `--game` names. */
export async function gameNamed(name: string): Promise<Game> {
  return asUsage('--game: ', () => (isGameFile(name) ? loadGameFile(name) : loadGame(name)))
}

/** A game of somebody else that `--game` names is known from here on, for records and positions of it. */
export async function knowGame({ game }: RulesGiven): Promise<void> {
  if (isGameFile(game)) await gameNamed(game)
}

export const OWN_GAME_FLAGS = '-g, --game <file>'

/** Somebody else's game, known from here on by the name that it gives itself; null where none is given. */
export async function ownGame(
  file: string | undefined,
): Promise<{ readonly name: string; readonly file: string } | null> {
  if (file === undefined) return null
  if (!isGameFile(file))
    throw new UsageError(`--game: "${file}" is no file; games of the project are known anyway`)
  return { name: (await gameNamed(file)).name, file }
}

/** The options of the rules that were given, known to the game; `short` are the names of those given as `--setup first`. */
export function optionsGiven(
  game: Game,
  pairs: readonly string[] = [],
  short: readonly string[] = [],
): Options {
  const options = optionPairs(pairs)
  for (const [name, value] of Object.entries(options))
    checkOption(game, name, value, short.includes(name) ? `--${name}` : `--option: ${name}`)
  return options
}

/** What was given as `name=value`, each name once; whether the game knows it is for others to say. */
export function optionPairs(pairs: readonly string[]): Options {
  // Without a prototype, so that no name is known beforehand
  const options: Record<string, string> = Object.create(null)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new UsageError(`--option: "${pair}" is not of the form name=value`)
    const name = pair.slice(0, at)
    if (Object.hasOwn(options, name)) throw new UsageError(`--option: "${name}" is given twice`)
    options[name] = pair.slice(at + 1)
  }
  return options
}

function checkOption(game: Game, name: string, value: string, where: string): void {
  const known = Object.keys(game.options)
  const rule = Object.hasOwn(game.options, name) ? game.options[name] : undefined
  if (rule === undefined)
    throw new UsageError(
      `--option: unknown option "${name}"${suggestion(name, known) || `; ${game.name} has ${known.join(', ') || 'none'}`}`,
    )
  if (!rule.values.includes(value))
    throw new UsageError(`${where}: "${value}" is none of ${rule.values.join(', ')}`)
}

async function asUsage<T>(where: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof InputError ? new UsageError(`${where}${error.message}`) : error
  }
}
