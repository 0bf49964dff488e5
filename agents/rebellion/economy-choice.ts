import { MISSIONS } from '../../engine/rebellion/cards/registry.js'
import { LEADER_SKILL } from '../../engine/rebellion/facts/leader-types.js'
import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  HOPS,
  lowestBit,
  SYSTEM_COUNT,
} from '../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../engine/rebellion/facts/sides.js'
import {
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../../engine/rebellion/facts/unit-types.js'
import {
  argA,
  argB,
  BUILD,
  BUILD_ALL,
  BUILD_EACH,
  DECLINE,
  DEPLOY,
  DISCARD,
  DRAW_ANOTHER,
  GAIN,
  KEEP,
  NONE,
  SACRIFICE,
  verbOf,
} from '../../engine/rebellion/state/moves.js'
import { missionScore } from './assignment.js'
import type { Facts } from './facts.js'
import { missionPlaces } from './mission-places.js'
import { RULES } from './rules.js'
import { LEADER_WORTH, skillOf } from './skills.js'
import { UNIT_WORTH } from './unit-worth.js'

/** The Refresh Phase: building, deploying, recruiting, discarding. */
export function economyScore(facts: Facts, move: number): number {
  switch (verbOf(move)) {
    case BUILD_ALL:
      return 1
    case BUILD_EACH:
      return 0
    case BUILD:
    case GAIN:
      return 1 + buildScore(facts, argA(move))
    case SACRIFICE:
      return -1
    case DECLINE:
      return 0
    case DEPLOY:
      return 10 + deployScore(facts, argA(move), argB(move))
    case KEEP:
      return recruitScore(facts, argB(move))
    case DRAW_ANOTHER:
      return 2
    case DISCARD:
      return -keepScore(facts, argA(move))
    default:
      return 0
  }
}

/** The largest unit the icon allows, unless what is missing is transport or somebody to carry. */
function buildScore(facts: Facts, type: number): number {
  const { side } = facts
  let capacity = 0
  let ground = 0
  for (let place = 0; place <= BASE_SPACE; place++) {
    capacity += facts.capacity[place * 2 + side] as number
    ground += facts.groundCount(place, side)
  }
  let worth = UNIT_WORTH[type] as number
  if (side === EMPIRE && UNIT_CARRIED[type] !== 0 && UNIT_THEATER[type] === SPACE) worth *= 0.6
  if ((UNIT_CAPACITY[type] as number) > 0 && capacity < ground) worth += 1.5
  if (UNIT_THEATER[type] === GROUND && capacity > ground * 1.5) worth += 1
  if (UNIT_STRUCTURE[type] !== 0 && facts.revealed) worth += 2
  return worth
}

/** What a unit is worth where it may be deployed. */
export function deployScore(facts: Facts, type: number, place: number): number {
  return facts.side === EMPIRE ? empireDeploy(facts, type, place) : rebelDeploy(facts, type, place)
}

/** Carriers where ground is stranded, ground where ships have room, and both towards where they are needed. */
function empireDeploy(facts: Facts, type: number, place: number): number {
  const room = (facts.capacity[place * 2 + EMPIRE] as number) - facts.groundCount(place, EMPIRE)
  let worth = 0
  if (UNIT_THEATER[type] === GROUND) worth += room > 0 ? 2 : 0
  else if (UNIT_CARRIED[type] === 0) worth += room < 0 ? 2.5 : 0.5
  if (facts.quarry !== 0) worth += nearQuarry(facts, place)
  else worth += 0.4 * countBits((ADJACENT[place] as number) & facts.candidates)
  // Next to strong Rebels fresh troops are lost one by one.
  for (let rest = ADJACENT[place] as number; rest !== 0; rest &= rest - 1)
    if ((facts.strength[lowestBit(rest) * 2 + REBEL] as number) > 8) worth -= 0.5
  if (place === CORUSCANT && facts.groundCount(place, EMPIRE) < 2) worth += 1
  return worth
}

function nearQuarry(facts: Facts, place: number): number {
  let sum = 0
  for (let rest = facts.quarry; rest !== 0; rest &= rest - 1)
    sum += 4 - Math.min(4, HOPS[place * SYSTEM_COUNT + lowestBit(rest)] as number)
  return sum * facts.quarryChance
}

/** The hidden base first; then loyal worlds that hold nobody yet, away from Imperial troops. */
function rebelDeploy(facts: Facts, type: number, place: number): number {
  if (place === BASE_SPACE) return RULES.rebelHomeDeploy + (UNIT_STRUCTURE[type] !== 0 ? 2 : 0)
  let worth = 0
  if (facts.revealed && place === facts.base) worth += 5
  const near = (ADJACENT[place] as number) & (facts.grounded[EMPIRE] as number)
  worth += ((facts.present[REBEL] as number) & (1 << place)) === 0 ? 1.5 : 0
  if (near !== 0) worth -= 1
  // One cheap unit is enough to be there; the good ones stay at home.
  return worth + 1 - (UNIT_WORTH[type] as number) * 0.3
}

/** Skills that the leaders at hand lack count double. */
function recruitScore(facts: Facts, leader: number): number {
  if (leader === NONE) return 0
  const owned = (facts.owned[facts.side] as number) & ~facts.captives
  let worth = LEADER_WORTH[leader] as number
  for (let skill = 0; skill < 4; skill++) {
    const missing = Math.max(0, 4 - skillOf(owned, skill))
    worth += Math.min(missing, LEADER_SKILL[leader * 4 + skill] as number)
  }
  return worth
}

/** What a mission may still do: its worth at its best place with enough leaders. */
export function keepScore(facts: Facts, card: number): number {
  const mission = MISSIONS[card]
  if (mission === undefined) return 0
  if (mission.kind === 'starting') return 50
  if (mission.against === 'rebel-leader') return 4
  let best = mission.against === 'captive' ? (facts.captives !== 0 ? 8 : 2.5) : 0
  if (mission.where === 'base' || mission.where === 'nowhere')
    return missionScore(facts, card, 0, 0, NONE)
  const owned = facts.owned[facts.side] as number
  for (let rest = missionPlaces(facts, mission.id) & ~facts.destroyed; rest !== 0; rest &= rest - 1)
    best = Math.max(best, missionScore(facts, card, owned, lowestBit(rest), NONE))
  return best
}
