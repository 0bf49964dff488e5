import { Command } from 'commander'
import { EngineService } from '../../arena/engine/service.js'
import { OWN_GAME_FLAGS, ownGame } from '../rules-choice.js'
import { MOST_WORKERS, wholeNumber } from '../whole-number.js'

interface Given {
  readonly workers: string
  readonly game?: string
}

/** `dejarik engine` */
export function command(): Command {
  return new Command()
    .option('-w, --workers <n>', 'threads that think beside the answering', '1')
    .option(OWN_GAME_FLAGS, 'a game of yours that is asked about, as ./my-game.ts')
    .action(async (given: Given) => {
      const threads = wholeNumber(given.workers, '--workers', 1, MOST_WORKERS)
      const own = await ownGame(given.game)
      const { stdin: input, stdout: output } = process
      await new EngineService({ input, output, threads, ownGame: own }).run()
    })
}
