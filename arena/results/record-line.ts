import type { Game } from '../../engine/game.js'
import type { GameRecord } from '../../engine/record.js'
import { ADJUDICATED } from '../match/adjudicator.js'
import { beginning } from '../match/begin.js'
import type { GameResult, GameTask } from '../match/game-task.js'
import { unpackMoves } from './move-text.js'

/** A game as `dejarik replay` and `verify` read it, with what the arena knows beside. */
export interface ArenaRecord extends GameRecord {
  readonly number: number
  /** Who plays, by seat. */
  readonly players: readonly string[]
  /** By side. */
  readonly points: readonly number[]
  readonly ended: string
  readonly forfeit: { readonly seat: number; readonly reason: string } | null
}

/** One line of games.jsonl. */
export function recordLine(...of: Parameters<typeof arenaRecord>): string {
  return JSON.stringify(arenaRecord(...of))
}

/** The record of a finished game, with what the arena knows. */
export function arenaRecord(
  task: GameTask,
  result: GameResult,
  firstSeats: readonly number[],
  game: Game,
): ArenaRecord {
  const { forfeit, reason, halfPoints } = result
  const utility = halfPoints.map((half) => half / 2)
  // A game that was given up or cut off has no end in the rules.
  const isPlayedOut = forfeit === null && reason !== 'too-long' && reason !== ADJUDICATED
  return {
    number: task.number,
    players: task.players.map((one) => one.agent),
    points: firstSeats.map((seat) => utility[seat] as number),
    ended: reason,
    forfeit: forfeit === null ? null : { seat: forfeit.seat, reason: forfeit.reason },
    game: task.rules,
    edition: result.edition,
    options: task.options,
    seed: task.world,
    ...(task.position === undefined ? {} : { position: game.toPosition(beginning(game, task)) }),
    ...(isPlayedOut ? { result: { utility, reason } } : {}),
    hash: result.hash,
    moves: unpackMoves(result.moves),
  }
}
