import type { GameTools } from '../../../game-tools.js'
import { benchFigures } from './bench/figures.js'
import { CardCoverage } from './fuzz-coverage.js'
import { FUZZ_FAVOURS } from './fuzz-favours.js'
import { tuneCommands } from './tune/index.js'

/** What Rebellion brings to the tools for authors. */
export const tools: GameTools = {
  fuzzFavours: FUZZ_FAVOURS,
  fuzzCoverage: () => new CardCoverage(),
  bench: benchFigures,
  tune: tuneCommands,
}
