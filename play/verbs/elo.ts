import { Command } from 'commander'
import { statisticsOf, typedResults } from '../../arena/statistics/calculator.js'
import { scoreOfElo } from '../../arena/statistics/elo.js'
import type { PairStatistics } from '../../arena/statistics/pairs.js'
import { UsageError } from '../errors.js'
import { realNumber, wholeNumber } from '../whole-number.js'

interface Given {
  readonly difference?: string
  readonly json?: true
}

/** `dejarik elo` */
export function command(): Command {
  return new Command()
    .argument(
      '[results...]',
      'won, drawn and lost games; or pairs that brought 0, ½, 1, 1½ and 2 points',
    )
    .option('-d, --difference <elo>', 'tells instead what score an Elo difference expects')
    .option('--json', 'print the figures as JSON')
    .action((results: readonly string[], given: Given) => {
      process.stdout.write(
        `${given.difference === undefined ? measured(results, given) : expected(results, given.difference)}\n`,
      )
    })
}

export function measured(results: readonly string[], given: Pick<Given, 'json'>): string {
  const counts = results.map((text) => wholeNumber(text, 'results', 0))
  const found = statisticsOf(typedResults(counts))
  return given.json === true ? JSON.stringify(found) : eloText(found)
}

function eloText({ score, low, high, elo, eloLow, eloHigh, superior }: PairStatistics): string {
  return [
    `score  ${percent(score)} (95 %: ${percent(low)} to ${percent(high)})`,
    `Elo    ${points(elo)} (95 %: ${points(eloLow)} to ${points(eloHigh)})`,
    `stronger with a likelihood of ${percent(superior)}`,
  ].join('\n')
}

function expected(results: readonly string[], difference: string): string {
  if (results.length > 0) throw new UsageError('--difference: goes without results')
  const elo = realNumber(difference, '--difference')
  return `${points(elo)} Elo expect a score of ${percent(scoreOfElo(elo))}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function points(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '−∞'
  const rounded = Math.abs(elo).toFixed(1)
  return `${elo < 0 ? '−' : '+'}${rounded}`
}
