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

/** Called by the pool, once a game. */
export function play(task: GameTask): Promise<GameResult> {
  return player.play(task)
}

/** Answers after a while, so that as many greetings as threads reach all of them. */
export async function greet(): Promise<void> {
  await sleep(30)
}
