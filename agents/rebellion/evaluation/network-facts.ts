import {
  cardNumber,
  MISSION_KIND,
  MISSIONS_OF,
  PROJECT_CARD,
} from '../../../engine/rebellion/cards/registry.js'
import { BUILD_SPACES } from '../../../engine/rebellion/data/systems.js'
import {
  CARBONITE,
  COMMANDERS,
  LEADER_TACTICS,
} from '../../../engine/rebellion/facts/leader-types.js'
import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  hopsToNearest,
  ICON_IDS,
  ICONS,
  lowestBit,
  MOST_ICONS,
  NO_SYSTEM,
  REGION_SYSTEMS,
  SYSTEM_COUNT,
  within,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  ION_CANNON,
  SHIELD_GENERATOR,
  UNIT_COUNT,
  UNIT_HEALTH,
  UNIT_THEATER,
  UNITS_OF,
} from '../../../engine/rebellion/facts/unit-types.js'
import { type RebellionView, takenAt } from '../../../engine/rebellion/knowledge/view.js'
import { Delivery, standing } from '../battle/delivery.js'
import { estimateOdds, Force } from '../battle/odds.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH, skillOf } from '../facts/skills.js'
import { UNIT_DICE } from '../facts/unit-worth.js'
import { DistanceFacts } from './distance-facts.js'
import {
  DISTANCE_INPUTS,
  GRADUAL,
  heldObjectives,
  MOST_GAP,
  networkInputs,
  QUEUE_SPACES,
  ROUND_INPUTS,
} from './network-inputs.js'
import { ReadyObjectives } from './ready-objectives.js'
import { RiseFacts } from './rise-facts.js'
import { RoundFacts } from './round-facts.js'

/** How many inputs `assault` measures. */
const ASSAULT_INPUTS = 19
const LEAST_RATIO = -2
const MOST_RATIO = 2

/** Measures the inputs of the network in a whole world: both hands, and what the Empire knows. */
export class NetworkFacts {
  readonly values = new Float64Array(networkInputs().length)
  private readonly facts = new Facts()
  private readonly delivery = new Delivery()
  private readonly garrison = new Force()
  private readonly ready = new ReadyObjectives()
  private readonly expansion = new RiseFacts()
  private readonly round = new RoundFacts()
  private readonly distance = new DistanceFacts()
  private readonly odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  private readonly gradual = Uint8Array.from(GRADUAL, ({ card }) => cardNumber(card))
  private readonly held = heldObjectives()
  private readonly icons = new Float64Array(ICON_IDS.length)
  private filled = 0
  private readonly looksAround: boolean
  /** Places of Imperial ground units with ships that carry them. */
  private columns = 0

  /** `wanted` are the names of the inputs that are asked for; what takes long and is not among them stays 0. */
  constructor(wanted: readonly string[] = networkInputs().map(({ name }) => name)) {
    this.looksAround = ROUND_INPUTS.some(({ name }) => wanted.includes(name))
  }

  /** `rebel` and `empire` are views bound to the same world. */
  measure(rebel: RebellionView, empire: RebellionView): void {
    this.facts.read(rebel)
    this.facts.candidates = empire.candidates
    this.facts.candidateCount = countBits(empire.candidates)
    this.filled = 0
    this.findColumns()
    this.clock()
    this.objectives(rebel)
    this.hunt()
    this.assault()
    this.economy(rebel)
    this.force()
    this.board()
    this.leaders(rebel, empire)
    if (this.looksAround) this.round.measure(this.facts, empire, this.values, this.filled)
    this.filled += ROUND_INPUTS.length
    this.distance.measure(this.facts, this.values, this.filled)
    this.filled += DISTANCE_INPUTS.length
    this.expansion.measure(this.facts, rebel, this.values, this.filled)
  }

  private put(value: number): void {
    this.values[this.filled++] = value
  }

