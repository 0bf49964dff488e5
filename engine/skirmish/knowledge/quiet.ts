import type { State } from '../../state.js'
import { ACT, COMMAND_CHOICE, OVER } from '../course/stage-numbers.js'
import { MOVE_STEP } from '../rounds/steps.js'
import { NOTHING, RELEASE, STAGE, STEP } from '../state/layout.js'

/** Somebody is about to act in the Move step, or the turn begins: nothing is half done and no shot is open. */
export function isQuiet(s: State): boolean {
  const stage = s.bytes[STAGE]
  if (stage === OVER) return true
  if (stage === COMMAND_CHOICE) return s.bytes[STEP] === MOVE_STEP
  return stage === ACT && s.bytes[RELEASE] === NOTHING
}
