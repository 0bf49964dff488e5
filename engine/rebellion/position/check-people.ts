import type { State } from '../../state.js'
import { destroyedSystems, isContested, queuedAt, totalAt, unitsAt } from '../board/board.js'
import { carriedAt, isStranded, roomAt } from '../board/shedding.js'
import { ACTION_SIDE, ACTIONS, OBJECTIVES } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { fieldNamed, findFrame, isAt, stepName, stepNamed, topFrame } from '../course/steps.js'
import { countBits, lowestBit, PRINTED_POPULOUS, SYSTEM_COUNT } from '../facts/map.js'
import { PHASE_ASSIGNMENT, PHASE_IDS, PHASE_SETUP } from '../facts/phases.js'
import { EMPIRE, GROUND, REBEL, SIDE_IDS, SPACE } from '../facts/sides.js'
import { CONSTRUCTION_SITE, DEATH_STAR, UNIT_COUNT, UNIT_STRUCTURE } from '../facts/unit-types.js'
import { poolOf } from '../leaders/leaders.js'
import { poolLimit } from '../leaders/pool-limit.js'
import {
  ACTION_ZONE,
  EXPANSION,
  FRAME_SIZE,
  FRAMES,
  OBJECTIVE_ZONE,
  PASSED,
  PHASE,
  WINNER,
} from '../state/layout.js'
import { ACTION_HAND, OBJECTIVE_HAND } from '../state/zones.js'
import { actionId, objectiveId, systemId, unitId } from '../text/names.js'

const STARTING_CARDS = stepNamed('starting-cards')
const COMBAT = stepNamed('combat')
const POOL_LIMIT = stepNamed('pool-limit')

/** Situations that people write by hand and no course of a game brings about. */

export function peopleProblem(s: State): string | null {
  return (
    immediateProblem(s) ??
    poolProblem(s) ??
    passedProblem(s) ??
    siteProblem(s) ??
    ruinsProblem(s) ??
    queuedStationProblem(s) ??
    unopposedProblem(s) ??
    strandedProblem(s)
  )
}

/** F10, S5: resolved at once; only while starting cards are dealt may one still wait its turn. */
function immediateProblem(s: State): string | null {
  if (findFrame(s, STARTING_CARDS) >= 0) return null
  for (let card = 0; card < ACTIONS.length; card++)
    if (ACTIONS[card].timing === 'immediate' && s.bytes[ACTION_ZONE + card] === ACTION_HAND)
      return `hands.${SIDE_IDS[ACTION_SIDE[card]]}.actions: ${actionId(card)} is Immediate and never in hand; move it to usedActions, or have its ring worn`
  const drawn = OBJECTIVES.findIndex(
    ({ timing }, card) =>
      timing === 'immediate' && s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND,
  )
  return drawn < 0
    ? null
    : `hands.rebel.objectives: ${objectiveId(drawn)} is Immediate and never in hand; move it to playedObjectives`
}

/** E8: a pool that holds too many is seen to at once. */
function poolProblem(s: State): string | null {
  if (s.bytes[WINNER] !== 0 || s.bytes[EXPANSION] === 0 || findFrame(s, POOL_LIMIT) >= 0)
    return null
  for (const side of [REBEL, EMPIRE]) {
    const count = countBits(poolOf(s, side))
    if (count > poolLimit(s, side))
      return `leaders.pool: ${count} leaders of the ${SIDE_IDS[side]}, the pool holds ${poolLimit(s, side)}; put some elsewhere`
  }
  return null
}

/** M3: passing ends with the Command Phase. */
function passedProblem(s: State): string | null {
  const phase = s.bytes[PHASE]
  if (s.bytes[WINNER] !== 0 || (phase !== PHASE_SETUP && phase !== PHASE_ASSIGNMENT)) return null
  return s.bytes[PASSED] + s.bytes[PASSED + 1] === 0
    ? null
    : `passed: nobody has passed in the phase ${PHASE_IDS[phase]}; leave it out`
}

