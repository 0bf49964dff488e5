import { duelPlayers } from './duel/index.js'
import type { GamePlayers } from './game-players.js'
import { rebellionPlayers } from './rebellion/index.js'
import { skirmishPlayers } from './skirmish/index.js'

/** What the games bring to the players, by the game's name. */
export const GAME_PLAYERS: Readonly<Record<string, GamePlayers>> = {
  rebellion: rebellionPlayers,
  duel: duelPlayers,
  skirmish: skirmishPlayers,
}
