import { USUAL_GAME } from '../engine/games.js'
import { InputError, suggestion } from '../engine/input-error.js'
import type { Agent, AgentFactory, AgentOption, AgentSeat, Settings } from './agent.js'
import { levelNamed } from './game-players.js'
import { factoriesFor, gamesWith, levelsFor } from './registry.js'
import { allOptions, checkedSettings, parseSettings } from './spec-settings.js'

export { checkedSettings, parseSettings } from './spec-settings.js'

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

/** The spec that these settings are read from: only what differs from the fallbacks. */
export function specText(factory: AgentFactory, settings: Settings): string {
  const parts = Object.entries(allOptions(factory))
    .filter(([name, option]) => settings[name] !== option.fallback)
    .map(([name, option]) => `${name}=${settings[name]}${option.type === 'duration' ? 'ms' : ''}`)
  return parts.length === 0 ? factory.name : `${factory.name}:${parts.join(',')}`
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
