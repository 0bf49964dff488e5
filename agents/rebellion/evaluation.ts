import { ADJACENT, BASE_SPACE, HOPS, lowestBit, SYSTEM_COUNT } from '../../engine/rebellion/map.js'
import { EMPIRE, GROUND, REBEL } from '../../engine/rebellion/sides.js'
import { DEATH_STAR, ION_CANNON, SHIELD_GENERATOR } from '../../engine/rebellion/unit-types.js'
import type { RebellionView } from '../../engine/rebellion/view.js'
import { Delivery, standing } from './delivery.js'
import { Facts } from './facts.js'
import { Force } from './odds.js'
import { LEADER_WORTH } from './skills.js'

/** Names of the features, in the order of their values; weights carry the same names. */
export const FEATURES = [
  'bias',
  'gap-small',
  'gap-middle',
  'gap-large',
  'hidden',
  'hunt-candidates',
  'hunt-distance',
  'hunt-assault',
  'revealed-assault',
  'revealed-ships-above',
  'garrison',
  'rebel-yield',
  'empire-yield',
  'rebel-force',
  'empire-force',
  'rebel-loyal',
  'rebel-spread',
  'supply-lines',
  'capital',
  'objectives',
  'rebel-leaders',
  'empire-leaders',
  'captives',
  'death-star',
] as const

/** Set by hand: what each feature adds to the logit of the Rebels' chance. */
export const HAND_SET: readonly number[] = [
  -0.9, 0.75, 0.32, 0.1, 0.9, 0.5, 0.15, -0.25, -0.85, -0.5, 0.03, 0.03, -0.03, 0.012, -0.007, 0.06,
  0.04, 0.08, 0.5, 0.12, 0.022, -0.018, -0.35, -0.1,
]

/** The features of a whole world and their logit for the Rebels. It is allowed to see both sides: see Brains.value. */
export class Evaluation {
  readonly features = new Float64Array(FEATURES.length)
  private readonly facts = new Facts()
  private readonly delivery = new Delivery()
  private readonly garrison = new Force()

  constructor(private readonly weights: readonly number[] = HAND_SET) {
    if (weights.length !== FEATURES.length)
      throw new Error(`evaluation: ${weights.length} weights for ${FEATURES.length} features`)
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
    let i = 0
    const put = (value: number): void => {
      features[i++] = value
    }
    put(1)
    put(Math.max(0, 4 - facts.gap))
    put(Math.max(0, 8 - Math.max(4, facts.gap)))
    put(Math.max(0, 14 - Math.max(8, facts.gap)))
    put(facts.revealed ? 0 : 1)
    this.base(put, empire)
    this.boards(put)
    let objectives = 0
    for (let card = 0; card < 15; card++) if (rebel.holdsObjective(card)) objectives++
    put(objectives)
    put(worthOf((facts.owned[REBEL] as number) & ~facts.captives))
    put(worthOf(facts.owned[EMPIRE] as number))
    put(bits(facts.captives))
    put(this.stations())
  }

  /** Hunt, assault and garrison. */
  private base(put: (value: number) => void, empire: RebellionView): void {
    const { facts } = this
    const { base } = facts
    const at = facts.revealed ? base : BASE_SPACE
    const garrison = standing(facts, REBEL, at, GROUND, this.garrison)
    const held = garrison.weight
    this.delivery.reach(facts, EMPIRE, base, false, false)
    const assault = Math.max(
      -2,
      Math.min(2, Math.log((this.delivery.ground.weight + 0.5) / (held + 0.5))),
    )
    const candidates = Math.max(1, bits(empire.candidates))
    put(facts.revealed ? 0 : Math.log(candidates / 9))
    put(facts.revealed ? 0 : this.distance(base))
    put(facts.revealed ? 0 : assault)
    put(facts.revealed ? assault : 0)
    put(facts.revealed && facts.shipCount(base, EMPIRE) > facts.shipCount(base, REBEL) ? 1 : 0)
    put(
      Math.min(25, held) +
        2 * (facts.unitsAt(at, SHIELD_GENERATOR) + facts.unitsAt(at, ION_CANNON)),
    )
  }

  /** Hops from the base to the nearest Imperial ground unit with a ship to carry it; 0 to 4. */
  private distance(base: number): number {
    const { facts } = this
    let nearest = 4
    for (let rest = facts.grounded[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      if ((facts.capacity[system * 2 + EMPIRE] as number) > 0)
        nearest = Math.min(nearest, HOPS[system * SYSTEM_COUNT + base] as number)
    }
    return nearest
  }

  private boards(put: (value: number) => void): void {
    const { facts } = this
    let rebelYield = 0
    let empireYield = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      rebelYield += facts.yield(system, REBEL)
      empireYield += facts.yield(system, EMPIRE)
    }
    const builds = Math.min(4, facts.gap / 2)
    put(rebelYield * builds)
    put(empireYield * builds)
    let rebelForce = 0
    let empireForce = 0
    for (let place = 0; place <= BASE_SPACE; place++) {
      rebelForce += facts.strength[place * 2 + REBEL] as number
      empireForce += facts.strength[place * 2 + EMPIRE] as number
    }
    put(rebelForce)
    put(empireForce)
    put(bits(facts.loyalRebel))
    put(bits(facts.present[REBEL] as number))
    put(Math.min(3, bits(facts.imperial & (facts.sabotaged | (facts.present[REBEL] as number)))))
    put(facts.capitalIsEmpty ? 1 : 0)
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
