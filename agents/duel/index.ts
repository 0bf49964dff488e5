import type { GamePlayers } from '../game-players.js'
import { scripted } from './scripted.js'

/** What Empire vs. Rebellion brings to the players. */
export const duelPlayers: GamePlayers = {
  scripted,
}
