import '../course/all-steps.js'
import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../cards/registry.js'
import { declaredSteps } from '../course/steps.js'
import { REASON_IDS } from '../course/victory.js'
import { LEADERS } from '../data/leaders.js'
import { SYSTEMS } from '../data/systems.js'
import { UNITS } from '../data/units.js'
import { RING_IDS } from '../facts/leader-types.js'
import { BASE_SPACE } from '../facts/map.js'
import { PHASE_IDS } from '../facts/phases.js'
import { SIDE_IDS, THEATER_IDS } from '../facts/sides.js'
import { FACE_IDS } from '../missions/dice.js'
import { BASE_SPACE_ID } from '../text/names.js'

/** Numbers of everything that positions name. The cards are there once cards/sets/index.ts is loaded. */

export type Ids = ReadonlyMap<string, number>

export const SYSTEM_IDS = numbered(SYSTEMS.map((system) => system.id))
export const PLACE_IDS: Ids = new Map([...SYSTEM_IDS, [BASE_SPACE_ID, BASE_SPACE]])
export const UNIT_IDS = numbered(UNITS.map((unit) => unit.id))
export const LEADER_IDS = numbered(LEADERS.map((leader) => leader.id))
export const TACTIC_IDS = numbered(TACTICS.map((card) => card.id))
export const MISSION_IDS = numbered(MISSIONS.map((card) => card.id))
export const ACTION_IDS = numbered(ACTIONS.map((card) => card.id))
export const OBJECTIVE_IDS = numbered(OBJECTIVES.map((card) => card.id))
export const SIDES = numbered(SIDE_IDS)
export const THEATERS = numbered(THEATER_IDS)
export const PHASES = numbered(PHASE_IDS)
export const FACES = numbered(FACE_IDS)
/** Number 0 is that of a game that goes on, and of a leader without a ring: nobody writes it. */
export const REASONS = numberedFrom1(REASON_IDS)
export const RINGS = numberedFrom1(RING_IDS)
export const STEP_IDS: Ids = new Map(declaredSteps().map(({ name, number }) => [name, number]))

export function numbered(words: readonly string[]): Ids {
  return new Map(words.map((word, n) => [word, n]))
}

function numberedFrom1(words: readonly string[]): Ids {
  return new Map([...words.entries()].slice(1).map(([n, word]) => [word, n]))
}
