import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { GamePlayer } from './game-player.js'
import type { GameResult, GameTask } from './game-task.js'

/** What the pool gives its threads. */
export interface GameWorkerData {
  readonly gamesAddress: string | null
}

const data = workerData as GameWorkerData
const player = new GamePlayer(data.gamesAddress)

let before: Promise<unknown> = Promise.resolve()

/** Called by the pool with some games. A thread plays one game at a time: a clock may be running in it. */
export function play(tasks: readonly GameTask[]): Promise<GameResult[]> {
  const results = before.then(() => playAll(tasks))
  // A turn of the event loop between two calls lets the results of the first go out.
  before = results.then(turn, turn)
  return results
}

async function playAll(tasks: readonly GameTask[]): Promise<GameResult[]> {
  const results: GameResult[] = []
  for (const task of tasks) results.push(await player.play(task))
  return results
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Answers after a while, so that as many greetings as threads reach all of them. */
export async function greet(): Promise<void> {
  await sleep(30)
}
