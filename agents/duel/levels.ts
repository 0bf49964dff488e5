import type { LevelTable } from '../game-players.js'

/** The strengths of the computer. The first four count iterations and play alike on every machine; those with a title count time. */
export const duelLevels: LevelTable = {
  levels: {
    easy: { spec: 'mcts:iterations=25,temperature=0.1', about: 'thinks little and varies' },
    normal: { spec: 'mcts:iterations=150,temperature=0.03', about: 'thinks a little' },
    hard: { spec: 'mcts:iterations=800', about: 'thinks about as long as in tournaments' },
    master: { spec: 'mcts:iterations=4000,searches=2', about: 'thinks long' },
    cadet: { title: 'Cadet', spec: 'scripted', about: 'Plays by simple habits. Instant.' },
    officer: {
      title: 'Officer',
      spec: 'mcts:time=300ms,temperature=0.03',
      about: 'Looks a little ahead. Less than 1 s a move.',
    },
    commander: {
      title: 'Commander',
      spec: 'mcts:time=1s,searches=2',
      about: 'Plays well. 1 s a move.',
    },
    strategist: {
      title: 'Strategist',
      spec: 'mcts:time=4s,searches=2',
      about: 'As well as it can. 2 to 4 s a move.',
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
