import type { LevelTable } from '../game-players.js'

/**
 * The strengths of the computer, the weakest first: the same on the page, in the terminal and in the arena. Those that
 * count iterations play alike on every machine. Measured with two players, each game twice with seats swapped; fleets are drawn
 * from the ready-made ones.
 */
const WHERE = '2026-11-19, seed levels-2026, 2 cores, Node 20.20'

export const skirmishLevels: LevelTable = {
  levels: {
    recruit: {
      title: 'Recruit',
      spec: 'scripted:misses=1',
      about: 'Flies where it first thinks of, and fires at anybody.',
    },
    trainee: {
      title: 'Trainee',
      spec: 'scripted:misses=0.5',
      about: 'Plays by simple habits, and is careless every other time.',
      measured: {
        against: 'recruit',
        games: 120,
        won: 105,
        low: 80,
        high: 92,
        secondsAMove: 0,
        where: WHERE,
      },
    },
    cadet: {
      title: 'Cadet',
      spec: 'scripted',
      about: 'Plays by simple habits, at once.',
      formerly: ['easy', 'normal'],
      measured: {
        against: 'trainee',
        games: 120,
        won: 96,
        low: 72,
        high: 86,
        secondsAMove: 0,
        where: WHERE,
      },
    },
    officer: {
      title: 'Officer',
      spec: 'mcts:iterations=50',
      about: 'Compares whole ways of a unit, hastily.',
      measured: {
        against: 'cadet',
        games: 60,
        won: 46,
        low: 67,
        high: 87,
        secondsAMove: 0.01,
        where: WHERE,
      },
    },
    commander: {
      title: 'Commander',
      spec: 'mcts:iterations=200',
      about: 'Compares more ways, and what the others may do about them.',
      formerly: ['hard'],
    },
    strategist: {
      title: 'Strategist',
      spec: 'mcts:iterations=1000,searches=2',
      about: 'Compares them long, in half a second to two.',
    },
    master: {
      title: 'Master',
      spec: 'mcts:time=3s,searches=2',
      about: 'As well as it can in 3 s a move, by the clock.',
    },
  },
  usual: 'commander',
  simplest: 'cadet',
  atOnce: 'scripted',
  hint: 'mcts:time=1s,searches=2',
  longHint: 'mcts:time=5s,searches=2',
  coach: 'mcts:iterations=200',
  longCoach: 'mcts:iterations=1000',
  warning: 'mcts:time=500ms',
}
