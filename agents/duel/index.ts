import { settingWord } from '../agent.js'
import type { GamePlayers } from '../game-players.js'
import { DuelBrains } from './brains.js'
import { duelLevels } from './levels.js'
import { scripted } from './scripted.js'
import { SEARCH_OPTIONS } from './search-options.js'

/** What Empire vs. Rebellion brings to the players. */
export const duelPlayers: GamePlayers = {
  brains: (seat, settings) =>
    new DuelBrains(
      seat.game,
      seat.player,
      seat.options,
      settingWord(settings, 'replies') === 'searched',
      settingWord(settings, 'solver') === 'on',
    ),
  options: SEARCH_OPTIONS,
  scripted,
  levels: duelLevels.levels,
}
