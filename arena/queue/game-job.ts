import { Packr } from 'msgpackr'
import type { GameResult, GameTask } from '../match/game-task.js'
import type { ProgramIdentity } from '../tournament/program.js'

/** A game on its way to a worker. */
export interface GameJob {
  readonly program: ProgramIdentity
  readonly task: GameTask
}

/** A worker must not play this game: the reason of a failed job begins with it. */
export const REFUSED = 'refused: '

const packr = new Packr({ useRecords: false })

/** Results come back as text, because the queue carries JSON. */
export function packResult(result: GameResult): string {
  return packr.pack(result).toString('base64')
}

export function unpackResult(text: string): GameResult {
  return packr.unpack(Buffer.from(text, 'base64')) as GameResult
}
