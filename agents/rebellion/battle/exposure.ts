import { COMMANDERS } from '../../../engine/rebellion/facts/leader-types.js'
import { enemyOf, GROUND, SPACE } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'
import { USUAL_TACTICS } from '../facts/skills.js'
import { Delivery, standing } from './delivery.js'
import { estimateOdds, Force, type Odds } from './odds.js'

/** Part of the attacker's losses that makes good for the own ones. */
const MADE_GOOD = 0.6

/** What stands in the open, by what the enemy's next activation would do to it. */
export class Exposure {
  private readonly delivery = new Delivery()
  private readonly ships = new Force()
  private readonly troops = new Force()
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }

  /** Expected loss of the side's units at a system, in dice and health; 0 where nobody can come, or would lose more. */
  at(facts: Facts, side: number, system: number): number {
    const enemy = enemyOf(side)
    if (((facts.pool[enemy] as number) & COMMANDERS) === 0) return 0
    standing(facts, side, system, SPACE, this.ships)
    standing(facts, side, system, GROUND, this.troops)
    return this.of(facts, side, system, this.ships, this.troops)
  }

  /** The same of other units than stand there now. */
  of(facts: Facts, side: number, system: number, ships: Force, troops: Force): number {
    const enemy = enemyOf(side)
    const arrives = this.delivery.reach(facts, enemy, system, true, true)
    if (arrives.ships + arrives.arriving === 0) return 0
    let loss = 0
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const own = theater === SPACE ? ships : troops
      const attacker = theater === SPACE ? arrives.space : arrives.ground
      if (own.isNone || attacker.isNone) continue
      attacker.cards = USUAL_TACTICS
      estimateOdds(attacker, own, this.odds)
      loss += own.weight * (1 - this.odds.defenderLeft)
      loss -= attacker.weight * (1 - this.odds.attackerLeft) * MADE_GOOD
    }
    return Math.max(0, loss)
  }
}
