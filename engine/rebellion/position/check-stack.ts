import type { State } from '../../state.js'
import { lookedAt, lookedAtCount, SEEN_BY_BOTH } from '../cards/decks.js'
import {
  ACTION_SIDE,
  ACTIONS,
  MISSION_KIND,
  PROJECT_CARD,
  STARTING_CARD,
} from '../cards/registry.js'
import { codeOf, findFrame, STEP_NAMES, type StepName, topFrame } from '../course/steps.js'
import { NO_SYSTEM, PLACE_COUNT } from '../facts/map.js'
import { PHASE_IDS } from '../facts/phases.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { UNIT_COUNT, UNIT_SIDE } from '../facts/unit-types.js'
import {
  BASE_SYSTEM,
  DEPLOYED_AT,
  FIRST_GAME,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  LOOKED_AT_BY,
  MISSION_DICE,
  MISSION_FLAGS,
  MISSION_HAND,
  MISSIONS_SHOWN,
  MOST_FRAMES,
  MOST_OBJECTIVES,
  MOVED_TO,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  ORIGINS,
  PENDING_COMBATS,
  PHASE,
  QUEUE,
  REASON,
  ROOM,
  SET_DICE,
  WINNER,
} from '../state/layout.js'
import { OBJECTIVE_HAND } from '../state/zones.js'
import { missionId, objectiveId } from '../text/names.js'
import { FRAMES_BY_STEP } from './frames.js'
import { sortLookedAt } from './looked-at.js'
import { phaseOfStack } from './stack.js'

/** Which step may lie on which, and what may be half done under which step. */

const NONE = 255

/** On the bottom of the stack. */
const BOTTOM: readonly StepName[] = ['hide-base', 'command-phase', 'end-of-command', 'refresh']

interface Under {
  readonly step: StepName
  /** Byte 2 of the step below, where only some values fit. */
  readonly stages?: readonly number[]
  /** The side of the step above, where only one fits. */
  readonly side?: number
}

function on(step: StepName, stages?: readonly number[], side?: number): Under {
  return {
    step,
    ...(stages === undefined ? {} : { stages }),
    ...(side === undefined ? {} : { side }),
  }
}

/** Stages of a combat (the next one) while its steps are under way. */
const LOSSES = [5, 10, 15, 18, 20, 21, 23]

const MAY_LIE_ON: Readonly<Partial<Record<StepName, readonly Under[]>>> = {
  'starting-cards': [on('hide-base')],
  camp: [on('starting-cards', [0])],
  'place-rebels': [on('starting-cards', [0])],
  'place-empire': [on('camp')],
  assign: [on('command-phase', undefined, EMPIRE), on('assign', [0], REBEL)],
  'command-turn': [on('command-phase')],
  'pending-combats': [
    on('command-phase'),
    on('command-turn', undefined, REBEL),
    on('assign'),
    on('end-of-command', undefined, REBEL),
  ],
  movement: [on('pending-combats'), on('card')],
  mission: [on('pending-combats')],
  oppose: [on('mission', [1])],
  'mission-dice': [on('mission', [2])],
  droid: [on('mission', [3])],
  skywalker: [on('mission', [5])],
  'falcon-ring': [on('mission', [6])],
  card: [
    on('mission', [4, 5, 6]),
    on('pending-combats'),
    on('start-cards'),
    on('starting-cards', [1], REBEL),
    on('starting-cards', [2], EMPIRE),
    on('refresh', [7], EMPIRE),
    on('recruit', [0], REBEL),
    on('card', undefined, REBEL),
    on('combat', [12, 16, 24, 26], REBEL),
  ],
  'captured-choice': [on('card')],
  rescuers: [on('card')],
  destiny: [on('card')],
  million: [on('mission-dice', [1, 2]), on('attack', [1]), on('plans', [1])],
  'rapid-mobilization': [on('pending-combats')],
  combat: [on('pending-combats')],
  'add-leader': [on('combat', [2, 3])],
  'start-cards': [on('combat', [4, 5])],
  attack: [on('combat', [8, 9, 13, 14])],
  block: [on('attack', [4])],
  plans: [on('combat', [11])],
  'combat-objective': [on('combat', [12, 16, 24, 26])],
  retreat: [on('combat', [17, 19, 22])],
  'retreat-load': [on('combat', [17, 19, 22])],
  shed: [on('pending-combats'), on('card'), on('combat', LOSSES), on('shed', undefined, REBEL)],
  'refresh-objective': [on('refresh', [1])],
  'discard-missions': [on('refresh', [3], REBEL), on('refresh', [4], EMPIRE)],
  recruit: [on('refresh', [7], EMPIRE), on('recruit', [0], REBEL)],
  build: [on('refresh', [8], EMPIRE), on('build', [0], REBEL)],
  deploy: [on('refresh', [9], EMPIRE), on('deploy', [0], REBEL)],
}

