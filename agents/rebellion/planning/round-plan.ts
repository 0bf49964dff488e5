import { COMMANDERS } from '../../../engine/rebellion/facts/leader-types.js'
import { ADJACENT, BASE_SPACE, countBits, lowestBit } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import { Assault } from '../battle/assault.js'
import { Delivery, standing } from '../battle/delivery.js'
import { Exposure } from '../battle/exposure.js'
import { estimateOdds, Force, type Odds } from '../battle/odds.js'
import type { Facts } from '../facts/facts.js'
import { tacticsOf } from '../facts/skills.js'
import { sourcesOf } from '../movement/movement-choice.js'

/** What taking the base is worth, in tenths of a reputation step. */
const BASE_WORTH = 100
/** A strike that somebody else has to lead after this activation is worth less than one at once: Rebels may leave. */
const NEXT_TURN = 0.5
const NEXT_ROUND = 0.25
/** Dice and health, in tenths of a reputation step. */
const UNIT_POINT = 0.6
/** With so many places left and fewer the base is struck at, and not only looked for. */
const STRIKES_FROM = 6

/** What an activation that brings all that may come adds to a round: strikes on the base, now and next, and what it saves. */
export class RoundPlan {
  private readonly delivery = new Delivery()
  private readonly second = new Delivery()
  private readonly storm = new Assault()
  private readonly exposure = new Exposure()
  private readonly enemy = new Force()
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  private readonly strike = { space: new Force(), ground: new Force() }
  /** Chance to take each place of the quarry at once, by system, were the base there; NaN before it was asked. */
  private readonly now = new Float64Array(BASE_SPACE)
  private readonly exposed = new Float64Array(BASE_SPACE)

  begin(): void {
    this.now.fill(Number.NaN)
    this.exposed.fill(Number.NaN)
  }

  adds(facts: Facts, leader: number, target: number): number {
    if (target >= BASE_SPACE) return 0
    if (facts.side === REBEL) return this.relief(facts, target)
    if (facts.quarry === 0 || countBits(facts.quarry) > STRIKES_FROM) return 0
    return this.strikes(facts, leader, target) + this.stages(facts, leader, target)
  }

  /** The base may be there: everything goes in at once. */
  private strikes(facts: Facts, leader: number, target: number): number {
    if ((facts.quarry & (1 << target)) === 0) return 0
    const arrives = this.delivery.reach(facts, EMPIRE, target, false, true)
    if (arrives.arriving === 0) return 0
    const win = this.storm.chance(facts, arrives, target, tacticsOf(1 << leader, GROUND))
    return BASE_WORTH * facts.quarryChance * win * this.hurry(facts)
  }

  /** Troops gather where the next activation can strike from. */
  private stages(facts: Facts, leader: number, target: number): number {
    const others = (facts.pool[EMPIRE] as number) & COMMANDERS & ~(1 << leader)
    const later = others !== 0 ? NEXT_TURN : facts.roundsLeft > 1 ? NEXT_ROUND : 0
    if (later === 0) return 0
    let gain = 0
    const places = (ADJACENT[target] as number) & facts.quarry
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const base = lowestBit(rest)
      const before = this.chanceNow(facts, base)
      const after = this.chanceFrom(facts, target, base)
      gain += Math.max(0, after - before)
    }
    return BASE_WORTH * facts.quarryChance * gain * later
  }

  private chanceNow(facts: Facts, base: number): number {
    if (Number.isNaN(this.now[base] as number)) {
      const arrives = this.delivery.reach(facts, EMPIRE, base, false, true)
      const tactics = tacticsOf((facts.pool[EMPIRE] as number) & COMMANDERS, GROUND)
      this.now[base] = arrives.arriving === 0 ? 0 : this.storm.chance(facts, arrives, base, tactics)
    }
    return this.now[base] as number
  }

  /** With what comes to the staging place from further away, and what reaches the base from elsewhere. */
  private chanceFrom(facts: Facts, staging: number, base: number): number {
    const near = (ADJACENT[base] as number) | (1 << base)
    const fresh = sourcesOf(facts, staging) & ~near
    if (fresh === 0) return 0
    const gathered = this.second.reach(facts, EMPIRE, staging, false, true, fresh)
    if (gathered.arriving === 0) return 0
    const { space, ground } = this.strike
    const elsewhere = ~(1 << staging)
    const direct = this.delivery.reach(facts, EMPIRE, base, false, true, elsewhere)
    space.clear().join(direct.space)
    ground.clear().join(direct.ground)
    space.join(gathered.space)
    ground.join(gathered.ground)
    const tactics = tacticsOf((facts.pool[EMPIRE] as number) & COMMANDERS, GROUND)
    return this.storm.chance(facts, this.strike, base, tactics)
  }

  /** In the last rounds a strike that may fail costs nothing: there is no later one. */
  private hurry(facts: Facts): number {
    return facts.roundsLeft <= 2 ? 1.5 : 1
  }

  /** What leaves stacks that are about to be destroyed, less what awaits it where it goes. */
  private relief(facts: Facts, target: number): number {
    if (((facts.present[EMPIRE] as number) & (1 << target)) !== 0) return -this.spent(facts, target)
    let saved = 0
    for (let rest = sourcesOf(facts, target); rest !== 0; rest &= rest - 1) {
      const source = lowestBit(rest)
      if (facts.shipCount(source, REBEL) > 0) saved += this.exposureAt(facts, source)
    }
    if (saved === 0) return 0
    const arrives = this.delivery.reach(facts, REBEL, target, false, false)
    const awaits = this.exposure.of(facts, REBEL, target, arrives.space, arrives.ground)
    return UNIT_POINT * (saved - awaits)
  }

  /** What a battle costs beyond what the rules count: whoever is lost today does not fight tomorrow. */
  private spent(facts: Facts, target: number): number {
    const arrives = this.delivery.reach(facts, REBEL, target, false, false)
    let lost = 0
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const own = theater === SPACE ? arrives.space : arrives.ground
      const enemy = standing(facts, EMPIRE, target, theater, this.enemy)
      if (own.isNone || enemy.isNone) continue
      estimateOdds(own, enemy, this.odds)
      lost += own.weight * (1 - this.odds.attackerLeft)
    }
    return lost * Math.max(0, UNIT_POINT - facts.rules.rebelLosses)
  }

  private exposureAt(facts: Facts, system: number): number {
    if (Number.isNaN(this.exposed[system] as number))
      this.exposed[system] = this.exposure.at(facts, REBEL, system)
    return this.exposed[system] as number
  }
}
