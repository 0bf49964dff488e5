import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MetPosition } from '../../../../../agents/rebellion/met-positions.js'
import type { SampleTask } from './sample.worker.js'

/** Plays the games of `tasks` on threads; `take` gets the positions of each as it ends, in any order. */
export async function collectGames(
  tasks: readonly SampleTask[],
  workers: number,
  take: (samples: readonly MetPosition[]) => void,
): Promise<void> {
  let next = 0
  const runThread = async (): Promise<void> => {
    const thread = new Worker(new URL('./sample.worker.js', import.meta.url))
    try {
      for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) {
        thread.postMessage(task)
        const [samples] = (await once(thread, 'message')) as [readonly MetPosition[]]
        take(samples)
      }
    } finally {
      next = tasks.length // when one fails, the others stop too
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, runThread))
}