export function stackProblem(s: State): string | null {
  const depth = s.bytes[FRAME_COUNT]
  if (s.bytes[WINNER] !== 0) {
    if (s.bytes[WINNER] > 2 || s.bytes[REASON] < 1 || s.bytes[REASON] > 3)
      return 'result.reason: a game ends by reputation, base-taken or base-destroyed'
    return depth > 0 ? 'stack: the game is over; leave it out' : null
  }
  if (depth < 1 || depth > MOST_FRAMES) return `stack: ${depth} steps`
  for (let d = 0; d < depth; d++) {
    const f = FRAMES + d * FRAME_SIZE
    const name = STEP_NAMES[s.bytes[f]]
    if (name === undefined || name === 'none') return `stack[${d}].step: ${s.bytes[f]} is no step`
    const owner = FRAMES_BY_STEP[name].side
    if (s.bytes[f + 1] > EMPIRE || (owner !== undefined && s.bytes[f + 1] !== owner))
      return `stack[${d}].side: ${name} is not a step of this side`
    if (d === 0 && !BOTTOM.includes(name))
      return `stack[0].step: ${name} cannot be the lowest step; that is one of ${BOTTOM.join(', ')}`
    if (d > 0 && !fitsOn(s, f, name)) return misfit(s, f, d, name)
  }
  if (s.bytes[PHASE] !== phaseOfStack(s))
    return `phase: ${PHASE_IDS[s.bytes[PHASE]]} does not fit the stack`
  const hidden = STEP_NAMES[s.bytes[FRAMES]] === 'hide-base'
  if (hidden !== (s.bytes[BASE_SYSTEM] === NO_SYSTEM))
    return hidden
      ? 'base: the base is chosen at the end of the setup; leave it out'
      : 'base: missing; give it as {"system": "hoth"}'
  if (hidden && s.bytes[FIRST_GAME] !== 0 && depth > 1)
    return 'stack: in the first game only the base is chosen'
  return null
}

function fitsOn(s: State, f: number, name: StepName): boolean {
  const g = f - FRAME_SIZE
  const below = STEP_NAMES[s.bytes[g]]
  const fits = (MAY_LIE_ON[name] ?? []).some(
    (under) =>
      under.step === below &&
      (under.stages === undefined || under.stages.includes(s.bytes[g + 2])) &&
      (under.side === undefined || under.side === s.bytes[f + 1]),
  )
  return fits && fitsBelowThat(s, f, name, below)
}

/** Some steps look two steps down, or at an argument of the step below. */
function fitsBelowThat(s: State, f: number, name: StepName, below: StepName): boolean {
  const g = f - FRAME_SIZE
  const under = g > FRAMES ? STEP_NAMES[s.bytes[g - FRAME_SIZE]] : 'none'
  switch (name) {
    case 'card':
      // Two starting cards may come one after the other; else a card never lies on a card
      if (below === 'card') return under === 'starting-cards'
      return below !== 'pending-combats' || under === 'assign'
    case 'movement':
      return below !== 'pending-combats' || under === 'command-phase' || under === 'end-of-command'
    case 'mission':
      return under === 'command-phase'
    case 'rapid-mobilization':
      return under === 'end-of-command'
    case 'pending-combats':
      if (below === 'command-turn') return s.bytes[g + 3] !== 0
      return below !== 'assign' || s.bytes[f + 1] === s.bytes[g + 1]
    case 'assign':
    case 'recruit':
    case 'build':
    case 'deploy':
      return below !== name || (s.bytes[g + 1] === EMPIRE && s.bytes[f + 1] === REBEL)
    case 'shed':
      return below !== 'shed' || s.bytes[g + 1] === EMPIRE
    default:
      return true
  }
}

function misfit(s: State, f: number, d: number, name: StepName): string {
  const below = STEP_NAMES[s.bytes[f - FRAME_SIZE]]
  const steps = new Set((MAY_LIE_ON[name] ?? []).map((under) => under.step))
  return steps.has(below)
    ? `stack[${d}]: ${name} does not fit the stage or the side of the ${below} below it`
    : `stack[${d}]: ${name} cannot lie on ${below}; it lies on ${[...steps].join(' or ')}`
}

