import type { ForfeitReason } from '../match/game-task.js'

/** A bot did what loses a game. Thrown by the carriers of foreign bots, turned into a forfeit by the match. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure'

  constructor(
    readonly reason: ForfeitReason,
    readonly detail: string,
    /** The end of what it wrote to stderr. */
    readonly stderr: string,
  ) {
    super(`${reason}: ${detail}`)
  }
}
