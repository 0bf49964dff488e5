import { Command } from 'commander'
import { collected, OPTION_ABOUT, OPTION_FLAGS } from '../../../../rules-choice.js'
import { strikesCommand } from '../strikes/command.js'
import { tryAnswers } from './answers.js'
import { collect, fitEvaluation } from './evaluation.js'
import { trainNetwork } from './network.js'
import { makeReference } from './reference.js'
import { tuneScripted } from './rules-command.js'

/** What is fitted of Rebellion's players, as verbs below `dejarik tune`. */
export function tuneCommands(): readonly Command[] {
  return [
    new Command('collect')
      .summary('plays games and adds their positions to a file; goes on where it stopped')
      .description(
        'Plays games (or takes recorded ones) and adds their positions to a file, a line a game; goes on where it stopped.',
      )
      .argument('<file>', 'where the positions go')
      .option('--from <games...>', 'files of recorded games (games.jsonl of an arena run) instead')
      .option('--rebel <spec>', 'player of the Rebels', 'scripted')
      .option('--empire <spec>', 'player of the Empire', 'scripted')
      .option('--games <n>', 'games in all', '1000')
      .option(OPTION_FLAGS, OPTION_ABOUT, collected)
      .option('--seed <text>', 'seed of the games', 'tune')
      .option('--strays <part>', 'part of the decisions that stray, on average', '0.25')
      .option(
        '--looks <n>',
        'how often the rules play on from each position, to see its worth',
        '0',
      )
      .option('--rounds <n>', 'rounds that they play', '2')
      .option('-w, --workers <n>', 'threads that play (default: one for each core)')
      .action(collect),
    new Command('evaluation')
      .summary('fits the weights of the evaluation to such files')
      .description(
        'Fits the weights of the evaluation to the positions of such files, and says how good they are.',
      )
      .argument('<files...>', 'files of "tune collect"')
      .option('--json', 'print the weights and losses as JSON')
      .option(
        '--module <file>',
        'write the weights there, as agents/rebellion/evaluation/linear-weights.ts',
      )
      .option('--source <text>', 'what the games were, for that module')
      .action(fitEvaluation),
    new Command('network')
      .summary('trains the network that judges positions on such files')
      .description(
        'Trains the network on the positions of such files (many scripted games), fits its slope and shift to others (games of the search), and says how good it is. The same files and seed give the same network.',
      )
      .argument('<files...>', 'files of "tune collect"')
      .option('--finish <files...>', 'files of games of the search')
      .option('--onward', 'the network in use goes on learning, in small steps')
      .option(
        '--won <part>',
        'part of who won in what is learned; what looks say is then shifted, round by round, to what came',
      )
      .option('--hidden <n>', 'hidden units', '32')
      .option('--epochs <n>', 'times through all positions', '8')
      .option('-s, --seed <text>', 'seed of the first weights and of the order', 'network')
      .option('--json', 'print losses and weights as JSON')
      .option(
        '--module <file>',
        'write the weights there, as agents/rebellion/evaluation/network-weights.ts',
      )
      .option('--name <name>', 'name of the table in that module', 'NETWORK')
      .option('--source <text>', 'what the games were, for that module')
      .action(trainNetwork),
    new Command('rules')
      .summary('moves the numbers of the scripted rules (SPSA); can be killed and resumed')
      .description(
        'Moves the numbers of the scripted rules by SPSA, scripted against scripted, and tests what it found against the usual ones. With --against it looks for the numbers that take most from another player, who stays as he is. It edits nothing. It may be killed at any time.',
      )
      .argument('<journal>', 'file that keeps every step, a line each')
      .option('--numbers <name...>', 'numbers of rules.ts (default: all)')
      .option('--against <spec>', 'a player who is to be exploited, as mcts:50')
      .option('--steps <n>', 'steps (default: 500)')
      .option('--games <n>', 'games of one step, in pairs (default: 80)')
      .option('--match <n>', 'games of the test at most (default: 20000)')
      .option('--elo <low,high>', 'hypotheses of the test (default: 0,20)')
      .option('-s, --seed <text>', 'seed of all worlds and dice (default: rules)')
      .option('-w, --workers <n>', 'threads that play (default: one for each core)')
      .option('--resume', 'go on with this journal')
      .option('--json', 'print what was found as JSON')
      .action(tuneScripted),
    new Command('reference')
      .summary('makes the reference decisions that "bench" measures the plan generator on')
      .description(
        'Chooses decisions of recorded games of strong players, for the coverage that "dejarik bench agents" tells.',
      )
      .argument('<games>', 'games.jsonl of an arena run')
      .argument(
        '<module>',
        'what is written: play/games/rebellion/tools/bench/data/reference-games.ts',
      )
      .option('--source <text>', 'who played', 'games of the arena')
      .option('--of <name...>', 'only decisions of these players (default: of all)')
      .action(makeReference),
    strikesCommand(),
    new Command('answers')
      .summary(
        'tries all answers of decisions in equal worlds: where do the rules choose no better than a coin?',
      )
      .description(
        'Plays scripted games and tries every answer of some of their decisions in the same worlds, two rounds ahead; adds them to a file, a line a game, goes on where it stopped, and says how far the answer of the rules lies above the mean of all.',
      )
      .argument('<file>', 'where the decisions go')
      .option('--kinds <kind...>', 'kinds of decisions', ['deploy'])
      .option('--games <n>', 'games in all', '50')
      .option('--part <part>', 'part of these decisions that is tried', '0.3')
      .option('--worlds <n>', 'worlds in which each answer is tried', '12')
      .option('--strays <part>', 'part of the moves that stray, on average', '0.2')
      .option(OPTION_FLAGS, OPTION_ABOUT, collected)
      .option('-s, --seed <text>', 'seed of the games', 'answers')
      .option('--json', 'print the figures as JSON')
      .action(tryAnswers),
  ]
}
