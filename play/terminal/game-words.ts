import type { Outlook } from '../../agents/agent.js'
import type { Move, Player, Reader } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { ActRules } from '../shell/acts.js'
import type { LogLine } from '../shell/session.js'
import type { SeatRules } from '../shell/sitters.js'
import type { WishRules } from '../shell/wishes.js'
import type { Choice, Numbered, Saying } from './choices.js'
import type { Match } from './matching.js'
import type { Acting, Trial } from './trial.js'

/** What the terminal says of one game beside the texts of its moves. All of it may be left out. */
export interface GameWords extends SeatRules {
  /** The seat of a person who does not say where he sits. */
  readonly usualSeat?: string
  /** What a seat is called in a sentence, by its name: `the Rebels`. */
  readonly called?: Readonly<Record<string, string>>
  /** The game's own lines say who has won. */
  readonly tellsEnd?: boolean
  /** What is told of a side that wins, by the side's name. */
  readonly victories?: Readonly<Record<string, string>>
  /** The position drawn; `Game.show` where it is left out. */
  draw?(state: State, reader: Reader, drawing: Drawing): string
  /** Closer looks, by the word that asks for them. */
  readonly looks?: Readonly<Record<string, Look>>
  /**
   * What is asked of the one who decides; `open` are the moves that fit what has been chosen so far. In a lesson
   * nothing is explained besides.
   */
  question?(state: State, open: readonly Move[], isLesson: boolean): Question
  /** What a decision is made from, drawn anew before each of them: a battle, a mission, a plan so far. */
  scene?(state: State, seat: Player, drawing: Drawing): readonly string[]
  /** The choices in the game's own grouping; null where they are grouped as their texts begin. */
  choices?(state: State, open: readonly Match[], narrowed: string): readonly Choice[] | null
  /** The choices as the game draws them; null for the usual list. */
  list?(
    state: State,
    seat: Player,
    choices: readonly Numbered[],
    narrowed: string,
    drawing: Drawing,
  ): readonly string[] | null
  /** What has happened, as the game tells it at once; sentence by sentence where it is left out. */
  told?(lines: readonly LogLine[], sight: Sight): readonly string[]
  /** What a line that stands for several moves, or for part of a name, may mean: see `Shorthand`. */
  readonly shorthand?: Shorthand
  /** Which small moves are one act; where it is left out, those of one kind that one seat makes in a row. */
  readonly acting?: Acting
  /** How a computer behaves beside a person, and what he may wish of it. */
  readonly wishes?: WishRules
  /** What several small moves do, a line for each part. */
  plan?(state: State, moves: readonly Move[]): readonly string[]
  /** What a computer considered, by the text that it gives it. */
  candidate?(state: State, text: string): string
  /** Who gives hints, at once and when more is asked for; the computer that plays where it is left out. */
  readonly hints?: {
    readonly usual: string
    readonly longer: string
    /** How a hint was found for which no games were looked at; rules of thumb where it is left out. */
    readonly unsearched?: (state: State) => string
  }
  /** Why one plan, and not another, to somebody of `seat`; empty when nothing sets them apart. */
  gains?(best: Outlook, other: Outlook, seat: Player): readonly string[]
  /** What somebody should know before he makes these moves, and may not want; empty when nothing. */
  caution?(state: State, seat: Player, moves: readonly Move[], drawing: Drawing): string | Caution
  /** Why a word that names something cannot be chosen now; empty when it names nothing. */
  refusal?(state: State, seat: Player, word: string): string
  /** Other orders in which the words of a move may be typed, and a part of it be chosen. */
  orders?(words: readonly string[]): readonly (readonly string[])[]
  /** Kinds of decision before which the position is drawn; all when left out. */
  readonly drawnBefore?: readonly string[]
  /** Words that are found more easily in colour. */
  readonly colours?: readonly { readonly words: RegExp; readonly colour: Colour }[]
  /** What a step of a lesson is about, by the name that it has there. */
  light?(state: State, seat: Player, name: string, drawing: Drawing): readonly string[]
  /** How a log is told act by act; every move is one where it is left out. */
  readonly acts?: ActRules
  /** A whole game told with headings, for `log all` and `dejarik replay`. */
  log?(reader: Reader): GameTelling
}

/** A question in words, and its answers. */
export interface Question {
  /** What is asked, and below it what that is about. */
  readonly lines: readonly string[]
  readonly answer: Saying
  /** What stands before the line that is typed; the kind of the decision where it is left out. */
  readonly prompt?: string
}

/** Colours by what they stand for. */
export type Colour = 'first' | 'second'

export interface Drawing {
  /** Letters instead of drawn icons. */
  readonly ascii: boolean
  /** Columns that a line may have. */
  readonly width: number
  /** Leaves out what the question says anyway. */
  readonly brief?: boolean
  /** Who sits before it, also where everything lies open. */
  readonly seat?: Player
}

/** What is asked back, and what Enter means. */
export interface Caution {
  /** What the moves would make, drawn before the question. */
  readonly lines?: readonly string[]
  readonly asked: string
  readonly usual: boolean
  /** The moves are all of the decision. */
  readonly isWhole?: boolean
}

/** Who is told, and what he saw before each move. */
export interface Sight {
  readonly seat: Player
  readonly drawing: Drawing
  before(number: number): State
}

/** Lines that stand for several small moves of one decision. */
export interface Shorthand {
  /** How they are written in the decision at hand, line by line; for the help. */
  about(state: State, seat: Player): readonly string[]
  /**
   * Makes the moves in the trial. False for a line that is none of these, words for a part of one, which the next
   * line goes on from; an InputError that names the part which is wrong, and nothing of the line counts.
   */
  read(trial: Trial, words: readonly string[]): boolean | string
}

export interface Look {
  readonly about: string
  /** The lines; an InputError for words that mean nothing. */
  lines(
    state: State,
    seat: Player,
    words: string,
    drawing: Drawing,
    told: readonly LogLine[],
  ): readonly string[]
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
