import type { Move, Player, Reader } from '../../engine/game.js'
import type { State } from '../../engine/state.js'

/** What the terminal says of one game beside the texts of its moves. All of it may be left out. */
export interface GameWords {
  /** The seat of a person who does not say where he sits. */
  readonly usualSeat?: string
  /** The game's own lines say who has won. */
  readonly tellsEnd?: boolean
  /** What is told of a side that wins, by the side's name. */
  readonly victories?: Readonly<Record<string, string>>
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
  /** A whole game told with headings, for a log and for `dejarik replay`. */
  log?(reader: Reader): GameTelling
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
  /** What was told and is not complete yet: the turn under way. */
  open(): readonly string[]
  /** After the last move. */
  finish(state: State): readonly string[]
}
