import { attack, lookAt } from '../../../../agents/skirmish/odds.js'
import { ARTILLERY_SHOT, FIRST_SHOT, SECOND_SHOT } from '../../../../engine/skirmish/fire/shots.js'
import { cardHarm, FATAL_CARD_HARM } from '../../../../engine/skirmish/state/home.js'
import {
  AS_ARTILLERY,
  FIRE_AT,
  isCard,
  largeOf,
  smallOf,
  TARGET_CARDS,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import { fatalHarm, harmOf } from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import type { Ordered } from '../table/table.js'
import { type Orders, withOrders } from './orders.js'

/** What several shots at one target come to together. */

export interface Sum {
  readonly target: number
  readonly shots: number
  /** To be lost to all of them together. */
  readonly chance: number
}

/** Of orders that are being named. */
export function adding(s: State, orders: Orders): readonly Sum[] {
  const shots = [...orders].flatMap(([slot, { first, second }]) =>
    [
      { slot, move: first, shot: FIRST_SHOT },
      { slot, move: second, shot: SECOND_SHOT },
    ].flatMap(({ move, shot }) => {
      if (move === null || verbOf(move) !== FIRE_AT) return []
      const isArtillery = largeOf(move) === AS_ARTILLERY
      return [{ slot, target: smallOf(move), shot: isArtillery ? ARTILLERY_SHOT : shot }]
    }),
  )
  return sumsOf(withOrders(s, orders), shots)
}

/** Of shots that are known, target by target. */
export function sumsOf(s: State, ordered: readonly Ordered[]): readonly Sum[] {
  /** By target: how likely it is to have taken so much damage. */
  const harms = new Map<number, { shots: number; harm: number[] }>()
  for (const { slot, target, shot } of ordered) {
    lookAt(s, slot, target, shot)
    const before = harms.get(target) ?? { shots: 0, harm: [1] }
    harms.set(target, { shots: before.shots + 1, harm: afterShot(before.harm) })
  }
  return [...harms].map(([target, { shots, harm }]) => ({
    target,
    shots,
    chance: harm.slice(Math.max(0, leftOf(s, target))).reduce((sum, chance) => sum + chance, 0),
  }))
}

/** Chances of each damage after one more shot, as `attack` has it. */
function afterShot(harm: readonly number[]): number[] {
  const { even, odd, evenDamage, oddDamage } = attack
  const after: number[] = []
  const add = (damage: number, chance: number): void => {
    after[damage] = (after[damage] ?? 0) + chance
  }
  harm.forEach((chance, damage) => {
    add(damage, chance * Math.max(0, 1 - even - odd))
    add(damage + evenDamage, chance * even)
    add(damage + oddDamage, chance * odd)
  })
  return Array.from(after, (chance) => chance ?? 0)
}

function leftOf(s: State, target: number): number {
  if (isCard(target)) return FATAL_CARD_HARM - cardHarm(s, target - TARGET_CARDS)
  return fatalHarm(s, target) - harmOf(s, target)
}
