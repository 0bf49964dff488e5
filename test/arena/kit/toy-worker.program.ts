import { workOnQueue } from '../../../arena/queue/queue-worker.js'

/** `node toy-worker.program.js QUEUE WORKERS LOST_MS`: a worker in a process of its own, to be killed. */
const [address = '', workers = '1', lostMs = '1000'] = process.argv.slice(2)
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
await workOnQueue({
  address,
  workers: Number(workers),
  lostMs: Number(lostMs),
  gamesAddress: new URL('./toy-games.module.js', import.meta.url).href,
  say: (line) => void process.stderr.write(`${line}\n`),
  stop: stop.signal,
})
process.exit(0)
