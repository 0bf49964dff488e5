import { NO_MOVE, PlanList } from '../../agents/brains.js'
import { brainsFor } from '../../agents/brains-for.js'
import { MOST_CANDIDATES } from '../../agents/mcts/search.js'
import { type Game, MOST_MOVES, type Move, type View } from '../../engine/game.js'
import { KIND_IDS } from '../../engine/rebellion/kinds.js'
import type { State } from '../../engine/state.js'
import { type ReferenceGame, visitReference } from './reference.js'

/** Shares of the reference decisions whose move the plan generator proposes: at all, early, first. */
export interface CoverageFigures {
  readonly decisions: number
  readonly generated: number
  readonly first16: number
  readonly first3: number
  readonly first: number
}

export interface Coverage extends CoverageFigures {
  readonly byKind: Readonly<Record<string, CoverageFigures>>
}

interface Ranked {
  readonly kind: string
  /** Place of the played move among the proposed first moves, from 0; infinite when it is none of them. */
  readonly place: number
}

/** How often the generator of the search proposes what strong players played (ai-design 4). */
export function measureCoverage(game: Game, games: readonly ReferenceGame[]): Coverage {
  const generator = new Generator(game)
  const ranked: Ranked[] = []
  visitReference(game, games, (state, played) => {
    const place = generator.placeOf(state, played)
    if (place !== null) ranked.push({ kind: KIND_IDS[game.kind(state)] ?? '', place })
  })
  const kinds = [...new Set(ranked.map((one) => one.kind))].sort()
  return {
    ...figuresOf(ranked),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, figuresOf(ranked.filter((one) => one.kind === kind))]),
    ),
  }
}

class Generator {
  private readonly brains
  private readonly views: readonly View[]
  private readonly moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  private readonly plans = new PlanList(MOST_CANDIDATES)

  constructor(private readonly game: Game) {
    this.views = game.seats.map((_, seat) => game.view(seat))
    this.brains = game.seats.map((_, seat) => brainsFor(game, seat))
  }

  /** Null where no plans are made. Plans that begin alike are one. */
  placeOf(state: State, played: Move): number | null {
    const seat = this.game.actor(state)
    const brains = this.brains[seat]
    const view = this.views[seat]?.bind(state)
    if (brains === undefined || view === undefined) return null
    this.moves.count = this.game.moves(state, this.moves.list)
    brains.startDecision()
    const count = brains.candidates(view, this.moves, this.plans, this.plans.capacity)
    if (count <= 0) return null
    const begun = new Set<Move>()
    for (let i = 0; i < count; i++) {
      const move = brains.begin(view, this.moves, this.plans.plans[i] as number)
      if (move === played) return begun.size
      if (move !== NO_MOVE) begun.add(move)
    }
    return Number.POSITIVE_INFINITY
  }
}

function figuresOf(ranked: readonly Ranked[]): CoverageFigures {
  const share = (most: number): number =>
    Math.round((1000 * ranked.filter((one) => one.place < most).length) / ranked.length) / 1000
  return {
    decisions: ranked.length,
    generated: share(Number.POSITIVE_INFINITY),
    first16: share(16),
    first3: share(3),
    first: share(1),
  }
}
