import type { State } from '../../state.js'
import { defineStep } from '../course/steps.js'
import { openWindow, windowNumber, windowStep } from '../course/windows.js'
import { REBEL } from '../facts/sides.js'
import { captureLeader } from './leaders.js'

/** Capturing a leader; cards may answer before anything else (K13). */

const CAPTURE = windowNumber('capture')

const CAPTURE_STEP = defineStep({
  number: 14,
  name: 'captured-choice',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  on: [{ step: 'card' }],
  ...windowStep('capture'),
})

/** True when a card came to the captive's help: then nothing else may happen before it is decided. */
export function capture(s: State, leader: number): boolean {
  captureLeader(s, leader)
  return openWindow(CAPTURE, s, CAPTURE_STEP, REBEL, leader) >= 0
}
