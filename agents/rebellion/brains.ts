import {
  type Game,
  MOST_MOVES,
  type Move,
  type Observation,
  type Options,
  type Player,
  type Weights,
} from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { combatSystem, isRunning } from '../../engine/rebellion/combat/fields.js'
import { SYSTEMS } from '../../engine/rebellion/data/systems.js'
import { countBits } from '../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import { beforeSecretPick } from '../../engine/rebellion/knowledge/before.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { ACTIVATE, DECLINE, HIDE, PASS, verbOf } from '../../engine/rebellion/state/moves.js'
import type { State } from '../../engine/state.js'
import type { MoveList } from '../agent.js'
import { type Episode, NO_MOVE, PlainBrains, type PlanList } from '../brains.js'
import { BattleEpisode } from './battle/battle-episode.js'
import { Belief } from './belief/belief.js'
import type { Evaluation } from './evaluation/evaluation.js'
import { Networks } from './evaluation/networks.js'
import { yardstickNamed } from './evaluation/yardsticks.js'
import { BY_RULE, TEMPLATE_BITS } from './movement/movement-choice.js'
import { worldFacts } from './outlook/world-facts.js'
import { AssignmentPlans } from './plans/assignment-plans.js'
import { keepsGroupOrder } from './plans/group-order.js'
import { rebellionMoveClass } from './plans/move-class.js'
import { PlanTable } from './plans/plan-table.js'
import { Proposals, ROOT_ROOM } from './plans/proposals.js'
import {
  ADDING_LEADER,
  ASSIGNMENT,
  BASE,
  COMMAND,
  MOVE_GROUP,
  OBJECTIVE,
  OPPOSITION,
  PICKING,
  RETREATING,
  Script,
} from './script.js'
import { SEARCH_OPTIONS } from './search-options.js'

/**
 * A plan is a move of the engine, or the number of a whole assignment (plan-table.ts); that of an activation carries
 * its movement template in the lowest byte.
 */
const TEMPLATE_NAMES = [
  'by the rules',
  'with all',
  'to occupy',
  'ships only',
  'to gather',
  'to assault',
  'to fetch',
  'without the Death Star',
]
/** Scores that differ by so much differ e-fold in prior. */
const TEMPERATURE = 2.5
const ROUNDS = 14
/** Battles are short, and a mixed strategy needs more of them to settle than a best move. */
const TACTIC_SHARE = 20
/** What is asked in passing is asked often, and decides less. */
const ANSWER_SHARE = 0.3

/** The odds that either side sees are so many times those that it has, in games of the search against itself (TRIALS, sixth part). */
const HOPE = 1.4

/** What Rebellion tells the search: the scripted rules as priors and policy, movement templates as plans. */
export class RebellionBrains extends PlainBrains {
  override readonly temperature = TEMPERATURE
  override readonly evaluates = true
  private readonly script = new Script()
  private readonly proposals = new Proposals()
  private readonly plans = new AssignmentPlans()
  private readonly table = new PlanTable()
  private readonly battle = new BattleEpisode()
  private readonly scores = new Float64Array(MOST_MOVES)
  private readonly evaluation: Evaluation
  private readonly beliefs: Belief
  private readonly rebelView: RebellionView
  private readonly empireView: RebellionView

  constructor(
    game: Game,
    private readonly player: Player,
    options: Options,
    evaluation: string = SEARCH_OPTIONS.evaluation.fallback,
    belief: string = SEARCH_OPTIONS.belief.fallback,
    private readonly mixesTactics = true,
    private readonly searchesAnswers = true,
  ) {
    super(game, options)
    this.beliefs = new Belief(player, belief)
    this.evaluation = yardstickNamed(evaluation) ?? new Networks()
    this.rebelView = new RebellionView(REBEL)
    this.empireView = new RebellionView(EMPIRE)
  }

  override startDecision(): void {
    this.table.clear()
  }

