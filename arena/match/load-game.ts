import type { Game } from '../../engine/game.js'
import { loadGame as loadOwnGame } from '../../engine/games.js'
import { InputError, suggestion } from '../../engine/input-error.js'

/** The games of a module, by name, each loaded when it is asked for. */
export type GameTable = Readonly<Record<string, () => Promise<Game>>>

const loaded = new Map<string, Promise<Game>>()

/**
 * The rules called `name`, loaded once: those of the project, or of another module that exports `games` (the address
 * of a file). Workers are other threads and other processes, so games reach them by name and address only.
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
  const module: unknown = await import(address)
  if (typeof module !== 'object' || module === null || !('games' in module))
    throw new Error(`${address} exports no games`)
  const games = module.games as GameTable
  const entry = games[name]
  if (entry === undefined)
    throw new InputError(`unknown game "${name}"${suggestion(name, Object.keys(games))}`)
  return entry()
}
