import type { State } from '../../state.js'
import { destroyedSystems, isContested, queuedAt, totalAt, unitsAt } from '../board/board.js'
import { ACTION_SIDE, ACTIONS } from '../cards/registry.js'
import { combatSystem } from '../combat/fields.js'
import { sideOf } from '../course/frame.js'
import { fieldNamed, findFrame, isAt, stepName, stepNamed, topFrame } from '../course/steps.js'
import { lowestBit, PRINTED_POPULOUS, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SIDE_IDS, SPACE } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNITS_OF,
} from '../facts/unit-types.js'
import { ACTION_ZONE, FRAME_COUNT, FRAME_SIZE, FRAMES, WINNER } from '../state/layout.js'
import { ACTION_HAND } from '../state/zones.js'
import { actionId, systemId } from '../text/names.js'

const STARTING_CARDS = stepNamed('starting-cards')
const START_CARDS = stepNamed('start-cards')
const COMBAT = stepNamed('combat')

/** Situations that people write by hand and no course of a game brings about. */

export function peopleProblem(s: State): string | null {
  return (
    immediateProblem(s) ??
    siteProblem(s) ??
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
  return null
}

/** D10: a construction site is put in a remote system; D14: it stays there. */
function siteProblem(s: State): string | null {
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if ((PRINTED_POPULOUS & (1 << system)) !== 0 && unitsAt(s, system, CONSTRUCTION_SITE) > 0)
      return `units.${systemId(system)}: a death-star-under-construction stands in remote systems only; ${systemId(system)} is populous`
  return null
}

/** D11: a Death Star on the build queue goes with its construction site. */
function queuedStationProblem(s: State): string | null {
  for (let space = 0; space <= 3; space++) {
    if (queuedAt(s, space, DEATH_STAR) === 0) continue
    for (let system = 0; system < SYSTEM_COUNT; system++)
      if (unitsAt(s, system, CONSTRUCTION_SITE) > 0) return null
    return `queues.empire.${space}: a death-star is built at a construction site; put a death-star-under-construction in a remote system`
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
  if (s.bytes[WINNER] !== 0 || isUnderWay(s)) return null
  for (let rest = destroyedSystems(s); rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    for (const side of [REBEL, EMPIRE]) {
      const [carried, room] = transportOf(s, side, system)
      if (carried > room && !isShedding(s, side, system) && !isBeforeDraw(s, system))
        return `units.${systemId(system)}: the system is destroyed, and the ${SIDE_IDS[side]} has room for ${room} of ${carried} units that need transport there; add ships or take units away`
    }
  }
  return null
}

/** Steps in the course of which ships and troops go one by one; what is lost is seen to afterwards. */
const LOADING = ['movement', 'retreat-load', 'card'].map(stepNamed)

function isUnderWay(s: State): boolean {
  if (LOADING.some((step) => findFrame(s, step) >= 0)) return true
  // The first thing that this step does is to look for stranded troops
  return stepName(s, topFrame(s)) === 'pending-combats'
}

/** Troops whose carrier falls to a Start of Combat card are lost before tactic cards are drawn (RULINGS.md). */
function isBeforeDraw(s: State, system: number): boolean {
  return findFrame(s, START_CARDS) >= 0 && combatSystem(s) === system
}

function isShedding(s: State, side: number, system: number): boolean {
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    if (stepName(s, f) === 'shed' && sideOf(s, f) === side && fieldNamed(s, f, 'system') === system)
      return true
  }
  return false
}

/** Units that need transport, and the room that their ships have. */
function transportOf(s: State, side: number, system: number): readonly [number, number] {
  let carried = 0
  let room = 0
  for (const type of UNITS_OF[side]) {
    const count = unitsAt(s, system, type)
    if (UNIT_CARRIED[type] !== 0) carried += count
    else room += count * UNIT_CAPACITY[type]
  }
  return [carried, room]
}
