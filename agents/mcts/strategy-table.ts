import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Observation,
  type Options,
} from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { copyState, equalStates, hashState, type State } from '../../engine/state.js'
import { drawIndex } from '../draw.js'
import { RegretMatching } from '../regret-matching.js'
import type { Budget } from './root.js'

/** What is known of one thing to be known: how to play its moves, in their order. */
interface Entry {
  /** Kept to tell apart what hashes to the same. */
  readonly seen: State
  readonly moves: Int32Array
  readonly strategy: RegretMatching
  visits: number
}

/** Games with more to know than this are too large to be learnt whole. */
const MOST_ENTRIES = 20_000
/** Decisions of one game; a longer one is too large as well. */
const MOST_DEPTH = 64
/** Visits of a decision after which its strategy is worth playing. */
const LEAST_VISITS = 100
/** A move with a smaller chance than this is not played; the root of the visits divides the first, the second is the most. */
const STRAY = 2
const MOST_STRAY = 0.25

/** A mixed strategy: what to play with which chance. */
export interface Mixed {
  readonly moves: Int32Array
  /** They add up to 1. */
  readonly chances: Float64Array
  readonly visits: number
}

/**
 * Learns a small game with hidden things whole, from its beginning: counterfactual regret minimisation with sampled deals
 * and opponents, regrets never below 0, late strategies counting more. What a player knows is his observation. Only from the
 * beginning is it right what the opponent's moves tell of his cards; worlds drawn at a decision think that he plays at random.
 */
export class StrategyTable {
  /** Ends of games that were looked at. */
  iterations = 0
  private readonly entries = new Map<number, Entry>()
  private readonly states: State[] = []
  private readonly seen: State
  private readonly list = new Int32Array(MOST_MOVES)
  /** Games with more to know than this are too large for the budget. */
  private most = MOST_ENTRIES
  private rounds = 0
  private isTooLarge = false

  constructor(
    private readonly game: Game,
    private readonly options: Options,
    private readonly seats: number,
  ) {
    this.seen = game.blank()
  }

  /** Spends the budget, or less where the game is too large. */
  learn(seed: number, { iterations, watch }: Budget): void {
    const random = new Random(seed)
    this.most = Math.min(MOST_ENTRIES, Math.ceil(iterations / LEAST_VISITS))
    while (this.iterations < iterations && !this.isTooLarge && !watch.isPast(watch.timeMs)) {
      this.rounds++
      const learner = this.rounds % this.seats
      this.walk(this.game.start(this.options, String(random.bits())), learner, 0, random)
    }
  }

  /** The strategy for what is seen; null where too little was learnt of it. */
  strategy(observation: Observation): Mixed | null {
    const entry = this.isTooLarge ? undefined : this.entries.get(hashState(observation))
    if (entry === undefined || entry.visits < LEAST_VISITS || !equalStates(entry.seen, observation))
      return null
    const { moves, visits } = entry
    // What is left of the first tries is not meant
    const chances = entry.strategy.average(Math.min(MOST_STRAY, STRAY / Math.sqrt(visits)))
    return { moves, chances, visits }
  }

  /** What the learner may expect behind `state`: of his own moves all are tried, of the others' one. */
  private walk(state: State, learner: number, depth: number, random: Random): number {
    const { game } = this
    const actor = game.actor(state)
    if (actor === NOBODY) {
      this.iterations++
      return game.outcome(state)?.utility[learner] ?? 0.5
    }
    const entry = depth < MOST_DEPTH ? this.entryOf(state, actor) : null
    if (entry === null) {
      this.isTooLarge = true
      return 0.5
    }
    const { moves, strategy } = entry
    const chances = strategy.match()
    if (actor !== learner) {
      entry.visits++
      strategy.remember(this.rounds)
      game.advance(state, moves[drawIndex(chances, moves.length, random)] as Move)
      return this.walk(state, learner, depth + 1, random)
    }
    const values = new Float64Array(moves.length)
    for (let i = 0; i < values.length && !this.isTooLarge; i++) {
      const next = this.copyOf(state, depth)
      // The same dice behind every move: they differ by merit
      game.advance(next, moves[i] as Move)
      values[i] = this.walk(next, learner, depth + 1, random)
    }
    return strategy.learn(values)
  }

  /** Null where there is no room for more. */
  private entryOf(state: State, actor: number): Entry | null {
    const seen = this.game.observe(state, actor, this.seen)
    const key = hashState(seen)
    const found = this.entries.get(key)
    if (found !== undefined) return equalStates(found.seen, seen) ? found : null
    if (this.entries.size >= this.most) return null
    const count = this.game.moves(state, this.list)
    const entry: Entry = {
      seen: this.copyOf(seen, -1),
      moves: this.list.slice(0, count),
      strategy: new RegretMatching(count),
      visits: 0,
    }
    this.entries.set(key, entry)
    return entry
  }

  /** A copy that lasts until the next one of this depth; one of depth -1 lasts. */
  private copyOf(state: State, depth: number): State {
    const into = depth < 0 ? this.game.blank() : (this.states[depth] ??= this.game.blank())
    copyState(state, into)
    return into
  }
}
