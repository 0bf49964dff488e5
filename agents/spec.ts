import { USUAL_GAME } from '../engine/games.js'
import { InputError, suggestion } from '../engine/input-error.js'
import type { Agent, AgentFactory, AgentOption, AgentSeat, Settings } from './agent.js'
import { levelNamed } from './game-players.js'
import { factoriesFor, gamesWith, levelsFor } from './registry.js'

/** An agent as a command line names it. */
export type Spec = OurSpec | FileSpec | ExecSpec

/** `mcts:iterations=400,trees=2` */
export interface OurSpec {
  readonly kind: 'ours'
  readonly text: string
  readonly factory: AgentFactory
  readonly settings: Settings
}

/** `./my-bot.ts:depth=3`: a module that exports an AgentFactory named `agent`; loading it is the arena's part. */
export interface FileSpec {
  readonly kind: 'file'
  readonly text: string
  readonly path: string
  /** Options as they were typed: only the module knows them. */
  readonly settings: string
}

/** `exec:python3 mybot.py`: a program that speaks the bot protocol; starting it is the arena's part. */
export interface ExecSpec {
  readonly kind: 'exec'
  readonly text: string
  readonly command: string
}

/** Reads a spec for a game; anything wrong is an InputError that names the right word. */
export function parseSpec(typed: string, game = USUAL_GAME): Spec {
  const text = typed.trim()
  if (text === '')
    throw new InputError('agent: empty spec; for example "random" or "mcts:iterations=400"')
  if (text.startsWith('exec:')) {
    const command = text.slice('exec:'.length).trim()
    if (command === '')
      throw new InputError('agent "exec:": no command; for example "exec:python3 mybot.py"')
    return { kind: 'exec', text, command }
  }
  const file = /^(.*\.m?[jt]s)(?::(.*))?$/.exec(text)
  if (file !== null) return { kind: 'file', text, path: file[1] ?? '', settings: file[2] ?? '' }
  if (/^(\.{0,2}\/|[a-z]:\\)/i.test(text)) return { kind: 'file', text, path: text, settings: '' }
  const colon = text.indexOf(':')
  const name = colon < 0 ? text : text.slice(0, colon)
  const rest = colon < 0 ? '' : text.slice(colon + 1)
  const levels = levelsFor(game)
  const level = levelNamed(levels, name)?.level ?? null
  if (level !== null) {
    if (colon >= 0)
      throw new InputError(
        `agent "${text}": the level "${name}" takes no options; it is "${level.spec}"`,
      )
    return { ...parseSpec(level.spec, game), text }
  }
  const factories = factoriesFor(game)
  const factory = factories.find((known) => known.name === name)
  if (factory === undefined) {
    const others = gamesWith(name)
    if (others.length > 0)
      throw new InputError(`agent "${text}" does not play ${game}; it plays ${others.join(', ')}`)
    const known = [...factories.map((one) => one.name), ...Object.keys(levels), 'exec:']
    throw new InputError(
      `agent "${text}": unknown agent "${name}"${suggestion(name, known)} (known: ${known.join(', ')})`,
    )
  }
  return { kind: 'ours', text, factory, settings: parseSettings(factory, rest, text) }
}

/** Settings of `factory` from `iterations=400,trees=2`. `where` is named in errors. */
export function parseSettings(factory: AgentFactory, list: string, where: string): Settings {
  const settings: Record<string, number | string> = {}
  const options = allOptions(factory)
  for (const [name, option] of Object.entries(options)) settings[name] = option.fallback
  const given = new Set<string>()
  for (const part of list === '' ? [] : list.split(',')) {
    const equals = part.indexOf('=')
    const name = equals < 0 ? (factory.bare ?? '') : part.slice(0, equals).trim()
    const value = (equals < 0 ? part : part.slice(equals + 1)).trim()
    if (equals < 0 && factory.bare === undefined)
      throw new InputError(`agent "${where}": "${part}" is not of the form option=value`)
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined) {
      const known = Object.keys(options)
      const remedy =
        known.length === 0 ? `; ${factory.name} takes no options` : suggestion(name, known)
      throw new InputError(`agent "${where}": unknown option "${name}"${remedy}`)
    }
    if (given.has(name)) throw new InputError(`agent "${where}": option "${name}" given twice`)
    given.add(name)
    settings[name] = parseValue(option, value, `agent "${where}": ${name}`)
  }
  return settings
}

/** The spec that these settings are read from: only what differs from the fallbacks. */
export function specText(factory: AgentFactory, settings: Settings): string {
  const parts = Object.entries(allOptions(factory))
    .filter(([name, option]) => settings[name] !== option.fallback)
    .map(([name, option]) => `${name}=${settings[name]}${option.type === 'duration' ? 'ms' : ''}`)
  return parts.length === 0 ? factory.name : `${factory.name}:${parts.join(',')}`
}

function allOptions(factory: AgentFactory): Readonly<Record<string, AgentOption>> {
  return { ...factory.options, ...factory.numbers }
}

