import { settingWord } from '../agent.js'
import type { GamePlayers } from '../game-players.js'
import { RebellionBrains } from './brains.js'
import { scripted } from './scripted.js'
import { SEARCH_OPTIONS } from './search-options.js'

/** What Rebellion brings to the players. */
export const rebellionPlayers: GamePlayers = {
  brains: (seat, settings) =>
    new RebellionBrains(
      seat.game,
      seat.player,
      settingWord(settings, 'evaluation'),
      settingWord(settings, 'belief'),
    ),
  options: SEARCH_OPTIONS,
  yardstick: { evaluation: 'hand' },
  scripted,
  levels: {
    easy: { spec: 'mcts:iterations=25,temperature=0.08', about: 'thinks little and varies' },
    normal: { spec: 'mcts:iterations=100,temperature=0.03', about: 'thinks a little' },
    hard: {
      spec: 'mcts:iterations=400,searches=2',
      about: 'thinks about as long as in tournaments',
    },
    master: { spec: 'mcts:iterations=1600,searches=2', about: 'thinks long' },
  },
}
