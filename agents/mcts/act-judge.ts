import { capital } from '../../engine/english.js'
import type { Game, Move, MoveList, Observation, Player, View } from '../../engine/game.js'
import { MOST_MOVES } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import type { AgentSeat, Clock, Settings } from '../agent.js'
import { type Brains, NO_MOVE } from '../brains.js'
import { DecisionSeed } from '../decision-seed.js'
import { DecisionSearch } from './decision-search.js'
import { ACT_PLAN, PairBrains } from './pair-brains.js'
import type { RootSums } from './sums.js'
import { told } from './told.js'

/** One way to decide, as the search sees it with what the seat knows. */
export interface Way {
  /** Chance of the seat's side to win, 0 to 1. */
  readonly chance: number
  /** Standard error of the chance. */
  readonly error: number
  /** Its small moves, those of them that follow from the first in one of the worlds that it was looked at in. */
  readonly moves: readonly Move[]
  /** What the act surely does, in the sentences of the game. */
  readonly told: readonly string[]
  /** What the search expects to follow, in one of the worlds: what the act brought there, forced acts of others, their answers. */
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
const MOST_EXPECTED = 12
/** What an act brings in so many worlds belongs to it. */
const WORLDS_TOLD = 4

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
    const lines: string[][] = []
    search.line(root.sampled(observation), candidate, (world, actor, move) => {
      if (lines.length < length && actor === this.player) moves.push(move)
      lines.push(this.sentences(world, move))
      return ''
    })
    // What the last of several moves brings is of this world, and not of the act
    const count = moves.length
    const own = lines.slice(0, count)
    const sure =
      count === 1
        ? this.surely(observation, moves[0] as Move, own[0] as string[])
        : own.slice(0, length - 1).flatMap((said) => said.slice(0, 1))
    const brought = own.slice(length - 1).flat()
    const expected = [
      ...brought.filter((text) => !sure.includes(text)),
      ...lines.slice(count).flat(),
    ]
    return {
      ...told(this.brains, sums.mean(at), sums.error(at)),
      moves,
      told: sure.slice(0, MOST_TOLD),
      expected: expected.slice(0, MOST_EXPECTED),
    }
  }

  /** What a move brings in every world that looks so; its own word where that is nothing, or where it names nothing. */
  private surely(observation: Observation, move: Move, said: readonly string[]): string[] {
    const { game } = this
    const word = game.describe(observation, move)
    const random = new Random(this.seed.at(game, observation))
    let sure = word.includes(' ') ? [...said] : []
    for (let i = 0; i < WORLDS_TOLD && sure.length > 0; i++) {
      const other = this.sentences(game.sample(observation, random), move)
      sure = sure.filter((text) => other.includes(text))
    }
    return sure.length > 0 ? sure : [`${capital(word)}.`]
  }

  private sentences(world: State, move: Move): string[] {
    return this.game.tell(world, move, this.player)
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
