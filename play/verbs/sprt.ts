import { Command } from 'commander'
import { sprtOf, typedResults } from '../../arena/statistics/calculator.js'
import { UsageError } from '../errors.js'
import { realNumber, wholeNumber } from '../whole-number.js'

interface Given {
  readonly elo0: string
  readonly elo1: string
  readonly alpha: string
  readonly beta: string
  readonly json?: true
}

/** `dejarik sprt` */
export function command(): Command {
  return new Command()
    .argument(
      '<results...>',
      'won, drawn and lost games; or pairs that brought 0, ½, 1, 1½ and 2 points',
    )
    .option('--elo0 <elo>', 'H0: so much stronger', '0')
    .option('--elo1 <elo>', 'H1: so much stronger', '20')
    .option('--alpha <chance>', 'to accept H1 where H0 holds', '0.05')
    .option('--beta <chance>', 'to accept H0 where H1 holds', '0.05')
    .option('--json', 'print the figures as JSON')
    .action((results: readonly string[], given: Given) => {
      process.stdout.write(`${sprtText(results, given)}\n`)
    })
}

export function sprtText(results: readonly string[], given: Given): string {
  const plan = {
    elo0: realNumber(given.elo0, '--elo0'),
    elo1: realNumber(given.elo1, '--elo1'),
    alpha: chance(given.alpha, '--alpha'),
    beta: chance(given.beta, '--beta'),
  }
  if (plan.elo0 >= plan.elo1) throw new UsageError('--elo0: must be below --elo1')
  const counts = results.map((text) => wholeNumber(text, 'results', 0))
  const reading = sprtOf(typedResults(counts), plan)
  if (given.json === true) return JSON.stringify({ ...plan, ...reading })
  const { ratio, lower, upper, decision } = reading
  const words =
    decision === null
      ? 'not decided yet'
      : `${decision} is accepted: ${decision === 'H1' ? plan.elo1 : plan.elo0} Elo`
  return `log-likelihood ratio ${ratio.toFixed(2)} (H0 below ${lower.toFixed(2)}, H1 above ${upper.toFixed(2)}): ${words}`
}

function chance(text: string, option: string): number {
  const value = realNumber(text, option)
  if (value <= 0 || value >= 0.5)
    throw new UsageError(`${option}: ${text} is not between 0 and 0.5`)
  return value
}
