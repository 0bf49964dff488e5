import type { State } from '../../state.js'
import { BASE_SYSTEM, CURRENT_SIDE, PHASE } from '../layout.js'
import { NO_SYSTEM } from '../map.js'
import {
  PHASE_ASSIGNMENT,
  PHASE_COMMAND,
  PHASE_IDS,
  PHASE_REFRESH,
  PHASE_SETUP,
} from '../phases.js'
import { EMPIRE, enemyOf, REBEL } from '../sides.js'
import { codeOf, push } from '../steps.js'
import { PHASES, SIDES } from './ids.js'
import type { Field } from './input.js'

/** Where the game stands: a phase and whose turn it is, or the whole stack of steps. */

export function readStack(s: State, of: (key: 'phase' | 'turn' | 'base') => Field): void {
  const phase = of('phase').isGiven ? of('phase').id(PHASES, 'phase') : PHASE_ASSIGNMENT
  const side = of('turn').isGiven ? of('turn').id(SIDES, 'side') : usualTurn(phase)
  s.bytes[PHASE] = phase
  s.bytes[CURRENT_SIDE] = side
  const hasBase = s.bytes[BASE_SYSTEM] !== NO_SYSTEM
  if (phase === PHASE_SETUP && hasBase) of('base').fail('is chosen at the end of the setup')
  if (phase !== PHASE_SETUP && !hasBase)
    of('base').fail(
      `missing in the phase ${PHASE_IDS[phase]}; give its place as {"system": "hoth"}`,
    )
  switch (phase) {
    case PHASE_SETUP:
      push(s, codeOf('hide-base'), REBEL)
      push(s, codeOf('starting-cards'), REBEL)
      push(s, codeOf('camp'), REBEL)
      if (side === EMPIRE) push(s, codeOf('place-empire'), EMPIRE)
      return
    case PHASE_COMMAND:
      s.bytes[push(s, codeOf('command-phase'), REBEL) + 3] = enemyOf(side)
      push(s, codeOf('command-turn'), side)
      return
    case PHASE_REFRESH:
      push(s, codeOf('refresh'), REBEL)
      return
    default:
      push(s, codeOf('command-phase'), REBEL)
      push(s, codeOf('assign'), EMPIRE)
      if (side === REBEL) push(s, codeOf('assign'), REBEL)
  }
}

function usualTurn(phase: number): number {
  return phase === PHASE_SETUP ? EMPIRE : REBEL
}
