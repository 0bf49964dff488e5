import type { LevelTable } from '../game-players.js'

const measuredOn = (day: string, seed: string): string =>
  `${day}, seed ${seed}, 2 cores, Node 20.20`

/**
 * The strengths of the computer, the weakest first: the same on the page, in the terminal and in the arena. Those that
 * count iterations play alike on every machine. Measured with
 * `dejarik arena --agents LEVEL NEXT --games N --seed SEED`.
 */
export const rebellionLevels: LevelTable = {
  levels: {
    recruit: {
      title: 'Recruit',
      spec: 'scripted:misses=1',
      about: 'Sees what is near, and often takes the second best.',
    },
    trainee: {
      title: 'Trainee',
      spec: 'scripted:misses=0.55',
      about: 'Plays by simple habits, and misses every other good answer.',
      measured: {
        against: 'recruit',
        games: 400,
        won: 284,
        low: 66,
        high: 75,
        secondsAMove: 0,
        where: measuredOn('2026-11-20', 'levels-2026e'),
      },
    },
    cadet: {
      title: 'Cadet',
      spec: 'scripted',
      about: 'Plays by simple habits, at once.',
      formerly: ['easy'],
      measured: {
        against: 'trainee',
        games: 400,
        won: 281,
        low: 66,
        high: 75,
        secondsAMove: 0,
        where: measuredOn('2026-11-20', 'levels-2026e'),
      },
    },
    lieutenant: {
      title: 'Lieutenant',
      spec: 'mcts:iterations=20,temperature=0.03',
      about: 'Plans one round, hastily.',
      measured: {
        against: 'cadet',
        games: 200,
        won: 142,
        low: 64,
        high: 77,
        secondsAMove: 0.01,
        where: measuredOn('2026-11-20', 'levels-2026d'),
      },
    },
    officer: {
      title: 'Officer',
      spec: 'mcts:iterations=50,temperature=0.01',
      about: 'Looks a little ahead, and slips now and then.',
      formerly: ['normal'],
      measured: {
        against: 'lieutenant',
        games: 200,
        won: 136,
        low: 61,
        high: 74,
        secondsAMove: 0.01,
        where: measuredOn('2026-11-20', 'levels-2026d'),
      },
    },
    commander: {
      title: 'Commander',
      spec: 'mcts:iterations=400,searches=2',
      about: 'Weighs its moves, and leaves fewer gaps.',
      formerly: ['hard'],
      measured: {
        against: 'officer',
        games: 66,
        won: 54,
        low: 71,
        high: 89,
        secondsAMove: 0.07,
        where: measuredOn('2026-11-20', 'levels-2026d'),
      },
    },
    strategist: {
      title: 'Strategist',
      spec: 'mcts:iterations=1000,searches=2',
      about: 'Looks further ahead, and plans rounds.',
      measured: {
        against: 'commander',
        games: 60,
        won: 36,
        low: 49,
        high: 71,
        secondsAMove: 0.6,
        where: measuredOn('2026-11-19', 'levels-2026'),
      },
    },
    master: {
      title: 'Master',
      spec: 'mcts:time=10s,searches=2,root=56',
      actMs: 15_000,
      about: 'As well as it can in 5 to 10 s a move, by the clock.',
      measured: {
        against: 'strategist',
        games: 8,
        won: 8,
        low: 68,
        high: 100,
        secondsAMove: 9.9,
        where: '2026-11-20, seed levels-2026c, 2 cores under some load, Node 20.20',
      },
    },
  },
  usual: 'officer',
  simplest: 'cadet',
  atOnce: 'scripted',
  hint: 'mcts:time=2s,searches=2',
  longHint: 'mcts:time=8s,root=32,searches=2',
  coach: 'mcts:iterations=100',
  longCoach: 'mcts:iterations=400',
  warning: 'mcts:time=1s',
}
