import { type AgentOption, type Settings, settingNumber, settingWord } from '../agent.js'
import type { SearchOptions } from './search.js'

const DEPTH_WITH_PLANS = 3
const DEPTH_OF_MOVES = 32

/** So often a playout strays from the policy. */
export const USUAL_STRAYS = 0.15

/** What a spec of `mcts` may set. */
export const MCTS_OPTIONS: Readonly<Record<string, AgentOption>> = {
  iterations: {
    type: 'whole',
    least: 1,
    most: 10_000_000,
    fallback: 400,
    about: 'iterations a decision (times its share); the same on every machine',
  },
  time: {
    type: 'duration',
    most: 3_600_000,
    fallback: 0,
    about: 'time a decision instead of iterations, at most; less where less is at stake',
  },
  searches: {
    type: 'whole',
    least: 1,
    most: 2,
    fallback: 1,
    about:
      '2: two searches with half the budget each, added up; beside each other where a game with people has a thread to spare',
  },
  plans: {
    type: 'word',
    values: ['on', 'off'],
    fallback: 'on',
    about: 'off searches the engine’s small moves everywhere',
  },
  plain: {
    type: 'word',
    values: ['on', 'off'],
    fallback: 'on',
    about:
      'games without brains: one tree where everything is seen, mixed strategies where the game is small; off: searched like the others',
  },
  trees: {
    type: 'whole',
    least: 1,
    most: 2,
    fallback: 2,
    about: '2: a tree for each seat; 1: one tree with the others’ moves masked',
  },
  select: {
    type: 'word',
    values: ['puct', 'tuned'],
    fallback: 'puct',
    about: 'how a node chooses: PUCT or UCB-tuned',
  },
  c: { type: 'real', least: 0, most: 100, fallback: 1.2, about: 'exploration constant of PUCT' },
  widening: {
    type: 'real',
    least: 0,
    most: 100,
    fallback: 2,
    about: 'candidates at n visits: this times the root of n; 0 is all',
  },
  root: {
    type: 'whole',
    least: 0,
    most: 256,
    fallback: 0,
    about:
      'candidates of the root that are compared; 0: 16, and one for each 50 iterations where those are more, up to 64',
  },
  halving: {
    type: 'word',
    values: ['on', 'off', 'even'],
    fallback: 'on',
    about:
      'sequential halving at the root; off: selection as elsewhere; even: as many visits for all, to learn from',
  },
  depth: {
    type: 'whole',
    least: 0,
    most: 200,
    fallback: 0,
    about: 'decisions searched in an iteration; 0: 3 with plans, 32 without',
  },
  horizon: {
    type: 'whole',
    least: 0,
    most: 100,
    fallback: 0,
    about:
      'quiet points before a playout is judged; 0: 1, or more where what is done now pays off later, or where a large budget is best spent so',
  },
  epsilon: {
    type: 'real',
    least: 0,
    most: 1,
    fallback: USUAL_STRAYS,
    about: 'chance that a playout strays from the policy',
  },
  backup: {
    type: 'word',
    values: ['mean', 'maxmc'],
    fallback: 'mean',
    about: 'what a node passes up',
  },
  minimax: {
    type: 'real',
    least: 0,
    most: 1,
    fallback: 0,
    about: 'part of best play below in what candidates are compared by',
  },
  mast: {
    type: 'word',
    values: ['on', 'off'],
    fallback: 'off',
    about: 'on: playouts stray to what did well in this search',
  },
  limit: {
    type: 'whole',
    least: 1,
    most: 64,
    fallback: 6,
    about: 'plans considered at a node below the root',
  },
  mix: {
    type: 'word',
    values: ['on', 'off'],
    fallback: 'on',
    about: 'draw among the nearly best where being predictable costs',
  },
  temperature: {
    type: 'real',
    least: 0,
    most: 10,
    fallback: 0,
    about: 'draw by value at this scale among those not dropped on the way; 0 plays the best',
  },
}

export function searchOptions(settings: Settings): SearchOptions {
  const plans = settingWord(settings, 'plans') === 'on'
  const depth = settingNumber(settings, 'depth')
  return {
    rule: settingWord(settings, 'select') === 'tuned' ? 'tuned' : 'puct',
    c: settingNumber(settings, 'c'),
    widening: settingNumber(settings, 'widening'),
    minimax: settingNumber(settings, 'minimax'),
    mast: settingWord(settings, 'mast') === 'on',
    trees: settingNumber(settings, 'trees') === 1 ? 1 : 2,
    plans,
    depth: depth > 0 ? depth : plans ? DEPTH_WITH_PLANS : DEPTH_OF_MOVES,
    epsilon: settingNumber(settings, 'epsilon'),
    backup: settingWord(settings, 'backup') === 'maxmc' ? 'maxmc' : 'mean',
    limit: settingNumber(settings, 'limit'),
  }
}

/** Candidates of the root that are compared at least and at most, and for how many iterations there is one more. */
const NARROW = 16
const WIDE = 64
const ITERATIONS_A_CANDIDATE = 50

/** How many candidates so many iterations are to compare: the rules, which order them, know little of which is best. */
export function rootWidth(settings: Settings, iterations: number): number {
  const fixed = settingNumber(settings, 'root')
  if (fixed > 0) return fixed
  if (settingNumber(settings, 'time') > 0) return NARROW
  return Math.min(WIDE, Math.max(NARROW, Math.floor(iterations / ITERATIONS_A_CANDIDATE)))
}

/** From so many iterations (or so long) on, the error of judging early may weigh more than the noise of judging late. */
const AMPLE_ITERATIONS = 1000
const AMPLE_MS = 2000

/** A budget in which the noise of more distant values is no trouble. */
export function isAmple(settings: Settings): boolean {
  const time = settingNumber(settings, 'time')
  return time > 0 ? time >= AMPLE_MS : settingNumber(settings, 'iterations') >= AMPLE_ITERATIONS
}

/** Quiet points before a playout is judged, in a decision whose brains ask for so much patience. */
export function horizonOf(settings: Settings, patience: number): number {
  const fixed = settingNumber(settings, 'horizon')
  return fixed > 0 ? fixed : 1 + patience
}
