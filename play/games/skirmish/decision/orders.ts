import type { Move } from '../../../../engine/game.js'
import { RUTHLESS } from '../../../../engine/skirmish/facts/icons.js'
import { NO_TARGET, namesBefore } from '../../../../engine/skirmish/fire/declare.js'
import {
  asksSecond,
  askToName,
  targetsToName,
  writeOrder,
} from '../../../../engine/skirmish/fire/naming.js'
import {
  FIRST_SHOT,
  hasTarget,
  mayFire,
  SECOND_SHOT,
} from '../../../../engine/skirmish/fire/shots.js'
import {
  HOLD,
  largeOf,
  moveOf,
  SHOOT,
  smallOf,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import { hasIcon } from '../../../../engine/skirmish/state/units.js'
import { cloneState, type State } from '../../../../engine/state.js'
import { slotsOf, viewOf } from '../table/view.js'

/** The secret orders of all shooters of a player, named in any order and changed freely until they are sealed. */

/** What a shooter is told: its targets, or to hold fire; null where nothing is named yet. */
export interface Order {
  readonly first: Move | null
  readonly second: Move | null
}

export type Orders = ReadonlyMap<number, Order>

export const HOLD_FIRE: Move = moveOf(HOLD)
const NOT_NAMED: Order = { first: null, second: null }

export interface Shooter {
  readonly slot: number
  readonly order: Order
  /** What may be named for each shot; empty where it has none, or no target for it. */
  readonly firsts: readonly Move[]
  readonly seconds: readonly Move[]
  readonly isNamed: boolean
}

const list = new Int32Array(512)

/** All shooters that see somebody, from the one who is asked on, with their orders. */
export function shootersOf(s: State, orders: Orders): readonly Shooter[] {
  const { asked, actor } = viewOf(s)
  return slotsOf(s, actor).flatMap((slot) => {
    if (slot < asked || !namesBefore(s, slot)) return []
    const shooter = shooterOf(s, slot, orders.get(slot) ?? NOT_NAMED)
    return shooter.firsts.length + shooter.seconds.length === 0 ? [] : [shooter]
  })
}

/** Ruthless units of the player who is asked that see somebody now: they choose as they fire, and are not asked before. */
export function ruthlessOf(s: State): readonly number[] {
  return slotsOf(s, viewOf(s).actor).filter(
    (slot) =>
      hasIcon(s, slot, RUTHLESS) &&
      mayFire(s, slot) &&
      (hasTarget(s, slot, FIRST_SHOT, NO_TARGET) || hasTarget(s, slot, SECOND_SHOT, NO_TARGET)),
  )
}

function shooterOf(s: State, slot: number, order: Order): Shooter {
  const t = cloneState(s)
  const isBegun = asksSecond(s, slot)
  const firsts = isBegun ? [] : targets(t, slot, false)
  const first = order.first !== null && firsts.includes(order.first) ? order.first : null
  if (!isBegun) writeOrder(t, slot, false, first ?? HOLD_FIRE)
  const seconds = targets(t, slot, true)
  const second = order.second !== null && seconds.includes(order.second) ? order.second : null
  return {
    slot,
    order: { first, second },
    firsts,
    seconds,
    isNamed: (firsts.length === 0 || first !== null) && (seconds.length === 0 || second !== null),
  }
}

/** Targets of a shot behind holding fire; empty without one. */
function targets(s: State, slot: number, isSecond: boolean): readonly Move[] {
  const count = targetsToName(s, slot, isSecond, list)
  return count === 0 ? [] : [HOLD_FIRE, ...list.subarray(0, count)]
}

/** The moves that name all of it, in the order in which they are asked; what is not named holds fire. */
export function movesOf(s: State, orders: Orders): readonly Move[] {
  return shootersOf(s, orders).flatMap(({ firsts, seconds, order }) => [
    ...(firsts.length > 0 ? [order.first ?? HOLD_FIRE] : []),
    ...(seconds.length > 0 ? [order.second ?? HOLD_FIRE] : []),
  ])
}

/** The state with these orders written down, for what is drawn and what it adds up to. */
export function withOrders(s: State, orders: Orders): State {
  const t = cloneState(s)
  for (const { slot, order } of shootersOf(s, orders)) {
    if (order.first !== null) writeOrder(t, slot, false, order.first)
    if (order.second !== null) writeOrder(t, slot, true, order.second)
  }
  return t
}

/** The orders with one more. */
export function withOrder(orders: Orders, slot: number, isSecond: boolean, move: Move): Orders {
  const before = orders.get(slot) ?? NOT_NAMED
  const others = [...orders].filter(([one]) => one !== slot)
  return new Map(others).set(
    slot,
    isSecond ? { ...before, second: move } : { ...before, first: move },
  )
}

/** One target that is asked: what the player sees there, and what may be named. */
export interface AskedTarget {
  readonly slot: number
  readonly isSecond: boolean
  readonly state: State
  readonly legal: readonly Move[]
}

/** What is asked for a shooter, the other orders written down: its first target that is not named, else `again` its first one. */
export function askedTarget(
  s: State,
  orders: Orders,
  shooter: Shooter,
  again = false,
): AskedTarget | null {
  const { slot, firsts, seconds, order } = shooter
  const wantsFirst = firsts.length > 0 && (again || order.first === null)
  const isSecond = !wantsFirst
  const legal = isSecond ? seconds : firsts
  if (legal.length === 0) return null
  const kept = new Map([...orders].filter(([one]) => one !== slot))
  if (isSecond && order.first !== null) kept.set(slot, { first: order.first, second: null })
  const state = withOrders(s, kept)
  askToName(state, slot, isSecond)
  return { slot, isSecond, state, legal }
}

/** Orders as a row of moves: before each target the shooter, and which of its shots it is. */
export function ordersText(orders: Orders): readonly Move[] {
  return [...orders].flatMap(([slot, { first, second }]) => [
    ...(first === null ? [] : [moveOf(SHOOT, slot, 0), first]),
    ...(second === null ? [] : [moveOf(SHOOT, slot, 1), second]),
  ])
}

/** The same back; what is no target of its shooter any more is left out where orders are read. */
export function ordersIn(moves: readonly Move[]): Orders {
  let orders: Orders = new Map()
  for (let i = 0; i + 1 < moves.length; i += 2) {
    const whose = moves[i] as Move
    if (verbOf(whose) !== SHOOT) break
    orders = withOrder(orders, smallOf(whose), largeOf(whose) === 1, moves[i + 1] as Move)
  }
  return orders
}
