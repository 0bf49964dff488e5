import type { State } from '../../state.js'
import { effectAt } from '../cards/card-frame.js'
import { lookedAt, lookedAtCount, SEEN_BY_BOTH } from '../cards/decks.js'
import { seenInHand } from '../cards/hands.js'
import {
  ACTION_SIDE,
  ACTIONS,
  DECK_CARD,
  MISSION_KIND,
  MISSION_SIDE,
  MISSIONS,
  PROJECT_CARD,
  STARTING_CARD,
} from '../cards/registry.js'
import { below, sideOf } from '../course/frame.js'
import {
  declarationOf,
  declaredSteps,
  fieldNamed,
  findFrame,
  isAt,
  stepName,
  stepNamed,
  topFrame,
  type Under,
} from '../course/steps.js'
import { plantFalseLeads } from '../effects/decks.js'
import { NO_SYSTEM, PLACE_COUNT } from '../facts/map.js'
import { PHASE_IDS } from '../facts/phases.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { UNIT_COUNT, UNIT_SIDE } from '../facts/unit-types.js'
import { MISSION_COUNTS } from '../missions/dice.js'
import { hasCard } from '../state/card-set.js'
import {
  BASE_SYSTEM,
  countAt,
  DEPLOYED_AT,
  FIRST_GAME,
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  LOOKED_AT_BY,
  MISSION_DICE,
  MISSION_FLAGS,
  MISSIONS_SHOWN,
  MOST_FRAMES,
  MOST_OBJECTIVES,
  MOVED_TO,
  missionHandByte,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  ORIGINS,
  PENDING_COMBATS,
  PHASE,
  queueByte,
  REASON,
  ROOM,
  SET_DICE,
  WINNER,
} from '../state/layout.js'
import { OBJECTIVE_HAND } from '../state/zones.js'
import { missionId, objectiveId } from '../text/names.js'
import { sortLookedAt } from './looked-at.js'
import { isMasked } from './observer.js'
import { phaseOfStack } from './stack.js'

/** Which step may lie on which, and what may be half done under which step. */

const NONE = 255

export function stackProblem(s: State): string | null {
  const depth = s.bytes[FRAME_COUNT]
  if (s.bytes[WINNER] !== 0) {
    if (s.bytes[WINNER] > 2 || s.bytes[REASON] < 1 || s.bytes[REASON] > 3)
      return 'result.reason: a game ends by reputation, base-taken or base-destroyed'
    return depth > 0 ? 'stack: the game is over; leave it out' : null
  }
  if (depth < 1 || depth > MOST_FRAMES) return `stack: ${depth} steps`
  for (let d = 0; d < depth; d++) {
    const problem = layerProblem(s, d)
    if (problem !== null) return problem
  }
  return setupProblem(s, depth)
}

function layerProblem(s: State, d: number): string | null {
  const f = FRAMES + d * FRAME_SIZE
  const step = declarationOf(s, f)
  if (step === undefined) return `stack[${d}].step: ${s.bytes[f]} is no step`
  const side = sideOf(s, f)
  if (side > EMPIRE || (step.side !== undefined && side !== step.side))
    return `stack[${d}].side: ${step.name} is not a step of this side`
  if (d > 0) return step.on.some((under) => fits(s, f, under)) ? null : misfit(s, f, d)
  if (step.on.length === 0) return null
  const lowest = declaredSteps()
    .filter(({ on }) => on.length === 0)
    .map(({ name }) => name)
  return `stack[0].step: ${step.name} cannot be the lowest step; that is one of ${lowest.join(', ')}`
}

function setupProblem(s: State, depth: number): string | null {
  if (s.bytes[PHASE] !== phaseOfStack(s))
    return `phase: ${PHASE_IDS[s.bytes[PHASE]]} does not fit the stack`
  const isSetup = stepName(s, FRAMES) === 'hide-base'
  const hasBase = s.bytes[BASE_SYSTEM] !== NO_SYSTEM
  // The Empire does not know where it is
  const isUntold = isMasked(s) && !hasBase
  if (isSetup === hasBase && !isUntold)
    return isSetup
      ? 'base: the base is chosen at the end of the setup; leave it out'
      : 'base: missing; give it as {"system": "hoth"}'
  if (isSetup && s.bytes[FIRST_GAME] !== 0 && depth > 1)
    return 'stack: in the first game only the base is chosen'
  return null
}

