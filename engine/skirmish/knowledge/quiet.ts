import type { State } from '../../state.js'
import {
  ACT,
  COMMAND_CHOICE,
  DECLARE,
  OVER,
  RESERVES_CHOICE,
  SECOND_SHOT,
  TURN_END,
} from '../course/stage-numbers.js'
import { MOVE_STEP } from '../rounds/steps.js'
import {
  DONE,
  FIRST_TARGET,
  NOTHING,
  PLACE,
  PLAYERS,
  SECOND_TARGET,
  STAGE,
  STATUS,
  STEP,
} from '../state/layout.js'
import { endSlot, firstSlot, HAS_PASSED, IS_HANDLED, ON_TABLE } from '../state/units.js'

/** Between the steps of a turn: nothing is half done and no shot is open. */
export function isQuiet(s: State): boolean {
  const stage = s.bytes[STAGE]
  if (stage === OVER) return true
  if (stage === TURN_END || stage === RESERVES_CHOICE) return true
  if (stage === COMMAND_CHOICE) return s.bytes[STEP] === MOVE_STEP
  return stage === ACT ? isUntouched(s) : namesNow(s)
}

/** The first targets are about to be named: everybody stands where he fires from. */
export function namesNow(s: State): boolean {
  if (s.bytes[STAGE] !== DECLARE && s.bytes[STAGE] !== SECOND_SHOT) return false
  if (s.bytes[DONE] !== 0) return false
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++)
      if ((s.bytes[FIRST_TARGET + slot] | s.bytes[SECOND_TARGET + slot]) !== NOTHING) return false
  }
  return true
}

/** No unit has acted in this turn. */
function isUntouched(s: State): boolean {
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++)
      if (
        s.bytes[PLACE + slot] === ON_TABLE &&
        (s.bytes[STATUS + slot] & (IS_HANDLED | HAS_PASSED)) !== 0
      )
        return false
  }
  return true
}
