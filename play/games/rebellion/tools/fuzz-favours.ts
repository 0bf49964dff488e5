import type { VerbFavour } from '../../../game-tools.js'

/**
 * Plain chance ends turns too early and assigns everybody every time: random games give up less often, some reveal the
 * base early, some score late and so last long. Then all cards, combats and ways of ending come up.
 */
export const FUZZ_FAVOURS: readonly VerbFavour[] = [
  { verbs: ['done', 'pass', 'decline'], weights: [0.3, 0.1, 0.03] },
  { verbs: ['reveal-base'], weights: [0.5, 0.1, 0.01, 0.01] },
  { verbs: ['score'], weights: [2, 2, 0.02] },
  { verbs: ['play'], weights: [1, 3] },
]
