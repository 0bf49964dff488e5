import type { Observation, Player, Weights } from '../../../engine/game.js'
import { MISSIONS, MISSIONS_OF } from '../../../engine/rebellion/cards/registry.js'
import {
  CORUSCANT,
  hopsToNearest,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { MOST_STACKS, RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { ASSIGN, move3, NONE } from '../../../engine/rebellion/state/moves.js'
import { BASE_MOVED } from '../../../engine/rebellion/state/signal.js'
import { Facts } from '../facts/facts.js'
import { AssignmentChoice } from '../missions/assignment.js'
import { Behaviour } from './behaviour.js'
import { ObjectiveChances } from './objective-chances.js'

/**
 * Conditional logit of 3000 first bases of our own Rebels, who stay away from armies: log-score 2.42, 3.26 uniform, 2.60 with the
 * 4 and 1.2 that fitted them before they did. People are no copies of our Rebels: part of it stays uniform.
 */
const DISTANCE_WEIGHT = 2
const LOYALTY_WEIGHT = 1
/** Next door to where Imperial troops began. */
const NEXT_DOOR_WEIGHT = -3
const FAR = 6
/** Part of the belief that stays uniform: the prior rests on few games. */
const UNIFORM_PART = 0.15
/** Face-down missions: differences of their worth by so much make them e times as likely. */
const STACK_TEMPERATURE = 2.5
/** Nobody is believed to be quite sensible: no mission that could be revealed is less likely than this. */
const LEAST_STACK_WEIGHT = -2.5
/** A mission whose leaders lack the skill is a bluff, and rare. */
const BLUFF_WEIGHT = -4

/** What a player believes of hidden things, as weights for sampling; hard evidence is the engine's part. */
export class Belief {
  private readonly view: RebellionView
  private readonly base = new Float64Array(SYSTEM_COUNT)
  private readonly stack = new Float64Array(MOST_STACKS * MISSIONS.length)
  private readonly facts = new Facts()
  private readonly assignments = new AssignmentChoice()
  private held: Weights = {}
  private relocated = false
  private readonly objectives = new ObjectiveChances()
  private readonly behaviour = new Behaviour()

  constructor(
    player: Player,
    private readonly rests: string = 'prior',
  ) {
    this.view = new RebellionView(player)
  }

  /** What just happened, as public bits (signal.ts of the engine), and how things look now. */
  notice(signal: number, observation: Observation): void {
    const moved = (signal & BASE_MOVED) !== 0
    if (moved) this.relocated = true
    if (this.view.side !== EMPIRE) return
    const view = this.view.bind(observation)
    this.objectives.notice(view)
    if (this.rests !== 'behaviour') return
    if (moved) this.behaviour.forget()
    else if (!view.isRevealed) this.behaviour.notice(view)
  }

  /** Weights for sampling; worked out anew for the first world of a decision. */
  weights(observation: Observation, world: number): Weights {
    if (world > 0) return this.held
    const stack = this.stacks(observation)
    const base = this.bases(observation) ?? undefined
    const objective = this.objectives.known
    this.held = { stack, base, objective }
    return this.held
  }

  /** Chance of each system to be the base; null when this player knows it. */
  bases(observation: Observation): Float64Array | null {
    const view = this.view.bind(observation)
    const candidates = view.candidates
    if (view.side !== EMPIRE || view.isRevealed || candidates === 0) return null
    this.base.fill(0)
    let total = 0
    let count = 0
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const weight =
        this.rests === 'uniform'
          ? 1
          : Math.exp(this.prior(view, system)) * (this.behaviour.likelihood[system] as number)
      this.base[system] = weight
      total += weight
      count++
    }
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      this.base[system] =
        ((1 - UNIFORM_PART) * (this.base[system] as number)) / total + UNIFORM_PART / count
    }
    return this.base
  }

  private prior(view: RebellionView, system: number): number {
    // The choice was made when the Empire stood where it began; after a relocation 4 random cards chose.
    if (this.relocated) return 0
    const nearest = hopsToNearest(system, view.probeBox | (1 << CORUSCANT), FAR)
    let score = DISTANCE_WEIGHT * Math.log(1 + nearest)
    if (nearest <= 1) score += NEXT_DOOR_WEIGHT
    if ((view.loyal(REBEL) & (1 << system)) !== 0) score += LOYALTY_WEIGHT
    return score
  }

  /** Log-weights of the enemy's face-down missions: what their leaders could do best, by the enemy's own rules. */
  private stacks(observation: Observation): Float64Array {
    const view = this.view.bind(observation)
    const enemy = enemyOf(view.side)
    const missions = MISSIONS.length
    const cards = MISSIONS_OF[enemy as 0 | 1]
    this.stack.fill(0)
    this.facts.read(view)
    this.facts.side = enemy
    this.assignments.begin(this.facts)
    for (let slot = 0; slot < MOST_STACKS; slot++) {
      const leaders = view.stackLeaders(enemy, slot)
      if (leaders === 0) continue
      const first = lowestBit(leaders)
      const others = leaders & (leaders - 1)
      const second = others === 0 ? NONE : lowestBit(others)
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] as number
        const score = this.assignments.score(this.facts, move3(ASSIGN, card, first, second))
        this.stack[slot * missions + card] =
          score === -2 ? BLUFF_WEIGHT : Math.max(LEAST_STACK_WEIGHT, score / STACK_TEMPERATURE)
      }
    }
    return this.stack
  }
}
