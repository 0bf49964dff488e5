import type { ForfeitReason, GameResult, GameTask } from '../match/game-task.js'
import type { GroupBook } from '../plan/group-book.js'

/** A forfeit as it is reported while the tournament runs. */
export interface ForfeitNews {
  readonly game: number
  readonly agent: string
  readonly seat: number
  readonly length: number
  readonly reason: ForfeitReason
  readonly detail: string
}

/** Somebody who is told how a tournament goes on. */
export interface TournamentNews {
  begin?(book: GroupBook): void
  game?(task: GameTask, result: GameResult): void
  forfeit?(news: ForfeitNews): void
  /** The SPRT has seen enough; `running` games are still under way. */
  decided?(book: GroupBook, running: number): void
  end?(): void
}
