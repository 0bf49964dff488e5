import { ELITE } from '../../engine/skirmish/facts/icons.js'
import { attackTotal, damageOf, defenseOf } from '../../engine/skirmish/fire/attack.js'
import { isReady } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'

/** Chances of attacks: two dice, what is added to them, and what must be met. */

const FACES = 6
const LARGEST_NEED = 13

/** By what the dice must show at least: the chance of it with an even and with an odd sum, and of a miss with a 1. */
const EVEN = new Float64Array(LARGEST_NEED + 1)
const ODD = new Float64Array(LARGEST_NEED + 1)
const MISS_WITH_ONE = new Float64Array(LARGEST_NEED + 1)

for (let need = 0; need <= LARGEST_NEED; need++)
  for (let a = 1; a <= FACES; a++)
    for (let b = 1; b <= FACES; b++) {
      const list =
        a + b >= need ? ((a + b) % 2 === 0 ? EVEN : ODD) : a === 1 || b === 1 ? MISS_WITH_ONE : null
      if (list !== null) list[need] = (list[need] as number) + 1 / (FACES * FACES)
    }

/** One attack as it is expected; filled by `lookAt`, read at once. */
export const attack = {
  /** Chances to hit with the lesser and with the greater damage, which are often the same. */
  even: 0,
  odd: 0,
  evenDamage: 0,
  oddDamage: 0,
}

/** Looks at one attack of `shooter`: chances and damage. Elite that is left is used. */
export function lookAt(s: State, shooter: number, target: number, shot: number): void {
  const need = neededOf(s, shooter, target)
  attack.even = EVEN[need] as number
  attack.odd = ODD[need] as number
  if (isReady(s, shooter, ELITE)) {
    const again = 1 + (MISS_WITH_ONE[need] as number)
    attack.even *= again
    attack.odd *= again
  }
  attack.evenDamage = damageOf(s, shooter, target, shot, 8)
  attack.oddDamage = damageOf(s, shooter, target, shot, 7)
}

/** The chance of one roll to hit. */
export function rollChance(s: State, shooter: number, target: number): number {
  const need = neededOf(s, shooter, target)
  return (EVEN[need] as number) + (ODD[need] as number)
}

function neededOf(s: State, shooter: number, target: number): number {
  const need = defenseOf(s, shooter, target) - attackTotal(s, shooter, target)
  return Math.max(0, Math.min(LARGEST_NEED, need))
}
