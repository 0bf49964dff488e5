import { type Game, MOST_MOVES, NOBODY, type Options } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { KIND_IDS, type KindId } from '../../engine/rebellion/course/kinds.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { NO_LIMIT, type Settings } from '../agent.js'
import { DecisionSearch } from '../mcts/decision-search.js'
import { mctsFactory } from '../mcts/mcts.js'
import { parseSettings } from '../spec.js'
import { RebellionBrains } from './brains.js'
import { Script } from './script.js'

/** An answer that was tried in so many worlds, those of the others of its decision. */
export interface TriedAnswer {
  readonly move: string
  /** What the rules think of it. */
  readonly score: number
  readonly worlds: number
  /** Chance of the side that decides, and its standard error against the other answers. */
  readonly value: number
  readonly error: number
}

/** A decision whose answers were all tried. */
export interface TriedDecision {
  readonly game: string
  readonly side: number
  readonly kind: KindId
  readonly round: number
  readonly answers: readonly TriedAnswer[]
}

export interface Trying {
  readonly kinds: readonly KindId[]
  /** Part of such decisions that is tried. */
  readonly part: number
  readonly worlds: number
  /** Part of the moves of the game that stray, on average. */
  readonly strays: number
  readonly options: Options
}

/** Judged two quiet points ahead: what is built and deployed shows in the round after. */
const SEARCH = 'halving=even,plans=off,depth=1,horizon=2,root=256'
const STRAY_AMONG = 0.6

/**
 * Plays a scripted game and tries the answers of its decisions in equal worlds. So it shows where the rules choose no
 * better than a coin, and what better answers have in common.
 */
export function triedAnswers(game: Game, seed: string, trying: Trying): TriedDecision[] {
  const { options, kinds, part, strays } = trying
  const state = game.start(options, seed)
  const random = new Random(`answers ${seed}`)
  const wanted = new Set(kinds.map((kind) => KIND_IDS.indexOf(kind)))
  const script = new Script()
  const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  const seats = game.seats(options).map((_, seat) => new Trier(game, seat, trying, script))
  const rates = seats.map(() => 2 * strays * random.fraction())
  const found: TriedDecision[] = []
  for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
    moves.count = game.moves(state, moves.list)
    if (moves.count > 1 && wanted.has(game.kind(state)) && random.fraction() < part) {
      const tried = (seats[seat] as Trier).decision(seed, state, moves, random)
      if (tried !== null) found.push(tried)
    }
    const view = (seats[seat] as Trier).view.bind(state)
    const epsilon = random.fraction() < (rates[seat] as number) ? STRAY_AMONG : 0
    game.advance(state, script.choose(view, view.kind, moves, random, epsilon))
    for (const [other, one] of seats.entries()) one.brains.notice(game.observe(state, other))
  }
  return found
}

/** Tries the answers of one seat. */
class Trier {
  readonly brains: RebellionBrains
  readonly view: RebellionView
  private readonly settings: Record<string, Settings[string]>
  private readonly search: DecisionSearch
  private readonly scores = new Float64Array(MOST_MOVES)

  constructor(
    private readonly game: Game,
    seat: number,
    private readonly trying: Trying,
    private readonly script: Script,
  ) {
    this.brains = new RebellionBrains(game, seat, trying.options)
    this.view = new RebellionView(seat)
    this.settings = { ...parseSettings(mctsFactory, SEARCH, 'answers') }
    this.search = new DecisionSearch(game, seat, this.settings, this.brains)
  }

  /** Null where the search has nothing to compare. */
  decision(
    name: string,
    state: ReturnType<Game['start']>,
    all: { readonly list: Int32Array; readonly count: number },
    random: Random,
  ): TriedDecision | null {
    const { game, search, script, trying } = this
    const moves = { list: all.list.slice(0, all.count), count: all.count }
    const observation = game.observe(state, this.view.player)
    if (!search.open(observation, moves, random.bits()) || !search.isWorthwhile) return null
    this.settings.iterations = (trying.worlds * moves.count) / search.share
    const run = { halves: 1, number: 0, clock: NO_LIMIT, began: 0 }
    search.run({ observation, seed: random.bits(), ...run })
    const view = this.view.bind(observation)
    script.score(view, view.kind, moves, this.scores)
    const { sums } = search
    const answers = Array.from({ length: sums.count }, (_, i): TriedAnswer => {
      const move = sums.candidate(i)
      return {
        move: game.describe(state, move),
        score: this.scores[moves.list.indexOf(move)] as number,
        worlds: sums.visits(i),
        value: sums.mean(i),
        error: sums.error(i),
      }
    })
    const kind = KIND_IDS[view.kind] as KindId
    return { game: name, side: view.side, kind, round: view.time, answers }
  }
}