/** True when a step may lie on the one below it as both stand. */
function fits(s: State, f: number, under: Under): boolean {
  const g = below(f)
  return (
    stepName(s, g) === under.step &&
    (under.side === undefined || under.side === sideOf(s, f)) &&
    (under.belowSide === undefined || under.belowSide === sideOf(s, g)) &&
    (under.stages === undefined || under.stages.some((stage) => isAt(s, g, stage))) &&
    Object.entries(under.fields ?? {}).every(([name, value]) => fieldNamed(s, g, name) === value) &&
    (under.over === undefined || (g > FRAMES && under.over.includes(stepName(s, below(g))))) &&
    (under.when === undefined || under.when(s, f))
  )
}

function misfit(s: State, f: number, d: number): string {
  const { name, on } = declarationOf(s, f)
  const lower = stepName(s, below(f))
  const steps = new Set(on.map(({ step }) => step))
  return steps.has(lower)
    ? `stack[${d}]: ${name} does not fit the ${lower} below it; it lies on ${[...new Set(on.filter(({ step }) => step === lower).map(wordsOf))].join(' or ')}`
    : `stack[${d}]: ${name} cannot lie on ${lower}; it lies on ${[...steps].join(' or ')}`
}

/** A place that fits in words: `the empire's refresh at the stage deploy`. */
function wordsOf({ step, stages, side, belowSide, fields, over }: Under): string {
  const words = [belowSide === undefined ? `a ${step}` : `the ${SIDE_IDS[belowSide]}'s ${step}`]
  if (stages !== undefined) words.push(`at the stage ${stages.join(', ')}`)
  if (fields !== undefined) words.push(`with ${JSON.stringify(fields)}`)
  if (over !== undefined) words.push(`over ${over.join(', ')}`)
  return side === undefined ? words.join(' ') : `${words.join(' ')} as the ${SIDE_IDS[side]}'s`
}

/** Whether each step of the stack fits what it works on. */
export function stepProblem(s: State): string | null {
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    const { name, check } = declarationOf(s, f)
    const problem = check?.(s, f) ?? null
    if (problem !== null) return `stack[${d}]: ${name}: ${problem}`
  }
  return null
}

// What is half done

/** Something that lies only while one of some steps is on the stack. */
function belongs(s: State, lies: boolean, field: string, ...steps: string[]): string | null {
  if (!lies || steps.some((step) => findFrame(s, stepNamed(step)) >= 0)) return null
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
    belongs(
      s,
      anyByte(s, MISSION_DICE, MISSION_COUNTS),
      'missionDice',
      'mission-dice',
      'plans',
      'card',
    ) ??
    belongs(s, anyByte(s, SET_DICE, 3), 'setDice', 'million') ??
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
  const isDeploying = stepName(s, f) === 'deploy' && fieldNamed(s, f, 'moved') !== 0
  const deploying = isDeploying ? sideOf(s, f) : -1
  for (let type = 0; type < UNIT_COUNT; type++)
    if (countAt(s, queueByte(0, type)) > 0 && UNIT_SIDE[type] !== deploying)
      return 'queues: units lie on space 0 only while their owner deploys: a step deploy with "moved": true'
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
        viewerProblem(s, sideOf(s, f) + 1) ??
        deckProblem(
          s,
          (card) => ACTION_SIDE[card] === sideOf(s, f) && !ACTIONS[card].starting,
          'a recruit card of the side',
        )
      )
    case 'missions': {
      const kind = effectAt(s, f).looksAt === 'projects' ? PROJECT_CARD : DECK_CARD
      const isOfDeck = (card: number): boolean =>
        MISSION_KIND[card] === kind && MISSION_SIDE[card] === sideOf(s, f)
      return (
        viewerProblem(s, sideOf(s, f) + 1) ??
        deckProblem(s, isOfDeck, kind === PROJECT_CARD ? 'a project' : 'a mission of the deck')
      )
    }
    case 'objectives':
    case 'tactics':
      return viewerProblem(s, sideOf(s, f) + 1)
    case 'probes':
      return viewerProblem(s, areFalseLeads(s, f) ? SEEN_BY_BOTH : REBEL + 1)
  }
}

/** Both sides know the cards that Plant False Lead has taken. */
function areFalseLeads(s: State, f: number): boolean {
  return stepName(s, f) === 'card' && effectAt(s, f)?.name === plantFalseLeads.name
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
  for (let card = 0; card < MISSIONS.length; card++) {
    const isStarting = MISSION_KIND[card] === STARTING_CARD
    const seen = isStarting ? (hasCard(s, MISSIONS_SHOWN, card) ? 1 : 0) : seenInHand(s, card)
    if (seen > countAt(s, missionHandByte(card)))
      return `shown.missions: ${missionId(card)} is not in hand`
  }
  for (let card = 0; card < MOST_OBJECTIVES; card++)
    if (hasCard(s, OBJECTIVES_SHOWN, card))
      if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND)
        return `shown.objectives: ${objectiveId(card)} is not in the Rebel hand`
  return null
}
