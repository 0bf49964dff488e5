import type { Random } from './random.js'
import type { State } from './state.js'

/** One small decision as a 32-bit integer. Its meaning belongs to the game; `describe` tells it. */
export type Move = number

/** A player is a seat, 0 … seats-1. Who plays with whom is the seats' to say. */
export type Player = number

/** Where somebody plays, under the game's own words. Partners sit in seats of one side and share its result. */
export interface Seat {
  readonly name: string
  readonly side: string
}

/** What `actor` answers when the game is over. */
export const NOBODY = -1

/** Room that `moves` may fill; no position of any game of this project offers more. */
export const MOST_MOVES = 4096

/**
 * A state with everything taken out that its player may not know, canonical:
 * states that look the same to him give byte-equal observations.
 * It has the layout of a state, so what reads public things reads both.
 */
export type Observation = State

export type Options = Readonly<Record<string, string>>

export interface OptionRule {
  readonly values: readonly string[]
  readonly fallback: string
  readonly about: string
  /** Values of other options, or one of several, without which this one can only be as usual; an option needs those before it in the table. */
  readonly needs?: Readonly<Record<string, string | readonly string[]>>
}

export interface Outcome {
  /** 1 won, 0 lost, for each seat; partners have the same, and those of all sides add up to 1. */
  readonly utility: readonly number[]
  /** A stable word, for example `reputation`, `base-taken`, `base-destroyed`. */
  readonly reason: string
}

/** The legal moves of a decision: the first `count` of `list`, ascending. Owned by the caller. */
export interface MoveList {
  readonly list: Int32Array
  readonly count: number
}

/** Weights of hidden things for `sample`; what they index is the game's to say. */
export interface Weights {
  readonly [name: string]: Float64Array | undefined
}

/** A reader of a state through the eyes of one player; rebound, never copied. */
export interface View {
  readonly player: Player
  /** Points the view at a state or at an observation of its player. Returns itself. */
  bind(state: State): this
}

/** A game as JSON that people write: see the game's own schema. */
export type Position = Readonly<Record<string, unknown>>

/**
 * Something that happened, as its reader may know it. Everything is named by the ids of the game; what is left out
 * plays no part, or is hidden.
 */
export interface GameEvent {
  /** A stable word of the game. */
  readonly kind: string
  /** The line that tells it to people; empty for what is not told by itself. */
  readonly text: string
  /** True where the reader knows that it happened, but not with what. */
  readonly hidden?: boolean
  /** With how many things. */
  readonly hiddenCount?: number
  readonly side?: string
  /** Where; a journey has its beginning and its end. */
  readonly places?: readonly string[]
  readonly leaders?: readonly string[]
  readonly target?: string
  readonly cards?: readonly string[]
  readonly units?: readonly { readonly unit: string; readonly count: number }[]
  readonly dice?: readonly {
    readonly colour: string
    readonly face: string
    readonly count: number
  }[]
  readonly value?: number
  /** What `value` is compared with: the successes of the other side. */
  readonly against?: number
  /** A further word of the game: a phase, a theater, a deck. */
  readonly word?: string
  /** True for what a phase brings by itself, whoever has moved before it. */
  readonly byItself?: boolean
}

/** Someone who reads the log: a seat, or everything. */
export type Reader = Player | 'all'

/**
 * What every game implements and every agent, arena and front end uses.
 * No method keeps a reference to a state it was given.
 */
export interface Game {
  readonly name: string
  readonly title: string
  /** Grows when moves or rules change their meaning; records and positions say by which they were made. */
  readonly edition: number
  readonly options: Readonly<Record<string, OptionRule>>
  /** Names of the kinds of decision, indexed by what `kind` answers. */
  readonly kinds: readonly string[]
  /** Of the largest states; options may leave some smaller. */
  readonly stateBytes: number
  /**
   * What players do not know: with `nothing` everybody sees everything and nothing is left to chance, with `dice` only what chance
   * brings later; left out, more. Players may search such games in one tree; the contract's tests hold the game to it.
   */
  readonly hides?: 'nothing' | 'dice'

