import type { Game } from '../engine/game.js'
import { games } from '../engine/games.js'
import { InputError, suggestion } from '../engine/input-error.js'

/** The games that can be played, by name, each loaded when it is asked for. */
export type GameTable = Readonly<Record<string, () => Promise<Game>>>

/**
 * The games of the project, or those of another module that exports `games` (an address of a file):
 * workers are other threads and other processes, so games reach them by name and address only.
 */
export async function gameTable(address: string | null): Promise<GameTable> {
  if (address === null) return games
  const module: unknown = await import(address)
  if (typeof module !== 'object' || module === null || !('games' in module))
    throw new Error(`${address} exports no games`)
  return module.games as GameTable
}

const loaded = new Map<string, Promise<Game>>()

/** The rules called `name`, loaded once. */
export function loadGame(name: string, address: string | null): Promise<Game> {
  const key = `${address ?? ''}#${name}`
  const found = loaded.get(key)
  if (found !== undefined) return found
  const game = load(name, address)
  loaded.set(key, game)
  return game
}

async function load(name: string, address: string | null): Promise<Game> {
  const table = await gameTable(address)
  const entry = table[name]
  const known = Object.keys(table)
  if (entry === undefined)
    throw new InputError(
      `game: unknown game "${name}"${suggestion(name, known)} (known: ${known.join(', ')})`,
    )
  const game = await entry()
  if (game.seats.length !== 2)
    throw new InputError(
      `game: the arena plays games of two sides; ${name} has ${game.seats.length}`,
    )
  return game
}
