import type { State } from '../../state.js'
import { isBaseSet, type SetId } from '../data/table.js'
import { EXPANSION } from '../state/layout.js'
import { DECLINE, move0, move2, move3, NONE, PLAY_ACTION, USE_RING } from '../state/moves.js'
import { pop, push, type StepRef } from './steps.js'

/**
 * Reaction windows: places in the course of the game where cards and rings may answer. The course opens them by
 * name and knows nothing of the cards; a card or ring says at which window it answers, when, and how.
 */
const WINDOW_NAMES = [
  /** The Empire or the Rebels may oppose a mission; answers stand beside sending a leader (X5, X27 … X29). */
  'opposition',
  /** Dice of the Rebels are about to be rolled, in a mission, an attack or for Death Star Plans (X30). */
  'before-roll',
  /** Both sides have rolled for a mission (X44). */
  'after-rolls',
  /** An attacker has rolled: a combat action. */
  'attack-rolled',
  /** The dice for Death Star Plans lie there. */
  'plans-rolled',
  /** Dice that a card has let the Rebels roll lie there. */
  'card-rolled',
  /** A mission of the Rebels has failed (X32). */
  'failure',
  /** A mission has succeeded, its effect is complete; then the same again, after all such answers (K23). */
  'success',
  'after-success',
  /** A leader is captured, before anything else (K13). */
  'capture',
  /** A captive has been rescued by a mission (K12). */
  'rescue',
  /** A mission of either side has failed, and all that follows from it is done. */
  'mission-failed',
  /** Rebel units have retreated from the combat. */
  'retreated',
  /** The Rebels have won a battle of the combat. */
  'battle-won',
  /** Both sides have assigned, before the first turn (A10). */
  'assigned',
  /** The Command Phase ends, after Rapid Mobilization. */
  'command-over',
  /** A side's own turn of the Command Phase begins. */
  'turn',
  /** A pool holds more leaders than it may, before the first of them is eliminated (E8). */
  'pool-limit',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/** How a card or ring answers at a window; `number` is its own. */
export interface Answer {
  readonly at: WindowName
  /**
   * Whether a window that is a decision of its own opens for it; `subject` is what it is about: a leader, a system,
   * or the frame that opens it. Left out: it never opens one.
   */
  readonly opens?: (s: State, subject: number, number: number) => boolean
  /** True when it may be used now; without it it may be while the window is open. `f` is the frame that waits. */
  readonly ready?: (s: State, f: number, number: number) => boolean
  /** Its moves, where it has others than being used; answers how many there are now. */
  readonly moves?: (s: State, f: number, out: Int32Array, count: number, number: number) => number
  /** Uses it. A step that is nothing but a window is still on the stack then. */
  readonly play: (s: State, f: number, move: number) => void
}

/** An answer entered at its window, with whose it is. */
interface Entered {
  readonly side: number
  readonly number: number
  /** Verb and first argument of its moves. */
  readonly key: number
  readonly opens: Answer['opens']
  readonly moves: NonNullable<Answer['moves']>
  readonly play: Answer['play']
}

/** What answers at each window, in the order of WINDOW_NAMES. */
const ENTERED: Entered[][] = WINDOW_NAMES.map(() => [])
/** The same in a game without the expansion. */
const ENTERED_IN_BASE: Entered[][] = WINDOW_NAMES.map(() => [])

function enteredAt(window: number, s: State): readonly Entered[] {
  return (s.bytes[EXPANSION] === 0 ? ENTERED_IN_BASE : ENTERED)[window]
}

export function windowNumber(name: WindowName): number {
  return WINDOW_NAMES.indexOf(name)
}

/** Enters the answer of an action card. */
export function enterCardAnswer(side: number, card: number, set: SetId, answer: Answer): void {
  enter(side, card, set, PLAY_ACTION, move2(PLAY_ACTION, card, NONE), answer)
}

/** Enters the answer of a ring of a side. */
export function enterRingAnswer(side: number, ring: number, set: SetId, answer: Answer): void {
  enter(side, ring, set, USE_RING, move3(USE_RING, ring, NONE, NONE), answer)
}

function enter(
  side: number,
  number: number,
  set: SetId,
  verb: number,
  usual: number,
  answer: Answer,
): void {
  const { ready, opens, play } = answer
  const moves =
    answer.moves ??
    ((s: State, f: number, out: Int32Array, count: number): number => {
      if (ready !== undefined && !ready(s, f, number)) return count
      out[count] = usual
      return count + 1
    })
  const key = (verb << 8) | number
  const entered = { side, number, key, opens, moves, play }
  ENTERED[windowNumber(answer.at)].push(entered)
  if (isBaseSet(set)) ENTERED_IN_BASE[windowNumber(answer.at)].push(entered)
}

/** Adds the moves of what may answer now; answers how many moves there are then. */
export function answersAt(
  window: number,
  s: State,
  f: number,
  side: number,
  out: Int32Array,
  count: number,
): number {
  const entered = enteredAt(window, s)
  let n = count
  for (let i = 0; i < entered.length; i++)
    if (entered[i].side === side) n = entered[i].moves(s, f, out, n, entered[i].number)
  return n
}

/** Uses the answer whose move this is. */
export function playAnswer(window: number, s: State, f: number, move: number): void {
  const entered = ENTERED[window]
  const key = move >>> 16
  for (let i = 0; i < entered.length; i++)
    if (entered[i].key === key) return entered[i].play(s, f, move)
  throw new Error(`nothing answers at ${WINDOW_NAMES[window]} with the move ${move}`)
}

/** True when a card or ring of the side makes the window open. */
export function opensFor(window: number, s: State, side: number, subject: number): boolean {
  const entered = enteredAt(window, s)
  for (let i = 0; i < entered.length; i++)
    if (entered[i].side === side && entered[i].opens?.(s, subject, entered[i].number) === true)
      return true
  return false
}

/** The action cards that answer at a window. */
export function answeringCards(window: number): readonly number[] {
  return ENTERED[window].filter(({ key }) => key >> 8 === PLAY_ACTION).map(({ number }) => number)
}

/** Place of a card or ring among those that answer at a window, and the other way round. */
export function placeAt(window: number, number: number): number {
  return ENTERED[window].findIndex((entered) => entered.number === number)
}

export function numberAt(window: number, place: number): number {
  return ENTERED[window][place].number
}

/** Lays the step of a window on the stack where something answers; its frame, or -1 where nothing does. */
export function openWindow(
  window: number,
  s: State,
  step: StepRef,
  side: number,
  subject: number,
): number {
  return opensFor(window, s, side, subject) ? push(s, step, side) : -1
}

/** `moves` and `play` of a step that is nothing but a window: answer, or decline. */
export function windowStep(
  name: WindowName,
  declined: (s: State, f: number) => void = pop,
): {
  moves: (s: State, f: number, out: Int32Array) => number
  play: (s: State, f: number, move: number) => void
} {
  const window = windowNumber(name)
  return {
    moves(s, f, out) {
      out[0] = move0(DECLINE)
      return answersAt(window, s, f, s.bytes[f + 1], out, 1)
    },
    play(s, f, move) {
      if (move === move0(DECLINE)) declined(s, f)
      else playAnswer(window, s, f, move)
    },
  }
}
