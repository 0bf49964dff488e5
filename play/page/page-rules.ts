import type { LevelTable } from '../../agents/game-players.js'
import type { Game, Move, Options } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { ActRules } from '../shell/acts.js'
import type { Tutorial } from '../shell/lesson/lesson.js'

/** The facts of a game that the page's frame asks for. */
export interface PageRules {
  readonly game: Game
  readonly levels: LevelTable
  /** The seat that the start screen offers first. */
  readonly usualSeat: number
  /** Names of the seats of a game by these options for a person, in the order of the seats. */
  seatNames(options: Options): readonly string[]
  /** The seat whose chances the curve of a game draws. */
  readonly curveSeat: number
  /** Whether a decision of the second kind begins an act, behind one of the first: see ActBudget. */
  beginsAct(last: string, kind: string): boolean
  /** The round that a state stands in: public, and 1 at the first. */
  roundOf(state: State): number
  /** A game that explains itself. */
  isLesson(options: Options): boolean
  /** How its log is told act by act; every move is one where it is left out. */
  readonly acts?: ActRules
  /** What a decision asks, and what several small moves of it do, as the questions of the game say it. */
  readonly words?: {
    asked(observation: State): string
    done(observation: State, moves: readonly Move[]): readonly string[]
  }
  /** What helps with a decision, by its kind. */
  readonly help: Readonly<Record<string, readonly string[]>>
  readonly tutorials: readonly Tutorial[]
  /** What a lesson lights up by this name, as a selector. */
  lightOf(name: string): string
}
