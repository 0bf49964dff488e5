import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  lowestBit,
  SYSTEM_COUNT,
} from '../../engine/rebellion/map.js'
import {
  argA,
  argB,
  argC,
  DONE,
  MOVE_UNITS,
  move3,
  TAKE_CAPTIVE,
  verbOf,
} from '../../engine/rebellion/moves.js'
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
import { RULES } from './rules.js'
import { UNIT_WORTH } from './unit-worth.js'

/** With more candidates than this, moving out of the base space by ordinary movement tells too much. */
export const TELLTALE = 6

/** How a movement is carried out. */
export const BY_RULE = 0
/** Everything that may come. */
export const ALL = 1
/** One or two ground units and the smallest ship that carries them. */
export const OCCUPY = 2
/** Up to four ground units, and ships for those that are stranded. */
export const GATHER = 4
/** Ships only. */
export const SHIPS_ONLY = 3

/** Score of one group to move (or of being done) towards `target`; the highest is moved next. */
export function movementScore(
  facts: Facts,
  move: number,
  target: number,
  template: number,
): number {
  if (verbOf(move) === DONE) return 0
  if (verbOf(move) === TAKE_CAPTIVE) return -1 // a captive stays where its guards are
  if (verbOf(move) !== MOVE_UNITS) return -1
  const count = argA(move)
  const type = argB(move)
  const source = argC(move)
  const chosen = template === BY_RULE ? templateFor(facts, target) : template
  if (facts.side === REBEL) return rebelScore(facts, count, type, source, target, chosen)
  return empireScore(facts, count, type, source, target, chosen)
}

/** Against resistance everything comes; elsewhere a few troops rule the system out and the rest stays free. */
export function templateFor(facts: Facts, target: number): number {
  if (facts.side === REBEL) return BY_RULE
  if (facts.quarry !== 0) return ALL
  if (((facts.present[REBEL] as number) & (1 << target)) !== 0) return ALL
  // A place searched already is a foothold for the next jumps: troops and the ships to carry them gather there.
  return (facts.candidates & (1 << target)) !== 0 ? OCCUPY : GATHER
}

/** True when a movement in this manner would bring anything at all: an activation that moves nothing wastes a leader. */
export function anythingMoves(facts: Facts, target: number, template = BY_RULE): boolean {
  const { side } = facts
  const toBase = target === BASE_SPACE
  let sources = toBase ? 0 : (ADJACENT[target] as number)
  if (facts.base < SYSTEM_COUNT && side === REBEL && !facts.revealed) {
    const around = (ADJACENT[facts.base] as number) | (1 << facts.base)
    if (toBase) sources = around
    else if ((around & (1 << target)) !== 0 && movesFrom(facts, BASE_SPACE, target, template))
      return true
  }
  for (let rest = sources & (facts.present[side] as number); rest !== 0; rest &= rest - 1)
    if (movesFrom(facts, lowestBit(rest), target, template)) return true
  return false
}

/** One unit at a time is what the rules refuse last; those that are carried wait for a ship of their place. */
function movesFrom(facts: Facts, source: number, target: number, template: number): boolean {
  const { side } = facts
  if (facts.leaders[source * 2 + side] !== 0) return false
  for (let type = FIRST_UNIT[side] as number; type <= (LAST_UNIT[side] as number); type++) {
    if (UNIT_CARRIED[type] !== 0 || UNIT_IMMOBILE[type] !== 0) continue
    if (facts.unitsAt(source, type) === 0) continue
    if (movementScore(facts, move3(MOVE_UNITS, 1, type, source), target, template) > 0) return true
  }
  return false
}

function empireScore(
  facts: Facts,
  count: number,
  type: number,
  source: number,
  target: number,
  template: number,
): number {
  const theater = UNIT_THEATER[type] as number
  const assault = facts.quarryChance === 1 && (facts.quarry & (1 << target)) !== 0
  if (type === DEATH_STAR && !assault) return -1
  if (template === OCCUPY) return occupyScore(facts, count, type, source, target)
  if (template === GATHER) return gatherScore(facts, count, type, source, target)
  if (theater === SPACE && UNIT_CARRIED[type] === 0) {
    // Ships of a place where ground waits that they could not take along stay to fetch it later.
    return 50 + (UNIT_CAPACITY[type] as number) + count
  }
  if (template === SHIPS_ONLY && theater === GROUND) return -1
  if (theater === GROUND) {
    const left = facts.groundCount(source, EMPIRE) - count
    if (left < guard(facts, source, assault)) return -1
    return 30 + (UNIT_WORTH[type] as number) * 2 + count * 0.1
  }
  return 10 + count * 0.1
}

