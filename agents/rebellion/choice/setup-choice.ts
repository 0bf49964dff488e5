import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  hopsToNearest,
  lowestBit,
  within,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../../engine/rebellion/facts/sides.js'
import {
  REBEL_TROOPER,
  UNIT_CARRIED,
  UNIT_THEATER,
  UNITS_OF,
} from '../../../engine/rebellion/facts/unit-types.js'
import { BASE_SET_CHOICE } from '../../../engine/rebellion/state/choices.js'
import {
  argA,
  argB,
  argC,
  CAMP,
  HIDE,
  PLACE,
  PLAY_SET,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import { Facts } from '../facts/facts.js'

/** Cap of the distance that counts: beyond it the Empire is far away. */
const FAR = 6
const LOYALTY_WEIGHT = 0.7
const CARRIED_SHIPS = (UNITS_OF[EMPIRE] as Uint8Array).filter(
  (type) => UNIT_CARRIED[type] !== 0 && UNIT_THEATER[type] !== GROUND,
)
/** Rebel Troopers of the start. */
const TROOPERS = 6

/** The set-up: the missions and the starting units of both sides, and the base. */
export function setupScore(facts: Facts, move: number): number {
  switch (verbOf(move)) {
    case PLAY_SET:
      return missionSet(facts, argA(move))
    case PLACE:
      return facts.side === EMPIRE ? empirePlace(facts, move) : rebelPlace(facts, move)
    case CAMP:
      return campScore(argA(move))
    case HIDE:
      return baseScore(facts, argA(move))
    default:
      return 0
  }
}

/** Rebels win more with the missions of the base game (agents/TRIALS.md); to the Empire both are alike. */
function missionSet(facts: Facts, choice: number): number {
  return facts.side === REBEL && choice === BASE_SET_CHOICE ? 1 : 0
}

/** Troops spread over all worlds, two at a time, ships one at a time; both sooner where more places lie around to be searched. */
function empirePlace(facts: Facts, move: number): number {
  const count = argA(move)
  const type = argB(move)
  const place = argC(move)
  const ground = facts.groundCount(place, EMPIRE)
  const ships = facts.shipCount(place, EMPIRE)
  const open = countBits((ADJACENT[place] as number) & ~(facts.grounded[EMPIRE] as number))
  if (UNIT_THEATER[type] === GROUND)
    return (
      10 -
      ground * facts.rules.garrisonSpread -
      Math.abs(count - 2) +
      open * facts.rules.garrisonOpen
    )
  if (UNIT_CARRIED[type] !== 0) return 5 + carried(facts, count, place) - Math.abs(count - 2)
  return 10 - ships * facts.rules.fleetSpread - (count - 1) * 2 + open * facts.rules.fleetOpen
}

/** Fighters that the ships there have room for: without one they never leave. */
function carried(facts: Facts, count: number, place: number): number {
  let fighters = 0
  for (const type of CARRIED_SHIPS) fighters += facts.unitsAt(place, type)
  const room = (facts.capacity[place * 2 + EMPIRE] as number) - fighters
  return Math.min(count, room) - 0.3 * fighters
}

/**
 * Troopers hold the base, where nothing else is of use as long as nobody looks for it there; the fleet and the airspeeders
 * gather in the other system, from where they can strike without telling anything.
 */
function rebelPlace(facts: Facts, move: number): number {
  const count = argA(move)
  if (argB(move) !== REBEL_TROOPER) return count
  return -Math.abs(TROOPERS - count - facts.rules.homeTroopers)
}

/** The richest world that is free, loyal or not: the missions of the first round win it over. */
function campScore(place: number): number {
  if (place === BASE_SPACE) return 0
  return (Facts.iconsWorth[place] as number) + 1
}

/**
 * Where to found a base (ai-design 3.2): far from Imperial troops, Rebel worlds rather than others, with more than
 * one way out. The choice is drawn from a softmax of this, or it would be known.
 */
export function baseScore(facts: Facts, system: number): number {
  const nearest = hopsToNearest(system, facts.grounded[EMPIRE] as number, FAR)
  let score = facts.rules.hideDistance * Math.log(1 + nearest)
  if ((facts.loyalRebel & (1 << system)) !== 0) score += LOYALTY_WEIGHT
  if (countBits(ADJACENT[system] as number) < 2) score -= 0.4
  if ((within(CORUSCANT, 1) & (1 << system)) !== 0) score -= 0.5
  if (landing(facts, system) >= ARMY) score -= ARMY_NEXT_DOOR
  return score
}

/** So many Imperial ground units take a base at once, and what that is worth to stay away from. */
const ARMY = 2
const ARMY_NEXT_DOOR = 2.5

/** Imperial ground units that one activation would land there. */
function landing(facts: Facts, system: number): number {
  let count = 0
  for (let rest = ADJACENT[system] as number; rest !== 0; rest &= rest - 1) {
    const source = lowestBit(rest)
    const room = facts.capacity[source * 2 + EMPIRE] as number
    count += Math.min(room, facts.groundCount(source, EMPIRE))
  }
  return count
}
