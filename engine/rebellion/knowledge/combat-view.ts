import type { State } from '../../state.js'
import { pointsInHand, pointsLeft } from '../combat/damage.js'
import * as combat from '../combat/fields.js'
import { damaged, healthOf } from '../combat/losses.js'
import { topFrame } from '../course/steps.js'
import * as at from '../state/layout.js'

const blankState: State = { bytes: new Uint8Array(0), words: new Int32Array(0) }

/** The combat that goes on, through the eyes of a seat: all of it lies open but cards, which `TacticCards` tells of. */
export abstract class CombatView {
  protected s: State = blankState

  get inCombat(): boolean {
    return combat.isRunning(this.s)
  }

  /** Each side plays tactic cards of its own: the rule with the expansion. */
  get isCinematic(): boolean {
    return this.s.bytes[at.COMBAT_RULES] !== 0
  }

  get combatSystem(): number {
    return combat.combatSystem(this.s)
  }

  /** Systems from which units of a side came into the combat: its enemies do not retreat there. */
  combatOrigins(side: number): number {
    return this.s.bytes[at.MOVED_TO] === this.combatSystem ? this.s.words[at.ORIGINS + side] : 0
  }

  get combatSide(): number {
    return combat.FIRST.get(this.s)
  }

  get combatRound(): number {
    return combat.ROUND.get(this.s)
  }

  get combatTheater(): number {
    return combat.THEATER.get(this.s)
  }

  /** Side that won the battle of a theater, -1 when nobody has. */
  battleWinner(theater: number): number {
    return combat.WON.of(this.s, theater) - 1
  }

  /** Health of a unit in the combat at hand. */
  health(type: number): number {
    return healthOf(this.s, type)
  }

  /** Units of a type in the combat that carry exactly this damage. */
  damaged(type: number, damage: number): number {
    return damaged(this.s, type, damage)
  }

  /** Points of the damage that is assigned next. */
  get pointsInHand(): number {
    return pointsInHand(this.s, topFrame(this.s))
  }

  /** Points that one unit whose health has the colour may still be assigned in the present attack. */
  pointsLeft(colour: number): number {
    return pointsLeft(this.s, topFrame(this.s), colour)
  }

  /** Damage of cards that comes two points at a time. */
  get pairsLeft(): number {
    return combat.PAIRS.get(this.s)
  }

  /** Dice of the present attack showing a face. */
  attackDice(colour: number, face: number): number {
    return this.s.bytes[at.ATTACK_DICE + colour * 4 + face]
  }

  /** Those of them that lie aside, to be rolled again. */
  diceAside(colour: number, face: number): number {
    return this.s.bytes[at.REROLL_DICE + colour * 4 + face]
  }
}
