import type { Point } from '../../agents/tuning/bandit.js'
import type { RulesOutcome, RulesPlan } from '../games/rebellion/tools/tune/rules.js'
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

/** What became of the numbers of the rules, for people. */
export function rulesText(plan: RulesPlan, { changes, spec, result }: RulesOutcome): string {
  const lines = [
    `Seed ${plan.seed}, ${plan.steps} steps of ${2 * plan.pairs} games; changed numbers:`,
  ]
  for (const { name, before, after } of changes) lines.push(`  ${name}: ${after}, // was ${before}`)
  lines.push(
    `Against the usual numbers (seed ${plan.seed}/match): ${matchText(result, plan.sprt)}`,
    result.decision === 'H1' ? 'Accepted: take them over into rules.ts.' : 'Not accepted.',
    spec,
  )
  return `${lines.join('\n')}\n`
}

function percent(share: number): string {
  return Number.isNaN(share) ? '–' : (100 * share).toFixed(1)
}
