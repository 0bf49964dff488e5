import type { LevelTable } from '../game-players.js'

/** The strengths of the computer. The first four count iterations and play alike on every machine; those with a title count time. */
export const skirmishLevels: LevelTable = {
  levels: {
    easy: { spec: 'scripted:samples=4', about: 'looks at a few places' },
    normal: { spec: 'scripted', about: 'plays by rules of thumb' },
    hard: { spec: 'mcts:iterations=100', about: 'thinks a little ahead' },
    master: { spec: 'mcts:iterations=400,searches=2', about: 'thinks long' },
    cadet: {
      title: 'Cadet',
      spec: 'scripted:samples=8',
      about: 'Plays by simple habits. Instant.',
    },
    officer: {
      title: 'Officer',
      spec: 'mcts:time=200ms,temperature=0.02',
      about: 'Looks a little ahead. Less than 1 s a move.',
    },
    commander: {
      title: 'Commander',
      spec: 'mcts:time=800ms,searches=2',
      about: 'Plays well. 1 s a move.',
    },
    strategist: {
      title: 'Strategist',
      spec: 'mcts:time=3s,searches=2',
      about: 'As well as it can. 2 to 3 s a move.',
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
