import type { State } from '../../state.js'
import { codeOf, push, STEP_NAMES, type StepName } from '../course/steps.js'
import { NO_SYSTEM } from '../facts/map.js'
import {
  PHASE_ASSIGNMENT,
  PHASE_COMMAND,
  PHASE_IDS,
  PHASE_REFRESH,
  PHASE_SETUP,
} from '../facts/phases.js'
import { EMPIRE, enemyOf, REBEL, SIDE_IDS } from '../facts/sides.js'
import {
  BASE_SYSTEM,
  CURRENT_SIDE,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  MOST_FRAMES,
  PHASE,
} from '../state/layout.js'
import {
  actionId,
  leaderId,
  missionId,
  objectiveId,
  systemId,
  theaterId,
  unitId,
} from '../text/names.js'
import { type Argument, FRAMES_BY_STEP, type FrameSchema } from './frames.js'
import {
  ACTION_IDS,
  type Ids,
  LEADER_IDS,
  MISSION_IDS,
  numbered,
  OBJECTIVE_IDS,
  PHASES,
  PLACE_IDS,
  SIDES,
  SYSTEM_IDS,
  THEATERS,
  UNIT_IDS,
} from './ids.js'
import type { Field } from './input.js'
import { idsOfMask, type Json, type JsonObject } from './json.js'

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
  const usual = phase === PHASE_SETUP ? EMPIRE : REBEL
  const side = of('turn').isGiven ? of('turn').id(SIDES, 'side') : usual
  s.bytes[PHASE] = phase
  const hasBase = s.bytes[BASE_SYSTEM] !== NO_SYSTEM
  if (phase === PHASE_SETUP && hasBase)
    of('base').fail('the base is chosen at the end of the setup; leave it out')
  if (phase !== PHASE_SETUP && !hasBase)
    of('base').fail(`missing in the phase ${PHASE_IDS[phase]}; give it as {"system": "hoth"}`)
  if (phase === PHASE_REFRESH && side === EMPIRE)
    of('turn').fail('the Refresh Phase begins with the rebel; leave it out or give the stack')
  for (const [name, owner] of shorthand(phase, side)) push(s, codeOf(name), owner)
  if (phase === PHASE_COMMAND) s.bytes[FRAMES + 3] = enemyOf(side)
}

/** The steps of a plain situation, lowest first. */
function shorthand(phase: number, side: number): readonly (readonly [StepName, number])[] {
  switch (phase) {
    case PHASE_SETUP:
      return side === EMPIRE
        ? [...SETUP_STEPS, ['place-empire', EMPIRE] as const]
        : [...SETUP_STEPS]
    case PHASE_COMMAND:
      return [
        ['command-phase', REBEL],
        ['command-turn', side],
      ]
    case PHASE_REFRESH:
      return [['refresh', REBEL]]
    default:
      return side === EMPIRE
        ? [
            ['command-phase', REBEL],
            ['assign', EMPIRE],
          ]
        : [
            ['command-phase', REBEL],
            ['assign', EMPIRE],
            ['assign', REBEL],
          ]
  }
}

const SETUP_STEPS = [
  ['hide-base', REBEL],
  ['starting-cards', REBEL],
  ['camp', REBEL],
] as const

/** The phase in which a stack can lie; its lowest step tells. */
export function phaseOfStack(s: State): number {
  switch (STEP_NAMES[s.bytes[FRAMES]]) {
    case 'hide-base':
      return PHASE_SETUP
    case 'refresh':
      return PHASE_REFRESH
    case 'command-phase':
      return topAssignment(s) >= 0 ? PHASE_ASSIGNMENT : PHASE_COMMAND
    default:
      return PHASE_COMMAND
  }
}

/** Side of the highest assignment on the stack; -1 when there is none. */
function topAssignment(s: State): number {
  let side = -1
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++)
    if (s.bytes[FRAMES + d * FRAME_SIZE] === ASSIGN) side = s.bytes[FRAMES + d * FRAME_SIZE + 1]
  return side
}

const ASSIGN = codeOf('assign')

/** Whose turn it is by the look of the stack. */
function usualCurrent(s: State): number {
  if (STEP_NAMES[s.bytes[FRAMES]] !== 'command-phase') return REBEL
  const assigning = topAssignment(s)
  return assigning >= 0 ? assigning : enemyOf(s.bytes[FRAMES + 3])
}

// Steps

const STEP_IDS: Ids = new Map(STEP_NAMES.map((name, n) => [name, n]))

function readFrame(s: State, field: Field): void {
  const head =
    field.members().find(([key]) => key === 'step')?.[1] ?? field.below('step', undefined)
  const code = head.id(STEP_IDS, 'step')
  const name = STEP_NAMES[code]
  const schema = schemaOf(name)
  if (schema === undefined) return head.fail(`"${name}" is no step`)
  const known = ['step', ...schema.arguments.map((argument) => argument.name)]
  if (schema.side === undefined) known.push('side')
  const of = field.object<string>(known, 'argument')
  const side = schema.side ?? of('side').id(SIDES, 'side')
  const f = push(s, code, side)
  for (const argument of schema.arguments) {
    const value = of(argument.name)
    const n = value.isGiven ? readArgument(s, f, argument, value) : (argument.usual ?? 0)
    if (argument.kind === 'leaders' || argument.kind === 'systems')
      s.words[(f + argument.at) >> 2] = n
    else s.bytes[f + argument.at] = n
  }
}

