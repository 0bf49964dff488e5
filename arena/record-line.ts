import type { GameResult, GameTask } from './game-task.js'
import { unpackMoves } from './move-text.js'

/** One line of games.jsonl: a game that `dejarik replay` and `verify` read, with who played it. */
export function recordLine(task: GameTask, result: GameResult): string {
  return JSON.stringify({
    number: task.number,
    game: task.rules,
    options: task.options,
    seed: task.world,
    players: task.players.map((one) => one.agent),
    points: result.halfPoints.map((half) => half / 2),
    reason: result.reason,
    forfeit:
      result.forfeit === null ? null : { seat: result.forfeit.seat, reason: result.forfeit.reason },
    moves: unpackMoves(result.moves),
  })
}
