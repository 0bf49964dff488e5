import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  ICONS,
  lowestBit,
  MOST_ICONS,
  NO_SYSTEM,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import { UNIT_FIGHTER } from '../../../engine/rebellion/facts/unit-types.js'
import { Delivery, standing } from '../battle/delivery.js'
import { estimateOdds, Force, type Odds } from '../battle/odds.js'
import type { Wants } from '../cards/opinion.js'
import { Facts } from '../facts/facts.js'
import { TELLTALE } from '../movement/lift-choice.js'
import { anythingMoves, fromBaseSpace, sourcesOf } from '../movement/movement-choice.js'
import { raidAt } from '../worth/markers.js'

/** The capital and what lies next to it, and the units that count as many there. */
const CORE = (ADJACENT[CORUSCANT] as number) | (1 << CORUSCANT)
const CORE_UNITS = 5
const NO_ICON = 255
/** A direct hit on one of three dice. */
const PLANS_SUCCEED = 1 - (5 / 6) ** 3
/** Systems that build the largest units. */
const FACTORIES = factories()

/** What activating each place is worth to the Rebels, in tenths of a reputation step. */
export class RebelCommand {
  private readonly delivery = new Delivery()
  private readonly enemy = new Force()
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  /** Chance to be there after the fights of the place last looked at. */
  private staying = 1
  /** Chance that no Imperial unit is left there. */
  private clearing = 1
  /** Chance that no Imperial ground unit is left there. */
  private landing = 1

  worth(facts: Facts, target: number, tactics: number, wants: Wants): number {
    if (target === BASE_SPACE) return anythingMoves(facts, target) ? this.homecoming(facts) : -5
    const brought = this.delivery.reach(facts, REBEL, target, false, false)
    const contested = this.contested(facts, target)
    if (!contested && (brought.ships + brought.arriving === 0 || !anythingMoves(facts, target)))
      return -5
    let worth = this.fight(facts, target, tactics, wants)
    if (facts.revealed && target === facts.base) worth += this.rally(facts)
    if (brought.ships + brought.arriving > 0)
      // Units that lose the fight they come for are nowhere afterwards.
      worth += this.presence(facts, target, wants) * facts.rules.rebelPresence * this.staying
    if (brought.arriving > 0) worth += raidAt(facts, target) * facts.rules.rebelWants * this.landing
    worth += this.core(facts, target, wants) * this.staying
    if (wants.station > 0)
      worth += this.plans(facts, target) * facts.rules.rebelWants * wants.station
    if (this.leavesTrace(facts, target)) worth -= facts.rules.rebelTrace
    return worth
  }

