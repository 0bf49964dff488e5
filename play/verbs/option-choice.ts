import type { Game, Options } from '../../engine/game.js'
import { suggestion } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { frontOf, shortOptions, shortOptionsOf } from '../games.js'
import { optionsGiven, type RulesGiven } from '../rules-choice.js'
import { contradiction, type Setup } from '../setup.js'

/** By which rules a game is begun: an edition, and options given in full or in short. */

export interface RulesChosen extends RulesGiven {
  readonly edition?: string
}

/** The options of the edition that is named, and those given by themselves; all of it has to go together. */
export function optionsFor(given: RulesChosen, game: Game): Options {
  const short = shortForms(given, game)
  const options = optionsGiven(
    game,
    [...(given.option ?? []), ...short.map(([name, value]) => `${name}=${value}`)],
    short.map(([name]) => name),
  )
  const typed = (name: string): string =>
    short.some(([one]) => one === name)
      ? `--${name} ${options[name]}`
      : `--option ${name}=${options[name]}`
  const setup = editionGiven(given, game)
  for (const [name, value] of Object.entries(setup?.options ?? {}))
    if ((options[name] ?? value) !== value)
      throw new UsageError(`${typed(name)}: --edition ${given.edition} has ${name}=${value}`)
  checkAnswers(setup, game, options, typed)
  return { ...setup?.options, ...options }
}

/** Two answers to one question of an edition are one too many. */
function checkAnswers(
  setup: Setup | null,
  game: Game,
  options: Options,
  typed: (name: string) => string,
): void {
  const setups = setup === null ? Object.values(frontOf(game.name).editions ?? {}) : [setup]
  for (const { choices } of setups) {
    const found = contradiction(choices, options)
    if (found === null) continue
    const { choice, one, other } = found
    throw new UsageError(
      `${typed(one)} and ${typed(other)} are two answers to one question, "${choice.name}"; one of them is enough`,
    )
  }
}

/** The edition that is named; null where none is. */
function editionGiven({ edition }: RulesChosen, game: Game): Setup | null {
  if (edition === undefined) return null
  const { editions = {} } = frontOf(game.name)
  const known = Object.keys(editions)
  const found = Object.hasOwn(editions, edition) ? editions[edition] : undefined
  if (found !== undefined) return found
  throw new UsageError(
    `--edition: ${game.name} has no "${edition}"${suggestion(edition, known) || `; it has ${known.join(', ') || 'none'}`}`,
  )
}

/** What was given as `--setup first`. */
function shortForms(given: RulesChosen, game: Game): (readonly [name: string, value: string])[] {
  const own = shortOptionsOf(game.name)
  return [...shortOptions()].flatMap(([name, games]) => {
    const value: unknown = Reflect.get(given, name)
    if (typeof value !== 'string') return []
    if (own.has(name)) return [[name, value] as const]
    throw new UsageError(
      `--${name}: ${game.name} has no such option; it goes with --game ${games.join(' or ')}`,
    )
  })
}