/**
 * An agent for a seat: of a spec, as text or read, or of a factory. Settings that are given go before those of the spec; what is
 * left out is as usual.
 */
export function createAgent(
  of: string | OurSpec | AgentFactory,
  seat: AgentSeat,
  settings?: Partial<Settings>,
): Agent {
  const { factory, settings: own, text } = specOf(of, seat.game.name)
  if (settings === undefined) return factory.create(seat, own)
  return factory.create(seat, { ...own, ...checkedSettings(factory, settings, text) })
}

function specOf(of: string | OurSpec | AgentFactory, game: string): OurSpec {
  if (typeof of === 'string') {
    const spec = parseSpec(of, game)
    if (spec.kind === 'ours') return spec
    throw new InputError(`agent "${of}": is no agent of ours; the arena plays it`)
  }
  if ('kind' in of) return of
  return { kind: 'ours', text: of.name, factory: of, settings: parseSettings(of, '', of.name) }
}

/** Some settings of `factory`, each known and in range; an InputError names what is wrong with one. */
export function checkedSettings(
  factory: AgentFactory,
  given: Partial<Settings>,
  where: string = factory.name,
): Settings {
  const options = allOptions(factory)
  const settings: Record<string, number | string> = {}
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined)
      throw new InputError(
        `agent "${where}": unknown option "${name}"${suggestion(name, Object.keys(options))}`,
      )
    const place = `agent "${where}": ${name}`
    if (typeof value === 'string') settings[name] = parseValue(option, value, place)
    else if (typeof value === 'number' && option.type !== 'word' && option.type !== 'text')
      settings[name] = checkedNumber(option, value, place)
    else
      throw new InputError(
        `${place}: ${String(value)} is not a ${option.type === 'word' || option.type === 'text' ? 'word' : 'number'}`,
      )
  }
  return settings
}

function checkedNumber(
  option: Exclude<AgentOption, { type: 'word' | 'text' }>,
  value: number,
  where: string,
): number {
  if (!Number.isFinite(value) || (option.type === 'whole' && !Number.isInteger(value)))
    throw new InputError(
      `${where}: ${value} is not a ${option.type === 'whole' ? 'whole number' : 'number'}`,
    )
  const least = option.type === 'duration' ? 0 : option.least
  return inRange(value, least, option.most, where, option.type === 'duration' ? 'ms' : '')
}

/** What `dejarik agents` prints: one entry an agent, with the words of its options. */
export interface AgentListing {
  readonly name: string
  readonly about: string
  readonly bare: string | null
  readonly options: readonly {
    readonly name: string
    readonly values: string
    readonly fallback: string
    readonly about: string
  }[]
  /** Numbers that are there for tuning, with their usual values. */
  readonly numbers: Readonly<Record<string, string>>
}

export function listAgents(game: string): AgentListing[] {
  return factoriesFor(game).map((factory) => ({
    name: factory.name,
    about: factory.about,
    bare: factory.bare ?? null,
    options: Object.entries(factory.options).map(([name, option]) => ({
      name,
      values: optionValues(option),
      fallback: fallbackText(option),
      about: option.about,
    })),
    numbers: Object.fromEntries(
      Object.entries(factory.numbers ?? {}).map(([name, one]) => [name, fallbackText(one)]),
    ),
  }))
}

function parseValue(option: AgentOption, text: string, where: string): number | string {
  if (option.type === 'word') {
    if (!option.values.includes(text))
      throw new InputError(
        `${where}: "${text}" is not one of ${option.values.join(', ')}${suggestion(text, option.values)}`,
      )
    return text
  }
  if (option.type === 'text') {
    option.check(text)
    return text
  }
  if (option.type === 'duration') {
    const match = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text)
    if (match === null)
      throw new InputError(`${where}: "${text}" is not a duration; for example 1500ms or 1.5s`)
    const unit = match[2] === 'ms' ? 1 : match[2] === 's' ? 1000 : 60000
    return inRange(Number(match[1]) * unit, 0, option.most, where, 'ms')
  }
  const shape = option.type === 'whole' ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/
  if (!shape.test(text))
    throw new InputError(
      `${where}: "${text}" is not a ${option.type === 'whole' ? 'whole number' : 'number'}`,
    )
  return inRange(Number(text), option.least, option.most, where, '')
}

function inRange(value: number, least: number, most: number, where: string, unit: string): number {
  if (value < least || value > most)
    throw new InputError(
      `${where}: ${value}${unit} is out of range; it goes from ${least} to ${most}${unit}`,
    )
  return value
}

function fallbackText(option: AgentOption): string {
  return option.type === 'duration' ? durationText(option.fallback) : String(option.fallback)
}

function optionValues(option: AgentOption): string {
  if (option.type === 'word') return option.values.join(' | ')
  if (option.type === 'text') return option.values
  if (option.type === 'duration') return `0ms … ${durationText(option.most)}`
  return `${option.least} … ${option.most}`
}

function durationText(ms: number): string {
  return ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`
}
