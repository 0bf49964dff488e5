import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Partner, PartnerPool, type PartnerSeat } from '../../agents/mcts/partner.js'
import { GAME_NAMES } from '../../engine/games.js'

/** Lends one thread to the agents of a game; it starts when the first of them asks. */
export class LentThread {
  private pool: PartnerPool | null = null

  constructor(private readonly game: string) {}

  /** A partner for an agent; null on a machine with a single core, and for a game that the thread does not know. */
  readonly lend = (seat: PartnerSeat): Partner | null => {
    if (availableParallelism() < 2 || !GAME_NAMES.includes(this.game)) return null
    this.pool ??= startPool()
    return this.pool.join(seat)
  }

  /** Ends the thread; the next agent that asks gets a new one. */
  end(): void {
    this.pool?.end()
    this.pool = null
  }
}

function startPool(): PartnerPool {
  const worker = new Worker(new URL('./partner.worker.js', import.meta.url))
  // A game that is left does not wait for its thread
  worker.unref()
  const pool = new PartnerPool({
    post: (message) => worker.postMessage(message),
    end: () => void worker.terminate(),
  })
  worker.on('error', () => pool.end())
  return pool
}
