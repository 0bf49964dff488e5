import type { Move, Player, Reader } from '../../engine/game.js'
import type { State } from '../../engine/state.js'

/**
 * What a game brings to the people who play it, beside its rules. All of it may be left out: such a game is played
 * in the terminal by `Game.question`, `describe`, `show` and `tell` alone.
 */
export interface GameFront {
  /** Options of the rules that `dejarik play` also takes by their bare names, as in `--setup first`. */
  readonly shortOptions?: readonly string[]
  /** The seat of a person who does not say where he sits. */
  readonly usualSeat?: string
  /** What is told of a side that wins, by the side's name. */
  readonly victories?: Readonly<Record<string, string>>
  readonly terminal?: TerminalWords
  /** A whole game told with headings, for a log and for `dejarik replay`. */
  readonly log?: (reader: Reader) => GameTelling
  /** What random games have reached, for `dejarik verify --coverage`. */
  readonly fuzzCoverage?: () => Promise<FuzzCoverage>
  /** Figures of this game's players only, for `dejarik bench`. */
  readonly bench?: () => Promise<ExtraFigures>
}

/** What the terminal says of one game beside the texts of its moves. */
export interface TerminalWords {
  /** The position drawn; `Game.show` where it is left out. */
  draw?(state: State, reader: Reader, ascii: boolean): string
  /** Closer looks, by the word that asks for them. */
  readonly looks?: Readonly<Record<string, Look>>
  /** A remark beside a choice, as the seat that decides may know it. */
  note?(state: State, seat: Player, move: Move): string
  /** Other orders in which the words of a move may be typed. */
  orders?(words: readonly string[]): readonly (readonly string[])[]
  /** Kinds of decision before which the position is drawn; all when left out. */
  readonly drawnBefore?: readonly string[]
  /** Words that are found more easily in colour. */
  readonly colours?: readonly { readonly words: RegExp; readonly colour: 'yellow' | 'cyan' }[]
}

export interface Look {
  readonly about: string
  /** The lines; an InputError for words that mean nothing. */
  lines(state: State, seat: Player, words: string): readonly string[]
}

/** Tells a whole game, line by line. */
export interface GameTelling {
  /** Before the first move. */
  opening(state: State): readonly string[]
  /** Tells a move about to be made. */
  add(state: State, move: Move): readonly string[]
  /** After the last move. */
  finish(state: State): readonly string[]
}

/** Counts what random games reach. */
export interface FuzzCoverage {
  began(state: State): void
  /** Makes a move and counts what it does. */
  watch(makeMove: () => void): void
  ended(winner: string, reason: string): void
  report(): string
}

/** Figures as data, and as lines for a person. */
export interface ExtraFigures {
  readonly name: string
  readonly figures: unknown
  readonly lines: readonly string[]
}
