import { Command } from 'commander'
import { OwnBot } from '../../arena/bots/own-bot.js'
import { OWN_GAME_FLAGS, ownGame } from '../rules-choice.js'

/** `dejarik bot` */
export function command(): Command {
  return new Command()
    .argument('<spec>', 'one of our agents, as in mcts:100')
    .option(OWN_GAME_FLAGS, 'a game of yours that is played, as ./my-game.ts')
    .action(async (spec: string, given: { readonly game?: string }) => {
      await ownGame(given.game)
      await new OwnBot(spec, process.stdout).run(process.stdin)
    })
}
