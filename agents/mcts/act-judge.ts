import { capital } from '../../engine/english.js'
import type { Game, Move, MoveList, Observation, Player, View } from '../../engine/game.js'
import { MOST_MOVES } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { AgentSeat, Clock, Settings } from '../agent.js'
import { type Brains, NO_MOVE } from '../brains.js'
import { DecisionSeed } from '../decision-seed.js'
import { DecisionSearch } from './decision-search.js'
import { ACT_PLAN, PairBrains } from './pair-brains.js'
import type { RootSums } from './sums.js'

/** One way to decide, as the search sees it with what the seat knows. */
export interface Way {
  /** Chance of the seat's side to win, 0 to 1. */
  readonly chance: number
  /** Standard error of the chance. */
  readonly error: number
  /** Its small moves, those of them that follow from the first in one of the worlds that it was looked at in. */
  readonly moves: readonly Move[]
  /** What the act does, in the sentences of the game. */
  readonly told: readonly string[]
  /** What the search expects to follow. */
  readonly expected: readonly string[]
}

/** An act that was made, beside the best that was found. */
export interface Judgement {
  readonly made: Way
  /** Null where nothing better than what was made was found. */
  readonly best: Way | null
  /** Games looked at. */
  readonly iterations: number
}

/** The other half of a seed: the best is found in other worlds than those in which it is compared. */
const OTHER = 0x6a09e667
const MOST_TOLD = 6

/**
 * Judges acts of a seat from what it knew then. First a search finds the best candidate as a player would; then the
 * two are compared in worlds of their own, the same for both. The first search's value of its own choice would be too
 * good: it was chosen for being high.
 */
export class ActJudge {
  private readonly game: Game
  private readonly player: Player
  private readonly view: View
  private readonly seed: DecisionSeed
  private readonly brains: Brains
  private readonly pairBrains: PairBrains
  private readonly main: DecisionSearch
  private readonly pair: DecisionSearch
  /** The plans of the decision that was opened, and the first move of the act in it. */
  private plans: readonly number[] = []

  constructor(seat: AgentSeat, settings: Settings, makeBrains: () => Brains) {
    const { game, player } = seat
    this.game = game
    this.player = player
    this.view = game.view(player)
    this.seed = new DecisionSeed(seat)
    this.brains = makeBrains()
    this.pairBrains = new PairBrains(this.brains)
    this.main = new DecisionSearch(game, player, settings, this.brains)
    this.pair = new DecisionSearch(game, player, settings, this.pairBrains)
  }

  /** The brains, for beliefs that want the course of the game. */
  notice(observation: Observation): void {
    this.brains.notice(observation)
  }

  /** Opens a decision; false where the search compares nothing, and there is nothing to judge. */
  opens(observation: Observation, moves: MoveList, first: Move): boolean {
    const { main, brains } = this
    const seed = this.seed.at(this.game, observation)
    if (!main.open(observation, moves, seed) || !main.isWorthwhile) return false
    const view = this.view.bind(observation)
    const plans = main.areMoves ? [] : main.planned
    this.plans =
      main.areMoves || brains.begin(view, moves, first) !== first ? plans : [...plans, first]
    return true
  }

  /** The act that began in the decision that was opened may go on in this one of the same seat. */
  goesOn(observation: Observation, moves: MoveList): boolean {
    const view = this.view.bind(observation)
    return this.plans.some((plan) => this.brains.complete(view, moves, plan) !== NO_MOVE)
  }

  /** Judges an act of a decision; null where the search compares nothing. */
  judge(
    observation: Observation,
    moves: MoveList,
    act: readonly Move[],
    clock: Clock,
  ): Judgement | null {
    const { main, pair, pairBrains } = this
    const seed = this.seed.at(this.game, observation)
    const began = clock.now()
    if (!main.open(observation, moves, seed) || !main.isWorthwhile) return null
    main.sums.begin(0, 0, 0, 0)
    main.run({ observation, seed, halves: 1, number: 0, clock, began })
    const { iterations } = main.sums
    const at = bestOf(main.sums)
    const best = main.sums.candidate(at)
    if (act.length === 1 && best === act[0]) {
      const made = this.wayOf(main, observation, at, best, act.length)
      return { made, best: null, iterations }
    }
    const length = this.lengthOf(observation, best)
    pairBrains.set(best, main.areMoves, act)
    const otherSeed = Math.imul(seed ^ OTHER, 0x85ebca6b)
    if (!pair.open(observation, moves, otherSeed)) return null
    pair.sums.begin(0, 0, 0, 0)
    pair.run({ observation, seed: otherSeed, halves: 1, number: 0, clock, began: clock.now() })
    const made = this.wayOf(pair, observation, placeOf(pair.sums, ACT_PLAN), ACT_PLAN, act.length)
    const other = this.wayOf(pair, observation, placeOf(pair.sums, best), best, length)
    return {
      made,
      best: other.chance > made.chance ? other : null,
      iterations: iterations + pair.sums.iterations,
    }
  }

  private wayOf(
    { sums, search, root }: DecisionSearch,
    observation: Observation,
    at: number,
    candidate: number,
    length: number,
  ): Way {
    const moves: Move[] = []
    const told: string[] = []
    const expected: string[] = []
    let step = 0
    search.line(root.sampled(observation), candidate, (world, actor, move) => {
      const isOwn = step++ < length && actor === this.player
      if (isOwn) moves.push(move)
      // What follows from the last of several moves is of this world, and not of the act
      const isLast = isOwn && length > 1 && step === length
      const text = isLast ? '' : isOwn ? this.act(world, move) : this.sentence(world, move)
      const into = isOwn ? told : expected
      if (text !== '' && into.length < MOST_TOLD) into.push(text)
      return text
    })
    return { chance: sums.mean(at), error: sums.error(at), moves, told, expected }
  }

  /** What a move does by itself: one that names nothing (declining, passing) is told by its own word. */
  private act(world: State, move: Move): string {
    const text = this.game.describe(world, move)
    return text.includes(' ') ? this.sentence(world, move) : `${capital(text)}.`
  }

  private sentence(world: State, move: Move): string {
    const events = this.game.events(world, move, this.player)
    return events.find(({ text }) => text !== '')?.text ?? ''
  }

  /** Small moves of a candidate, in a world that looks so. */
  private lengthOf(observation: Observation, candidate: number): number {
    const { game, main, brains } = this
    if (main.areMoves) return 1
    const world = main.root.sampled(observation)
    const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
    const next = (choose: 'begin' | 'complete'): Move => {
      moves.count = game.moves(world, moves.list)
      return brains[choose](this.view.bind(world), moves, candidate)
    }
    let move = next('begin')
    let length = 0
    while (move !== NO_MOVE) {
      length++
      game.advance(world, move)
      move = game.actor(world) === this.player ? next('complete') : NO_MOVE
    }
    return length
  }
}

/** The surviving candidate with the largest lower bound. */
function bestOf(sums: RootSums): number {
  let best = -1
  for (let i = 0; i < sums.count; i++) {
    if (!sums.hasSurvived(i)) continue
    if (best < 0 || lowerBound(sums, i) > lowerBound(sums, best)) best = i
  }
  return Math.max(0, best)
}

function lowerBound(sums: RootSums, i: number): number {
  return sums.mean(i) - sums.error(i)
}

function placeOf(sums: RootSums, candidate: number): number {
  for (let i = 0; i < sums.count; i++) if (sums.candidate(i) === candidate) return i
  throw new Error(`the search has not compared ${candidate}`)
}