/** Ground units that stay behind: one on a subjugated world, one with captives, two at an endangered capital. */
function guard(facts: Facts, source: number, assault: boolean): number {
  if (facts.captivesAt[source] !== 0) return 1
  if (source === CORUSCANT) return 1
  if (assault) return 0
  return (facts.subjugated & (1 << source)) !== 0 ? 1 : 0
}

const FOOTHOLD = 4

function gatherScore(
  facts: Facts,
  count: number,
  type: number,
  source: number,
  target: number,
): number {
  const own = facts.groundCount(target, EMPIRE)
  const spare = facts.groundCount(source, EMPIRE) - guard(facts, source, false)
  if (UNIT_THEATER[type] === GROUND)
    return own + count > FOOTHOLD || count > spare ? -1 : 40 + (UNIT_WORTH[type] as number) + count
  if (UNIT_CARRIED[type] !== 0 || count > 1) return -1
  const room = facts.capacity[target * 2 + EMPIRE] as number
  // Ships come for the troops there, or bring some; those that leave troops of their own behind stay.
  const stranded = own - room
  if (stranded <= 0 && (own >= FOOTHOLD || spare <= 0 || room > 0)) return -1
  if (spare <= 0 && facts.groundCount(source, EMPIRE) > 0) return -1
  return 20 + Math.min(4, spare) - (UNIT_CAPACITY[type] as number) * 0.3
}

function occupyScore(
  facts: Facts,
  count: number,
  type: number,
  source: number,
  target: number,
): number {
  const own = facts.groundCount(target, EMPIRE)
  const wanted = RULES.occupyTroops
  if (UNIT_THEATER[type] === GROUND) {
    const left = facts.groundCount(source, EMPIRE) - count
    if (own + count > wanted || left < guard(facts, source, false)) return -1
    // Cheap troops for garrisons, the walkers stay with the fleet.
    return 40 - (UNIT_WORTH[type] as number) + count
  }
  if (UNIT_CARRIED[type] !== 0) return -1
  // One carrier, and only if troops wait there; the place with most to spare first.
  if (own > 0 || count > 1 || facts.shipCount(target, EMPIRE) > 0) return -1
  const spare = facts.groundCount(source, EMPIRE) - guard(facts, source, false)
  if (spare <= 0) return -1
  return 20 + Math.min(4, spare) - (UNIT_CAPACITY[type] as number) * 0.3
}

function rebelScore(
  facts: Facts,
  count: number,
  type: number,
  source: number,
  target: number,
  template: number,
): number {
  const theater = UNIT_THEATER[type] as number
  if (target === BASE_SPACE) return theater === GROUND || count > 0 ? 10 + count : 0
  if (template === ALL)
    return theater === SPACE && UNIT_CARRIED[type] === 0 ? 50 + count : 30 + count
  if (source === BASE_SPACE && !facts.revealed && facts.candidateCount > TELLTALE) return -1
  // Half of the defenders of a found base stay.
  if (facts.revealed && source === facts.base && theater === GROUND) {
    if (count * 2 > facts.groundCount(source, REBEL)) return -1
  }
  if (theater === SPACE && UNIT_CARRIED[type] === 0) {
    const left = facts.shipCount(source, REBEL) - count
    // Against nobody one ship is enough to be there; the rest keeps its place.
    if (!opposed(facts, target) && (facts.shipCount(target, REBEL) > 0 || count > 1 || left < 1))
      return -1
    return 50 + (UNIT_CAPACITY[type] as number) + count
  }
  if (template === SHIPS_ONLY) return -1
  if (theater === GROUND) {
    const left = facts.groundCount(source, REBEL) - count
    if (!opposed(facts, target) && (facts.groundCount(target, REBEL) > 0 || count > 1 || left < 1))
      return -1
    return 30 + (UNIT_WORTH[type] as number) * 2 + count * 0.1
  }
  return 10
}

function opposed(facts: Facts, target: number): boolean {
  return target < BASE_SPACE && ((facts.present[EMPIRE] as number) & (1 << target)) !== 0
}
