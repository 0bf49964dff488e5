import { matchText, scoreText } from '../../../../tune/match.js'
import type { RulesOutcome, RulesPlan } from './rules.js'

/** What became of the numbers of the rules, for people. */
export function rulesText(plan: RulesPlan, outcome: RulesOutcome): string {
  const { changes, spec } = outcome
  const lines = [
    `Seed ${plan.seed}, ${plan.steps} steps of ${2 * plan.pairs} games; changed numbers:`,
  ]
  for (const { name, before, after } of changes) lines.push(`  ${name}: ${after}, // was ${before}`)
  lines.push(...verdictLines(plan, outcome), spec)
  return `${lines.join('\n')}\n`
}

function verdictLines(
  { against, seed, sprt }: RulesPlan,
  { result, usual }: RulesOutcome,
): string[] {
  if (usual !== null)
    return [
      `Against ${against} (seed ${seed}/match): ${scoreText(result)}`,
      `The usual numbers in the same games: ${scoreText(usual)}`,
    ]
  return [
    `Against the usual numbers (seed ${seed}/match): ${matchText(result, sprt)}`,
    result.decision === 'H1' ? 'Accepted: take them over into rules.ts.' : 'Not accepted.',
  ]
}
