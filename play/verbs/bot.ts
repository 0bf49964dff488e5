import { Command } from 'commander'
import { OwnBot } from '../../arena/bots/own-bot.js'

/** `dejarik bot` */
export function command(): Command {
  return new Command()
    .argument('<spec>', 'one of our agents, as in mcts:100')
    .action((spec: string) => new OwnBot(spec, process.stdout).run(process.stdin))
}
