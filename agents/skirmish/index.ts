import { settingNumber, settingWord } from '../agent.js'
import type { GamePlayers } from '../game-players.js'
import { SkirmishBrains } from './brains.js'
import { skirmishLevels } from './levels.js'
import { scripted } from './scripted.js'
import { SEARCH_OPTIONS } from './search-options.js'

/** What the miniatures game brings to the players. */
export const skirmishPlayers: GamePlayers = {
  brains: (seat, settings) =>
    new SkirmishBrains(seat.game, seat.player, seat.options, settingWord(settings, 'fleet'), {
      ways: settingNumber(settings, 'ways'),
      replies: settingNumber(settings, 'replies'),
      mixing: settingNumber(settings, 'mixing'),
    }),
  options: SEARCH_OPTIONS,
  scripted,
  levels: skirmishLevels.levels,
}