  override candidates(view: RebellionView, moves: MoveList, out: PlanList, limit: number): number {
    const kind = view.kind
    if (isTacticPick(view)) return this.mixesTactics ? this.all(view, moves, out) : 0
    if (isAnswer(kind) && this.searchesAnswers && limit >= ROOT_ROOM)
      return this.all(view, moves, out)
    if (!isSearched(kind)) return 0
    // The first base is drawn from the rules' softmax: what a search likes best, the Empire would look for first.
    if (kind === BASE && verbOf(moves.list[0] as Move) === HIDE) return 0
    if (kind === ASSIGNMENT) {
      const count = this.assignments(view, moves, out, limit)
      if (count !== NO_MOVE) return count
    }
    this.script.score(view, kind, moves, this.scores)
    this.proposals.begin(out, limit, this.script.facts)
    for (let i = 0; i < moves.count; i++) {
      this.proposals.add(moves.list[i] as Move, this.scores[i] as number)
    }
    return this.proposals.end()
  }

  /** Every legal answer, with what the rules think of each. */
  private all(view: RebellionView, moves: MoveList, out: PlanList): number {
    this.script.score(view, view.kind, moves, out.scores)
    for (let i = 0; i < moves.count; i++) out.plans[i] = moves.list[i] as Move
    return moves.count
  }

  /** Whole assignments. */
  private assignments(view: RebellionView, moves: MoveList, out: PlanList, limit: number): number {
    const { script } = this
    const facts = script.facts.read(view)
    const { assignments, actions } = script
    return this.plans.propose(
      view,
      facts,
      assignments,
      actions,
      moves,
      this.table,
      out,
      limit,
      view.time,
    )
  }

  override begin(view: RebellionView, moves: MoveList, plan: number): Move {
    if (this.table.has(plan)) return this.table.step(plan, moves, view.time)
    const move = verbOf(plan) === ACTIVATE ? plan & ~TEMPLATE_BITS : plan
    for (let i = 0; i < moves.count; i++) if (moves.list[i] === move) return move
    return NO_MOVE
  }

  /** What lasts longer than a move: an assignment, and an activation, whose movement is carried out in the plan's manner. */
  override complete(view: RebellionView, moves: MoveList, plan: number): Move {
    const { kind } = view
    if (this.table.has(plan))
      return kind === ASSIGNMENT ? this.table.step(plan, moves, view.time) : NO_MOVE
    if (verbOf(plan) !== ACTIVATE || kind !== MOVE_GROUP) return NO_MOVE
    if (view.movementTarget !== ((plan >>> 8) & 255)) return NO_MOVE
    this.script.score(view, kind, moves, this.scores, plan & TEMPLATE_BITS)
    let best = 0
    for (let i = 1; i < moves.count; i++)
      if ((this.scores[i] as number) > (this.scores[best] as number)) best = i
    return moves.list[best] as Move
  }

  override keepsOrder(last: Move, move: Move): boolean {
    return keepsGroupOrder(last, move)
  }

  override rank(view: RebellionView, moves: MoveList, scores: Float64Array): boolean {
    this.script.score(view, view.kind, moves, scores)
    return true
  }

  override quick(view: RebellionView, moves: MoveList, random: Random, epsilon: number): Move {
    return this.script.choose(view, view.kind, moves, random, epsilon)
  }

  override moveClass(view: RebellionView, kind: number, move: Move, own: boolean): number {
    return rebellionMoveClass(view, kind, move, own)
  }

  protected override value(state: State): number {
    return this.evaluation.value(this.rebelView.bind(state), this.empireView.bind(state))
  }

  override tempo(state: State): number {
    return Math.max(0, 1 - this.rebelView.bind(state).time / ROUNDS)
  }

  override weights(observation: Observation, world: number, _count: number): Weights | null {
    return this.beliefs.weights(observation, world)
  }

  override notice(observation: Observation): void {
    this.beliefs.notice(this.game.signal(observation, this.player), observation)
  }

  /** Tactic cards that both pick at once. */
  override simultaneous(view: RebellionView): boolean {
    return view.tacticCards.isSecretPick
  }

