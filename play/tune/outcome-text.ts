import type { Point } from '../../agents/tuning/bandit.js'
import { matchText } from './match.js'
import type { SearchOutcome, SearchPlan } from './search.js'

/** What a search found, for people. */
export function searchText(
  plan: SearchPlan,
  { runs, playoff, confirmed }: SearchOutcome,
  specOf: (point: Point) => string,
): string {
  const lines = [`Seed ${plan.seed}, against ${plan.base}, ${2 * plan.pairs} games an evaluation`]
  for (const { run, recommended, expected, evaluations, marginals } of runs) {
    lines.push(
      `Run ${run} (seed ${plan.seed}/run-${run}), ${evaluations} evaluations: ${specOf(recommended)}, expected ${percent(expected)} %`,
    )
    for (const { name } of plan.parameters) {
      const values = marginals.filter((one) => one.name === name)
      lines.push(
        `  ${name}: ${values.map((one) => `${one.value} ${percent(one.score)} % (${one.evaluations})`).join(', ')}`,
      )
    }
  }
  if (playoff.length > 0) lines.push(`Play-off (seed ${plan.seed}/playoff):`)
  for (const { point, result } of playoff)
    lines.push(`  ${specOf(point)}: ${matchText(result, plan.sprt)}`)
  if (confirmed !== null)
    lines.push(
      `The best on fresh seeds (${plan.seed}/confirm), which is what may be quoted:`,
      `  ${specOf(confirmed.point)}: ${matchText(confirmed.result, plan.sprt)}`,
    )
  return `${lines.join('\n')}\n`
}

function percent(share: number): string {
  return Number.isNaN(share) ? '–' : (100 * share).toFixed(1)
}
