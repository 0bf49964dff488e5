import { setNumber } from '../data/table.js'
import { UNITS } from '../data/units.js'
import { EMPIRE, GROUND, REBEL, SPACE } from './sides.js'

/** The facts of the miniatures as typed arrays, indexed by unit type. */

export const UNIT_COUNT = UNITS.length
/** So many types of the base game have the first numbers. */
export const BASE_UNITS = UNITS.findIndex((unit) => unit.set !== 'base')

const tiers = ['triangle', 'circle', 'square']
const NO_TIER = 3
export const RED = 0
export const BLACK = 1
export const GREEN = 2

/** The set of each type; see state/in-game.ts. */
export const UNIT_SET = Uint8Array.from(UNITS, (u) => setNumber(u.set))
export const UNIT_SIDE = Uint8Array.from(UNITS, (u) => (u.side === 'rebel' ? REBEL : EMPIRE))
export const UNIT_THEATER = Uint8Array.from(UNITS, (u) => (u.theater === 'space' ? SPACE : GROUND))
export const UNIT_TIER = Uint8Array.from(UNITS, (u) =>
  u.tier === null ? NO_TIER : tiers.indexOf(u.tier),
)
/** The icon that builds it (see map.ts), 255 when none does. */
export const UNIT_ICON = Uint8Array.from(UNITS, (u, n) =>
  u.tier === null ? 255 : UNIT_THEATER[n] * 3 + UNIT_TIER[n],
)
export const UNIT_COLOUR = Uint8Array.from(UNITS, (u) =>
  ['red', 'black', 'green', 'none'].indexOf(u.health[0]),
)
export const UNIT_HEALTH = Uint8Array.from(UNITS, (u) => u.health[1])
export const UNIT_RED = Uint8Array.from(UNITS, (u) => u.dice[0])
export const UNIT_BLACK = Uint8Array.from(UNITS, (u) => u.dice[1])
export const UNIT_GREEN = Uint8Array.from(UNITS, (u) => u.dice[2])
export const UNIT_CAPACITY = Uint8Array.from(UNITS, (u) => u.capacity)
export const UNIT_CARRIED = Uint8Array.from(UNITS, (u) => (u.needsTransport ? 1 : 0))
export const UNIT_IMMOBILE = Uint8Array.from(UNITS, (u) => (u.immobile ? 1 : 0))
export const UNIT_FIGHTER = Uint8Array.from(UNITS, (u) => (u.sort === 'fighter' ? 1 : 0))
export const UNIT_CAPITAL = Uint8Array.from(UNITS, (u) => (u.sort === 'capital' ? 1 : 0))
export const UNIT_STRUCTURE = Uint8Array.from(UNITS, (u) => (u.sort === 'structure' ? 1 : 0))
/** A Death Star, whole or under construction. */
export const UNIT_STATION = Uint8Array.from(UNITS, (u) => (u.sort === 'station' ? 1 : 0))
export const UNIT_SUPPLY = Uint8Array.from(UNITS, (u) => u.supply)

/** Types of each side, ascending. */
export const UNITS_OF: readonly Uint8Array[] = [REBEL, EMPIRE].map((side) =>
  Uint8Array.from([...UNITS.keys()].filter((type) => UNIT_SIDE[type] === side)),
)

/** Those of them that are in a game without the expansion. */
export const UNITS_IN_BASE: readonly Uint8Array[] = UNITS_OF.map((types) =>
  types.filter((type) => UNITS[type]?.set === 'base'),
)

const numbers = new Map(UNITS.map((u, n) => [u.id, n]))

/** Number of a unit type by its id; only for ids that stand in our own tables. */
export function unitNumber(id: string): number {
  const n = numbers.get(id)
  if (n === undefined) throw new Error(`no unit ${id}`)
  return n
}

export const REBEL_TRANSPORT = unitNumber('rebel-transport')
export const MON_CALAMARI_CRUISER = unitNumber('mon-calamari-cruiser')
export const REBEL_TROOPER = unitNumber('rebel-trooper')
export const SHIELD_GENERATOR = unitNumber('shield-generator')
export const ION_CANNON = unitNumber('ion-cannon')
export const TIE_FIGHTER = unitNumber('tie-fighter')
export const STAR_DESTROYER = unitNumber('star-destroyer')
export const SUPER_STAR_DESTROYER = unitNumber('super-star-destroyer')
export const DEATH_STAR = unitNumber('death-star')
export const CONSTRUCTION_SITE = unitNumber('death-star-under-construction')
export const SHIELD_BUNKER = unitNumber('shield-bunker')
export const INTERDICTOR = unitNumber('interdictor')
export const STORMTROOPER = unitNumber('stormtrooper')
export const AT_ST = unitNumber('at-st')
export const AT_AT = unitNumber('at-at')
