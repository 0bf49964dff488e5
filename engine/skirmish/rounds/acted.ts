import type { State } from '../../state.js'
import { QUEUE, RELEASED } from '../course/stage-numbers.js'
import { ask, goTo } from '../course/stages.js'
import { ACTOR, ASKED, NOTHING, RELEASE } from '../state/layout.js'
import { clearStatus, HAS_PASSED, IS_HANDLED, ownerOf, setStatus } from '../state/units.js'
import { clockwise } from './players.js'

/** A unit has had its move: who goes on. */

/** Of a release: the due unit has acted, or there is none. Otherwise its slot + DUE_OFFSET. */
export const DUE_HAS_ACTED = 1
export const DUE_OFFSET = 2

export function setHandled(s: State, slot: number): void {
  clearStatus(s, slot, HAS_PASSED)
  setStatus(s, slot, IS_HANDLED)
}

/** The unit has acted: the next released one, or the next player. */
export function finishAction(s: State, slot: number): void {
  setHandled(s, slot)
  s.bytes[ASKED] = NOTHING
  if (s.bytes[RELEASE] === NOTHING) return nextPlayer(s)
  if (s.bytes[RELEASE] === slot + DUE_OFFSET) s.bytes[RELEASE] = DUE_HAS_ACTED
  ask(s, RELEASED, ownerOf(slot))
}

export function nextPlayer(s: State): void {
  s.bytes[ACTOR] = clockwise(s, s.bytes[ACTOR])
  goTo(s, QUEUE)
}
