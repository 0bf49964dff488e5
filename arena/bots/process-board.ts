import { workerData } from 'node:worker_threads'

const PLACES = 512

/** Numbers of the bot processes that run now, in memory that the main thread sees too. */
export type ProcessBoard = Int32Array<SharedArrayBuffer>

export function newProcessBoard(): ProcessBoard {
  return new Int32Array(new SharedArrayBuffer(PLACES * 4))
}

/** Ends whatever still runs: bots have process groups of their own and outlive a thread that is ended. */
export function endAll(board: ProcessBoard): void {
  for (let i = 0; i < board.length; i++) {
    const pid = Atomics.exchange(board, i, 0)
    if (pid !== 0) endGroup(pid)
  }
}

/** Ends a process and all that it started. */
export function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself: just what is wanted.
  }
}

export function noteProcess(pid: number): void {
  const board = ownBoard()
  for (let i = 0; board !== null && i < board.length; i++)
    if (Atomics.compareExchange(board, i, 0, pid) === 0) return
}

export function forgetProcess(pid: number): void {
  const board = ownBoard()
  for (let i = 0; board !== null && i < board.length; i++)
    if (Atomics.compareExchange(board, i, pid, 0) === pid) return
}

/** The board that the pool gave this thread; none on the main thread. */
function ownBoard(): ProcessBoard | null {
  const data: unknown = workerData
  if (typeof data !== 'object' || data === null || !('board' in data)) return null
  return data.board instanceof Int32Array ? (data.board as ProcessBoard) : null
}
