import { cloneState, State } from '../../state.js'
import { sideOf } from '../course/frame.js'
import {
  DECLARATIONS,
  declarationOf,
  fieldNamed,
  findFrame,
  goTo,
  push,
  stageOf,
  stepName,
  stepNamed,
  takeCharge,
  topFrame,
} from '../course/steps.js'
import { NO_SYSTEM } from '../facts/map.js'
import {
  PHASE_ASSIGNMENT,
  PHASE_COMMAND,
  PHASE_IDS,
  PHASE_REFRESH,
  PHASE_SETUP,
} from '../facts/phases.js'
import { ADMIRAL, POST_IDS, ROLE_IDS, ROLE_POST, ROLE_SIDE, roleOf } from '../facts/posts.js'
import { EMPIRE, enemyOf, REBEL, SIDE_IDS } from '../facts/sides.js'
import { pushAssignments } from '../rounds/assignment.js'
import { beginTurnOf, phaseFrame } from '../rounds/command.js'
import {
  BASE_SYSTEM,
  CURRENT_SIDE,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  IN_CHARGE,
  MOST_FRAMES,
  PHASE,
  PLAYERS,
} from '../state/layout.js'
import { hasPartners, isTeam, postInCharge, putInCharge } from '../state/posts.js'
import { isAlwaysWritten, isNeeded, readField, readWord, writeField } from './frame-fields.js'
import { numbered, PHASES, SIDES, STEP_IDS } from './ids.js'
import type { Field } from './input.js'
import type { Json, JsonObject } from './json.js'
import { isMasked } from './observer.js'

/** Where the game stands: a phase and whose turn it is, or the whole stack of steps. */

export type StackFields = (key: 'phase' | 'turn' | 'current' | 'stack' | 'base') => Field

export function readStack(s: State, of: StackFields): void {
  const stack = of('stack')
  if (stack.isGiven) {
    for (const key of ['phase', 'turn'] as const)
      if (of(key).isGiven) of(key).fail('the stack tells it already; leave one of the two out')
    const items = stack.items()
    if (items.length < 1 || items.length > MOST_FRAMES)
      stack.fail(`expected 1 to ${MOST_FRAMES} steps, found ${items.length}`)
    for (const item of items) readFrame(s, item)
    s.bytes[PHASE] = phaseOfStack(s)
  } else readShorthand(s, of)
  s.bytes[CURRENT_SIDE] = of('current').isGiven ? of('current').id(SIDES, 'side') : usualCurrent(s)
}

/** A game that is over has no steps left; the phase is that in which it ended. */
export function readEnd(s: State, of: StackFields): void {
  for (const key of ['turn', 'stack'] as const)
    if (of(key).isGiven) of(key).fail('the game is over; leave it out')
  s.bytes[PHASE] = of('phase').isGiven ? of('phase').id(PHASES, 'phase') : PHASE_ASSIGNMENT
  s.bytes[CURRENT_SIDE] = of('current').isGiven ? of('current').id(SIDES, 'side') : REBEL
}

// A phase and a turn

function readShorthand(s: State, of: StackFields): void {
  const phase = of('phase').isGiven ? of('phase').id(PHASES, 'phase') : PHASE_ASSIGNMENT
  const role = readTurn(s, of('turn'), phase)
  const side = ROLE_SIDE[role]
  s.bytes[PHASE] = phase
  const hasBase = s.bytes[BASE_SYSTEM] !== NO_SYSTEM
  if (phase === PHASE_SETUP && hasBase)
    of('base').fail('the base is chosen at the end of the setup; leave it out')
  if (phase !== PHASE_SETUP && !hasBase && !isMasked(s))
    of('base').fail(`missing in the phase ${PHASE_IDS[phase]}; give it as {"system": "hoth"}`)
  if (phase === PHASE_REFRESH && side === EMPIRE)
    of('turn').fail('the Refresh Phase begins with the rebel; leave it out or give the stack')
  pushShorthand(s, phase, role)
}

/** Whose turn it is: a side's, or in a team game a role's; a side's is that of its Admiral. */
function readTurn(s: State, turn: Field, phase: number): number {
  if (!turn.isGiven) return roleOf(phase === PHASE_SETUP ? EMPIRE : REBEL, ADMIRAL)
  if (isTeam(s) && ROLE_IDS.includes(String(turn.value))) return turn.id(ROLES, 'role')
  return roleOf(turn.id(SIDES, 'side'), ADMIRAL)
}

function pushShorthand(s: State, phase: number, role: number): void {
  const side = ROLE_SIDE[role]
  if (phase === PHASE_ASSIGNMENT) {
    push(s, stepNamed('command-phase'), REBEL)
    return pushAssignments(s, side, ROLE_POST[role])
  }
  if (phase !== PHASE_COMMAND) {
    for (const [name, owner] of shorthand(phase, side)) push(s, stepNamed(name), owner)
    return
  }
  push(s, stepNamed('command-phase'), REBEL)
  phaseFrame.next.set(s, FRAMES, enemyOf(side))
  if (isTeam(s)) beginTurnOf(s, FRAMES, role)
  push(s, stepNamed('command-turn'), side)
}

/** The steps of a plain situation, lowest first. */
function shorthand(phase: number, side: number): readonly (readonly [string, number])[] {
  switch (phase) {
    case PHASE_SETUP:
      return side === EMPIRE
        ? [...SETUP_STEPS, ['place-empire', EMPIRE] as const]
        : [...SETUP_STEPS]
    default:
      return [['refresh', REBEL]]
  }
}

const SETUP_STEPS = [
  ['hide-base', REBEL],
  ['starting-cards', REBEL],
  ['camp', REBEL],
] as const

