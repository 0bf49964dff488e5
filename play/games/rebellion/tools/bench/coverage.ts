import { NO_MOVE, PlanList } from '../../../../../agents/brains.js'
import { brainsFor } from '../../../../../agents/brains-for.js'
import { MOST_CANDIDATES } from '../../../../../agents/mcts/search.js'
import { type Game, MOST_MOVES, type Move, type View } from '../../../../../engine/game.js'
import { KIND_IDS } from '../../../../../engine/rebellion/course/kinds.js'
import { ASSIGN, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { type ReferenceGame, visitReference } from './reference.js'

/** Shares of the reference decisions whose move the plan generator proposes: at all, early, first. */
export interface CoverageFigures {
  readonly decisions: number
  readonly generated: number
  /** Among the plans that the root of the search compares, which is given no more of them. */
  readonly first16: number
  readonly first3: number
  readonly first: number
}

export interface Coverage extends CoverageFigures {
  readonly byKind: Readonly<Record<string, CoverageFigures>>
}

/** Plans at the root, unless options say otherwise. */
const AT_ROOT = 16

interface Ranked {
  readonly kind: string
  readonly isAtRoot: boolean
  /** Place of the played move among the proposed first moves, from 0; infinite when it is none of them. */
  readonly place: number
}

/** How often the generator of the search proposes what strong players played (ai-design 4). */
export function measureCoverage(game: Game, games: readonly ReferenceGame[]): Coverage {
  const generator = new Generator(game)
  const ranked: Ranked[] = []
  visitReference(game, games, (state, played) => {
    const place = generator.placeOf(state, played, MOST_CANDIDATES)
    if (place === null) return
    const kind = KIND_IDS[game.kind(state)] ?? ''
    const isAtRoot = generator.placeOf(state, played, AT_ROOT) !== Number.POSITIVE_INFINITY
    ranked.push({ kind, isAtRoot, place })
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
    this.views = game.seats({}).map((_, seat) => game.view(seat))
    this.brains = game.seats({}).map((_, seat) => brainsFor({ game, options: {}, player: seat }))
  }

  /** Null where no plans are made. Plans that begin alike are one, and the order within an assignment means nothing. */
  placeOf(state: State, played: Move, limit: number): number | null {
    const seat = this.game.actor(state)
    const brains = this.brains[seat]
    const view = this.views[seat]?.bind(state)
    if (brains === undefined || view === undefined) return null
    this.moves.count = this.game.moves(state, this.moves.list)
    brains.startDecision()
    const count = brains.candidates(view, this.moves, this.plans, limit)
    if (count <= 0) return null
    const list = [...this.plans.plans.subarray(0, count)]
    const first = list.map((plan) => brains.begin(view, this.moves, plan))
    const at = list.findIndex(
      (plan, i) => first[i] === played || this.assigns(state, plan, first[i] as Move, played),
    )
    if (at < 0) return Number.POSITIVE_INFINITY
    return new Set(first.slice(0, at).filter((move) => move !== NO_MOVE)).size
  }

  /** True when a whole assignment that begins with `first` makes `played` later on. */
  private assigns(state: State, plan: number, first: Move, played: Move): boolean {
    const { game } = this
    if (verbOf(first) !== ASSIGN || verbOf(played) !== ASSIGN) return false
    const seat = game.actor(state)
    const later = game.apply(state, first)
    const list = { list: new Int32Array(MOST_MOVES), count: 0 }
    const view = game.view(seat)
    while (game.actor(later) === seat && game.kind(later) === game.kind(state)) {
      list.count = game.moves(later, list.list)
      const move = this.brains[seat]?.complete(view.bind(later), list, plan) ?? NO_MOVE
      if (move === played) return true
      if (move === NO_MOVE) return false
      game.advance(later, move)
    }
    return false
  }
}

function figuresOf(ranked: readonly Ranked[]): CoverageFigures {
  const part = (count: number): number => Math.round((1000 * count) / ranked.length) / 1000
  const share = (most: number): number => part(ranked.filter((one) => one.place < most).length)
  return {
    decisions: ranked.length,
    generated: share(Number.POSITIVE_INFINITY),
    first16: part(ranked.filter((one) => one.isAtRoot).length),
    first3: share(3),
    first: share(1),
  }
}
