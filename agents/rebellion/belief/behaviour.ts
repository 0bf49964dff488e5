import { cardNumber } from '../../../engine/rebellion/cards/registry.js'
import {
  ADJACENT,
  countBits,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { PHASE_ASSIGNMENT, PHASE_COMMAND } from '../../../engine/rebellion/facts/phases.js'
import { REBEL } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { ASSIGN, move3, NONE } from '../../../engine/rebellion/state/moves.js'
import { Facts } from '../facts/facts.js'
import { AssignmentChoice } from '../missions/assignment.js'

/** Part of the Rebels' decisions that follows no rule of ours. */
const ERRANT_PART = 0.3
/** Most that one decision may change the ratio of a candidate to the average. */
const MOST_RATIO = 3
/** Our rules play the best score: differences of this much make a move e times as likely. */
const TEMPERATURE = 1
/** How likely an activation is among the alternatives of a turn when nothing speaks against it. */
const USUAL_ACTIVATION = 0.3
const ACTIVATIONS = 10
/** With so few candidates left the rules no longer mind what a move tells. */
const FEW = 6
const NO_PHASE = -1

/**
 * How well each system fits what the Rebels were seen to do (ai-design 3.2), by the rules of our own scripted Rebel:
 * a base with Imperial troops next door would have been moved, and nobody leads a search to his own door.
 * A function of the observations alone, in order; a new base makes all of it worthless.
 */
export class Behaviour {
  readonly likelihood = new Float64Array(SYSTEM_COUNT).fill(1)
  private readonly facts = new Facts()
  private readonly assignments = new AssignmentChoice()
  private readonly mobilization = cardNumber('rapid-mobilization')
  /** Chance that the Rebels prepare to move in this round, were the base there. */
  private readonly moving = new Float64Array(SYSTEM_COUNT)
  private readonly chance = new Float64Array(SYSTEM_COUNT)
  private phase = NO_PHASE
  private moved = false
  private target = -1

  forget(): void {
    this.likelihood.fill(1)
    this.phase = NO_PHASE
  }

  /** To be shown every observation of the Empire, in order. */
  notice(view: RebellionView): void {
    const { phase } = view
    if (phase === PHASE_ASSIGNMENT && this.phase !== PHASE_ASSIGNMENT) this.beginRound(view)
    if (phase === PHASE_COMMAND) this.watch(view)
    else if (this.phase === PHASE_COMMAND) this.endRound(view.candidates)
    this.phase = phase
  }

  private beginRound(view: RebellionView): void {
    const { facts } = this
    this.moved = false
    facts.read(view)
    facts.side = REBEL
    for (let rest = view.candidates; rest !== 0; rest &= rest - 1) {
      facts.base = lowestBit(rest)
      this.moving[facts.base] = this.chanceToMove(facts)
    }
  }

  /** By the score of the cheapest leader for it against leaving it. */
  private chanceToMove(facts: Facts): number {
    this.assignments.begin(facts)
    let best = Number.NEGATIVE_INFINITY
    for (let rest = facts.pool[REBEL] as number; rest !== 0; rest &= rest - 1) {
      const move = move3(ASSIGN, this.mobilization, lowestBit(rest), NONE)
      best = Math.max(best, this.assignments.score(facts, move))
    }
    return 1 / (1 + Math.exp(-best / TEMPERATURE))
  }

  private watch(view: RebellionView): void {
    if (view.mission === this.mobilization || view.mobilizations > 0) this.moved = true
    const target = view.currentSide === REBEL ? view.movementTarget : -1
    if (target !== this.target && target >= 0 && target < SYSTEM_COUNT) this.activated(view, target)
    this.target = target
  }

  /** The rules avoid places to which only the base space could send ships, if the base is next to them. */
  private activated(view: RebellionView, target: number): void {
    const near = ADJACENT[target] as number
    if (countBits(view.candidates) <= FEW || (near & view.ships(REBEL)) !== 0) return
    const avoided = USUAL_ACTIVATION * Math.exp(-this.facts.rules.rebelTrace / TEMPERATURE)
    for (let rest = view.candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const isNear = ((near | (1 << target)) & (1 << system)) !== 0
      this.chance[system] = isNear ? avoided : USUAL_ACTIVATION
    }
    this.weigh(view.candidates, ACTIVATIONS)
  }

  private endRound(candidates: number): void {
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const moving = this.moving[system] as number
      this.chance[system] = this.moved ? moving : 1 - moving
    }
    this.weigh(candidates, 2)
  }

  /** Multiplies in a decision that had so many alternatives, with the chances just put down. */
  private weigh(candidates: number, alternatives: number): void {
    let sum = 0
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const like = (1 - ERRANT_PART) * (this.chance[system] as number) + ERRANT_PART / alternatives
      this.chance[system] = like
      sum += like
    }
    const average = sum / countBits(candidates)
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const ratio = (this.chance[system] as number) / average
      const clipped = Math.max(1 / MOST_RATIO, Math.min(MOST_RATIO, ratio))
      this.likelihood[system] = (this.likelihood[system] as number) * clipped
    }
  }
}