  private findColumns(): void {
    const { facts } = this
    this.columns = 0
    for (let rest = facts.grounded[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      if ((facts.capacity[system * 2 + EMPIRE] as number) > 0) this.columns |= 1 << system
    }
  }

  private clock(): void {
    const { gap, time, reputation } = this.facts
    this.put(gap)
    for (let n = 1; n <= MOST_GAP; n++) this.put(gap <= n ? 1 : 0)
    this.put(time)
    let builds = 0
    for (const space of BUILD_SPACES) if (space > time && space < reputation) builds++
    this.put(builds)
    this.put(BUILD_SPACES.includes(time + 1) ? 1 : 0)
  }

  private objectives(rebel: RebellionView): void {
    const { facts } = this
    const { held } = this
    for (let i = 0; i < held.length; i++) this.put(rebel.holdsObjective(held[i] as number) ? 1 : 0)
    this.ready.read(rebel)
    this.put(this.ready.best)
    this.put(this.ready.second)
    const present = facts.present[REBEL] as number
    const complete = this.regionsWithin(0) > 0
    this.near(rebel, 0, countBits(facts.imperial & (facts.sabotaged | present)) / 3)
    this.near(rebel, 1, countBits(facts.rebel & present) / 4)
    this.near(rebel, 2, complete ? 1 : this.regionsWithin(1) > 0 ? 0.6 : 0)
    this.near(rebel, 3, countBits(facts.loyalRebel) / 6)
    this.near(rebel, 4, countBits(present) / 5)
  }

  /** How far the condition of an objective in hand is met; `which` of GRADUAL. */
  private near(rebel: RebellionView, which: number, part: number): void {
    this.put(rebel.holdsObjective(this.gradual[which] as number) ? Math.min(1, part) : 0)
  }

  /** Regions with populous systems of which all but `missing` are loyal to the Rebels. */
  private regionsWithin(missing: number): number {
    const { facts } = this
    let count = 0
    for (let region = 0; region < REGION_SYSTEMS.length; region++) {
      const systems = (REGION_SYSTEMS[region] as number) & facts.populous
      if (systems !== 0 && countBits(systems & ~facts.loyalRebel) === missing) count++
    }
    return count
  }

  private hunt(): void {
    const { facts } = this
    const hidden = facts.isFound || facts.base === NO_SYSTEM ? 0 : 1
    const count = Math.max(1, facts.candidateCount)
    let reached = this.columns
    for (let rest = this.columns; rest !== 0; rest &= rest - 1)
      reached |= ADJACENT[lowestBit(rest)] as number
    let twice = reached
    for (let rest = reached; rest !== 0; rest &= rest - 1)
      twice |= ADJACENT[lowestBit(rest)] as number
    const nearest = hidden ? hopsToNearest(facts.base, this.columns, 4) : 4
    const near = hidden ? countBits(this.columns & within(facts.base, 1)) : 0
    const bit = hidden ? 1 << facts.base : 0
    this.put(hidden)
    this.put(hidden * Math.log(count))
    this.put(hidden && count > 3 ? 1 : 0)
    this.put(hidden && count > 7 ? 1 : 0)
    this.put(hidden && count > 12 ? 1 : 0)
    this.put((hidden * countBits(reached & facts.candidates)) / count)
    this.put((hidden * countBits(twice & facts.candidates)) / count)
    for (let hops = 1; hops < 4; hops++) this.put(hidden && nearest <= hops ? 1 : 0)
    this.put(near)
    this.put(hidden / count)
    this.put((facts.loyalRebel & bit) !== 0 ? 1 : 0)
    this.put(hidden && (facts.populous & bit) === 0 ? 1 : 0)
    this.put(hidden ? countBits(ADJACENT[facts.base] as number) : 0)
  }

  private assault(): void {
    const { facts, delivery } = this
    const { base } = facts
    const known = facts.isFound
    if (base === NO_SYSTEM) {
      // Set-up: there is no base yet.
      for (let n = 0; n < ASSAULT_INPUTS; n++) this.put(0)
      return
    }
    const at = facts.revealed ? base : BASE_SPACE
    const held = standing(facts, REBEL, at, GROUND, this.garrison).weight
    delivery.reach(facts, EMPIRE, base, false, true)
    const once = ratio(delivery.ground.weight, held)
    const won = estimateOdds(delivery.ground, this.garrison, this.odds).win
    const twice = ratio(this.groundWithin(base, 2), held)
    const ships = standing(facts, REBEL, at, SPACE, this.garrison).weight
    const fleet = ratio(delivery.space.weight, ships)
    this.put(known ? 0 : once)
    this.put(known ? once : 0)
    this.put(known ? won : 0)
    this.put(known ? twice : 0)
    this.put(known ? 0 : twice)
    this.put(known ? 0 : won)
    this.put(known ? fleet : 0)
    this.put(known && facts.shipCount(base, EMPIRE) > facts.shipCount(base, REBEL) ? 1 : 0)
    this.put(facts.groundCount(base, EMPIRE))
    // The base is taken when no Rebel unit is left there, ships included (N2).
    const taking = Math.min(held === 0 ? MOST_RATIO : once, ships === 0 ? MOST_RATIO : fleet)
    this.put(known ? 0 : taking)
    this.put(known ? taking : 0)
    this.put(known ? Math.min(25, held) : 0)
    this.put(known ? 0 : Math.min(25, held))
    this.put(Math.min(25, ships))
    this.put(facts.unitsAt(at, SHIELD_GENERATOR))
    this.put(facts.unitsAt(at, ION_CANNON))
    this.stations(base, known)
  }

  private stations(base: number, known: boolean): void {
    let here = 0
    let near = 0
    let all = 0
    for (let system = 0; system < SYSTEM_COUNT; system++) {
      const count = this.facts.unitsAt(system, DEATH_STAR)
      if (count === 0) continue
      all += count
      if (!known) continue
      if (system === base) here = 1
      else if (((ADJACENT[base] as number) & (1 << system)) !== 0) near = 1
    }
    this.put(here)
    this.put(near)
    this.put(all)
  }

  /** Dice and health of the Imperial ground units that ships can carry and that stand so near. */
  private groundWithin(base: number, most: number): number {
    const { facts } = this
    let weight = 0
    const near = (this.columns | (1 << base)) & within(base, most)
    for (let rest = near; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      weight +=
        system === base ? facts.weightAt(system, EMPIRE, GROUND) : facts.liftedWeight(system)
    }
    return weight
  }

  private economy(rebel: RebellionView): void {
    for (let side = REBEL; side <= EMPIRE; side++) {
      this.countIcons(side)
      for (let icon = 0; icon < this.icons.length; icon++) this.put(this.icons[icon] as number)
    }
    for (let side = REBEL; side <= EMPIRE; side++)
      for (let theater = SPACE; theater <= GROUND; theater++)
        for (let space = 1; space <= (QUEUE_SPACES[theater] as number); space++)
          this.put(queuedStrength(rebel, side, theater, space))
  }

  /** Icons in systems that a side could build with now; the base space always builds and tells nothing. */
  private countIcons(side: number): void {
    const { facts, icons } = this
    icons.fill(0)
    const building =
      (side === REBEL ? facts.rebel : facts.imperial) &
      ~facts.sabotaged &
      ~(facts.present[enemyOf(side)] as number)
    for (let rest = building; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const count = (facts.subjugated & (1 << system)) !== 0 ? 1 : MOST_ICONS
      for (let n = 0; n < count; n++) {
        const icon = ICONS[system * MOST_ICONS + n] as number
        if (icon !== 255) icons[icon] = (icons[icon] as number) + 1
      }
    }
  }

  private force(): void {
    const { facts } = this
    const first = this.filled
    this.filled += UNIT_COUNT
    this.values.fill(0, first, this.filled)
    let shipsOut = 0
    let troopsOut = 0
    let lifted = 0
    let largest = 0
    for (let place = 0; place <= BASE_SPACE; place++) {
      const rebels = facts.strength[place * 2 + REBEL] !== 0
      const imperials = facts.strength[place * 2 + EMPIRE] !== 0
      if (!rebels && !imperials) continue
      for (let type = 0; type < UNIT_COUNT; type++) {
        const count = facts.units[takenAt(place, type)] as number
        if (count > 0) this.values[first + type] = (this.values[first + type] as number) + count
      }
      if (place === BASE_SPACE) continue
      shipsOut += facts.shipCount(place, REBEL)
      troopsOut += facts.groundCount(place, REBEL)
      if (!imperials) continue
      lifted += Math.min(
        facts.capacity[place * 2 + EMPIRE] as number,
        facts.groundCount(place, EMPIRE),
      )
      largest = Math.max(largest, facts.strength[place * 2 + EMPIRE] as number)
    }
    this.put(shipsOut)
    this.put(troopsOut)
    this.put(lifted)
    this.put(countBits(this.columns))
    this.put(countBits(facts.grounded[EMPIRE] as number))
    this.put(largest)
  }

  private board(): void {
    const { facts } = this
    const present = facts.present[REBEL] as number
    const capital = 1 << CORUSCANT
    const guard = facts.count[(CORUSCANT * 2 + EMPIRE) * 2] as number
    this.put(countBits(facts.loyalRebel))
    this.put(countBits(facts.loyalEmpire))
    this.put(countBits(facts.subjugated))
    this.put(countBits(facts.sabotaged & facts.imperial))
    this.put(countBits(facts.destroyed))
    this.put(countBits(present))
    this.put(countBits(facts.imperial & (facts.sabotaged | present)))
    this.put(this.regionsWithin(0))
    this.put(this.regionsWithin(1))
    this.put(facts.capitalIsEmpty ? 1 : 0)
    this.put((present & capital) !== 0 && facts.capitalIsEmpty ? 1 : 0)
    this.put(Math.min(8, guard + facts.groundCount(CORUSCANT, EMPIRE)))
    this.put((present & (ADJACENT[CORUSCANT] as number)) !== 0 ? 1 : 0)
  }

  private leaders(rebel: RebellionView, empire: RebellionView): void {
    const { facts } = this
    for (let side = REBEL; side <= EMPIRE; side++) {
      // At a quiet point every leader that was recruited and is not a captive is in the pool.
      const mine = facts.pool[side] as number
      this.put(countBits(mine))
      for (let skill = 0; skill < 4; skill++) this.put(skillOf(mine, skill))
      this.put(countBits(mine & COMMANDERS))
      for (let theater = SPACE; theater <= GROUND; theater++) {
        let sum = 0
        for (let rest = mine; rest !== 0; rest &= rest - 1)
          sum += LEADER_TACTICS[lowestBit(rest) * 2 + theater] as number
        this.put(sum)
      }
      const view = side === REBEL ? rebel : empire
      this.put(view.missionHandSize(side))
      this.put(view.actionHandSize(side))
    }
    this.captives(rebel)
    this.put(rebel.lukeIsJedi ? 1 : 0)
    this.put(projects(empire))
  }

  private captives(rebel: RebellionView): void {
    const { facts } = this
    let worth = 0
    let guard = 0
    let frozen = 0
    for (let rest = facts.captives; rest !== 0; rest &= rest - 1) {
      const leader = lowestBit(rest)
      worth += LEADER_WORTH[leader] as number
      if (rebel.ring(leader) === CARBONITE) frozen++
      const place = rebel.placeOf(leader)
      if (place < SYSTEM_COUNT) guard += Math.min(6, facts.strength[place * 2 + EMPIRE] as number)
    }
    this.put(countBits(facts.captives))
    this.put(worth)
    this.put(guard)
    this.put(frozen)
  }
}

function ratio(strength: number, held: number): number {
  return Math.max(LEAST_RATIO, Math.min(MOST_RATIO, Math.log((strength + 0.5) / (held + 0.5))))
}

/** Dice and health of the units of a side in a space of the build queue, halved. */
function queuedStrength(view: RebellionView, side: number, theater: number, space: number): number {
  const types = UNITS_OF[side] as Uint8Array
  let strength = 0
  for (let i = 0; i < types.length; i++) {
    const type = types[i] as number
    if (UNIT_THEATER[type] !== theater) continue
    const count = view.queued(space, type)
    if (count > 0)
      strength += (count * ((UNIT_DICE[type] as number) + (UNIT_HEALTH[type] as number))) / 2
  }
  return strength
}

/** Projects in the Imperial hand. */
function projects(empire: RebellionView): number {
  let count = 0
  const missions = MISSIONS_OF[EMPIRE]
  for (let i = 0; i < missions.length; i++) {
    const card = missions[i] as number
    if (MISSION_KIND[card] === PROJECT_CARD) count += empire.missionsInHand(card)
  }
  return count
}
