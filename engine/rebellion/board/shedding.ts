import type { State } from '../../state.js'
import { combatSystem, isRunning } from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { byte, sideOf } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { UNIT_CAPACITY, UNIT_CARRIED, UNITS_OF } from '../facts/unit-types.js'
import { argA, DESTROY, move2 } from '../state/moves.js'
import { destroyedSystems, unitsAt } from './board.js'
import { checkBoard } from './checks.js'

/** D17: in a destroyed system, units that need transport beyond the capacity of their ships are lost. */

/** Units of the side that nothing there can carry. */
function excess(s: State, side: number, system: number): number {
  let carried = 0
  let room = 0
  const types = UNITS_OF[side]
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
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
    if (excess(s, side, system) > 0) frame.system.set(s, push(s, SHED, side), system)
}

const frame = { system: byte(3, 'system') }

const SHED = defineStep({
  number: 32,
  name: 'shed',
  kind: 'pick',
  frame,
  on: [
    { step: 'pending-combats' },
    { step: 'card' },
    {
      step: 'combat',
      stages: [
        'draw',
        'plans',
        'ground-objective',
        'second-retreat',
        'lone-structures',
        'silenced',
        'round-objective',
      ],
    },
    { step: 'shed', side: REBEL, belowSide: EMPIRE },
  ],
  question: 'which unit is lost?',
  check: (s, f) =>
    isRunning(s) && frame.system.get(s, f) !== combatSystem(s)
      ? 'in another system than the combat'
      : null,
  moves(s, f, out) {
    const side = sideOf(s, f)
    const system = frame.system.get(s, f)
    if (excess(s, side, system) <= 0) return 0
    let n = 0
    const types = UNITS_OF[side]
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (UNIT_CARRIED[type] !== 0 && unitsAt(s, system, type) > 0)
        out[n++] = move2(DESTROY, type, system)
    }
    return n
  },
  play(s, f, move) {
    const system = frame.system.get(s, f)
    destroyUnits(s, system, argA(move), 1)
    if (excess(s, sideOf(s, f), system) > 0) return
    pop(s)
    checkBoard(s)
  },
})
