import type { State } from '../../state.js'
import { queuedAt, unitsAt } from '../board/board.js'
import { LEADERS } from '../data/leaders.js'
import { UNITS } from '../data/units.js'
import { GROUND, SPACE } from '../facts/sides.js'
import { UNIT_THEATER, UNITS_OF } from '../facts/unit-types.js'
import { bits } from './words.js'

/** Short forms for the drawn board. */

/** What a leader is called where there is little room: the same everywhere. */
export function shortName(leader: number): string {
  return LEADERS[leader]?.short ?? '?'
}

export function shortNames(mask: number): string {
  return bits(mask).map(shortName).join(', ')
}

/** Ships / ground units of a side at a place: `SD 2TF/2ST AS`; empty without units. */
export function unitCodes(s: State, place: number, side: number): string {
  const ships = codesOf(side, SPACE, (type) => unitsAt(s, place, type))
  const ground = codesOf(side, GROUND, (type) => unitsAt(s, place, type))
  return ground === '' ? ships : `${ships}/${ground}`
}

/** Units on one space of a build queue. */
export function queueCodes(s: State, space: number, side: number): string {
  const count = (type: number) => queuedAt(s, space, type)
  const parts = [codesOf(side, SPACE, count), codesOf(side, GROUND, count)]
  return parts.filter((part) => part !== '').join(' ')
}

/** Big ones first, as people name a fleet. */
function codesOf(side: number, theater: number, count: (type: number) => number): string {
  const words: string[] = []
  for (const type of [...UNITS_OF[side]].reverse()) {
    const n = UNIT_THEATER[type] === theater ? count(type) : 0
    if (n > 0) words.push(`${n > 1 ? n : ''}${UNITS[type].code}`)
  }
  if (theater === GROUND) words.reverse()
  return words.join(' ')
}
