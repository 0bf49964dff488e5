import type { GameTools } from '../../../game-tools.js'
import { DuelCoverage } from './fuzz-coverage.js'

/** What Empire vs. Rebellion brings to the tools for authors. */
export const tools: GameTools = {
  // Plain chance passes early and often: then few rows fill up, and few powers have anything to do
  fuzzFavours: [
    { verbs: ['pass'], weights: [1, 0.3, 0.1] },
    { verbs: ['use', 'ready'], weights: [1, 0.3] },
  ],
  fuzzCoverage: () => new DuelCoverage(),
}
