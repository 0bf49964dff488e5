import { rebellion } from '../../../../../engine/rebellion/index.js'
import type { ExtraFigures } from '../../../../game-tools.js'
import { type Coverage, measureCoverage } from './coverage.js'
import { REFERENCE_GAMES } from './data/reference-games.js'

/** How good the plan generator is, held against games of strong players. */
export function benchFigures(): ExtraFigures {
  const coverage = measureCoverage(rebellion, REFERENCE_GAMES)
  return { name: 'coverage', figures: coverage, lines: linesOf(coverage) }
}

function linesOf(coverage: Coverage): string[] {
  const rows = [['all', coverage] as const, ...Object.entries(coverage.byKind)]
  return [
    'Plans generated against what strong players did: at all, first 16, first 3, first',
    ...rows.map(([name, { decisions, generated, first16, first3, first }]) => {
      const shares = [generated, first16, first3, first]
      return `  ${name.padEnd(12)} ${shares.map((share) => `${(100 * share).toFixed(1).padStart(5)} %`).join('  ')}  of ${decisions}`
    }),
  ]
}
