import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { GamePlayer } from './game-player.js'
import type { GameResult, GameTask } from './game-task.js'

/** What the pool gives its threads. */
export interface GameWorkerData {
  readonly gamesAddress: string | null
  /** Where bot processes are noted, see bots/process-board.ts. */
  readonly board: Int32Array
}

const data = workerData as GameWorkerData
const player = new GamePlayer(data.gamesAddress)

let before: Promise<unknown> = Promise.resolve()

/** Called by the pool, once a game. A thread plays one game at a time: a clock may be running in it. */
export function play(task: GameTask): Promise<GameResult> {
  const result = before.then(() => player.play(task))
  // A turn of the event loop between two games lets the result of the first go out.
  before = result.then(turn, turn)
  return result
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Answers after a while, so that as many greetings as threads reach all of them. */
export async function greet(): Promise<void> {
  await sleep(30)
}