/** The phase in which a stack can lie; its lowest step tells. */
export function phaseOfStack(s: State): number {
  switch (stepName(s, FRAMES)) {
    case 'hide-base':
      return PHASE_SETUP
    case 'refresh':
      return PHASE_REFRESH
    case 'command-phase':
      return topAssignment(s) >= 0 || findFrame(s, ASSIGNED) >= 0 ? PHASE_ASSIGNMENT : PHASE_COMMAND
    default:
      return PHASE_COMMAND
  }
}

const ASSIGN = stepNamed('assign')
const ASSIGNED = stepNamed('assigned')

/** Side of the highest assignment on the stack; -1 when there is none. */
function topAssignment(s: State): number {
  const f = findFrame(s, ASSIGN)
  return f < 0 ? -1 : sideOf(s, f)
}

/** Whose turn it is by the look of the stack. */
function usualCurrent(s: State): number {
  if (stepName(s, FRAMES) !== 'command-phase') return REBEL
  const assigning = topAssignment(s)
  return assigning >= 0 ? assigning : enemyOf(fieldNamed(s, FRAMES, 'next'))
}

// Steps

function readFrame(s: State, field: Field): void {
  const head =
    field.members().find(([key]) => key === 'step')?.[1] ?? field.below('step', undefined)
  const declaration = DECLARATIONS[head.id(STEP_IDS, 'step')]
  const { frame = {}, stages, side: owner } = declaration
  const known = ['step', ...(stages === undefined ? [] : ['stage']), ...Object.keys(frame)]
  if (owner === undefined) known.push('side')
  if (isTeam(s)) known.push(...CHARGES)
  const of = field.object<string>(known, 'argument')
  const f = push(s, declaration, owner ?? of('side').id(SIDES, 'side'))
  if (stages !== undefined && of('stage').isGiven) goTo(s, f, readWord(stages, of('stage')))
  for (const [name, own] of Object.entries(frame)) {
    const given = of(name)
    if (!given.isGiven && isNeeded(own)) given.fail(`missing; give a ${own.sort}`)
    own.set(s, f, given.isGiven ? readField(s, f, own.sort, given) : own.usual)
  }
  if (!isTeam(s)) return
  // A step may have been asked of somebody by what its fields say
  takeCharge(s, f)
  for (const [side, key] of CHARGES.entries())
    if (of(key).isGiven) putInCharge(s, f, side, of(key).id(POSTS, 'post'))
}

/** Who of a team is in charge of a step, where it is not who usually is. */
const CHARGES = SIDE_IDS.map((id) => `${id}Post`)
const POSTS = numbered(POST_IDS)
const ROLES = numbered(ROLE_IDS)

function writeCharges(s: State, f: number, out: JsonObject): void {
  const posts = SIDE_IDS.map((_, side) => postInCharge(s, f, side))
  const usual = cloneState(s)
  takeCharge(usual, f)
  for (const [side, key] of CHARGES.entries())
    if (posts[side] !== postInCharge(usual, f, side)) out[key] = POST_IDS[posts[side]]
}

// Writing

/** Puts phase and turn into the position, or the stack where they do not tell all. */
export function writeStack(s: State, out: JsonObject, isFull: boolean): void {
  const depth = s.bytes[FRAME_COUNT]
  if (depth === 0) {
    if (s.bytes[PHASE] !== PHASE_ASSIGNMENT) out.phase = PHASE_IDS[s.bytes[PHASE]]
    if (s.bytes[CURRENT_SIDE] !== REBEL) out.current = SIDE_IDS[EMPIRE]
    return
  }
  const phase = phaseOfStack(s)
  const side = sideOf(s, topFrame(s))
  const role = roleOf(side, hasPartners(s, side) ? postInCharge(s, topFrame(s), side) : ADMIRAL)
  if (!isFull && isShorthand(s, phase, role)) {
    out.phase = PHASE_IDS[phase]
    out.turn = isTeam(s) ? ROLE_IDS[role] : SIDE_IDS[side]
  } else {
    const stack: Json[] = []
    for (let d = 0; d < depth; d++) stack.push(writeFrame(s, FRAMES + d * FRAME_SIZE))
    out.stack = stack
  }
  if (isFull || s.bytes[CURRENT_SIDE] !== usualCurrent(s))
    out.current = SIDE_IDS[s.bytes[CURRENT_SIDE]]
}

/** True when a phase and a turn say all that lies on the stack. */
function isShorthand(s: State, phase: number, role: number): boolean {
  if (phase === PHASE_REFRESH) return false
  const told = new State(s.bytes.length)
  told.bytes[PLAYERS] = s.bytes[PLAYERS]
  pushShorthand(told, phase, role)
  const end = FRAMES + MOST_FRAMES * FRAME_SIZE
  if (told.bytes[FRAME_COUNT] !== s.bytes[FRAME_COUNT]) return false
  for (let i = FRAMES; i < end; i++) if (told.bytes[i] !== s.bytes[i]) return false
  if (!isTeam(s)) return true
  for (let i = IN_CHARGE; i < IN_CHARGE + MOST_FRAMES; i++)
    if (told.bytes[i] !== s.bytes[i]) return false
  return true
}

function writeFrame(s: State, f: number): Json {
  const { name, side, stages, frame = {} } = declarationOf(s, f)
  const out: JsonObject = { step: name }
  if (side === undefined) out.side = SIDE_IDS[sideOf(s, f)]
  if (stages !== undefined && stageOf(s, f) !== 0) out.stage = stages[stageOf(s, f)]
  for (const [key, field] of Object.entries(frame)) {
    const value = field.get(s, f)
    if (value !== field.usual || isAlwaysWritten(field))
      out[key] = writeField(s, f, field.sort, value)
  }
  if (isTeam(s)) writeCharges(s, f, out)
  return out
}