  override episode(view: RebellionView): Episode | null {
    return isTacticPick(view) ? this.battle.begin(view) : null
  }

  override before(observation: Observation, random: Random, into: State): boolean {
    return beforeSecretPick(observation, random, into)
  }

  override share(view: RebellionView, kind: number): number {
    if (isTacticPick(view)) return TACTIC_SHARE
    switch (kind) {
      case BASE:
        return 2
      case ASSIGNMENT:
        return 3
      case COMMAND:
        return view.side === EMPIRE || view.isRevealed ? 2 : 1
      case OPPOSITION:
      case OBJECTIVE:
        return 0.5
      case RETREATING:
      case ADDING_LEADER:
        return 0.5
      default:
        return isAnswer(kind) ? ANSWER_SHARE : 0
    }
  }

  /**
   * Once the base is found, troops gather in one round and storm it in the next. Elsewhere more playouts are worth more than
   * longer ones, whatever the budget.
   */
  override patience(view: RebellionView): number {
    return this.script.facts.read(view).isFound ? 1 : 0
  }

  override mixes(kind: number): boolean {
    return kind === BASE || kind === ASSIGNMENT || kind === OPPOSITION
  }

  /** What the other side alone knows, coarsely: how near the truth the hunt is. */
  override bucket(view: RebellionView): number {
    const candidates = countBits(view.candidates)
    if (view.side === EMPIRE) return candidates > 8 ? 0 : candidates > 3 ? 1 : 2
    return 0
  }

  /** Each battle has dice of its own; all else goes by the decision. */
  override occasion(state: State): number {
    return isRunning(state) ? 1 + combatSystem(state) : 0
  }

  override isPass(candidate: number, kind: number): boolean {
    // Keeping an objective that is met is giving up a chance, too.
    if (kind === OBJECTIVE) return verbOf(candidate) === DECLINE
    return kind === COMMAND && verbOf(candidate) === PASS
  }

  override planText(observation: Observation, plan: number): string {
    if (this.table.has(plan)) {
      const parts = this.table.movesOf(plan).map((move) => this.game.describe(observation, move))
      return [...parts, 'done'].join(', ')
    }
    if (verbOf(plan) !== ACTIVATE) return this.game.describe(observation, plan)
    const template = plan & TEMPLATE_BITS
    const text = this.game.describe(observation, plan & ~TEMPLATE_BITS)
    return template === BY_RULE ? text : `${text}, ${TEMPLATE_NAMES[template]}`
  }

  override facts(state: State): Readonly<Record<string, number>> {
    return worldFacts(this.rebelView.bind(state), this.empireView.bind(state))
  }

  override chanceOf(value: number): number {
    const hoped = super.chanceOf(value)
    return hoped / (hoped + (1 - hoped) * HOPE)
  }

  override belief(
    observation: Observation,
  ): readonly { readonly what: string; readonly chance: number }[] {
    const chances = this.beliefs.bases(observation)
    if (chances === null) return []
    const told: { what: string; chance: number }[] = []
    for (let system = 0; system < chances.length; system++) {
      if ((chances[system] as number) === 0) continue
      told.push({ what: SYSTEMS[system]?.id ?? '', chance: chances[system] as number })
    }
    return told.sort((a, b) => b.chance - a.chance)
  }
}

/** A tactic card of the own deck is picked for the battle at hand. */
function isTacticPick(view: RebellionView): boolean {
  return view.inCombat && view.tacticCards.isPick
}

/** What is asked in passing: searched where it is decided, and left to the rules in playouts and further down the tree. */
function isAnswer(kind: number): boolean {
  return kind === PICKING
}

function isSearched(kind: number): boolean {
  return (
    kind === BASE ||
    kind === ASSIGNMENT ||
    kind === COMMAND ||
    kind === OPPOSITION ||
    kind === OBJECTIVE ||
    kind === RETREATING ||
    kind === ADDING_LEADER
  )
}
