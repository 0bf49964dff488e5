import type { Game, Move, MoveList, Observation, Options, View, Weights } from '../engine/game.js'
import type { Random } from '../engine/random.js'
import { sideNumbers } from '../engine/seats.js'
import type { State } from '../engine/state.js'

/** No move of any game has this number. */
export const NO_MOVE: Move = -0x80000000

/** What `Brains.candidates` answers where the engine's own moves are to be searched. */
export const SEARCH_MOVES = -1

/** Classes that `Brains.moveClass` may tell apart. */
export const MOVE_CLASSES = 8192

/** What luck may be for: see `occasion`. */
export const OCCASIONS = 64

/** The class of moves that are not worth remembering. */
export const NO_CLASS = -1

/** Room for candidates; what a generator fills. A plan is a number that only its brains understand. */
export class PlanList {
  readonly plans: Int32Array
  /** Prior scores, in any unit; `Brains.temperature` turns them into chances. */
  readonly scores: Float64Array

  constructor(readonly capacity: number) {
    this.plans = new Int32Array(capacity)
    this.scores = new Float64Array(capacity)
  }
}

/**
 * Part of a game that is judged by itself, as a battle: what is decided in it shows when it is over, and what comes
 * after would only hide that. It is about the decision that it was asked for.
 */
export interface Episode {
  isOver(state: State): boolean
  /** Chances of the sides, by what it has brought; they add up to 1. */
  values(state: State, chances: Float64Array): void
}

/**
 * What a game tells the search beside its rules. Everything that takes a view must use nothing else:
 * it runs inside sampled worlds and may not know what its player does not know. Only `values` reads a whole world.
 * A view is the one that the game made for that player, bound to the state in question.
 */
export interface Brains {
  /** Side of each seat, from 0 on: partners share a side. */
  readonly sides: readonly number[]
  /** Divides prior scores before the softmax. */
  readonly temperature: number
  /** True when `values` judges unfinished games; otherwise playouts go to the end. */
  readonly evaluates: boolean

  /** A decision begins: plans of earlier ones are over, and nothing remembered of them may play a part in it. */
  startDecision(): void
  /**
   * Fills `out` with at most `limit` plans and their scores, and answers their number:
   * 0 where the quick policy decides alone, `SEARCH_MOVES` where the engine's moves are the candidates.
   */
  candidates(view: View, moves: MoveList, out: PlanList, limit: number): number
  /** The first small move of a plan just chosen; NO_MOVE when it does not fit the position. */
  begin(view: View, moves: MoveList, plan: number): Move
  /** A later small move of `plan`, or NO_MOVE when it is done or something has come between. */
  complete(view: View, moves: MoveList, plan: number): Move
  /**
   * Some moves may be made in any order and come to the same; then only one order is searched. False for a move that
   * belongs before `last`, which its player has just made.
   */
  keepsOrder(last: Move, move: Move): boolean
  /** Prior scores of small moves; false (and `scores` untouched) where there is no opinion. */
  rank(view: View, moves: MoveList, scores: Float64Array): boolean
  /** The playout policy. With chance `epsilon` it strays to another good move. */
  quick(view: View, moves: MoveList, random: Random, epsilon: number): Move
  /**
   * Below MOVE_CLASSES: one number for moves or plans that do much the same, or NO_CLASS. `own` is false for the
   * opponents of the one who searches: then it may not tell apart what only the searcher's secrets make good or bad.
   */
  moveClass(view: View, kind: number, move: Move, own: boolean): number
  /** Chances of the sides to win from a whole world; they add up to 1. */
  values(state: State, chances: Float64Array): void
  /** Part of the game still to come, 0 to 1: breaks ties between won (or lost) games in favour of the short (long) ones. */
  tempo(state: State): number
  /** How likely hidden things are, for the world with this number of `count`; null draws uniformly. */
  weights(observation: Observation, world: number, count: number): Weights | null
  /** Called after every change that the seat can see, for beliefs that want the course of the game. */
  notice(observation: Observation): void
  /** Part of the budget that a decision gets; 0 leaves it to the quick policy. */
  share(view: View, kind: number): number
  /**
   * Quiet points that playouts of this decision go on beyond the first: where what is done now pays off later, and
   * where an `ample` budget is better spent on them than on more playouts.
   */
  patience(view: View, ample: boolean): number
  /** True where both choose at once: regret matching instead of UCB, and the average policy is played. */
  simultaneous(view: View, kind: number): boolean
  /** What a decision is about where that is over soon: its playouts end there. Null where the whole game counts. */
  episode(view: View, kind: number): Episode | null
  /** True where being predictable costs: the choice is drawn among the nearly best. */
  mixes(kind: number): boolean
  /** Coarse class (0 to 7) of what the viewer alone knows; splits the root of the opponent's tree. */
  bucket(view: View): number
  /**
   * Below OCCASIONS: what luck is for where a world stands (as the place of a battle), so that it stays the same in all playouts of a
   * world, whatever else happens; -1 leaves it to one generator for all.
   */
  occasion(state: State): number
  /** True for a candidate that gives up acting for the round. */
  isPass(candidate: number, kind: number): boolean
  /** A plan in words. */
  planText(observation: Observation, plan: number): string
  /** What of a whole world is worth telling, by names: 1 for what holds, or a number. */
  facts(state: State): Readonly<Record<string, number>>
  /**
   * The chance to win that a value of the root stands for, between 0 and 1; larger for a larger value. Whoever plays what seems
   * best hopes for too much, and opponents answer better than playouts do.
   */
  chanceOf(value: number): number
  /** What is believed of hidden things, for the account. */
  belief(observation: Observation): readonly { readonly what: string; readonly chance: number }[]
  /**
   * Where the opponent has just chosen in secret and at the same time: puts into `into` a world
   * that stands before his choice, and answers true. Search then lets him choose anew, against a mixed answer.
   */
  before(observation: Observation, random: Random, into: State): boolean
}

