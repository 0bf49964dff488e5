import { TACTIC_THEATER } from '../../../engine/rebellion/cards/registry.js'
import { enemyOf } from '../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH } from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { Facts } from '../facts/facts.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { standing } from './delivery.js'
import { estimateOdds, Force, type Odds } from './odds.js'

/** What a battle looks like to a side that picks an advanced tactic card: what an ability would do now. */

const MOST_OF_COLOUR = 5
const MOST_GREEN = 3
/** What one damage is worth, and a unit that does not even roll its dice. */
const DAMAGE = 1
const NOT_ROLLING = 0.4
/** A card that is cancelled or not played at all. */
const WHOLE_CARD = 1.1

export class TacticSight {
  readonly own = new Force()
  readonly enemy = new Force()
  /** Chance that the own side clears the theater. */
  win = 0.5
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  private facts: Facts | null = null
  private view: RebellionView | null = null
  private system = 0

  /** Looks at the battle that the card is of. */
  look(view: RebellionView, facts: Facts, card: number): this {
    const theater = TACTIC_THEATER[card] as number
    this.view = view
    this.facts = facts
    this.system = view.combatSystem
    const { side } = facts
    const own = standing(facts, side, this.system, theater, this.own)
    const enemy = standing(facts, enemyOf(side), this.system, theater, this.enemy)
    this.win = estimateOdds(own, enemy, this.odds).win
    return this
  }

  units(type: number): number {
    return this.view?.units(this.system, type) ?? 0
  }

  /** Damage to units that have such health: more than there is does nothing. */
  damage(points: number, health: number): number {
    return DAMAGE * Math.min(points, health)
  }

  get anyDamage(): number {
    return this.enemy.health
  }

  /** The best of these enemy units destroyed outright; 0 where there is none. */
  kill(types: readonly number[]): number {
    const best = this.best(types)
    return best < 0 ? 0 : (UNIT_HEALTH[best] as number) * DAMAGE + NOT_ROLLING
  }

  /** So much damage to the best of these. */
  hit(points: number, types: readonly number[]): number {
    const best = this.best(types)
    return best < 0 ? 0 : DAMAGE * Math.min(points, UNIT_HEALTH[best] as number)
  }

  private best(types: readonly number[]): number {
    let best = -1
    for (const type of types) {
      if (this.units(type) === 0) continue
      if (best < 0 || (UNIT_WORTH[type] as number) > (UNIT_WORTH[best] as number)) best = type
    }
    return best
  }

  /** Hits of the enemy's roll that are expected to be prevented. */
  prevent(red: number, black: number, direct: number): number {
    const { own, enemy } = this
    const reds = Math.min(enemy.red, MOST_OF_COLOUR)
    const blacks = Math.min(enemy.black, MOST_OF_COLOUR)
    const directs = (reds + blacks) / 6 + Math.min(enemy.green, MOST_GREEN) / 3
    return (
      (own.redHealth > 0 ? expected(red, reds / 3) : 0) +
      (own.blackHealth > 0 ? expected(black, blacks / 3) : 0) +
      expected(direct, directs)
    )
  }

  /** Damage of the enemy's attack that is expected; `most` of it can be undone. */
  undo(most: number): number {
    return expected(most, this.incoming)
  }

  private get incoming(): number {
    const { own, enemy } = this
    const reds = Math.min(enemy.red, MOST_OF_COLOUR)
    const blacks = Math.min(enemy.black, MOST_OF_COLOUR)
    return (
      (own.redHealth > 0 ? reds / 3 : 0) +
      (own.blackHealth > 0 ? blacks / 3 : 0) +
      (reds + blacks) / 6 +
      Math.min(enemy.green, MOST_GREEN) / 3
    )
  }

  /** Their card does nothing. */
  get cancelled(): number {
    return WHOLE_CARD
  }

  /** They play none in the next battle: worth something where there will be one. */
  get locked(): number {
    const lasts = Math.min(1, Math.min(this.own.health, this.enemy.health) / 6)
    return WHOLE_CARD * lasts
  }

  /** Specials that they would roll and could use on units that take more than one damage. */
  get repairs(): number {
    const { enemy } = this
    return enemy.redHealth > 1 ? 0.5 * expected(2, Math.min(enemy.red, MOST_OF_COLOUR) / 6) : 0
  }

  /** Who attacks second can repair what the first has just done. */
  get secondAttack(): number {
    const { own } = this
    return own.redHealth > 1 ? 0.3 * expected(2, Math.min(own.red, MOST_OF_COLOUR) / 6) : 0
  }

  /** Worth of the best free enemy leader here, in damage; 0 without one. */
  get enemyLeader(): number {
    return this.bestOf(this.facts?.leaders[this.system * 2 + enemyOf(this.facts.side)] ?? 0)
  }

  get captive(): number {
    return this.bestOf(this.facts?.captivesAt[this.system] ?? 0)
  }

  private bestOf(leaders: number): number {
    let best = 0
    for (let leader = 0; leader < LEADER_WORTH.length; leader++)
      if ((leaders & (1 << leader)) !== 0) best = Math.max(best, LEADER_WORTH[leader] as number)
    return best * 0.5
  }

  /** Chance that the enemy's part of the theater is empty after this round. */
  get clears(): number {
    return Math.max(0, this.win - 0.4) * (this.enemy.health <= 4 ? 1 : 0.5)
  }
}

/** Of `mean` events on average so many, at most `most`. */
function expected(most: number, mean: number): number {
  return most * (1 - Math.exp(-mean / Math.max(1, most)))
}
