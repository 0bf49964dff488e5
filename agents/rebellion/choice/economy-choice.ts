import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { LEADER_SKILL } from '../../../engine/rebellion/facts/leader-types.js'
import { BASE_SPACE, lowestBit } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  SHIELD_BUNKER,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
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
} from '../../../engine/rebellion/state/moves.js'
import { missionOpinion } from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { LEADER_WORTH, skillOf } from '../facts/skills.js'
import { UNIT_DICE, UNIT_WORTH } from '../facts/unit-worth.js'
import { missionScore } from '../missions/assignment.js'
import { deployScore, openSites } from '../worth/deployment.js'

/** A transport where there are holds enough, a bunker without anything to shield. */
const UNARMED = 0.3
/** What keeps a Death Star under construction from all harm. */
const BUNKER = 4

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
  if (type === SHIELD_BUNKER) return openSites(facts) !== 0 ? BUNKER : UNARMED
  if (side === EMPIRE && UNIT_CARRIED[type] !== 0 && UNIT_THEATER[type] === SPACE) worth *= 0.6
  // Rebel troops stay mostly at home: a hold for every other one is enough, and what cannot shoot comes after what can.
  if (side === REBEL && UNIT_DICE[type] === 0 && UNIT_STRUCTURE[type] === 0)
    return capacity * 2 < ground ? worth : UNARMED
  if ((UNIT_CAPACITY[type] as number) > 0 && capacity < ground) worth += 1.5
  if (UNIT_THEATER[type] === GROUND && capacity > ground * 1.5) worth += 1
  if (UNIT_STRUCTURE[type] !== 0 && facts.revealed) worth += 2
  return worth
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
  let best = missionOpinion(card).latent
  if (mission.against === 'captive') best = facts.captives !== 0 ? 8 : 2.5
  if (mission.where === 'base' || mission.where === 'nowhere')
    return missionScore(facts, card, 0, 0, NONE)
  const owned = facts.owned[facts.side] as number
  for (let rest = facts.missionPlaces(card); rest !== 0; rest &= rest - 1)
    best = Math.max(best, missionScore(facts, card, owned, lowestBit(rest), NONE))
  return best
}
