import { isOneAct } from '../../../../engine/rebellion/course/small-moves.js'
import { stepName, topFrame } from '../../../../engine/rebellion/course/steps.js'
import type { State } from '../../../../engine/state.js'
import type { Shorthand } from '../../../terminal/game-words.js'
import {
  BUILDING_LINES,
  HITTING_LINES,
  LOADING_LINES,
  readBuilding,
  readHits,
  readLoading,
  readSparing,
  SPARING_LINES,
} from './by-unit.js'
import { MOVING_LINES, readMoving } from './moving.js'
import { DEPLOYING_LINES, readDeploying, readSetting, SETTING_LINES } from './placing.js'
import { offersReroll, REROLLING_LINES, readReroll } from './rerolling.js'

/** Lines that stand for several moves, by the step that asks for them. */

interface Lines {
  /** How they are written. */
  readonly about: readonly string[]
  readonly read: Shorthand['read']
}

const LINES: Readonly<Record<string, Lines>> = {
  'place-empire': { about: SETTING_LINES, read: readSetting },
  'place-rebels': { about: SETTING_LINES, read: readSetting },
  movement: { about: MOVING_LINES, read: readMoving },
  attack: { about: HITTING_LINES, read: readHits },
  block: { about: SPARING_LINES, read: readSparing },
  'retreat-load': { about: LOADING_LINES, read: readLoading },
  build: { about: BUILDING_LINES, read: readBuilding },
  deploy: { about: DEPLOYING_LINES, read: readDeploying },
}

export const shorthand: Shorthand = {
  about: (state) => linesFor(state)?.about ?? [],
  read: (trial, typed) => linesFor(trial.observation)?.read(trial, typed) ?? false,
}

/** Only where several small moves are one act, or where dice are rolled again. */
function linesFor(state: State): Lines | undefined {
  if (isOneAct(state)) return LINES[stepName(state, topFrame(state))]
  return offersReroll(state) ? { about: REROLLING_LINES, read: readReroll } : undefined
}
