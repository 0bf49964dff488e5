import {
  ADJACENT,
  BASE_SPACE,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
import {
  argA,
  argB,
  argC,
  DONE,
  MOVE_UNITS,
  TAKE_CAPTIVE,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import type { Facts } from '../facts/facts.js'
import { UNIT_DICE, UNIT_WORTH } from '../facts/unit-worth.js'
import { raidAt } from '../worth/markers.js'
import {
  assaultScore,
  ferryScore,
  type GroupScore,
  guard,
  isEscort,
  spareTroops,
  wouldTell,
} from './lift-choice.js'

/** Where the plan of an activation says how its movement is carried out. */
export const TEMPLATE_BITS = 0xff
/** How a movement is carried out. */
export const BY_RULE = 0
/** Everything that may come. */
export const ALL = 1
/** One or two ground units and the smallest ship that carries them. */
export const OCCUPY = 2
/** Ships only. */
export const SHIPS_ONLY = 3
/** Up to four ground units, and ships for those that are stranded. */
const GATHER = 4
/** Ground first into the holds, and no ships beyond those that carry it unless there are ships to fight. */
export const ASSAULT = 5
/** Carriers only, for ground units that stand at the target without. */
export const FERRY = 6

/** Everything but the Death Star, which otherwise comes along: no damage destroys it. */
export const NO_STATION = 7

/** It goes first, so that those who guarded it are free to come, too. */
const STATION_SCORE = 90

/** The same in one of these manners. */
type TemplateScore = (...group: [...Parameters<GroupScore>, template: number]) => number

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
  return groupScore(facts, argA(move), argB(move), argC(move), target, template)
}

export const groupScore: TemplateScore = (facts, count, type, source, target, template) => {
  if (type === DEATH_STAR) return template === BY_RULE || template === ALL ? STATION_SCORE : -1
  const chosen = template === BY_RULE ? templateFor(facts, target) : template
  if (facts.side === REBEL) return rebelScore(facts, count, type, source, target, chosen)
  return empireScore(facts, count, type, source, target, chosen)
}

/** Against resistance everything comes; elsewhere a few troops rule the system out and the rest stays free. */
function templateFor(facts: Facts, target: number): number {
  if (facts.side === REBEL) return BY_RULE
  if (facts.quarry !== 0) return ALL
  if (((facts.present[REBEL] as number) & (1 << target)) !== 0) return ALL
  // A place searched already is a foothold for the next jumps: troops and the ships to carry them gather there.
  return (facts.candidates & (1 << target)) !== 0 ? OCCUPY : GATHER
}

/** True when a movement in this manner would bring anything at all: an activation that moves nothing wastes a leader. */
export function anythingMoves(facts: Facts, target: number, template = BY_RULE): boolean {
  if (fromBaseSpace(facts, target) && movesFrom(facts, BASE_SPACE, target, template)) return true
  for (let rest = sourcesOf(facts, target); rest !== 0; rest &= rest - 1)
    if (movesFrom(facts, lowestBit(rest), target, template)) return true
  return false
}

/** The systems whose own units an activation lets come: next to the target, and not held by a leader. */
export function sourcesOf(facts: Facts, target: number): number {
  const { side } = facts
  let sources = target === BASE_SPACE ? aroundBase(facts) : (ADJACENT[target] as number)
  sources &= facts.present[side] as number
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const source = lowestBit(rest)
    if (facts.leaders[source * 2 + side] !== 0) sources &= ~(1 << source)
  }
  return sources
}

/** True where units of the Rebel Base space may come, too. */
export function fromBaseSpace(facts: Facts, target: number): boolean {
  if (target === BASE_SPACE || (aroundBase(facts) & (1 << target)) === 0) return false
  return facts.leaders[BASE_SPACE * 2 + REBEL] === 0
}

/** The hidden base's system and those next to it, for the Rebels alone. */
function aroundBase(facts: Facts): number {
  if (facts.side !== REBEL || facts.revealed || facts.base >= SYSTEM_COUNT) return 0
  return (ADJACENT[facts.base] as number) | (1 << facts.base)
}

