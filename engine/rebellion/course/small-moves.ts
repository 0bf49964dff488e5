import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { FRAME_COUNT, LOOK_DUE, WINNER } from '../state/layout.js'
import { DONE, move0 } from '../state/moves.js'
import { clearSignal } from '../state/signal.js'
import {
  declarationOf,
  followRemoval,
  isSurelyChoice,
  makeOffered,
  offers,
  STEPS,
  topFrame,
} from './steps.js'

/**
 * Moves that a person tries before they are made. A move is played here without the run that follows it: what its step
 * does by itself up to its next question is done, what comes after the step (dice, losses, the next step) is not.
 */

/**
 * What a small move left behind: its step asks again, or it is over (what ends it by itself has not run), or
 * something else is asked first and the step goes on later.
 */
export type After = 'asks' | 'over' | 'elsewhere'

const list = new Int32Array(MOST_MOVES)

/** True where the moves of the step that waits are one act: nothing hidden or random shows before it is over. */
export function isOneAct(s: State): boolean {
  return s.bytes[WINNER] === 0 && s.bytes[FRAME_COUNT] > 0 && belongs(s, topFrame(s))
}

/** Makes a legal move and stays within the step that asked for it. The state is for looking at, not for playing on, unless it asks. */
export function makeWithin(s: State, move: number): After {
  const f = topFrame(s)
  const number = s.bytes[f]
  const { run } = STEPS[number]
  clearSignal(s)
  makeOffered(s, f, move)
  for (;;) {
    if (isLeft(s, f, number)) return 'over'
    if (topFrame(s) > f) return 'elsewhere'
    if (s.bytes[LOOK_DUE] !== 0) {
      followRemoval(s)
      continue
    }
    if (run !== undefined && !run(s, f)) continue
    if (isSurelyChoice(s, f)) return 'asks'
    const count = offers(s, f, list)
    if (count > 1) return 'asks'
    if (count === 0 || list[0] === move0(DONE)) return 'over'
    makeOffered(s, f, list[0])
  }
}

function isLeft(s: State, f: number, number: number): boolean {
  if (s.bytes[WINNER] !== 0 || s.bytes[FRAME_COUNT] === 0 || topFrame(s) < f) return true
  return s.bytes[f] !== number || !belongs(s, f)
}

function belongs(s: State, f: number): boolean {
  const { oneAct } = declarationOf(s, f)
  return typeof oneAct === 'function' ? oneAct(s, f) : oneAct === true
}
