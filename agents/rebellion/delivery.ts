import { ADJACENT, BASE_SPACE, lowestBit } from '../../engine/rebellion/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../engine/rebellion/sides.js'
import {
  DEATH_STAR,
  FIRST_UNIT,
  LAST_UNIT,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../../engine/rebellion/unit-types.js'
import type { Facts } from './facts.js'
import { Force } from './odds.js'

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

  /**
   * `reserve` keeps the last ground unit of a subjugated world where it is. `station` lets a Death Star come along.
   */
  reach(facts: Facts, side: number, target: number, reserve: boolean, station: boolean): this {
    this.space.clear()
    this.ground.clear()
    this.arriving = 0
    this.ships = 0
    for (let type = FIRST_UNIT[side] as number; type <= (LAST_UNIT[side] as number); type++)
      this.add(type, facts.unitsAt(target, type))
    for (let rest = ADJACENT[target] as number; rest !== 0; rest &= rest - 1)
      this.addFrom(facts, side, lowestBit(rest), reserve, station)
    if (side === REBEL && !facts.revealed && facts.base !== 255 && target !== BASE_SPACE) {
      const near = (ADJACENT[target] as number) | (1 << target)
      if ((near & (1 << facts.base)) !== 0) this.addFrom(facts, side, BASE_SPACE, false, false)
    }
    return this
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
    let room = 0
    for (let type = FIRST_UNIT[side] as number; type <= (LAST_UNIT[side] as number); type++) {
      if (
        UNIT_CARRIED[type] !== 0 ||
        UNIT_IMMOBILE[type] !== 0 ||
        (type === DEATH_STAR && !station)
      )
        continue
      const count = facts.unitsAt(source, type)
      this.add(type, count)
      this.ships += count
      room += (UNIT_CAPACITY[type] as number) * count
    }
    if (room === 0) return
    let keep = reserve && side === EMPIRE && (facts.subjugated & (1 << source)) !== 0 ? 1 : 0
    // From the largest unit down; what stays behind is the cheapest.
    for (
      let type = LAST_UNIT[side] as number;
      type >= (FIRST_UNIT[side] as number) && room > 0;
      type--
    ) {
      if (UNIT_THEATER[type] !== GROUND || UNIT_IMMOBILE[type] !== 0) continue
      let count = facts.unitsAt(source, type)
      if (keep > 0 && count > 0 && this.isLast(facts, source, type, side)) {
        count -= keep
        keep = 0
      }
      const taken = Math.min(count, room)
      this.add(type, taken)
      this.arriving += taken
      room -= taken
    }
    for (
      let type = FIRST_UNIT[side] as number;
      type <= (LAST_UNIT[side] as number) && room > 0;
      type++
    ) {
      if (UNIT_THEATER[type] !== SPACE || UNIT_CARRIED[type] === 0) continue
      const taken = Math.min(facts.unitsAt(source, type), room)
      this.add(type, taken)
      room -= taken
    }
  }

  /** No cheaper ground unit stands there. */
  private isLast(facts: Facts, source: number, type: number, side: number): boolean {
    for (let lower = type - 1; lower >= (FIRST_UNIT[side] as number); lower--)
      if (UNIT_THEATER[lower] === GROUND && facts.unitsAt(source, lower) > 0) return false
    return true
  }

  private add(type: number, count: number): void {
    if (count <= 0) return
    const force = UNIT_THEATER[type] === SPACE ? this.space : this.ground
    force.addUnits(type, count)
  }
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
  out.redHealth = facts.redHealth[slot] as number
  out.blackHealth = facts.blackHealth[slot] as number
  return out
}
