import type { Game, Move, MoveList, Observation, Options, Player } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { KIND_IDS } from '../../engine/skirmish/course/kinds.js'
import { MM } from '../../engine/skirmish/geometry/measures.js'
import { namesTargets } from '../../engine/skirmish/knowledge/secrets.js'
import { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { LAST_TURN } from '../../engine/skirmish/rounds/end.js'
import {
  largeOf,
  MOST_TURN,
  MOVE,
  STAND,
  smallOf,
  verbOf,
} from '../../engine/skirmish/state/moves.js'
import { longOf, shortOf } from '../../engine/skirmish/state/rules.js'
import type { State } from '../../engine/state.js'
import { NO_MOVE, PlainBrains, type PlanList } from '../brains.js'
import { nextOnWay } from './acting.js'
import type { Care } from './care.js'
import { chancesOf, Standing } from './evaluation.js'
import { checkFleet } from './fleets.js'
import { ALL_ENEMIES, isOutOfReach } from './poses.js'
import { Script } from './script.js'
import { Way } from './ways.js'

const ACT = KIND_IDS.indexOf('act')

/** How much the search looks at. */
export interface Breadth {
  readonly ways: number
  readonly replies: number
  /** Rounds of learning what to declare. */
  readonly mixing: number
}

/** Ways of one decision that are searched, and of how many units. */
const MOST_PLANS = 64
const MOST_UNITS = 4
/** Part of the budget for units that can neither fire nor be fired at in this turn. */
const FAR_SHARE = 0.25
/** Of one unit. */
const WAYS_OF_A_UNIT = 12

/**
 * What this game tells the search: its plans are whole ways of a unit, numbered in a table that a decision begins anew. Below
 * the root everybody follows the script, each for himself; so what is compared are places, judged by the exchange of fire
 * that is expected when all have moved.
 */
export class SkirmishBrains extends PlainBrains {
  override readonly temperature = 0.4
  override readonly evaluates = true
  private readonly script: Script
  private readonly standing = new Standing()
  private readonly random = new Random(0)
  private readonly ways: Way[] = []
  private readonly firsts: Move[] = []
  private readonly view: SkirmishView
  private readonly replies: Care
  private readonly declares: Care
  /** The decision itself is to declare, and the quick policy is asked for it. */
  private isDeclaring = false
  private readonly width: number

  constructor(game: Game, player: Player, options: Options, fleet: string, breadth: Breadth) {
    super(game, options)
    checkFleet(game, options, fleet)
    this.script = new Script(fleet)
    this.view = new SkirmishView(player)
    this.replies = { samples: breadth.replies, units: 1, about: player, mixing: 0 }
    this.declares = { ...this.replies, mixing: breadth.mixing }
    this.width = breadth.ways
  }

  override startDecision(): void {
    this.ways.length = 0
    this.firsts.length = 0
    this.isDeclaring = false
  }

  override candidates(view: SkirmishView, moves: MoveList, out: PlanList, limit: number): number {
    if (limit !== out.capacity) return 0
    this.isDeclaring = namesTargets(view.state)
    if (this.game.kind(view.state) !== ACT) return 0
    this.addPlans(view, moves)
    for (let i = 0; i < this.firsts.length; i++) {
      out.plans[i] = i
      out.scores[i] = (this.ways[i] as Way).worth
    }
    return this.firsts.length
  }

  /** The best ways of the first units that are due, and what else each may do. */
  private addPlans(view: SkirmishView, moves: MoveList): void {
    const { planner } = this.script
    const slots: number[] = []
    for (let i = 0; i < moves.count; i++) {
      const slot = smallOf(moves.list[i] as Move)
      if (!slots.includes(slot) && slots.length < MOST_UNITS) slots.push(slot)
    }
    for (const slot of slots) {
      this.random.words.set(SEED)
      planner.search(view.state, slot, 0, this.width, WAYS_OF_A_UNIT, this.random)
      for (let i = 0; i < moves.count; i++) {
        const move = moves.list[i] as Move
        if (smallOf(move) !== slot || this.firsts.length >= MOST_PLANS) continue
        if (verbOf(move) !== MOVE) {
          this.add(move, null, verbOf(move) === STAND ? 0 : -0.1)
          continue
        }
        for (let k = 0; k < planner.count; k++) {
          const way = planner.ways[k] as Way
          this.add(move, way, way.worth - planner.standing)
        }
      }
    }
  }

  private add(move: Move, way: Way | null, worth: number): void {
    const kept = new Way()
    if (way !== null) kept.copyFrom(way)
    kept.worth = worth
    this.ways.push(kept)
    this.firsts.push(move)
  }

  override begin(_view: SkirmishView, moves: MoveList, plan: number): Move {
    const first = this.firsts[plan]
    for (let i = 0; i < moves.count; i++) if (moves.list[i] === first) return first as Move
    return NO_MOVE
  }

  override complete(view: SkirmishView, moves: MoveList, plan: number): Move {
    const first = this.firsts[plan]
    if (first === undefined || verbOf(first) !== MOVE || view.asked !== smallOf(first))
      return NO_MOVE
    const kind = KIND_IDS[this.game.kind(view.state)]
    if (kind !== 'turn' && kind !== 'advance') return NO_MOVE
    return nextOnWay(view, moves, this.ways[plan] as Way)
  }

  override quick(view: SkirmishView, moves: MoveList, random: Random, epsilon: number): Move {
    void epsilon
    const care = this.isDeclaring ? this.declares : this.replies
    this.isDeclaring = false
    return this.script.choose(view, moves, care, random)
  }

  override values(state: State, chances: Float64Array): void {
    this.standing.read(state)
    chancesOf(state, this.standing, chances)
  }

  override tempo(state: State): number {
    return 1 - this.view.bind(state).turn / LAST_TURN
  }

  /** Before anybody comes near little is to be compared. */
  override share(view: SkirmishView, kind: number): number {
    if (kind !== ACT) return 0
    return this.firsts.every((move) => isOutOfReach(view.state, smallOf(move), ALL_ENEMIES))
      ? FAR_SHARE
      : 1
  }

  override planText(observation: Observation, plan: number): string {
    const first = this.firsts[plan] as Move
    const action = this.game.describe(observation, first)
    return verbOf(first) === MOVE
      ? `${action}${wayText(observation, this.ways[plan] as Way)}`
      : action
  }
}

/** The dice for drawing ways at a decision: always the same, so that both halves of a search find the same plans. */
const SEED = Int32Array.of(0x736b6972, 0x6d697368, 0x77617973, 1)

/** As it is typed: ` left 30 S right 15 20`. */
function wayText(s: State, way: Way): string {
  let text = ''
  for (let i = 0; i <= 2 * way.segments; i++) {
    if (i === 2 * way.segments && !way.hasLastTurn) break
    const value = largeOf(way.moves[i] as Move)
    if (i % 2 === 1) text += ` ${lengthText(s, value)}`
    else if (value !== MOST_TURN)
      text += value > MOST_TURN ? ` left ${value - MOST_TURN}` : ` right ${MOST_TURN - value}`
  }
  return text
}

function lengthText(s: State, length: number): string {
  if (length === shortOf(s)) return 'S'
  return length === longOf(s) ? 'L' : String(Math.round(length / MM))
}