/** D10: a construction site is put in a remote system; D14: it stays there. */
function siteProblem(s: State): string | null {
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if ((PRINTED_POPULOUS & (1 << system)) !== 0 && unitsAt(s, system, CONSTRUCTION_SITE) > 0)
      return `units.${systemId(system)}: a death-star-under-construction stands in remote systems only; ${systemId(system)} is populous`
  return null
}

/** D5: what was built in a system is gone with it; nothing is destroyed before the game begins. */
function ruinsProblem(s: State): string | null {
  const ruins = destroyedSystems(s)
  if (ruins !== 0 && s.bytes[PHASE] === PHASE_SETUP)
    return 'destroyed: no system is destroyed before the game begins; leave it out'
  for (let rest = ruins; rest !== 0; rest &= rest - 1)
    for (let type = 0; type < UNIT_COUNT; type++)
      if (UNIT_STRUCTURE[type] !== 0 && unitsAt(s, lowestBit(rest), type) > 0)
        return `units.${systemId(lowestBit(rest))}.${unitId(type)}: the system is destroyed, and its structures with it`
  return null
}

/** D10, D11: a construction site is built nowhere; a Death Star on the build queue goes with its construction site. */
function queuedStationProblem(s: State): string | null {
  let sites = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    sites += unitsAt(s, system, CONSTRUCTION_SITE)
  for (let space = 0; space <= 3; space++) {
    const stations = queuedAt(s, space, DEATH_STAR)
    if (queuedAt(s, space, CONSTRUCTION_SITE) > 0)
      return `queues.empire.${space}: a death-star-under-construction is never built; put it in a remote system`
    if (stations > 0 && sites === 0)
      return `queues.empire.${space}: a death-star is built at a construction site; put a death-star-under-construction in a remote system`
    if (stations > sites)
      return `queues.empire.${space}: a second death-star waits for the same construction site; take one away`
    sites -= stations
  }
  return null
}

/** C39: where nobody shares a theater there is no combat. */
function unopposedProblem(s: State): string | null {
  const f = findFrame(s, COMBAT)
  if (s.bytes[WINNER] !== 0 || f < 0 || !isAt(s, f, 'begin')) return null
  const system = fieldNamed(s, f, 'system')
  if (isContested(s, system, SPACE) || isContested(s, system, GROUND)) return null
  return `stack[${(f - FRAMES) / FRAME_SIZE}].system: ${whoIsIn(s, system)}; a combat needs both sides in space, or both on the ground`
}

function whoIsIn(s: State, system: number): string {
  const there: string[] = []
  for (const side of [REBEL, EMPIRE])
    for (const [theater, words] of [
      [SPACE, 'in space'],
      [GROUND, 'on the ground'],
    ] as const)
      if (totalAt(s, system, side, theater) > 0) there.push(`${SIDE_IDS[side]} ${words}`)
  return `${systemId(system)} holds ${there.join(', ') || 'no units'}`
}

// Troops that no ship carries

/** D17: in a destroyed system nothing stays that no ship of its side there can carry. */
function strandedProblem(s: State): string | null {
  if (s.bytes[WINNER] !== 0 || LOADING.includes(stepName(s, topFrame(s)))) return null
  for (let rest = destroyedSystems(s); rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    for (const side of [REBEL, EMPIRE])
      if (isStranded(s, side, system) && !isShedding(s, side, system))
        return `units.${systemId(system)}: the system is destroyed, and the ${SIDE_IDS[side]} has room for ${roomAt(s, side, system)} of ${carriedAt(s, side, system)} units that need transport there; add ships or take units away`
  }
  return null
}

/** Steps in the course of which ships and troops go one by one; what is lost is seen to afterwards. */
const LOADING = ['movement', 'retreat-load']

/** Its owner chooses what is lost; the enemy does so after him. */
function isShedding(s: State, side: number, system: number): boolean {
  const f = topFrame(s)
  if (stepName(s, f) !== 'shed') return false
  return side > sideOf(s, f) || (side === sideOf(s, f) && fieldNamed(s, f, 'system') === system)
}
