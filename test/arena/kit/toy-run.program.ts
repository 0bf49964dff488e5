import { readPlan } from '../../../arena/plan/plan.js'
import { resumeTournament, startTournament } from '../../../arena/tournament/run.js'

/** `node toy-run.program.js FOLDER WORKERS QUEUE|- [PLAN]`: a tournament in a process of its own, to be killed. */
const [folder = '', workers = '1', queue = '-', plan] = process.argv.slice(2)
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
const options = {
  gamesAddress: new URL('./toy-games.module.js', import.meta.url).href,
  workers: Number(workers),
  queue: queue === '-' ? null : queue,
  command: 'test',
  progress: {
    isTerminal: false,
    columns: 80,
    write: (text: string) => void process.stderr.write(text),
  },
  stop: stop.signal,
}
const outcome =
  plan === undefined
    ? await resumeTournament(folder, options)
    : await startTournament(folder, readPlan(JSON.parse(plan)), options)
process.stdout.write(`${outcome.done} of ${outcome.planned}\n`)
process.exit(0)
