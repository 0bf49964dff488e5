import type { GamePlayers } from './game-players.js'

const players: Record<string, GamePlayers> = {}

/**
 * What games bring to the players, by the game's name. games.ts puts all of them here; the page is built without it, and its
 * thinking thread adds the one game that is played (play/page/opponent.ts).
 */
export const GAME_PLAYERS: Readonly<Record<string, GamePlayers>> = players

/** What a game brings that was not listed or has just been loaded. */
export function addGamePlayers(game: string, brought: GamePlayers): void {
  players[game] = brought
}