  /** Who plays with these options, in the order of the players. */
  seats(options: Options): readonly Seat[]
  /** The options that a state, or what a player saw of it, was started with: all of them. */
  optionsOf(state: State): Options

  /** An empty buffer for pools; it takes the size of what is copied into it. */
  blank(): State
  /** A new game, standing at its first real decision. Unknown options are an InputError. */
  start(options: Options, seed: string): State
  /** Who decides now, or NOBODY. Every state waits for one player with at least two moves, or is over. */
  actor(state: State): Player
  /** Fills `out` with the legal moves, ascending and without repetition; answers their number. */
  moves(state: State, out: Int32Array): number
  /** The state after `move`; `state` stays as it was. `move` must be legal. */
  apply(state: State, move: Move): State
  /** The same in place. Forced decisions and dice that follow are resolved. */
  advance(state: State, move: Move): void
  /** Null while the game goes on. */
  outcome(state: State): Outcome | null

  /** All that `player` may know and nothing else; into `into` when given. */
  observe(state: State, player: Player, into?: State): Observation
  /** A full state that looks like `observation` to its player, drawn at random; into `into` when given. */
  sample(observation: Observation, random: Random, weights?: Weights, into?: State): State
  /** A new masked reader for `player`. */
  view(player: Player): View

  /** `move`, about to be made in `state`, as `player` sees it: itself, or a masked one where it is hidden. */
  seen(state: State, move: Move, player: Player): Move
  /** A few public bits (at most 8) of what just happened as `player` saw it; 0 when nothing is worth branching on. */
  signal(state: State, player: Player): number
  /** The sort of decision awaited, an index into `kinds`. */
  kind(state: State): number
  /**
   * False where `player` would learn something hidden from the mere fact that another is asked now (a reaction
   * that only a hidden card allows): nobody shows him an observation then. Left out: always true.
   */
  isOpen?(state: State, player: Player): boolean
  /** True where an evaluation is meaningful: nothing half done. */
  quiet(state: State): boolean
  /** Restarts the generator inside a state, so that its future is not foreseen. */
  reseed(state: State, seed: number): void
  hash(state: State): number

  /** Readable, typeable, stable text of a legal move. */
  describe(state: State, move: Move): string
  /** The legal move with this text; an InputError that names the nearest right word otherwise. */
  parse(state: State, text: string): Move
  /** What happens when `move` is made, as `reader` may know it. */
  events(state: State, move: Move, reader: Reader): readonly GameEvent[]
  /** The lines of these events. */
  tell(state: State, move: Move, reader: Reader): string[]
  /** The position drawn for a person. */
  show(state: State, reader: Reader): string
  /** What the one who decides is asked, in words; empty when the game is over. */
  question?(state: State): string

  /** With the game's name and edition. What is as usual is left out unless it is wanted in full. */
  toPosition(state: State, isFull?: boolean): Position
  /** Checked on the way in; errors name the field. A position without an edition is of the present one. */
  fromPosition(position: unknown): State
  /**
   * What a player knew, read back as `toPosition` wrote it, byte for byte: worlds can be sampled from it. What no game looks like
   * to its observer is an InputError.
   */
  observationOf(position: unknown): Observation
  /** What happens by itself until somebody decides while a position is loaded, line by line, as `reader` sees it. */
  tellLoading?(position: unknown, reader: Reader): string[]
  /** What its author should know when `moves` have been played from a position: loaded dice left over, or run out. */
  remarks?(position: unknown, moves: readonly Move[]): string[]

  /** What never changes, for programs in other languages: the map, units, cards, the grammar of moves. */
  data?(): Readonly<Record<string, unknown>>
  /** A legal move taken apart for scripts: its verb, and its arguments under what they are. */
  moveFields?(state: State, move: Move): Readonly<Record<string, unknown>>
  /** What must always hold and does not, in words; null in every state that play can reach. */
  invariants?(state: State): string | null
}
