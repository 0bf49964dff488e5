import { Command } from 'commander'
import { USUAL_GAME } from '../../engine/games.js'
import { allFronts } from '../games.js'
import { collected } from '../rules-choice.js'
import { tuneSearch } from '../tune/search-command.js'

/** `dejarik tune`: the search of any game, and what the players of one game weigh. */
export async function command(): Promise<Command> {
  const tune = new Command()
  tune
    .command('search')
    .summary('tries settings of the search by N-tuple bandit evolution; can be killed and resumed')
    .description(
      'Tries settings of the search by N-tuple bandit evolution, in several independent runs, then lets their recommendations meet the base on fresh seeds. It may be killed at any time.',
    )
    .argument('<journal>', 'file that keeps every evaluation, a line each')
    .option('-g, --game <name>', `the game (default: ${USUAL_GAME})`)
    .option(
      '--option <name=value>',
      'an option of the rules; may be given several times',
      collected,
    )
    .option(
      '--base <spec>',
      'what is tuned, and what it plays against (default: mcts:iterations=100)',
    )
    .option(
      '--param <name=value,value...>',
      'settings to be tried (default: those of ai-design 8.5)',
    )
    .option('--games <n>', 'games of one evaluation, in pairs (default: 8)')
    .option('--evaluations <n>', 'of each run (default: 600)')
    .option('--runs <n>', 'independent runs (default: 3)')
    .option('--playoff <n>', 'games of each recommendation; 0 leaves it out (default: 100)')
    .option('--confirm <n>', 'games of the best on fresh seeds at most (default: 400)')
    .option('--elo <low,high>', 'hypotheses of the test (default: 0,20)')
    .option('-s, --seed <text>', 'seed of all worlds and dice (default: search)')
    .option('-w, --workers <n>', 'threads that play (default: one for each core)')
    .option('--resume', 'go on with this journal')
    .option('--json', 'print what was found as JSON')
    .action(tuneSearch)
  for (const front of allFronts())
    for (const own of (await front.tools?.())?.tune?.() ?? []) tune.addCommand(own)
  return tune
}
