import { type SheetData, UNITS, type UnitData } from '../data/units.js'
import { baseRadius } from '../geometry/measures.js'
import { ARTILLERY as ARTILLERY_BIT, iconNumber } from './icons.js'

/**
 * The roster as typed arrays. A side of a unit's card is a sheet: number of the unit * 2, + 1 for the back (veteran, or
 * converted). Segments of a move are two numbers, how many S and how many L.
 */
const MOST_UNIT_KINDS = 128

export const SPACE = 0
export const GROUND = 1

const SHEETS = MOST_UNIT_KINDS * 2
export const STARS = new Uint8Array(SHEETS)
export const ATTACK = new Uint8Array(SHEETS)
export const DEFENSE = new Uint8Array(SHEETS)
export const DAMAGE = new Uint8Array(SHEETS)
export const SHIELDS = new Uint8Array(SHEETS)
export const DOMAIN = new Uint8Array(SHEETS)
export const RADIUS = new Int32Array(SHEETS)
export const SHORTS = new Uint8Array(SHEETS)
export const LONGS = new Uint8Array(SHEETS)
export const ICON_MASK = new Int32Array(SHEETS)
export const ARTILLERY_COUNT = new Uint8Array(SHEETS)

/** By number of the unit. */
export const COST = new Uint8Array(MOST_UNIT_KINDS)
export const IS_NAMED = new Uint8Array(MOST_UNIT_KINDS)
export const STRIKES_AS_GROUND = new Uint8Array(MOST_UNIT_KINDS)
/** 1 where the back is the other domain, 2 where it is the veteran side. */
export const BACK = new Uint8Array(MOST_UNIT_KINDS)
export const NO_BACK = 0
export const CONVERTED_BACK = 1
export const VETERAN_BACK = 2

const kinds: (UnitData | undefined)[] = []

/** Units that fleets are built of; made-up ones of tests have higher numbers and come only out of positions. */
export const ROSTER_SIZE = UNITS.length

for (const unit of UNITS) enterUnit(unit)

/** Enters a unit into the tables. */
export function enterUnit(unit: UnitData): void {
  const { number, front, back } = unit
  if (number >= MOST_UNIT_KINDS) throw new Error(`no room for unit number ${number}`)
  if (kinds[number] !== undefined) throw new Error(`unit ${number} is entered twice`)
  kinds[number] = unit
  enterSheet(number * 2, front)
  if (back !== undefined) enterSheet(number * 2 + 1, back)
  const converts = back !== undefined && back.domain !== front.domain
  BACK[number] = back === undefined ? NO_BACK : converts ? CONVERTED_BACK : VETERAN_BACK
  COST[number] = converts ? Math.max(front.stars, back.stars) : front.stars
  IS_NAMED[number] = unit.person === undefined ? 0 : 1
  STRIKES_AS_GROUND[number] = unit.strikesAsGround === true ? 1 : 0
}

function enterSheet(sheet: number, data: SheetData): void {
  STARS[sheet] = data.stars
  ATTACK[sheet] = data.attack
  DEFENSE[sheet] = data.defense
  DAMAGE[sheet] = data.damage
  SHIELDS[sheet] = data.shields
  DOMAIN[sheet] = data.domain === 'space' ? SPACE : GROUND
  RADIUS[sheet] = baseRadius(data.stars)
  const [shorts, longs] = segmentsOf(data)
  SHORTS[sheet] = shorts
  LONGS[sheet] = longs
  let mask = 0
  for (const icon of data.icons) {
    const bit = 1 << iconNumber(icon)
    if (bit === ARTILLERY_BIT) ARTILLERY_COUNT[sheet]++
    mask |= bit
  }
  ICON_MASK[sheet] = mask
}

/** The segments of a move, as numbers of S and of L (section 4 of the rules). */
function segmentsOf({ movement, stars }: SheetData): readonly [number, number] {
  switch (movement) {
    case 'fighter':
      return stars <= 3 ? [3, 0] : [0, 1]
    case 'b-wing':
    case 'y-wing':
    case 'falcon':
      return [0, 2]
    case 'arc-170':
    case 'speeder':
    case 'gunship':
      return [1, 1]
    case 'other-space':
      return stars <= 3 ? [2, 0] : [0, 1]
    case 'wheels':
    case 'tracks':
      return [2, 0]
    case 'hover':
      return stars <= 3 ? [2, 0] : [1, 0]
    case 'legs':
      return [1, 0]
    case 'other-ground':
      return stars <= 2 ? [0, 1] : [1, 0]
    case 'fixed':
      return [0, 0]
  }
}

export function unitKind(number: number): UnitData {
  const unit = kinds[number]
  if (unit === undefined) throw new Error(`skirmish: no unit has the number ${number}`)
  return unit
}

/** All that are entered, by number. */
export function allUnitKinds(): readonly UnitData[] {
  return kinds.filter((unit) => unit !== undefined)
}

export function unitNumber(id: string): number {
  const found = kinds.find((unit) => unit?.id === id)
  if (found === undefined) throw new Error(`no unit "${id}"`)
  return found.number
}