function schemaOf(name: StepName): FrameSchema | undefined {
  return name === 'none' ? undefined : FRAMES_BY_STEP[name]
}

function readArgument(s: State, f: number, { kind }: Argument, value: Field): number {
  switch (kind) {
    case 'flag':
      return value.flag() ? 1 : 0
    case 'side':
      return value.id(SIDES, 'side')
    case 'theater':
      return value.id(THEATERS, 'theater')
    case 'place':
      return value.id(PLACE_IDS, 'place')
    case 'system':
      return value.id(SYSTEM_IDS, 'system')
    case 'leader':
      return value.id(LEADER_IDS, 'leader')
    case 'unit':
      return value.id(UNIT_IDS, 'unit')
    case 'objective':
      return value.id(OBJECTIVE_IDS, 'objective')
    case 'card':
      return value.id(cardIds(s, f), 'card')
    case 'leaders':
      return value.mask(LEADER_IDS, 'leader')
    case 'systems':
      return value.mask(SYSTEM_IDS, 'system')
    default:
      return readRange(kind, value)
  }
}

function readRange(kind: readonly (string | number)[], value: Field): number {
  const [least, most] = kind
  if (typeof least === 'number' && typeof most === 'number') return value.count(least, most)
  return value.id(numbered(kind.map(String)), 'stage')
}

/** The cards that the step may name; a `card` step says their sort first. */
function cardIds(s: State, f: number): Ids {
  if (STEP_NAMES[s.bytes[f]] === 'mission') return MISSION_IDS
  return [MISSION_IDS, ACTION_IDS, OBJECTIVE_IDS][s.bytes[f + 3]] ?? MISSION_IDS
}

// Writing

/** Puts phase and turn into the position, or the stack where they do not tell all. */
export function writeStack(s: State, out: JsonObject): void {
  const depth = s.bytes[FRAME_COUNT]
  if (depth === 0) {
    if (s.bytes[PHASE] !== PHASE_ASSIGNMENT) out.phase = PHASE_IDS[s.bytes[PHASE]]
    if (s.bytes[CURRENT_SIDE] !== REBEL) out.current = SIDE_IDS[EMPIRE]
    return
  }
  const phase = phaseOfStack(s)
  const side = s.bytes[FRAMES + (depth - 1) * FRAME_SIZE + 1]
  if (isShorthand(s, phase, side)) {
    out.phase = PHASE_IDS[phase]
    out.turn = SIDE_IDS[side]
  } else {
    const stack: Json[] = []
    for (let d = 0; d < depth; d++) stack.push(writeFrame(s, FRAMES + d * FRAME_SIZE))
    out.stack = stack
  }
  if (s.bytes[CURRENT_SIDE] !== usualCurrent(s)) out.current = SIDE_IDS[s.bytes[CURRENT_SIDE]]
}

function isShorthand(s: State, phase: number, side: number): boolean {
  if (phase === PHASE_REFRESH) return false
  const steps = shorthand(phase, side)
  if (steps.length !== s.bytes[FRAME_COUNT]) return false
  for (let d = 0; d < steps.length; d++) {
    const [name, owner] = steps[d]
    const f = FRAMES + d * FRAME_SIZE
    const next = name === 'command-phase' && phase === PHASE_COMMAND ? enemyOf(side) : 0
    const w = f >> 2
    if (s.words[w] !== (codeOf(name) | (owner << 8) | (next << 24))) return false
    if ((s.words[w + 1] | s.words[w + 2] | s.words[w + 3]) !== 0) return false
  }
  return true
}

function writeFrame(s: State, f: number): Json {
  const name = STEP_NAMES[s.bytes[f]]
  const out: JsonObject = { step: name }
  const schema = schemaOf(name)
  if (schema === undefined) return out
  if (schema.side === undefined) out.side = SIDE_IDS[s.bytes[f + 1]]
  for (const argument of schema.arguments) {
    const isWord = argument.kind === 'leaders' || argument.kind === 'systems'
    const value = isWord ? s.words[(f + argument.at) >> 2] : s.bytes[f + argument.at]
    if (value !== (argument.usual ?? 0) || argument.kind === 'card' || isFirst(argument))
      out[argument.name] = writeArgument(s, f, argument, value)
  }
  return out
}

/** Arguments whose number 0 has a name that a reader wants to see. */
function isFirst({ kind }: Argument): boolean {
  return kind === 'system' || kind === 'objective' || (Array.isArray(kind) && kind[0] === 'mission')
}

function writeArgument(s: State, f: number, { kind }: Argument, value: number): Json {
  switch (kind) {
    case 'flag':
      return value !== 0
    case 'side':
      return SIDE_IDS[value]
    case 'theater':
      return theaterId(value)
    case 'place':
    case 'system':
      return systemId(value)
    case 'leader':
      return leaderId(value)
    case 'unit':
      return unitId(value)
    case 'objective':
      return objectiveId(value)
    case 'card':
      return writeCard(s, f, value)
    case 'leaders':
      return idsOfMask(value, leaderId)
    case 'systems':
      return idsOfMask(value)
    default: {
      const word = kind[value]
      return typeof word === 'string' ? word : value
    }
  }
}

function writeCard(s: State, f: number, card: number): string {
  if (STEP_NAMES[s.bytes[f]] === 'mission') return missionId(card)
  const idOf = [missionId, actionId, objectiveId][s.bytes[f + 3]] ?? missionId
  return idOf(card)
}
