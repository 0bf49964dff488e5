import type { State } from '../../state.js'
import { combatSystem, isRunning, RETREATED } from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { byte, sideOf } from '../course/frame.js'
import { defineStep, isOnTop, pop, push } from '../course/steps.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { UNIT_CAPACITY, UNIT_CARRIED } from '../facts/unit-types.js'
import { argA, DESTROY, move2 } from '../state/moves.js'
import { systemId } from '../text/names.js'
import { destroyedSystems, hasUnits, unitsAt, unitTypes } from './board.js'

/** D17: in a destroyed system, units that need transport beyond the capacity of their ships are lost. */

/** Units of the side that need transport. */
export function carriedAt(s: State, side: number, system: number): number {
  let carried = 0
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++)
    if (UNIT_CARRIED[types[i]] !== 0) carried += unitsAt(s, system, types[i])
  return carried
}

/** Units that its ships there can carry. */
export function roomAt(s: State, side: number, system: number): number {
  let room = 0
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++)
    if (UNIT_CARRIED[types[i]] === 0) room += unitsAt(s, system, types[i]) * UNIT_CAPACITY[types[i]]
  return room
}

/** True where units of the side need transport that its ships there do not have. */
export function isStranded(s: State, side: number, system: number): boolean {
  return carriedAt(s, side, system) > roomAt(s, side, system)
}

function isInRuins(s: State, system: number): boolean {
  return (destroyedSystems(s) & (1 << system)) !== 0
}

/** What nothing carries is lost: all of it, or what its owner chooses. One after the other, for each is looked at anew. */
export function shedStranded(s: State): void {
  for (let rest = destroyedSystems(s); rest !== 0; rest &= rest - 1)
    for (let side = REBEL; side <= EMPIRE; side++) {
      const system = lowestBit(rest)
      if (!hasUnits(s, system, side) || !isStranded(s, side, system)) continue
      if (roomAt(s, side, system) === 0) loseCarried(s, side, system)
      else if (!isOnTop(s, SHED)) frame.system.set(s, push(s, SHED, side), system)
    }
}

/** Without any ship there is nothing to choose. */
function loseCarried(s: State, side: number, system: number): void {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const count = unitsAt(s, system, types[i])
    if (UNIT_CARRIED[types[i]] !== 0 && count > 0) destroyUnits(s, system, types[i], count)
  }
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
    { step: 'build' },
    {
      step: 'combat',
      stages: [
        'plans',
        'space-objective',
        'ground-objective',
        'second-retreat',
        'lone-structures',
        'silenced',
        'round-objective',
      ],
    },
  ],
  question: 'which unit is lost?',
  check(s, f) {
    const system = frame.system.get(s, f)
    // By Escape Plan more may have come there than its ships can carry
    const hasComeThere = RETREATED.of(s, sideOf(s, f)) !== 0
    if (isRunning(s) && system !== combatSystem(s) && !hasComeThere)
      return 'in another system than the combat'
    return isInRuins(s, system) && isStranded(s, sideOf(s, f), system)
      ? null
      : `nothing is stranded in ${systemId(system)}`
  },
  moves(s, f, out) {
    const side = sideOf(s, f)
    const system = frame.system.get(s, f)
    if (!isStranded(s, side, system)) return 0
    let n = 0
    const types = unitTypes(s, side)
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
    if (!isStranded(s, sideOf(s, f), system)) pop(s)
  },
})
