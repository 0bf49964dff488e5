import type { State } from '../../state.js'
import { isMarkerOut } from '../board/markers.js'
import { OBJECTIVE_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { objectiveEnd } from '../cards/of-game.js'
import { OBJECTIVES } from '../cards/registry.js'
import {
  combatSystem,
  isRunning,
  markOffered,
  OBJECTIVE_DONE,
  wasOffered,
} from '../combat/fields.js'
import { below, byte } from '../course/frame.js'
import { defineStep, isAt, pop } from '../course/steps.js'
import { gainReputation } from '../course/victory.js'
import { discardObjective, discardsOfHand } from '../effects/objectives.js'
import { REBEL_CELL, SHOW_NO_FEAR } from '../facts/markers.js'
import { REBEL } from '../facts/sides.js'
import { addCard, removeCard } from '../state/card-set.js'
import { note } from '../state/journal.js'
import { OBJECTIVE_ZONE, OBJECTIVES_SHOWN } from '../state/layout.js'
import {
  argA,
  DECLINE,
  DISCARD_OBJECTIVE,
  move0,
  move1,
  NONE,
  SCORE,
  verbOf,
} from '../state/moves.js'
import { OBJECTIVE_HAND, OBJECTIVE_PLAYED } from '../state/zones.js'

/** Playing objectives: in a combat, and at the start of the Refresh Phase. Death Star Plans stand in plans.ts. */

/** The card is played: reputation, then what else it does (O5, O7). */
export function scoreObjective(s: State, card: number): void {
  const objective = OBJECTIVES[card]
  if (objective.returnsToHand === true) addCard(s, OBJECTIVES_SHOWN, card)
  else {
    s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_PLAYED
    removeCard(s, OBJECTIVES_SHOWN, card)
  }
  note('objective-scored', card)
  gainReputation(s, objective.gain === undefined ? objective.reputation : objective.gain(s))
  if (objective.steps !== undefined)
    pushCard(s, REBEL, OBJECTIVE_CARD, card, isRunning(s) ? combatSystem(s) : NONE)
}

export function holdsObjective(s: State, card: number): boolean {
  return s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND
}

/** O2, O3: one objective at the start of the Refresh Phase, judged before anything else in it. */
defineStep({
  number: 34,
  name: 'refresh-objective',
  kind: 'objective',
  post: 'general',
  side: REBEL,
  on: [{ step: 'refresh', stages: ['retrieve'] }],
  question: 'play an objective?',
  moves(s, _f, out) {
    let n = 0
    out[n++] = move0(DECLINE)
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++)
      if (holdsObjective(s, card) && isMet(s, card, 'refresh')) out[n++] = move1(SCORE, card)
    // E49
    return isMarkerOut(s, REBEL_CELL) ? discardsOfHand(s, out, n) : n
  },
  play(s, _f, move) {
    pop(s)
    if (verbOf(move) === SCORE) scoreObjective(s, argA(move))
    if (verbOf(move) === DISCARD_OBJECTIVE) {
      note('marker-scored', REBEL_CELL)
      discardObjective(s, argA(move))
      gainReputation(s, 1)
    }
  },
})

/** Show No Fear scores at the start of every Refresh Phase that finds its marker on the board (E12). */
export function scoreMarkers(s: State): void {
  if (!isMarkerOut(s, SHOW_NO_FEAR)) return
  note('marker-scored', SHOW_NO_FEAR)
  gainReputation(s, 1)
}

function isMet(s: State, card: number, timing: string): boolean {
  return OBJECTIVES[card].timing === timing && OBJECTIVES[card].met(s)
}

const frame = { atEnd: byte(3, 'flag') }

/**
 * O20: an objective is offered at the end of the step in which its condition has become true, once;
 * those that need a won battle at the end of the combat.
 */
export const COMBAT_OBJECTIVE = defineStep({
  number: 29,
  name: 'combat-objective',
  kind: 'objective',
  post: 'general',
  side: REBEL,
  frame,
  on: [
    {
      step: 'combat',
      stages: ['ground-battle', 'first-retreat', 'end-of-round', 'end'],
    },
  ],
  question: 'play an objective?',
  check: (s, f) =>
    (frame.atEnd.get(s, f) !== 0) === isAt(s, below(f), 'end')
      ? null
      : 'atEnd does not fit the stage',
  moves(s, f, out) {
    if (OBJECTIVE_DONE.isOn(s)) return 0
    let n = 0
    out[n++] = move0(DECLINE)
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++) if (isDue(s, f, card)) out[n++] = move1(SCORE, card)
    return n
  },
  play(s, f, move) {
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++) if (isDue(s, f, card)) markOffered(s, card)
    pop(s)
    if (verbOf(move) === DECLINE) return
    OBJECTIVE_DONE.set(s, 1)
    scoreObjective(s, argA(move))
  },
})

/** The step is that at the end of the combat. */
export function setAtEnd(s: State, f: number): void {
  frame.atEnd.set(s, f, 1)
}

function isDue(s: State, f: number, card: number): boolean {
  if (!holdsObjective(s, card) || wasOffered(s, card)) return false
  return isMet(s, card, 'combat') || (frame.atEnd.get(s, f) !== 0 && isMet(s, card, 'battle-won'))
}
