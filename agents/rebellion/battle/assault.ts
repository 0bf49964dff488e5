import { BASE_SPACE } from '../../../engine/rebellion/facts/map.js'
import { GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'
import { standing } from './delivery.js'
import { estimateOdds, Force, type Odds } from './odds.js'

/** What comes to a system, by theater. */
export interface Strike {
  readonly space: Force
  readonly ground: Force
}

/**
 * Chance to take the Rebel base: no Rebel unit may be left in its system, ship or ground (N2), so that a fleet holds it
 * as well as troops do. What the Rebels have in the base space stands in the system as soon as it is found.
 */
export class Assault {
  private readonly enemy = new Force()
  private readonly hidden = new Force()
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }

  /** With this strike at `target`, if the base is there. */
  chance(facts: Facts, strike: Strike, target: number, tactics: number): number {
    return (
      this.clears(facts, strike.space, target, SPACE, tactics) *
      this.clears(facts, strike.ground, target, GROUND, tactics)
    )
  }

  private clears(
    facts: Facts,
    own: Force,
    target: number,
    theater: number,
    tactics: number,
  ): number {
    const enemy = standing(facts, REBEL, target, theater, this.enemy)
    if (!facts.revealed) enemy.join(standing(facts, REBEL, BASE_SPACE, theater, this.hidden))
    if (enemy.isNone) return 1
    if (own.isNone) return 0
    own.cards = tactics
    return estimateOdds(own, enemy, this.odds).win
  }
}
