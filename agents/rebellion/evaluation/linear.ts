import { OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import {
  ADJACENT,
  BASE_SPACE,
  HOPS,
  hopsToNearest,
  lowestBit,
  NO_SYSTEM,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  ION_CANNON,
  SHIELD_GENERATOR,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { Delivery, standing } from '../battle/delivery.js'
import { Force } from '../battle/odds.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { FEATURES, type LinearTable, orderedWeights } from './linear-table.js'
import { ReadyObjectives } from './ready-objectives.js'

/** How many features `base` fills in. */
const BASE_FEATURES = 6

/** The features of a whole world and their logit for the Rebels. It is allowed to see both sides: see Brains.value. */
export class LinearEvaluation {
  readonly features = new Float64Array(FEATURES.length)
  private readonly facts = new Facts()
  private readonly delivery = new Delivery()
  private readonly garrison = new Force()
  private readonly ready = new ReadyObjectives()
  private filled = 0

  private readonly weights: Float64Array

  constructor(table: LinearTable) {
    this.weights = orderedWeights(table)
  }

  /** Chance of the Rebels. `rebel` and `empire` are views bound to the same world. */
  value(rebel: RebellionView, empire: RebellionView): number {
    this.measure(rebel, empire)
    let logit = 0
    for (let i = 0; i < this.features.length; i++)
      logit += (this.features[i] as number) * (this.weights[i] as number)
    return 1 / (1 + Math.exp(-logit))
  }

  measure(rebel: RebellionView, empire: RebellionView): void {
    const { facts, features } = this
    facts.read(rebel)
    facts.candidates = empire.candidates
    features.fill(0)
    this.filled = 0
    this.put(1)
    this.put(Math.max(0, 4 - facts.gap))
    this.put(Math.max(0, 8 - Math.max(4, facts.gap)))
    this.put(Math.max(0, 14 - Math.max(8, facts.gap)))
    this.put(facts.revealed ? 0 : 1)
    this.base(empire)
    this.boards()
    let objectives = 0
    for (let card = 0; card < OBJECTIVES.length; card++)
      if (rebel.holdsObjective(card)) objectives++
    this.put(objectives)
    this.put(worthOf((facts.owned[REBEL] as number) & ~facts.captives))
    this.put(worthOf(facts.owned[EMPIRE] as number))
    this.put(bits(facts.captives))
    this.put(this.stations())
    this.ready.read(rebel)
    this.put(this.ready.best)
    this.put(this.ready.second)
    this.put(facts.revealed ? 0 : Math.min(10, facts.gap))
    this.hunters()
  }

  /** Part of the candidates that Imperial troops can reach with their next activation; and the second assault to come. */
  private hunters(): void {
    const { facts } = this
    let reached = 0
    let near = 0
    for (let rest = facts.grounded[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      if ((facts.capacity[system * 2 + EMPIRE] as number) === 0) continue
      reached |= ADJACENT[system] as number
      const hops =
        facts.base === NO_SYSTEM ? 4 : (HOPS[system * SYSTEM_COUNT + facts.base] as number)
      if (hops <= 2) near += facts.groundCount(system, EMPIRE)
    }
    this.put(
      facts.revealed ? 0 : bits(reached & facts.candidates) / Math.max(1, bits(facts.candidates)),
    )
    this.put(Math.min(15, near) * (facts.revealed ? 1 : 0.3))
  }

  private put(value: number): void {
    this.features[this.filled++] = value
  }

  /** Hunt, assault and garrison. */
  private base(empire: RebellionView): void {
    const { facts } = this
    const { base } = facts
    if (base === NO_SYSTEM) {
      // Set-up: there is no base yet, and nothing to say about it.
      for (let k = 0; k < BASE_FEATURES; k++) this.put(0)
      return
    }
    const at = facts.revealed ? base : BASE_SPACE
    const garrison = standing(facts, REBEL, at, GROUND, this.garrison)
    const held = garrison.weight
    this.delivery.reach(facts, EMPIRE, base, false, false)
    const assault = Math.max(
      -2,
      Math.min(2, Math.log((this.delivery.ground.weight + 0.5) / (held + 0.5))),
    )
    const candidates = Math.max(1, bits(empire.candidates))
    this.put(facts.revealed ? 0 : Math.log(candidates / 9))
    this.put(facts.revealed ? 0 : this.distance(base))
    this.put(facts.revealed ? 0 : assault)
    this.put(facts.revealed ? assault : 0)
    this.put(facts.revealed && facts.shipCount(base, EMPIRE) > facts.shipCount(base, REBEL) ? 1 : 0)
    this.put(
      Math.min(25, held) +
        2 * (facts.unitsAt(at, SHIELD_GENERATOR) + facts.unitsAt(at, ION_CANNON)),
    )
  }

  /** Hops from the base to the nearest Imperial ground unit with a ship to carry it; 0 to 4. */
  private distance(base: number): number {
    const { facts } = this
    let carried = 0
    for (let rest = facts.grounded[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      if ((facts.capacity[system * 2 + EMPIRE] as number) > 0) carried |= 1 << system
    }
    return hopsToNearest(base, carried, 4)
  }

  private boards(): void {
    const { facts } = this
    let rebelYield = 0
    let empireYield = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      rebelYield += facts.yield(system, REBEL)
      empireYield += facts.yield(system, EMPIRE)
    }
    const builds = Math.min(4, facts.gap / 2)
    this.put(rebelYield * builds)
    this.put(empireYield * builds)
    let rebelForce = 0
    let empireForce = 0
    for (let place = 0; place <= BASE_SPACE; place++) {
      rebelForce += facts.strength[place * 2 + REBEL] as number
      empireForce += facts.strength[place * 2 + EMPIRE] as number
    }
    this.put(rebelForce)
    this.put(empireForce)
    this.put(bits(facts.loyalRebel))
    this.put(bits(facts.present[REBEL] as number))
    this.put(
      Math.min(3, bits(facts.imperial & (facts.sabotaged | (facts.present[REBEL] as number)))),
    )
    this.put(facts.capitalIsEmpty ? 1 : 0)
  }

  /** Death Stars next to a found base, or in play at all. */
  private stations(): number {
    const { facts } = this
    let stations = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      if (facts.unitsAt(system, DEATH_STAR) === 0) continue
      const near =
        facts.revealed && ((ADJACENT[facts.base] as number) | (1 << facts.base)) & (1 << system)
      stations += near ? 3 : 1
    }
    return stations
  }
}

function worthOf(leaders: number): number {
  let sum = 0
  for (let rest = leaders; rest !== 0; rest &= rest - 1)
    sum += LEADER_WORTH[lowestBit(rest)] as number
  return sum
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