  private contested(facts: Facts, target: number): boolean {
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const slot = (target * 2 + REBEL) * 2 + theater
      if (
        (facts.count[slot] as number) > 0 &&
        (facts.count[(target * 2 + EMPIRE) * 2 + theater] as number) > 0
      )
        return true
    }
    return false
  }

  /** Fight only where it scores or wins cheaply; ships that can win neither theater stay at home. */
  private fight(facts: Facts, target: number, tactics: number, wants: Wants): number {
    let worth = 0
    this.staying = 1
    this.clearing = 1
    this.landing = 1
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const own = theater === SPACE ? this.delivery.space : this.delivery.ground
      const enemy = standing(facts, EMPIRE, target, theater, this.enemy)
      if (enemy.isNone) continue
      // Imperial ships above ground troops that do not fight each other are still a danger to come.
      if (own.isNone) {
        worth -= 1
        this.clearing = 0
        if (theater === GROUND) this.landing = 0
        continue
      }
      own.cards = tactics
      this.staying = Math.min(this.staying, estimateOdds(own, enemy, this.odds).win)
      this.clearing = Math.min(this.clearing, this.odds.win)
      const killed = enemy.weight * (1 - this.odds.defenderLeft)
      worth +=
        killed * facts.rules.rebelKills -
        own.weight * (1 - this.odds.attackerLeft) * facts.rules.rebelLosses +
        (this.odds.win - 0.5) * 2
      const destroyed = enemy.health * (1 - this.odds.defenderLeft)
      const enough = Math.min(1, destroyed / 3)
      const wanted = this.wonHere(facts, target, wants)
      if (wanted > 0) worth += facts.rules.rebelWants * wanted * this.odds.win
      if (theater === GROUND) this.landing = this.odds.win
      if (theater === GROUND) {
        worth += facts.rules.rebelWants * wants.ground * enough * enough
        if ((facts.subjugated & (1 << target)) !== 0)
          worth +=
            this.odds.win *
            (2 + facts.rules.rebelWants * wants.liberation + (Facts.iconsWorth[target] as number))
      } else
        worth +=
          facts.rules.rebelWants * (wants.ships * enough * enough + wants.destroyer * enough * 0.5)
    }
    return worth
  }

  /** Objectives that a battle won at the target scores. */
  private wonHere(facts: Facts, target: number, wants: Wants): number {
    const bit = 1 << target
    return (
      ((facts.sabotaged & bit) !== 0 ? wants.control : 0) +
      ((FACTORIES & bit) !== 0 && (facts.destroyed & bit) === 0 ? wants.factory : 0)
    )
  }

  /** Part of the units that an objective wants in and around the capital. */
  private core(facts: Facts, target: number, wants: Wants): number {
    if (wants.core === 0 || ((CORE >>> target) & 1) === 0) return 0
    const brought = this.delivery.arriving + this.delivery.ships
    return (facts.rules.rebelWants * wants.core * Math.min(CORE_UNITS, brought)) / CORE_UNITS
  }

  /** Chance that fighters destroy a Death Star in the first round of a battle with it. */
  private plans(facts: Facts, target: number): number {
    if (facts.stationsAt(target) === 0) return 0
    if (hasFighters(facts, target)) return PLANS_SUCCEED
    if (fromBaseSpace(facts, target) && hasFighters(facts, BASE_SPACE)) return PLANS_SUCCEED
    for (let rest = sourcesOf(facts, target); rest !== 0; rest &= rest - 1)
      if (hasFighters(facts, lowestBit(rest))) return PLANS_SUCCEED
    return 0
  }

  /** Units where objectives count them. */
  private presence(facts: Facts, target: number, wants: Wants): number {
    const bit = 1 << target
    if (((facts.present[REBEL] as number) & bit) !== 0) return 0
    let worth = 0.4 + wants.outposts * 2
    if ((facts.loyalRebel & bit) !== 0) worth += 0.6 + wants.loyalWithUnits * 2.5
    if ((facts.imperial & bit) !== 0) worth += wants.supplyLines * 2
    if (target === CORUSCANT) worth += this.clearing * (3 + wants.capital * 15)
    // Alone next to strong troops a lone unit is only lost.
    const near = (ADJACENT[target] as number) & (facts.grounded[EMPIRE] as number)
    if (near !== 0 && ((facts.present[EMPIRE] as number) & bit) === 0) worth -= 0.3
    return worth
  }

  /** The found base is held by whoever gathers there first. */
  private rally(facts: Facts): number {
    return facts.groundCount(facts.base, REBEL) < 8
      ? 2 + this.delivery.arriving * facts.rules.rebelRally
      : 0.5
  }

  /** Bringing units home narrows the search too; only worth it when the base is known to be near anyway. */
  private homecoming(facts: Facts): number {
    return facts.candidateCount <= TELLTALE ? 0.5 : -4
  }

  /** The move could only be made from the base space: it would leave the target and its neighbours. */
  private leavesTrace(facts: Facts, target: number): boolean {
    if (facts.revealed || facts.base === NO_SYSTEM || facts.candidateCount <= TELLTALE) return false
    const near = (ADJACENT[target] as number) | (1 << target)
    if ((near & (1 << facts.base)) === 0) return false
    return ((ADJACENT[target] as number) & (facts.shipped[REBEL] as number)) === 0
  }
}

function hasFighters(facts: Facts, place: number): boolean {
  const types = facts.types[REBEL] as Uint8Array
  for (let i = 0; i < types.length; i++) {
    const type = types[i] as number
    if (UNIT_FIGHTER[type] !== 0 && facts.unitsAt(place, type) > 0) return true
  }
  return false
}

function factories(): number {
  let systems = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    for (let i = 0; i < MOST_ICONS; i++) {
      const icon = ICONS[system * MOST_ICONS + i] as number
      // By theater * 3 + tier
      if (icon !== NO_ICON && icon % 3 === 2) systems |= 1 << system
    }
  return systems
}
