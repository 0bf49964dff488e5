import type { LevelTable } from '../game-players.js'

/**
 * The strengths of the computer, the weakest first: the same on the page, in the terminal and in the arena. Those that
 * count iterations play alike on every machine. Measured with
 * `dejarik arena --game duel --agents LEVEL NEXT --games N --seed levels-2026 --workers 1`.
 */
const WHERE = '2026-11-19, seed levels-2026, 2 cores, Node 20.20'

export const duelLevels: LevelTable = {
  levels: {
    cadet: {
      title: 'Cadet',
      spec: 'scripted',
      about: 'Plays by simple habits, at once.',
      formerly: ['easy'],
    },
    officer: {
      title: 'Officer',
      spec: 'mcts:iterations=40,temperature=0.08',
      about: 'Looks a little ahead, and varies.',
      formerly: ['normal'],
      measured: {
        against: 'cadet',
        games: 100,
        won: 58,
        low: 49,
        high: 67,
        secondsAMove: 0.03,
        where: WHERE,
      },
    },
    commander: {
      title: 'Commander',
      spec: 'mcts:iterations=400',
      about: 'Weighs its moves and mixes its strategies.',
      formerly: ['hard'],
      measured: {
        against: 'officer',
        games: 60,
        won: 52,
        low: 79,
        high: 95,
        secondsAMove: 0.1,
        where: WHERE,
      },
    },
    master: {
      title: 'Master',
      spec: 'mcts:time=4s,searches=2',
      about: 'Thinks 2 to 4 s a move, by the clock. In this game that adds little.',
      formerly: ['strategist'],
    },
  },
  usual: 'commander',
  simplest: 'cadet',
  atOnce: 'scripted',
  hint: 'mcts:time=1s,searches=2',
  longHint: 'mcts:time=5s,searches=2',
  coach: 'mcts:iterations=400',
  longCoach: 'mcts:iterations=2000',
  warning: 'mcts:time=500ms',
}