// What is half done

/** Something that lies only while one of some steps is on the stack. */
function belongs(s: State, lies: boolean, field: string, ...steps: StepName[]): string | null {
  if (!lies || steps.some((step) => findFrame(s, codeOf(step)) >= 0)) return null
  return `situation.${field}: belongs to a step ${steps.join(' or ')}, and none is on the stack`
}

export function situationProblem(s: State): string | null {
  const shown = shownProblem(s)
  if (s.bytes[WINNER] !== 0 || shown !== null) return shown
  const moved = s.bytes[MOVED_TO] !== NONE
  if (!moved && (s.words[ORIGINS] | s.words[ORIGINS + 1]) !== 0)
    return 'situation.origins: nobody has moved; add movedTo'
  return (
    belongs(s, moved, 'movedTo', 'pending-combats') ??
    belongs(s, anyByte(s, ROOM, PLACE_COUNT), 'room', 'movement') ??
    belongs(s, s.words[PENDING_COMBATS] !== 0, 'pendingCombats', 'pending-combats') ??
    belongs(s, anyByte(s, DEPLOYED_AT, PLACE_COUNT), 'deployed', 'deploy') ??
    belongs(s, s.bytes[MISSION_FLAGS] !== 0, 'missionFlags', 'mission') ??
    belongs(s, anyByte(s, MISSION_DICE, 8), 'missionDice', 'mission-dice', 'plans') ??
    belongs(s, anyByte(s, SET_DICE, 2), 'setDice', 'million') ??
    spaceZeroProblem(s) ??
    lookedAtProblem(s)
  )
}

function anyByte(s: State, at: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (s.bytes[at + i] !== 0) return true
  return false
}

/** Units about to be deployed lie on space 0 only while their owner deploys. */
function spaceZeroProblem(s: State): string | null {
  const f = topFrame(s)
  const deploying = s.bytes[f] === codeOf('deploy') && s.bytes[f + 2] !== 0 ? s.bytes[f + 1] : -1
  for (let type = 0; type < UNIT_COUNT; type++)
    if (s.bytes[QUEUE + type] > 0 && UNIT_SIDE[type] !== deploying)
      return 'queues: units lie on space 0 only while their owner deploys'
  return null
}

function lookedAtProblem(s: State): string | null {
  if (lookedAtCount(s) === 0)
    return s.bytes[LOOKED_AT_BY] === 0 ? null : 'situation.lookedAt: nothing is looked at'
  const f = topFrame(s)
  switch (sortLookedAt(s)) {
    case null:
      return 'situation.lookedAt: no step of the stack looks at cards; leave it out'
    case 'actions':
      return (
        viewerProblem(s, s.bytes[f + 1] + 1) ??
        deckProblem(
          s,
          (card) => ACTION_SIDE[card] === s.bytes[f + 1] && !ACTIONS[card].starting,
          'a recruit card of the side',
        )
      )
    case 'missions':
      return (
        viewerProblem(s, EMPIRE + 1) ??
        deckProblem(s, (card) => MISSION_KIND[card] === PROJECT_CARD, 'a project')
      )
    case 'objectives':
      return viewerProblem(s, REBEL + 1)
    case 'probes':
      return viewerProblem(s, s.bytes[f] === codeOf('card') ? SEEN_BY_BOTH : REBEL + 1)
  }
}

/** All cards looked at come from the deck that the step looks into. */
function deckProblem(s: State, fits: (card: number) => boolean, what: string): string | null {
  for (let i = 0; i < lookedAtCount(s); i++)
    if (!fits(lookedAt(s, i))) return `situation.lookedAt.cards[${i}]: is not ${what}`
  return null
}

function viewerProblem(s: State, viewer: number): string | null {
  return s.bytes[LOOKED_AT_BY] === viewer ? null : 'situation.lookedAt.by: is not the one who looks'
}

/** What the enemy knows to be in a hand is in that hand. */
function shownProblem(s: State): string | null {
  for (let card = 0; card < 32; card++)
    if ((s.words[MISSIONS_SHOWN] & (1 << card)) !== 0)
      if (MISSION_KIND[card] !== STARTING_CARD || s.bytes[MISSION_HAND + card] === 0)
        return `shown.missions: ${missionId(card)} is no starting mission in hand`
  for (let card = 0; card < MOST_OBJECTIVES; card++)
    if ((s.words[OBJECTIVES_SHOWN] & (1 << card)) !== 0)
      if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND)
        return `shown.objectives: ${objectiveId(card)} is not in the Rebel hand`
  return null
}
