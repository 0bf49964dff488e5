import { Command } from 'commander'
import { EngineService } from '../../arena/engine/service.js'
import { MOST_WORKERS, wholeNumber } from '../whole-number.js'

/** `dejarik engine` */
export function command(): Command {
  return new Command()
    .option('-w, --workers <n>', 'threads that think beside the answering', '1')
    .action(async (given: { readonly workers: string }) => {
      const threads = wholeNumber(given.workers, '--workers', 1, MOST_WORKERS)
      await new EngineService({ input: process.stdin, output: process.stdout, threads }).run()
    })
}
