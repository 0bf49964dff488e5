import type { Settings } from './agent.js'
import { type Brains, PlainBrains } from './brains.js'
import type { BrainsSeat } from './game-players.js'
import { GAME_PLAYERS } from './games.js'
import { usualSettings } from './settings.js'

/** The brains of a seat; a game without any of its own is searched with random playouts. */
export function brainsFor(seat: BrainsSeat, settings: Settings = {}): Brains {
  const players = GAME_PLAYERS[seat.game.name]
  if (players?.brains === undefined) return new PlainBrains(seat.game, seat.options)
  return players.brains(seat, { ...usualSettings(players.options ?? {}), ...settings })
}