/** One unit at a time is what the rules refuse last; those that are carried wait for a ship of their place. */
function movesFrom(facts: Facts, source: number, target: number, template: number): boolean {
  const { side } = facts
  const types = facts.types[side] as Uint8Array
  for (let i = 0; i < types.length; i++) {
    const type = types[i] as number
    if (UNIT_CARRIED[type] !== 0 || UNIT_IMMOBILE[type] !== 0) continue
    if (facts.unitsAt(source, type) === 0) continue
    if (groupScore(facts, 1, type, source, target, template) > 0) return true
  }
  return false
}

const empireScore: TemplateScore = (facts, count, type, source, target, template) => {
  const theater = UNIT_THEATER[type] as number
  const assault = facts.quarryChance === 1 && (facts.quarry & (1 << target)) !== 0
  if (theater === SPACE && !assault && isEscort(facts, count, type, source)) return -1
  if (template === OCCUPY) return occupyScore(facts, count, type, source, target)
  if (template === GATHER) return gatherScore(facts, count, type, source, target)
  if (template === ASSAULT) return assaultScore(facts, count, type, source, target)
  if (template === FERRY) return ferryScore(facts, count, type, source, target)
  // The holds first: what is carried goes after them.
  if (theater === SPACE && UNIT_CARRIED[type] === 0)
    return 50 + (UNIT_CAPACITY[type] as number) + count
  if (template === SHIPS_ONLY && theater === GROUND) return -1
  if (theater === GROUND) {
    const left = facts.groundCount(source, EMPIRE) - count
    if (left < guard(facts, source, assault)) return -1
    return 30 + (UNIT_WORTH[type] as number) * 2 + count * 0.1
  }
  return 10 + count * 0.1
}

const FOOTHOLD = 4

const gatherScore: GroupScore = (facts, count, type, source, target) => {
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

const occupyScore: GroupScore = (facts, count, type, source, target) => {
  const own = facts.groundCount(target, EMPIRE)
  const wanted = facts.rules.occupyTroops
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

const rebelScore: TemplateScore = (facts, count, type, source, target, template) => {
  const theater = UNIT_THEATER[type] as number
  if (target === BASE_SPACE) return 10 + count
  if (template === ALL)
    return theater === SPACE && UNIT_CARRIED[type] === 0 ? 50 + count : 30 + count
  if (template === ASSAULT) return assaultScore(facts, count, type, source, target)
  if (template === FERRY) return ferryScore(facts, count, type, source, target)
  if (wouldTell(facts, source)) return -1
  if (theater === SPACE && UNIT_CARRIED[type] === 0)
    return rebelShipScore(facts, count, type, source, target, template)
  if (template === SHIPS_ONLY) return -1
  return theater === GROUND ? rebelTroopScore(facts, count, type, source, target) : 10
}

const rebelShipScore: TemplateScore = (facts, count, type, source, target, template) => {
  const isOpposed = opposed(facts, target)
  // Into a fight what cannot shoot goes only for troops to carry, and after the ships that carry and shoot.
  const isUnarmed = UNIT_DICE[type] === 0 && isOpposed
  if (isUnarmed && (template === SHIPS_ONLY || count > 1)) return -1
  if (isUnarmed && spareTroops(facts, source, target) <= 0) return -1
  if (isCalled(facts, target)) return count > 1 ? -1 : 50 + (UNIT_CAPACITY[type] as number)
  // Against nobody one ship is enough to be there; the rest keeps its place.
  const left = facts.shipCount(source, REBEL) - count
  if (!isOpposed && (facts.shipCount(target, REBEL) > 0 || count > 1 || left < 1)) return -1
  return (isUnarmed ? 45 : 50) + (UNIT_CAPACITY[type] as number) + count
}

const rebelTroopScore: GroupScore = (facts, count, type, source, target) => {
  if (count > spareTroops(facts, source, target)) return -1
  if (isCalled(facts, target)) return 30 - (UNIT_WORTH[type] as number)
  const isHeld = facts.groundCount(target, REBEL) > 0
  const left = facts.groundCount(source, REBEL) - count
  if (!opposed(facts, target) && (isHeld || count > 1 || left < 1)) return -1
  return 30 + (UNIT_WORTH[type] as number) * 2 + count * 0.1
}

/** Where troops are a reputation by being there, whatever can carry some goes, and leaves nobody to be there for. */
function isCalled(facts: Facts, target: number): boolean {
  return !opposed(facts, target) && raidAt(facts, target) > 0
}

function opposed(facts: Facts, target: number): boolean {
  return target < BASE_SPACE && ((facts.present[EMPIRE] as number) & (1 << target)) !== 0
}
