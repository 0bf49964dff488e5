/**
 * The strengths of the computer that the start screen offers. Two searches share the time: with a second core
 * to spare they run beside each other, and half of it passes.
 */

export interface Level {
  readonly id: string
  readonly name: string
  readonly about: string
  /** What the worker makes its player from. */
  readonly spec: string
}

export const LEVELS: readonly Level[] = [
  { id: 'cadet', name: 'Cadet', about: 'Plays by simple habits. Instant.', spec: 'scripted' },
  {
    id: 'officer',
    name: 'Officer',
    about: 'Looks a little ahead. 1 s a move.',
    spec: 'mcts:time=1s,temperature=0.03',
  },
  {
    id: 'commander',
    name: 'Commander',
    about: 'Plays well. 2 to 3 s a move.',
    spec: 'mcts:time=3s,searches=2',
  },
  {
    id: 'strategist',
    name: 'Strategist',
    about: 'As well as it can. 5 to 10 s a move.',
    spec: 'mcts:time=10s,searches=2',
  },
]

/** Used to go on at once when the person asks for the move now, and after a fault. */
export const AT_ONCE = 'scripted'

export const HINT_SPEC = 'mcts:time=2s,root=8,searches=2'
export const LONG_HINT_SPEC = 'mcts:time=8s,root=8,searches=2'

export function levelById(id: string): Level {
  return LEVELS.find((level) => level.id === id) ?? (LEVELS[2] as Level)
}
