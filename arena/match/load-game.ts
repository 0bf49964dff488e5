import { resolve } from 'node:path'
import type { GamePlayers } from '../../agents/game-players.js'
import { addGamePlayers } from '../../agents/players-at-hand.js'
import type { Game } from '../../engine/game.js'
import { addGame, loadGame as loadOwnGame } from '../../engine/games.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import { importForeign } from '../bots/module-file.js'

/** The games of a module, by name, each loaded when it is asked for. */
export type GameTable = Readonly<Record<string, () => Promise<Game>>>

const loaded = new Map<string, Promise<Game>>()

/**
 * The rules called `name`, loaded once: those of the project, of a file that somebody has given (its path), or of a module that
 * exports several as `games` (its address). Workers are other threads and other processes, so games reach them by name and address only.
 */
export function loadGame(name: string, address: string | null): Promise<Game> {
  const key = `${address ?? ''}#${name}`
  const found = loaded.get(key)
  if (found !== undefined) return found
  const game = address === null ? loadOwnGame(name) : loadOther(name, address)
  loaded.set(key, game)
  return game
}

async function loadOther(name: string, address: string): Promise<Game> {
  if (!address.startsWith('file:')) {
    const game = await loadGameFile(address)
    if (game.name === name) return game
    throw new InputError(`game "${address}": holds ${game.name}, not ${name}`)
  }
  const module: unknown = await import(address)
  if (typeof module !== 'object' || module === null || !('games' in module))
    throw new Error(`${address} exports no games`)
  const games = module.games as GameTable
  const entry = games[name]
  if (entry === undefined)
    throw new InputError(`unknown game "${name}"${suggestion(name, Object.keys(games))}`)
  return entry()
}

/** What every game must have, and what it is. */
const PARTS: readonly (readonly [name: keyof Game, type: string])[] = [
  ...(['name', 'title'] as const).map((name) => [name, 'string'] as const),
  ...(['edition', 'stateBytes'] as const).map((name) => [name, 'number'] as const),
  ...(['options', 'kinds'] as const).map((name) => [name, 'object'] as const),
  ...(
    [
      ...['seats', 'optionsOf', 'blank', 'start', 'actor', 'moves', 'apply', 'advance', 'outcome'],
      ...['observe', 'sample', 'view', 'seen', 'signal', 'kind', 'quiet', 'reseed', 'hash'],
      ...['describe', 'parse', 'events', 'tell', 'show', 'toPosition', 'fromPosition'],
      'observationOf',
    ] as (keyof Game)[]
  ).map((name) => [name, 'function'] as const),
]

/** Whether `--game` names a file, and not a game of the project. */
export function isGameFile(name: string): boolean {
  return /[\\/]|\.m?[jt]s$/.test(name)
}

const files = new Map<string, Promise<Game>>()

/**
 * The game of somebody else's module, which exports `game`, and `players` if it brings any; this process knows it by its
 * name from here on.
 */
export function loadGameFile(path: string): Promise<Game> {
  const key = resolve(path)
  const found = files.get(key) ?? importGame(path)
  files.set(key, found)
  return found
}

async function importGame(path: string): Promise<Game> {
  const module = await importForeign(path)
  const { game, players } = (module ?? {}) as { game?: Game; players?: GamePlayers }
  if (typeof game !== 'object' || game === null)
    throw new InputError(
      `game "${path}": the module exports no game; see arena/examples/liars-dice.ts`,
    )
  const lacking = PARTS.find(([name, type]) => typeof game[name] !== type)
  if (lacking !== undefined)
    throw new InputError(`game "${path}": its game has no ${lacking[0]} (${lacking[1]})`)
  addGame(game)
  if (players !== undefined) addGamePlayers(game.name, players)
  return game
}
