import { BASE_SPACE, lowestBit, PLACE_COUNT } from '../../../engine/rebellion/facts/map.js'
import {
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
import { takenAt } from '../../../engine/rebellion/knowledge/view.js'
import type { Facts } from '../facts/facts.js'
import { fromBaseSpace, groupScore, sourcesOf } from '../movement/movement-choice.js'

/** Groups that one movement consists of at most. */
const MOST_GROUPS = 64

/**
 * Works out what a movement would bring, group by group as it would be played, so that manners can be compared.
 * Of equal groups the first one goes, as in the engine's ascending list.
 */
export class Convoy {
  private readonly room = new Int16Array(PLACE_COUNT)
  private readonly groups = new Int32Array(MOST_GROUPS)
  private size = 0
  /** The best group found so far in the step at hand, as count, type and place in one number, and its score. */
  private group = 0
  private score = 0

  /** A number that is the same for movements that bring the same units from the same places; 0 when nothing comes. */
  signature(facts: Facts, target: number, template: number): number {
    const sources = sourcesOf(facts, target)
    const base = fromBaseSpace(facts, target)
    this.room.fill(0)
    this.size = 0
    let mark = 0
    while (this.size < MOST_GROUPS) {
      this.score = 0
      for (let rest = sources; rest !== 0; rest &= rest - 1)
        this.look(facts, lowestBit(rest), target, template)
      if (base) this.look(facts, BASE_SPACE, target, template)
      if (this.score <= 0) break
      const { group } = this
      const count = group >> 16
      const type = (group >> 8) & 255
      const place = group & 255
      this.groups[this.size++] = group
      const freed = UNIT_CARRIED[type] === 0 ? (UNIT_CAPACITY[type] as number) * count : -count
      this.room[place] = (this.room[place] as number) + freed
      shift(facts, type, count, place, target)
      mark = (mark + Math.imul(count, markOf(type, place))) | 0
    }
    while (this.size > 0) {
      const group = this.groups[--this.size] as number
      shift(facts, (group >> 8) & 255, group >> 16, target, group & 255)
    }
    return mark
  }

  /** More of one type never score less, so that the first count that may go is the best. */
  private look(facts: Facts, place: number, target: number, template: number): void {
    const { side } = facts
    const types = facts.types[side] as Uint8Array
    for (let i = 0; i < types.length; i++) {
      const type = types[i] as number
      if (UNIT_IMMOBILE[type] !== 0) continue
      let most = facts.unitsAt(place, type)
      if (UNIT_CARRIED[type] !== 0) most = Math.min(most, this.room[place] as number)
      for (let count = most; count > 0; count--) {
        const score = groupScore(facts, count, type, place, target, template)
        if (score <= 0) continue
        const group = (count << 16) | (type << 8) | place
        if (score > this.score || (score === this.score && group < this.group)) {
          this.score = score
          this.group = group
        }
        break
      }
    }
  }
}

/** Units of the own side go from one place to another in what the rules read of numbers and holds. */
function shift(facts: Facts, type: number, count: number, from: number, to: number): void {
  put(facts, type, -count, from)
  put(facts, type, count, to)
}

function put(facts: Facts, type: number, count: number, place: number): void {
  const unit = takenAt(place, type)
  const at = place * 2 + facts.side
  const slot = at * 2 + (UNIT_THEATER[type] as number)
  facts.units[unit] = (facts.units[unit] as number) + count
  facts.count[slot] = (facts.count[slot] as number) + count
  facts.capacity[at] = (facts.capacity[at] as number) + (UNIT_CAPACITY[type] as number) * count
}

/** Types of the base game: what is drawn of them may not hang on later ones, which are numbered after them. */
const FIRST_TYPES = 18

/** Never nought, and unlike for each type and place. */
function markOf(type: number, place: number): number {
  const number = type < FIRST_TYPES ? place * FIRST_TYPES + type : PLACE_COUNT * (type + 1) + place
  const mixed = Math.imul(number + 1, 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) | 1
}
