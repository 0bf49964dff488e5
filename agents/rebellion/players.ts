import { settingWord } from '../agent.js'
import type { GamePlayers } from '../game-players.js'
import { RebellionBrains } from './brains.js'
import { addRiseTable } from './evaluation/rise-table.js'
import { rebellionLevels } from './levels.js'
import { scripted } from './scripted.js'
import { SEARCH_OPTIONS } from './search-options.js'
import { YARDSTICKS } from './yardsticks.js'

/** What Rebellion brings to the players; the network of the expansion comes with `load`, or with index.ts. */
export const rebellionPlayers: GamePlayers = {
  load: async ({ expansion }) => {
    if (expansion === 'on')
      addRiseTable((await import('./evaluation/network-weights-rise.js')).NETWORK_RISE)
  },
  brains: (seat, settings) =>
    new RebellionBrains(
      seat.game,
      seat.player,
      seat.options,
      settingWord(settings, 'evaluation'),
      settingWord(settings, 'belief'),
      settingWord(settings, 'tactics') === 'mixed',
      settingWord(settings, 'answers') === 'searched',
    ),
  options: SEARCH_OPTIONS,
  yardstick: { evaluation: 'hand', answers: 'script' },
  scripted,
  others: YARDSTICKS,
  levels: rebellionLevels.levels,
  usualLevel: rebellionLevels.usual,
}
