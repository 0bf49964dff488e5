import type { LevelTable } from '../game-players.js'

/**
 * The strengths of the computer. The first four count iterations and play alike on every machine; those with a title
 * count time, for people who wait. Two searches share the time: with a second core to spare they run beside each
 * other, and half of it passes.
 */
export const rebellionLevels: LevelTable = {
  levels: {
    easy: { spec: 'mcts:iterations=25,temperature=0.08', about: 'thinks little and varies' },
    normal: { spec: 'mcts:iterations=100,temperature=0.03', about: 'thinks a little' },
    hard: {
      spec: 'mcts:iterations=400,searches=2',
      about: 'thinks about as long as in tournaments',
    },
    master: { spec: 'mcts:iterations=1600,searches=2', about: 'thinks long' },
    cadet: { title: 'Cadet', spec: 'scripted', about: 'Plays by simple habits. Instant.' },
    officer: {
      title: 'Officer',
      spec: 'mcts:time=1s,temperature=0.03',
      actMs: 1_500,
      about: 'Looks a little ahead. 1 s a move.',
    },
    commander: {
      title: 'Commander',
      spec: 'mcts:time=3s,searches=2',
      actMs: 4_500,
      about: 'Plays well. 2 to 3 s a move.',
    },
    strategist: {
      title: 'Strategist',
      spec: 'mcts:time=10s,searches=2',
      actMs: 15_000,
      about: 'As well as it can. 5 to 10 s a move.',
    },
  },
  usual: 'commander',
  simplest: 'cadet',
  atOnce: 'scripted',
  hint: 'mcts:time=2s,root=8,searches=2',
  longHint: 'mcts:time=8s,root=8,searches=2',
  coach: 'mcts:iterations=100',
  longCoach: 'mcts:iterations=400',
  warning: 'mcts:time=1s',
}
