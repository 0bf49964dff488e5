import { duelPlayers } from './duel/index.js'
import type { GamePlayers } from './game-players.js'
import { rebellionPlayers } from './rebellion/index.js'
import { skirmishPlayers } from './skirmish/index.js'

const players: Record<string, GamePlayers> = {
  rebellion: rebellionPlayers,
  duel: duelPlayers,
  skirmish: skirmishPlayers,
}

/** What the games bring to the players, by the game's name. */
export const GAME_PLAYERS: Readonly<Record<string, GamePlayers>> = players

/** What a game of somebody else brings. */
export function addGamePlayers(game: string, brought: GamePlayers): void {
  players[game] = brought
}
