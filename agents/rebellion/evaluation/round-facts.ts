import { NO_SYSTEM, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { Assault } from '../battle/assault.js'
import { Delivery } from '../battle/delivery.js'
import { EmpireCommand } from '../command/empire-command.js'
import { RebelCommand } from '../command/rebel-command.js'
import { noWants, readWants } from '../command/wants.js'
import { Facts } from '../facts/facts.js'
import { USUAL_TACTICS } from '../facts/skills.js'
import { LATE_GAPS, LEADS, OFFERS, SOUGHT_AMONG } from './network-inputs.js'
import type { ReadyObjectives } from './ready-objectives.js'

/** Past this an offer is as good as any other. */
const MOST_WORTH = 40
/** Worths that differ by so much differ e-fold in how soon they are come to. */
const EAGERNESS = 2
/** So many systems the Empire comes to in a round. */
const REACHED = 3

/** What the round that begins offers either side, as the rules see it: what they would go for, and a strike at the base. */
export class RoundFacts {
  private readonly empireFacts = new Facts()
  private readonly rebelCommand = new RebelCommand()
  private readonly empireCommand = new EmpireCommand()
  private readonly wants = noWants()
  private readonly worths = new Float64Array(SYSTEM_COUNT)
  private readonly best = new Float64Array(OFFERS)
  private readonly delivery = new Delivery()
  private readonly storm = new Assault()
  private out: Float64Array = new Float64Array(0)
  private filled = 0
  /** Systems that the Empire would come to before the base, and the part of its eagerness that is for the base. */
  private before = 0
  private part = 0

  /** `facts` are those of the Rebels and have been read; the values go to `out` from `at` on. */
  measure(
    facts: Facts,
    rebel: RebellionView,
    empire: RebellionView,
    ready: ReadyObjectives,
    out: Float64Array,
    at: number,
  ): void {
    this.out = out
    this.filled = at
    readWants(rebel, this.wants)
    for (let system = 0; system < SYSTEM_COUNT; system++)
      this.worths[system] = this.rebelCommand.worth(facts, system, USUAL_TACTICS, this.wants)
    this.offers()
    const theirs = this.empireFacts.read(empire)
    for (let system = 0; system < SYSTEM_COUNT; system++)
      this.worths[system] = this.empireCommand.worth(theirs, system, USUAL_TACTICS)
    this.offers()
    const struck = this.strike(facts)
    this.finish(facts, ready, struck)
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

  /** How soon the Empire comes to the base, and its chance to take it in the round, which is answered. */
  private strike(facts: Facts): number {
    const { base } = facts
    const hidden = base !== NO_SYSTEM && !facts.isFound
    const take = base === NO_SYSTEM ? 0 : this.taking(facts, base)
    this.before = SYSTEM_COUNT
    this.part = 0
    if (hidden) this.seek(base)
    for (let n = 0; n < SOUGHT_AMONG.length; n++) {
      const sought = this.before < (SOUGHT_AMONG[n] as number) ? 1 : 0
      this.put(sought)
      this.put(sought * take)
    }
    this.put(this.part)
    this.put(hidden ? 0 : take)
    return !hidden || this.before < REACHED ? take : 0
  }

  private taking(facts: Facts, base: number): number {
    const brought = this.delivery.reach(facts, EMPIRE, base, false, true)
    if (brought.ground.health === 0) return 0
    return this.storm.chance(facts, brought, base, USUAL_TACTICS)
  }

  private seek(base: number): void {
    const worth = this.worths[base] as number
    if (worth <= 0) return
    this.before = 0
    let sum = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      const other = this.worths[system] as number
      if (other > worth) this.before++
      if (other > 0) sum += Math.exp(Math.max(-20, Math.min(20, (other - worth) / EAGERNESS)))
    }
    this.part = 1 / sum
  }

  /** The last rounds: what is left of the gap when the objectives at hand are scored, with and without a strike before. */
  private finish({ gap }: Facts, ready: ReadyObjectives, struck: number): void {
    for (let n = 0; n < LATE_GAPS.length; n++) {
      const late = gap <= (LATE_GAPS[n] as number) ? 1 : 0
      this.put(late * struck)
      this.put(late * (1 - struck))
    }
    const left = gap - 1 - ready.best
    const leftThen = left - 1 - ready.second
    for (let n = 0; n < LEADS.length; n++) {
      const most = LEADS[n] as number
      this.put(left <= most ? 1 : 0)
      this.put(left <= most ? 1 - struck : 0)
      this.put(leftThen <= most ? 1 : 0)
    }
  }
}
