import {
  ADJACENT,
  CORUSCANT,
  countBits,
  HOPS,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import { Assault } from '../battle/assault.js'
import { Delivery, standing } from '../battle/delivery.js'
import { estimateOdds, Force, type Odds } from '../battle/odds.js'
import { Facts } from '../facts/facts.js'
import { anythingMoves } from '../movement/movement-choice.js'
import { burdensAt } from '../worth/markers.js'

/** A reputation in some of the rounds to come. */
const MARKER_PAYS = 8

/** What activating each system is worth to the Empire, in tenths of a reputation step. */
export class EmpireCommand {
  private readonly delivery = new Delivery()
  private readonly storm = new Assault()
  private readonly enemy = new Force()
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }

  worth(facts: Facts, target: number, tactics: number): number {
    const assault = (facts.quarry & (1 << target)) !== 0
    const sure = assault && facts.quarryChance === 1
    const brought = this.delivery.reach(facts, EMPIRE, target, !sure, true)
    const fights = this.fight(facts, target, tactics)
    // Nothing moves and nothing starts: never.
    if (fights === 0 && (brought.ships + brought.arriving === 0 || !anythingMoves(facts, target)))
      return -5
    let worth = fights
    // Squared: among several places a look comes before the assault that it directs.
    if (assault) worth += this.assault(facts, target, tactics) * facts.quarryChance ** 2
    else if (facts.quarry !== 0) worth += this.stage(facts, target) * facts.rules.staging
    if (!facts.revealed) worth += this.search(facts, target)
    worth += this.occupation(facts, target) * facts.rules.occupation
    if (target === CORUSCANT) worth += this.capital(facts)
    if (brought.arriving > 0) worth += this.markers(facts, target)
    // Time is the Rebels': the nearer the end, the more an action is worth.
    return worth > 0 ? worth * facts.urgency : worth
  }

  /** Battles that the activation starts: what dies on both sides, weighed by the odds. */
  private fight(facts: Facts, target: number, tactics: number): number {
    let worth = 0
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const own = theater === SPACE ? this.delivery.space : this.delivery.ground
      const enemy = standing(facts, REBEL, target, theater, this.enemy)
      if (own.isNone || enemy.isNone) continue
      own.cards = tactics
      estimateOdds(own, enemy, this.odds)
      const killed = enemy.weight * (1 - this.odds.defenderLeft)
      const lost = own.weight * (1 - this.odds.attackerLeft)
      worth +=
        killed * facts.rules.empireKills -
        lost * facts.rules.empireLosses +
        (this.odds.win - 0.5) * 2
    }
    return worth
  }

  /** Ground troops in a candidate rule it out or find the base. */
  private search(facts: Facts, target: number): number {
    const bit = 1 << target
    if ((facts.candidates & bit) === 0 || ((facts.grounded[EMPIRE] as number) & bit) !== 0)
      return this.frontier(facts, target)
    if (this.delivery.arriving === 0) return 0
    // The last candidate needs no search: going there too weak only warns the Rebels.
    if (facts.candidateCount === 1) return 0
    return (
      facts.rules.searchBase +
      facts.rules.searchFew / Math.max(1, facts.candidateCount) +
      this.frontier(facts, target)
    )
  }

  /** Candidates next to the target that no troops with ships stand next to yet: they come within reach. */
  private frontier(facts: Facts, target: number): number {
    if (this.delivery.arriving < 2 && facts.groundCount(target, EMPIRE) === 0) return 0
    let fresh = 0
    for (
      let rest =
        (ADJACENT[target] as number) & facts.candidates & ~(facts.grounded[EMPIRE] as number);
      rest !== 0;
      rest &= rest - 1
    ) {
      const near = (ADJACENT[lowestBit(rest)] as number) & (facts.grounded[EMPIRE] as number)
      if (!this.anyLift(facts, near)) fresh++
    }
    return fresh * facts.rules.frontier
  }

  private anyLift(facts: Facts, systems: number): boolean {
    for (let rest = systems; rest !== 0; rest &= rest - 1)
      if ((facts.capacity[lowestBit(rest) * 2 + EMPIRE] as number) > 0) return true
    return false
  }

  /** A subjugated world builds with its left icon, and no longer for the Rebels. */
  private occupation(facts: Facts, target: number): number {
    const bit = 1 << target
    if (this.delivery.arriving === 0 || (facts.populous & ~facts.imperial & bit) === 0) return 0
    const builds = Math.max(0.5, Math.min(4, facts.gap / 3))
    const gain = (Facts.leftIconWorth[target] as number) * 0.5 * builds
    const denied =
      (facts.loyalRebel & bit) !== 0 ? 1.5 + (Facts.iconsWorth[target] as number) * 0.5 * builds : 0
    return 1 + gain + denied
  }

  /** The base: go when the odds are even in both theaters, or when there is no time to wait. */
  private assault(facts: Facts, target: number, tactics: number): number {
    if (this.delivery.ground.isNone) return facts.revealed && this.delivery.ships > 0 ? 3 : 0
    const win = this.storm.chance(facts, this.delivery, target, tactics)
    if (win >= facts.rules.assaultFrom) return 60 + 60 * win
    if (facts.gap <= 3) return 10 + 60 * win
    return win > 0.35 ? 14 * win : 0
  }

  /** Once there are few places to go for everything flows inward: the next system on the way, with what can be carried. */
  private stage(facts: Facts, target: number): number {
    if (this.delivery.arriving === 0) return 0
    let sum = 0
    for (let rest = facts.quarry; rest !== 0; rest &= rest - 1)
      sum += this.stageFor(facts, target, lowestBit(rest))
    return sum * facts.quarryChance
  }

  private stageFor(facts: Facts, target: number, base: number): number {
    const hops = HOPS[target * SYSTEM_COUNT + base] as number
    if (hops > 3) return 0
    // What stands nearer already is not to be pulled back.
    let nearer = 0
    for (
      let rest = (ADJACENT[target] as number) & (facts.grounded[EMPIRE] as number);
      rest !== 0;
      rest &= rest - 1
    ) {
      const system = lowestBit(rest)
      const closer = (HOPS[system * SYSTEM_COUNT + base] as number) > hops
      nearer += (closer ? 1 : -1) * facts.groundCount(system, EMPIRE)
    }
    return nearer <= 0 ? 0 : nearer * (hops === 1 ? 2 : hops === 2 ? 1.2 : 0.6) + 2
  }

  /** Target markers of the Rebels: each pays them round after round until troops stand there alone. */
  private markers(facts: Facts, target: number): number {
    const markers = burdensAt(facts, target)
    if (markers === 0) return 0
    const enemy = standing(facts, REBEL, target, GROUND, this.enemy)
    const win = enemy.isNone ? 1 : estimateOdds(this.delivery.ground, enemy, this.odds).win
    return markers * MARKER_PAYS * win
  }

  /** An empty capital pays the Rebels every refresh. */
  private capital(facts: Facts): number {
    const bit = 1 << CORUSCANT
    const near = ((ADJACENT[CORUSCANT] as number) | bit) & (facts.present[REBEL] as number)
    if (((facts.present[EMPIRE] as number) & bit) === 0) return this.delivery.ships > 0 ? 10 : 0
    return near !== 0 && facts.groundCount(CORUSCANT, EMPIRE) < 2 ? 3 * countBits(near) : 0
  }
}
