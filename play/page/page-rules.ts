import type { LevelTable } from '../../agents/game-players.js'
import type { Game, Move, Options } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { ActRules } from '../shell/acts.js'
import type { Tutorial, TutorialOutline } from '../shell/lesson/lesson.js'
import type { SeatRules } from '../shell/sitters.js'
import type { WishRules } from '../shell/wishes.js'

/** The facts of a game that the page's frame asks for. */
export interface PageRules extends SeatRules {
  readonly game: Game
  readonly levels: LevelTable
  /** The seat that the start screen offers first. */
  readonly usualSeat: number
  /** Names of the seats of a game by these options for a person, in the order of the seats. */
  seatNames(options: Options): readonly string[]
  /** Names of what each seat plays for, where partners share it; left out: the names of the seats. */
  sideNames?(options: Options): readonly string[]
  /** Names of seats stand in a sentence as they are, `North`; left out: with an article, `the Empire`. */
  readonly bareNames?: true
  /** How a computer behaves beside a person, and what he may wish of it; left out: as anywhere, and nothing. */
  readonly wishes?: WishRules
  /** What colours a seat; left out: nothing does. */
  seatStyle?(options: Options, seat: number): string
  /** The phase that a state stands in, in words, as everybody knows it; left out: none. */
  phaseOf?(state: State): string
  /** The seat whose chances the curve of a game draws. */
  readonly curveSeat: number
  /** Whether a decision of the second kind begins an act, behind one of the first: see ActBudget. */
  beginsAct(last: string, kind: string): boolean
  /** The round that a state stands in: public, and 1 at the first. */
  roundOf(state: State): number
  /** What it calls a round: `turn`; left out: a round. */
  readonly roundName?: string
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
  readonly tutorials: readonly TutorialOutline[]
  /** The same with their lessons, which are loaded when the first of them is played. */
  loadTutorials(): Promise<readonly Tutorial[]>
  /** What a lesson lights up by this name, as a selector. */
  lightOf(name: string): string
}

/** Seats that know different things: of partners who share everything the first one. */
export function knowersOf(
  { game, partnersHide }: Pick<PageRules, 'game' | 'partnersHide'>,
  options: Options,
): readonly number[] {
  const sides = game.seats(options).map(({ side }) => side)
  const isEach = partnersHide?.(options) === true
  return [...sides.keys()].filter((seat) => isEach || sides.indexOf(sides[seat] ?? '') === seat)
}

/** Who wins or loses with each seat, by name: partners have the same. */
export function sideNamesOf(
  { sideNames, seatNames }: Pick<PageRules, 'sideNames' | 'seatNames'>,
  options: Options,
): readonly string[] {
  return (sideNames ?? seatNames)(options)
}

/** Those who win where this seat gives up, as they stand in a sentence. */
export function victorsOver(rules: PageRules, options: Options, seat: number): readonly string[] {
  const names = sideNamesOf(rules, options)
  const others = [...new Set(names.filter((name) => name !== names[seat]))]
  return others.map((name) => spoken(rules, name))
}

/** The name of a seat or a side as it stands in a sentence. */
export function spoken({ bareNames }: Pick<PageRules, 'bareNames'>, name = ''): string {
  return bareNames === true ? name : `the ${name}`
}
