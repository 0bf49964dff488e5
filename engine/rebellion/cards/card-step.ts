import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { lookAtBoard } from '../board/look.js'
import { sideOf } from '../course/frame.js'
import { defineStep, pop, push, topFrame } from '../course/steps.js'
import { isOver } from '../course/victory.js'
import { NO_LEADER } from '../facts/leader-types.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { actionName, missionName, objectiveName, tacticName } from '../text/words.js'
import {
  ACTION_CARD,
  assignedCount,
  cardFrame,
  effectAt,
  effectsOf,
  FAILED_MISSION,
  isTactic,
  MISSION_CARD,
  next,
  OBJECTIVE_CARD,
} from './card-frame.js'
import { ANSWERED, cardProblem } from './check-card.js'
import { ACTIONS, OBJECTIVES } from './registry.js'

/** Carrying out a card, effect by effect. */
const CARD = defineStep({
  number: 13,
  name: 'card',
  kind: 'pick',
  frame: cardFrame,
  on: [
    { step: 'mission', stages: ['success', 'falcon', 'dispose'] },
    { step: 'pending-combats', over: ['assign', 'command-turn'] },
    { step: 'end-of-command', fields: { asked: 1 }, side: EMPIRE },
    { step: 'start-cards' },
    { step: 'starting-cards', side: REBEL, fields: { dealt: 1 } },
    { step: 'starting-cards', side: EMPIRE, fields: { dealt: 2 } },
    { step: 'refresh', stages: ['build'], side: EMPIRE },
    { step: 'recruit', side: REBEL, fields: { drawn: 0 } },
    // Two starting cards may come one after the other
    { step: 'card', over: ['starting-cards', 'card'] },
    // An objective that is resolved when it is drawn, or played at the start of the Refresh Phase
    ...['card', 'mission', 'pending-combats', 'combat', 'refresh'].map((step) => ({
      step,
      side: REBEL,
      when: isImmediateObjective,
    })),
    { step: 'refresh', stages: ['retrieve'], side: REBEL },
    // A card that answers: a capture, a rescue, a roll
    ...ANSWERED.map((step) => ({ step, when: isAnswer })),
    {
      step: 'combat',
      stages: ['ground-battle', 'first-retreat', 'end-of-round', 'end'],
      side: REBEL,
    },
    // Advanced tactic cards, an additional one upon the one that grants it, and what they do later
    { step: 'tactic-cards', stages: ['second-card', 'clear'], when: isTactic },
    { step: 'card', when: (s, f) => isTactic(s, f) && assignedCount(s, f) > 0 },
    { step: 'attack', stages: ['block'], when: isTactic },
    { step: 'combat', stages: ['ground-objective', 'lone-structures'], when: isTactic },
  ],
  question: (s, f) => `${nameOfCard(s, f)}: choose`,
  check: cardProblem,
  secret: (s, f) => effectAt(s, f).secret === true,
  run(s, f) {
    // Each effect is complete on the board before the next one is looked at
    lookAtBoard(s)
    if (isOver(s) || topFrame(s) !== f) return false
    const effects = effectsOf(s, f)
    const at = cardFrame.effect.get(s, f)
    if (at >= effects.length) {
      pop(s)
      return false
    }
    const effect = effects[at]
    if (effect.moves !== undefined) {
      triedCount = effect.moves(s, f, tried)
      if (triedCount > 0) return true
      next(s, f)
      return false
    }
    next(s, f)
    effect.run?.(s, f)
    return false
  },
  actor(s, f) {
    const effect = effectAt(s, f)
    return effect.actor === undefined ? sideOf(s, f) : effect.actor(s, f)
  },
  moves: (s, f, out) => effectAt(s, f).moves?.(s, f, out) ?? 0,
  play: (s, f, move) => effectAt(s, f).play?.(s, f, move),
  // `run` has just listed them
  isChoice: () => triedCount > 1,
})

function isAnswer(s: State, f: number): boolean {
  return (
    cardFrame.sort.get(s, f) === ACTION_CARD &&
    ACTIONS[cardFrame.card.get(s, f)]?.answer !== undefined
  )
}

function isImmediateObjective(s: State, f: number): boolean {
  return (
    cardFrame.sort.get(s, f) === OBJECTIVE_CARD &&
    OBJECTIVES[cardFrame.card.get(s, f)]?.timing === 'immediate'
  )
}

const tried = new Int32Array(MOST_MOVES)
let triedCount = 0

/** Lays a card on the stack; answers its frame. */
export function pushCard(
  s: State,
  side: number,
  sort: number,
  card: number,
  place: number,
  target = NO_LEADER,
): number {
  const f = push(s, CARD, side)
  cardFrame.sort.set(s, f, sort)
  cardFrame.card.set(s, f, card)
  cardFrame.place.set(s, f, place)
  cardFrame.target.set(s, f, target)
  return f
}

function nameOfCard(s: State, f: number): string {
  const card = cardFrame.card.get(s, f)
  switch (cardFrame.sort.get(s, f)) {
    case MISSION_CARD:
    case FAILED_MISSION:
      return missionName(card)
    case ACTION_CARD:
      return actionName(card)
    case OBJECTIVE_CARD:
      return objectiveName(card)
    default:
      return tacticName(card)
  }
}
