import { matchText } from '../../../../tune/match.js'
import type { RulesOutcome, RulesPlan } from './rules.js'

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
