import type { State } from '../../../state.js'
import { TACTIC_LATE } from '../../cards/card-frame.js'
import { pushCard } from '../../cards/card-step.js'
import { LATE_MOMENTS, type LateMoment } from '../../cards/registry.js'
import { enemyOf } from '../../facts/sides.js'
import type { Lasting } from '../../state/lasting.js'
import { combatSystem, FIRST, LATE_BATTLE, LATE_DAMAGE, LATE_RETREATS } from '../fields.js'

/** Tactic cards that do something later: at a moment of the attack, of the battle, of the round. */

/** The cards that wait for each moment, in the order of LATE_MOMENTS. */
const WAITING: readonly Lasting[] = [LATE_DAMAGE, LATE_BATTLE, LATE_RETREATS]

function waitingFor(moment: LateMoment): Lasting {
  return WAITING[LATE_MOMENTS.indexOf(moment)]
}

/** The card waits for its moment. */
export function waitFor(s: State, moment: LateMoment, side: number, card: number): void {
  waitingFor(moment).put(s, side, card + 1)
}

/** The moment has come for a card of the side. */
export function comeLate(s: State, moment: LateMoment, side: number): void {
  const waiting = waitingFor(moment)
  const card = waiting.of(s, side) - 1
  if (card < 0) return
  waiting.put(s, side, 0)
  pushCard(s, side, TACTIC_LATE, card, combatSystem(s))
}

/** It has come for both sides, the current player first. */
export function comeLateForBoth(s: State, moment: LateMoment): void {
  comeLate(s, moment, enemyOf(FIRST.get(s)))
  comeLate(s, moment, FIRST.get(s))
}
