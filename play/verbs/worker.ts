import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import { MOST_WORKERS, wholeNumber } from '../whole-number.js'

const STOPPED = 130

/** `dejarik worker` */
export function command(): Command {
  return new Command()
    .requiredOption(
      '-q, --queue <address>',
      'the Redis of the tournaments, as redis://localhost:6379',
    )
    .option('-g, --game <file>', 'a game of your own that is played, as ./my-game.ts')
    .option('-w, --workers <n>', 'threads that play (default: one for each core)')
    .action(run)
}

async function run(given: { queue: string; workers?: string; game?: string }): Promise<void> {
  const workers =
    given.workers === undefined
      ? availableParallelism()
      : wholeNumber(given.workers, '--workers', 1, MOST_WORKERS)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(STOPPED)
      process.stderr.write(
        '\nStopping: the games under way are being finished (Ctrl-C again drops them).\n',
      )
      stop.abort()
    })
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  // Loaded only where it is used: its packages need not be installed
  const { workOnQueue } = await import('../../arena/queue/queue-worker.js')
  const { played } = await workOnQueue({
    address: given.queue,
    workers,
    gamesAddress: given.game ?? null,
    say,
    stop: stop.signal,
  })
  process.stdout.write(`${played} games played\n`)
}
