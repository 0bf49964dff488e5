import { BASE_ICONS, BASE_QUEUE_SPACE, BORDERS, SYSTEMS } from '../data/systems.js'

/** The board as numbers and bit sets: bit n of a mask is system n. */

export const SYSTEM_COUNT = SYSTEMS.length

/** The Rebel Base space, a place of the board that is no system. */
export const BASE_SPACE = SYSTEM_COUNT

/** Systems and the Rebel Base space. */
export const PLACE_COUNT = SYSTEM_COUNT + 1

export const NO_SYSTEM = 255

const numbers = new Map(SYSTEMS.map((system, n) => [system.id, n]))

/** Number of a system by its id; only for ids that stand in our own tables. */
export function systemNumber(id: string): number {
  const n = numbers.get(id)
  if (n === undefined) throw new Error(`no system ${id}`)
  return n
}

export const CORUSCANT = systemNumber('coruscant')
export const DAGOBAH = systemNumber('dagobah')
export const KASHYYYK = systemNumber('kashyyyk')
export const MON_CALAMARI = systemNumber('mon-calamari')
export const BESPIN = systemNumber('bespin')

/** Mask of the neighbours of each system. */
export const ADJACENT = new Int32Array(SYSTEM_COUNT)
for (const [a, b] of BORDERS) {
  ADJACENT[systemNumber(a)] |= 1 << systemNumber(b)
  ADJACENT[systemNumber(b)] |= 1 << systemNumber(a)
}

/** Region 0 … 7 of each system, and the systems of each region. */
export const REGION = Uint8Array.from(SYSTEMS, (system) => system.region - 1)
export const REGION_SYSTEMS = new Int32Array(8)
for (let n = 0; n < SYSTEM_COUNT; n++) REGION_SYSTEMS[REGION[n]] |= 1 << n

/** Systems printed with a loyalty space; the others are remote. */
export const PRINTED_POPULOUS = SYSTEMS.reduce(
  (mask, system, n) => (system.icons.length > 0 ? mask | (1 << n) : mask),
  0,
)

/** Icons as theater * 3 + tier; tier 0 triangle, 1 circle, 2 square. */
export const ICON_IDS: readonly string[] = [
  'space-triangle',
  'space-circle',
  'space-square',
  'ground-triangle',
  'ground-circle',
  'ground-square',
]
export const TRIANGLE = 0
export const CIRCLE = 1
export const SQUARE = 2

export const NO_ICON = 255

/** At most two icons a place, the left one first; NO_ICON where there is none. The base space has icons too. */
export const MOST_ICONS = 2
export const ICONS = new Uint8Array(PLACE_COUNT * MOST_ICONS).fill(NO_ICON)
/** Space of the build queue where units built by a place begin. */
export const QUEUE_SPACE = new Uint8Array(PLACE_COUNT)
SYSTEMS.forEach((system, n) => {
  system.icons.forEach((icon, i) => {
    ICONS[n * MOST_ICONS + i] = ICON_IDS.indexOf(icon)
  })
  QUEUE_SPACE[n] = system.queueSpace
})
BASE_ICONS.forEach((icon, i) => {
  ICONS[BASE_SPACE * MOST_ICONS + i] = ICON_IDS.indexOf(icon)
})
QUEUE_SPACE[BASE_SPACE] = BASE_QUEUE_SPACE

/** Moves along adjacency between each two systems. */
export const HOPS = new Uint8Array(SYSTEM_COUNT * SYSTEM_COUNT)
for (let from = 0; from < SYSTEM_COUNT; from++) {
  let reached = 1 << from
  let ring = reached
  for (let hops = 1; ring !== 0; hops++) {
    let next = 0
    for (let n = 0; n < SYSTEM_COUNT; n++) if (ring & (1 << n)) next |= ADJACENT[n]
    ring = next & ~reached
    reached |= ring
    for (let n = 0; n < SYSTEM_COUNT; n++) if (ring & (1 << n)) HOPS[from * SYSTEM_COUNT + n] = hops
  }
}

const DIAMETER = Math.max(...HOPS)

/** Mask of the systems within so many moves of a system, as moves * SYSTEM_COUNT + system. */
const WITHIN = new Int32Array((DIAMETER + 1) * SYSTEM_COUNT)
for (let at = 0; at < WITHIN.length; at++) {
  const from = at % SYSTEM_COUNT
  for (let to = 0; to < SYSTEM_COUNT; to++)
    if (HOPS[from * SYSTEM_COUNT + to] * SYSTEM_COUNT <= at - from) WITHIN[at] |= 1 << to
}

/** Systems at most so many moves away, as a mask: itself, too. */
export function within(system: number, hops: number): number {
  return WITHIN[Math.min(hops, DIAMETER) * SYSTEM_COUNT + system]
}

/** Moves to the nearest of some systems; `most` where it is not nearer, or there is none. */
export function hopsToNearest(system: number, systems: number, most: number): number {
  const end = Math.min(most, DIAMETER + 1)
  for (let hops = 0; hops < end; hops++)
    if ((WITHIN[hops * SYSTEM_COUNT + system] & systems) !== 0) return hops
  return most
}

/** Number of bits set in a mask. */
export function countBits(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555)
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333)
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Number of the lowest bit set; 32 for an empty mask. */
export function lowestBit(mask: number): number {
  return mask === 0 ? 32 : 31 - Math.clz32(mask & -mask)
}