/** True for brains that say nothing of the game: then a search that needs none may take over. */
export function knowsNothing(brains: Brains): boolean {
  return Object.getPrototypeOf(brains) === PlainBrains.prototype
}

/** Knows nothing of the game: random playouts to the end, the engine's moves as candidates. Others extend it. */
export class PlainBrains implements Brains {
  readonly sides: readonly number[]
  readonly temperature: number = 1
  readonly evaluates: boolean = false

  constructor(
    readonly game: Game,
    options: Options = {},
  ) {
    this.sides = sideNumbers(game.seats(options))
  }

  startDecision(): void {}

  candidates(_view: View, _moves: MoveList, _out: PlanList, _limit: number): number {
    return SEARCH_MOVES
  }

  begin(_view: View, _moves: MoveList, _plan: number): Move {
    return NO_MOVE
  }

  complete(_view: View, _moves: MoveList, _plan: number): Move {
    return NO_MOVE
  }

  keepsOrder(_last: Move, _move: Move): boolean {
    return true
  }

  rank(_view: View, _moves: MoveList, _scores: Float64Array): boolean {
    return false
  }

  quick(_view: View, moves: MoveList, random: Random, _epsilon: number): Move {
    return moves.list[random.below(moves.count)] as Move
  }

  moveClass(_view: View, kind: number, move: Move, own: boolean): number {
    if (!own) return NO_CLASS
    const mixed = Math.imul(move ^ (kind << 26), 0x9e3779b1)
    return ((mixed ^ (mixed >>> 15)) >>> 3) & (MOVE_CLASSES - 1)
  }

  values(state: State, chances: Float64Array): void {
    if (chances.length !== 2) chances.fill(1 / chances.length)
    else {
      chances[0] = this.value(state)
      chances[1] = 1 - chances[0]
    }
  }

  /** The chance of the first of two sides. */
  protected value(_state: State): number {
    return 0.5
  }

  tempo(_state: State): number {
    return 1
  }

  weights(_observation: Observation, _world: number, _count: number): Weights | null {
    return null
  }

  notice(_observation: Observation): void {}

  share(_view: View, _kind: number): number {
    return 1
  }

  patience(_view: View, ample: boolean): number {
    return ample ? 1 : 0
  }

  simultaneous(_view: View, _kind: number): boolean {
    return false
  }

  episode(_view: View, _kind: number): Episode | null {
    return null
  }

  mixes(_kind: number): boolean {
    return false
  }

  bucket(_view: View): number {
    return 0
  }

  occasion(_state: State): number {
    return -1
  }

  isPass(_candidate: number, _kind: number): boolean {
    return false
  }

  planText(_observation: Observation, plan: number): string {
    return `plan ${plan}`
  }

  facts(_state: State): Readonly<Record<string, number>> {
    return {}
  }

  chanceOf(value: number): number {
    return Math.min(1, Math.max(0, value))
  }

  belief(_observation: Observation): readonly { readonly what: string; readonly chance: number }[] {
    return []
  }

  before(_observation: Observation, _random: Random, _into: State): boolean {
    return false
  }
}
