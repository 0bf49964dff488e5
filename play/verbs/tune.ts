import { Command } from 'commander'
import { collect, fitEvaluation } from '../tune/evaluation.js'

export function command(): Command {
  const tune = new Command()
  tune
    .command('collect')
    .summary('plays games and adds their positions to a file; goes on where it stopped')
    .description(
      'Plays games and adds their positions to a file, a line a game; goes on where it stopped.',
    )
    .argument('<file>', 'where the positions go')
    .option('--rebel <spec>', 'player of the Rebels', 'scripted')
    .option('--empire <spec>', 'player of the Empire', 'scripted')
    .option('--games <n>', 'games in all', '1000')
    .option('--seed <text>', 'seed of the games', 'tune')
    .option('--strays <part>', 'part of the decisions that stray, on average', '0.25')
    .option('-w, --workers <n>', 'threads that play (default: one for each core)')
    .action(collect)
  tune
    .command('evaluation')
    .summary('fits the weights of the evaluation to such files')
    .description(
      'Fits the weights of the evaluation to the positions of such files, and says how good they are.',
    )
    .argument('<files...>', 'files of "tune collect"')
    .option('--json', 'print the weights and losses as JSON')
    .action(fitEvaluation)
  return tune
}
