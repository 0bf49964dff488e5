import { NO_SYSTEM, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { Assault } from '../battle/assault.js'
import { Delivery } from '../battle/delivery.js'
import { EmpireCommand } from '../command/empire-command.js'
import { Facts } from '../facts/facts.js'
import { USUAL_TACTICS } from '../facts/skills.js'
import { OFFERS, SOUGHT_AMONG } from './network-inputs.js'

/** Past this an offer is as good as any other. */
const MOST_WORTH = 40
/** Worths that differ by so much differ e-fold in how soon they are come to. */
const EAGERNESS = 2
/** Past that next to no part is left for the base. */
const MOST_EAGER = 20
const SOON = Math.max(...SOUGHT_AMONG)

/** What the round that begins offers the Empire, as the rules see it: what it would go for, and a strike at the base. */
export class RoundFacts {
  private readonly theirs = new Facts()
  private readonly command = new EmpireCommand()
  private readonly worths = new Float64Array(SYSTEM_COUNT)
  private readonly best = new Float64Array(OFFERS)
  private readonly delivery = new Delivery()
  private readonly storm = new Assault()
  private out: Float64Array = new Float64Array(0)
  private filled = 0

  /** `facts` are those of the Rebels, who know their base; the values go to `out` from `at` on. */
  measure(facts: Facts, empire: RebellionView, out: Float64Array, at: number): void {
    this.out = out
    this.filled = at
    const { theirs, worths } = this
    theirs.read(empire)
    for (let system = 0; system < SYSTEM_COUNT; system++)
      worths[system] = this.command.worth(theirs, system, USUAL_TACTICS)
    this.offers()
    this.strike(facts)
  }

  private put(value: number): void {
    this.out[this.filled++] = value
  }

  /** The best worths, the best first. */
  private offers(): void {
    const { worths, best } = this
    best.fill(0)
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      let worth = Math.min(MOST_WORTH, worths[system] as number)
      for (let n = 0; n < OFFERS && worth > 0; n++) {
        const held = best[n] as number
        if (worth <= held) continue
        best[n] = worth
        worth = held
      }
    }
    for (let n = 0; n < OFFERS; n++) this.put(Math.log1p(best[n] as number))
  }

  /** How soon the Empire comes to the base, and its chance to take it then. */
  private strike(facts: Facts): void {
    const { base } = facts
    const isThere = base !== NO_SYSTEM
    const isHidden = isThere && !facts.isFound
    const before = isHidden ? this.before(base) : SYSTEM_COUNT
    // A hidden base that nobody comes to soon is not struck
    const take = isThere && (!isHidden || before < SOON) ? this.taking(facts, base) : 0
    for (let n = 0; n < SOUGHT_AMONG.length; n++) {
      const sought = before < (SOUGHT_AMONG[n] as number) ? 1 : 0
      this.put(sought)
      this.put(sought * take)
    }
    this.put(isHidden ? this.part(base) : 0)
    this.put(isHidden ? 0 : take)
  }

  private taking(facts: Facts, base: number): number {
    const brought = this.delivery.reach(facts, EMPIRE, base, false, true)
    if (brought.ground.isNone) return 0
    return this.storm.chance(facts, brought, base, USUAL_TACTICS)
  }

  /** Systems that the Empire would rather go to; all of them where it sees nothing in this one. */
  private before(base: number): number {
    const worth = this.worths[base] as number
    if (worth <= 0) return SYSTEM_COUNT
    let before = 0
    for (let system = 0; system < SYSTEM_COUNT; system++)
      if ((this.worths[system] as number) > worth) before++
    return before
  }

  /** The part of its eagerness that is for this one. */
  private part(base: number): number {
    const worth = this.worths[base] as number
    if (worth <= 0) return 0
    let sum = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      const other = this.worths[system] as number
      if (other > 0) sum += Math.exp(Math.min(MOST_EAGER, (other - worth) / EAGERNESS))
    }
    return 1 / sum
  }
}
