import {
  ADJACENT,
  BASE_SPACE,
  lowestBit,
  NO_SYSTEM,
  PLACE_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { Facts } from '../facts/facts.js'
import { GROUND_UNITS_OF } from '../facts/unit-worth.js'
import { Force } from './odds.js'

const ANYWHERE = -1

/** What a place would send to an activated system next to it. */
class Contingent {
  /** What it was worked out from; see `contingentOf`. */
  key = -1
  readonly space = new Force()
  readonly ground = new Force()
  troops = 0
  ships = 0

  clear(): void {
    this.space.clear()
    this.ground.clear()
    this.troops = 0
    this.ships = 0
  }

  add(type: number, count: number): void {
    if (count <= 0) return
    const force = UNIT_THEATER[type] === SPACE ? this.space : this.ground
    force.addUnits(type, count)
  }
}

/**
 * What one activation can bring to a system, with what stands there already: ships by themselves, ground units as
 * far as the ships of the same place carry them, best ones first.
 */
export class Delivery {
  readonly space = new Force()
  readonly ground = new Force()
  /** Ground units that would arrive, and ships. */
  arriving = 0
  ships = 0
  /** By place. Every place is next to several others, and its units seldom change. */
  private readonly contingents = Array.from({ length: PLACE_COUNT }, () => new Contingent())
  private facts: Facts | null = null

  /**
   * `reserve` keeps the last ground unit of a subjugated world where it is. `station` lets a Death Star come along.
   * Only from the systems of `sources`.
   */
  reach(
    facts: Facts,
    side: number,
    target: number,
    reserve: boolean,
    station: boolean,
    sources = ANYWHERE,
  ): this {
    if (facts !== this.facts) this.forget(facts)
    standing(facts, side, target, SPACE, this.space)
    standing(facts, side, target, GROUND, this.ground)
    this.arriving = 0
    this.ships = 0
    const near = (ADJACENT[target] as number) & (facts.present[side] as number) & sources
    for (let rest = near; rest !== 0; rest &= rest - 1)
      this.addFrom(facts, side, lowestBit(rest), reserve, station)
    if (side === REBEL && !facts.revealed && facts.base !== NO_SYSTEM && target !== BASE_SPACE) {
      const around = (ADJACENT[target] as number) | (1 << target)
      if ((around & (1 << facts.base)) !== 0) this.addFrom(facts, side, BASE_SPACE, false, false)
    }
    return this
  }

  private forget(facts: Facts): void {
    this.facts = facts
    for (const contingent of this.contingents) contingent.key = -1
  }

  private addFrom(
    facts: Facts,
    side: number,
    source: number,
    reserve: boolean,
    station: boolean,
  ): void {
    const at = source * 2 + side
    if (facts.leaders[at] !== 0 || facts.strength[at] === 0) return
    const contingent = this.contingentOf(facts, side, source, reserve, station)
    this.space.join(contingent.space)
    this.ground.join(contingent.ground)
    this.arriving += contingent.troops
    this.ships += contingent.ships
  }

  private contingentOf(
    facts: Facts,
    side: number,
    source: number,
    reserve: boolean,
    station: boolean,
  ): Contingent {
    const contingent = this.contingents[source] as Contingent
    const keep = reserve && side === EMPIRE && (facts.subjugated & (1 << source)) !== 0 ? 1 : 0
    const manner = side * 4 + (station ? 2 : 0) + keep
    const key = (facts.editionOf[source] as number) * 8 + manner
    if (contingent.key === key) return contingent
    contingent.key = key
    contingent.clear()
    const room = this.addShips(contingent, facts, side, source, station)
    if (room > 0) this.addCarried(contingent, facts, side, source, room, keep)
    return contingent
  }

  /** Ships that move by themselves; answers what they can carry. */
  private addShips(
    contingent: Contingent,
    facts: Facts,
    side: number,
    source: number,
    station: boolean,
  ): number {
    let room = 0
    const types = facts.types[side] as Uint8Array
    for (let i = 0; i < types.length; i++) {
      const type = types[i] as number
      if (
        UNIT_CARRIED[type] !== 0 ||
        UNIT_IMMOBILE[type] !== 0 ||
        (type === DEATH_STAR && !station)
      )
        continue
      const count = facts.unitsAt(source, type)
      contingent.add(type, count)
      contingent.ships += count
      room += (UNIT_CAPACITY[type] as number) * count
    }
    return room
  }

  /** Ground units from the largest down, so that what stays behind is the cheapest; then fighters. */
  private addCarried(
    contingent: Contingent,
    facts: Facts,
    side: number,
    source: number,
    capacity: number,
    kept: number,
  ): void {
    let room = capacity
    let keep = kept
    const troops = GROUND_UNITS_OF[side] as Uint8Array
    for (let i = 0; i < troops.length && room > 0; i++) {
      const type = troops[i] as number
      if (UNIT_IMMOBILE[type] !== 0) continue
      let count = facts.unitsAt(source, type)
      if (keep > 0 && count > 0 && isLast(facts, source, troops, i)) {
        count -= keep
        keep = 0
      }
      const taken = Math.min(count, room)
      contingent.add(type, taken)
      contingent.troops += taken
      room -= taken
    }
    const types = facts.types[side] as Uint8Array
    for (let i = 0; i < types.length && room > 0; i++) {
      const type = types[i] as number
      if (UNIT_THEATER[type] !== SPACE || UNIT_CARRIED[type] === 0) continue
      const taken = Math.min(facts.unitsAt(source, type), room)
      contingent.add(type, taken)
      room -= taken
    }
  }
}

/** None of the ground units that come after this one, the cheaper ones, stands there. */
function isLast(facts: Facts, source: number, troops: Uint8Array, at: number): boolean {
  for (let i = at + 1; i < troops.length; i++)
    if (facts.unitsAt(source, troops[i] as number) > 0) return false
  return true
}

/** The units of a side at a place, as forces to fight with. */
export function standing(
  facts: Facts,
  side: number,
  place: number,
  theater: number,
  out: Force,
): Force {
  const slot = (place * 2 + side) * 2 + theater
  out.clear()
  out.red = facts.red[slot] as number
  out.black = facts.black[slot] as number
  out.green = facts.green[slot] as number
  out.cinematic = facts.cinematic
  out.redHealth = facts.redHealth[slot] as number
  out.blackHealth = facts.blackHealth[slot] as number
  out.lasting = facts.lasting[slot] as number
  return out
}
