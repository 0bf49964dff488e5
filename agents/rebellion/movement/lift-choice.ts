import { ADJACENT, BASE_SPACE, CORUSCANT, lowestBit } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf, GROUND, REBEL } from '../../../engine/rebellion/facts/sides.js'
import {
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { Facts } from '../facts/facts.js'
import { GROUND_UNITS_OF, UNIT_WORTH } from '../facts/unit-worth.js'

/** How much the rules want a group of units to go from a place to the target; below 0 it stays. */
export type GroupScore = (
  facts: Facts,
  count: number,
  type: number,
  source: number,
  target: number,
) => number

/** With more candidates than this, moving out of the base space by ordinary movement tells too much. */
export const TELLTALE = 6

/** No hold is as large. */
const NO_HOLD = 10

/** True where a movement from the base space would tell the Empire more than it brings; missions go anywhere, and tell nothing. */
export function wouldTell(facts: Facts, source: number): boolean {
  if (source !== BASE_SPACE || facts.revealed || facts.candidateCount <= TELLTALE) return false
  return !facts.isOnMission
}

/** Rebel ground units that stay in the base space when a mission takes some along. */
const HOME_GUARDS = 2
/** More troops than this hold nothing that fewer would lose. */
const MOST_GUARDS = 3

/**
 * Imperial ground units that stay behind: one on a subjugated world, one with captives, one at the capital; more where
 * Rebel troops with ships stand next door.
 */
export function guard(facts: Facts, source: number, assault: boolean): number {
  const isPrecious = facts.captivesAt[source] !== 0 || source === CORUSCANT
  if (isPrecious) return Math.max(1, landing(facts, source))
  if (assault || (facts.subjugated & (1 << source)) === 0) return 0
  return Math.max(1, landing(facts, source))
}

/** Ships that stay with a Death Star, finished or not: alone it is what Rebel fighters come for. */
const ESCORT = 2

/**
 * True where these ships may not leave, because a Death Star would be left with too few: fighters never, carriers where
 * Rebel ships stand next door.
 */
export function isEscort(facts: Facts, count: number, type: number, source: number): boolean {
  const stations = facts.stationsAt(source)
  if (stations === 0 || facts.shipCount(source, EMPIRE) - stations - count >= ESCORT) return false
  if (UNIT_CARRIED[type] !== 0) return true
  return ((ADJACENT[source] as number) & (facts.shipped[REBEL] as number)) !== 0
}

/** A Death Star without enough ships around it. */
export function lacksEscort(facts: Facts, place: number): boolean {
  const stations = facts.stationsAt(place)
  return stations > 0 && facts.shipCount(place, EMPIRE) - stations < ESCORT
}

/** Rebel ground units that can land in a system with the next activation, as far as a garrison can answer them. */
function landing(facts: Facts, system: number): number {
  let count = 0
  const near = (ADJACENT[system] as number) & (facts.grounded[REBEL] as number)
  for (let rest = near; rest !== 0 && count < MOST_GUARDS; rest &= rest - 1) {
    const source = lowestBit(rest)
    const room = facts.capacity[source * 2 + REBEL] as number
    count += Math.min(room, facts.groundCount(source, REBEL))
  }
  return Math.min(MOST_GUARDS, count)
}

/**
 * Ground first into the holds, the best first, garrisons of subjugated worlds too: a ship comes only for troops that
 * have no room yet, or when there are ships to fight. Troops score above ships, so each hold is full before the next comes.
 */
export const assaultScore: GroupScore = (facts, count, type, source, target) => {
  if (wouldTell(facts, source)) return -1
  const spare = spareTroops(facts, source, target)
  if (UNIT_THEATER[type] === GROUND)
    return count > spare ? -1 : 60 + (UNIT_WORTH[type] as number) * 2 + count * 0.1
  if (UNIT_CARRIED[type] !== 0) return 10 + count * 0.1
  const capacity = UNIT_CAPACITY[type] as number
  if (facts.shipCount(target, enemyOf(facts.side)) > 0) return 50 + capacity + count
  if (count > 1 || spare <= 0 || capacity === 0) return -1
  return 30 + holdFor(capacity, spare)
}

/** Ships for troops that stand at the target without any; nobody whose own troops need the ship is left behind. */
export const ferryScore: GroupScore = (facts, count, type, source, target) => {
  const capacity = UNIT_CAPACITY[type] as number
  if (count > 1 || capacity === 0 || wouldTell(facts, source)) return -1
  const waiting = strandedTroops(facts, target)
  if (waiting <= 0 || strandedTroops(facts, source) + capacity > 0) return -1
  return 30 + holdFor(capacity, waiting)
}

/** Troops of a place that find no room in the ships there; below nought where there is room to spare. */
export function strandedTroops(facts: Facts, place: number): number {
  return troops(facts, place) - (facts.capacity[place * 2 + facts.side] as number)
}

/** The smallest ship that takes all, else the largest. */
function holdFor(capacity: number, wanted: number): number {
  return capacity >= wanted ? NO_HOLD - capacity : capacity - NO_HOLD
}

/**
 * Ground units that may leave for a fight. Of the defenders of a found base no more go, group by group, than stay:
 * what stands at the target counts as gone, for where it came from cannot be told.
 */
export function spareTroops(facts: Facts, source: number, target: number): number {
  const here = troops(facts, source)
  if (facts.side === EMPIRE) return here - guard(facts, source, true)
  if (source === BASE_SPACE && facts.isOnMission) return here - HOME_GUARDS
  if (!facts.revealed || source !== facts.base) return here
  return (here - facts.groundCount(target, REBEL)) >> 1
}

/** Ground units that can be moved at all. */
function troops(facts: Facts, place: number): number {
  let count = 0
  const types = GROUND_UNITS_OF[facts.side] as Uint8Array
  for (let i = 0; i < types.length; i++) {
    const type = types[i] as number
    if (UNIT_CARRIED[type] !== 0) count += facts.unitsAt(place, type)
  }
  return count
}
