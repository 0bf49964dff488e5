import type { State } from '../../state.js'
import { destroyUnits } from '../combat/losses.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { FIRST_UNIT, LAST_UNIT, UNIT_CAPACITY, UNIT_CARRIED } from '../facts/unit-types.js'
import { argA, DESTROY, move2 } from '../state/moves.js'
import { destroyedSystems, unitsAt } from './board.js'
import { checkBoard } from './checks.js'

/** D17: in a destroyed system, units that need transport beyond the capacity of their ships are lost. */

/** Units of the side that nothing there can carry. */
function excess(s: State, side: number, system: number): number {
  let carried = 0
  let room = 0
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
    const count = unitsAt(s, system, type)
    if (UNIT_CARRIED[type] !== 0) carried += count
    else room += count * UNIT_CAPACITY[type]
  }
  return carried - room
}

/** Lays the choice of what is lost on the stack where something is; its owner decides. */
export function shedExcess(s: State, system: number): void {
  if ((destroyedSystems(s) & (1 << system)) === 0) return
  for (let side = EMPIRE; side >= REBEL; side--)
    if (excess(s, side, system) > 0) s.bytes[push(s, SHED, side) + 3] = system
}

/** Frame: 3 system. */
const SHED = defineStep({
  name: 'shed',
  kind: kindCode('pick'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    const system = s.bytes[f + 3]
    if (excess(s, side, system) <= 0) return 0
    let n = 0
    for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++)
      if (UNIT_CARRIED[type] !== 0 && unitsAt(s, system, type) > 0)
        out[n++] = move2(DESTROY, type, system)
    return n
  },
  play(s, f, move) {
    const system = s.bytes[f + 3]
    destroyUnits(s, system, argA(move), 1)
    if (excess(s, s.bytes[f + 1], system) > 0) return
    pop(s)
    checkBoard(s)
  },
})
