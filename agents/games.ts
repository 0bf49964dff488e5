import { duelPlayers } from './duel/index.js'
import { addGamePlayers } from './players-at-hand.js'
import { rebellionPlayers } from './rebellion/index.js'
import { skirmishPlayers } from './skirmish/index.js'

addGamePlayers('rebellion', rebellionPlayers)
addGamePlayers('duel', duelPlayers)
addGamePlayers('skirmish', skirmishPlayers)

/** What the games bring to the players: here all of them are at hand. */
export { addGamePlayers, GAME_PLAYERS } from './players-at-hand.js'
