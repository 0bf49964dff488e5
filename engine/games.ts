import type { Game } from './game.js'
import { InputError, suggestion } from './input-error.js'

/** The games of this project by name, loaded when they are asked for. */
export const games: Readonly<Record<string, () => Promise<Game>>> = {
  rebellion: async () => (await import('./rebellion/index.js')).rebellion,
  duel: async () => (await import('./duel/index.js')).duel,
  skirmish: async () => (await import('./skirmish/index.js')).skirmish,
}

export const GAME_NAMES: readonly string[] = Object.keys(games)
/** The one that is meant where none is named. */
export const USUAL_GAME: string = GAME_NAMES[0] ?? ''

/** Games of others, which this process has been given. */
const given = new Map<string, Game>()

/** Lets this process know a game of somebody else. */
export function addGame(game: Game): void {
  if (Object.hasOwn(games, game.name))
    throw new InputError(`the game "${game.name}" is known already; give yours another name`)
  given.set(game.name, game)
}

/** The names of all games that this process knows. */
export function knownGames(): readonly string[] {
  return [...GAME_NAMES, ...given.keys()]
}

export async function loadGame(name: string): Promise<Game> {
  const found = given.get(name)
  if (found !== undefined) return found
  const loader = Object.hasOwn(games, name) ? games[name] : undefined
  if (loader === undefined)
    throw new InputError(
      `unknown game "${name}"${suggestion(name, knownGames()) || `; known: ${knownGames().join(', ')}`}`,
    )
  return loader()
}
