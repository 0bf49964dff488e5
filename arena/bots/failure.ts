import { foreignLine, foreignText } from '../foreign-text.js'
import type { ForfeitReason } from '../match/game-task.js'

/** A bot did what loses a game. Thrown by the carriers of foreign bots, turned into a forfeit by the match. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure'
  readonly detail: string
  /** The end of what it wrote to stderr. */
  readonly stderr: string

  constructor(
    readonly reason: ForfeitReason,
    detail: string,
    stderr: string,
  ) {
    super(`${reason}: ${foreignLine(detail)}`)
    this.detail = foreignLine(detail)
    this.stderr = foreignText(stderr)
  }
}
