import type { Move } from '../../../../engine/game.js'
import { smallOf } from '../../../../engine/skirmish/state/moves.js'
import type { State } from '../../../../engine/state.js'
import type { OpenQuestion } from '../../../page/advice.js'
import {
  askedTarget,
  HOLD_FIRE,
  movesOf,
  type Orders,
  type Shooter,
  shootersOf,
  withOrder,
} from '../decision/orders.js'

/** The orders of all shooters while they are named, and which shooter is in hand. */
export class Naming {
  orders: Orders = new Map()
  private chosen = -1
  private known: readonly Shooter[] | null = null

  constructor(
    /** What the player sees while targets are named; null at other times. */
    private readonly seen: () => State | null,
    private readonly changed: () => void,
  ) {}

  letGo(): void {
    this.orders = new Map()
    this.chosen = -1
    this.stale()
  }

  stale(): void {
    this.known = null
  }

  get shooters(): readonly Shooter[] {
    const observation = this.seen()
    if (observation === null) return []
    this.known ??= shootersOf(observation, this.orders)
    return this.known
  }

  /** The shooter whose target is asked: the chosen one, else the first without an order. */
  get shooter(): Shooter | null {
    const { shooters } = this
    return (
      shooters.find(({ slot }) => slot === this.chosen) ??
      shooters.find(({ isNamed }) => !isNamed) ??
      shooters[0] ??
      null
    )
  }

  take(slot: number): void {
    this.chosen = slot
    this.changed()
  }

  name(slot: number, isSecond: boolean, move: Move): void {
    this.orders = withOrder(this.orders, slot, isSecond, move)
    this.chosen = slot
    this.changed()
  }

  /** The shooter in hand has its first target, and only its second shot is open. */
  get skipsSecond(): boolean {
    const { shooter } = this
    if (shooter === null) return false
    const { order, seconds } = shooter
    return order.first !== null && seconds.length > 0 && order.second === null
  }

  /** There is something to go on to before all is sealed: another shooter without an order, or what a second shot does. */
  get goesOn(): boolean {
    const { shooter, shooters, skipsSecond } = this
    return skipsSecond || shooters.some(({ slot, isNamed }) => !isNamed && slot !== shooter?.slot)
  }

  /** On to the next shooter without an order; a second shot that is not named is not fired. */
  next(): void {
    const { shooter } = this
    if (shooter !== null && this.skipsSecond) {
      this.orders = withOrder(this.orders, shooter.slot, true, HOLD_FIRE)
      this.stale()
    }
    const { shooters } = this
    const at = shooters.findIndex(({ slot }) => slot === shooter?.slot)
    const behind = [...shooters.slice(at + 1), ...shooters.slice(0, at + 1)]
    this.take((behind.find(({ isNamed }) => !isNamed) ?? behind[0])?.slot ?? -1)
  }

  /** Takes the last order back that was named. */
  back(): void {
    const last = [...this.orders.keys()].pop()
    this.orders = new Map([...this.orders].slice(0, -1))
    this.chosen = last ?? -1
  }

  /** Names what was pressed on the table, for the first or else the second shot; false where that cannot be. */
  aimAt(target: number): boolean {
    const { shooter, shooters } = this
    if (shooters.some(({ slot }) => slot === target)) {
      this.take(target)
      return true
    }
    if (shooter === null) return false
    const { firsts, seconds, order } = shooter
    const wantsSecond = order.first !== null && seconds.length > 0 && order.second === null
    const isSecond = firsts.length === 0 || wantsSecond
    const [, ...shots] = isSecond ? seconds : firsts
    const move = shots.find((one) => smallOf(one) === target)
    if (move !== undefined) this.name(shooter.slot, isSecond, move)
    return move !== undefined
  }

  /** What is open for the shooter in hand. */
  open(observation: State): OpenQuestion {
    const { shooter } = this
    const asked = shooter === null ? null : askedTarget(observation, this.orders, shooter, true)
    if (asked === null) return { observation, legal: [] }
    return { observation: asked.state, legal: asked.legal }
  }

  /** What is not named yet, by somebody's habits; what is named stays. */
  async filledIn(
    observation: State,
    habit: (state: State, legal: readonly Move[]) => Promise<Move | null>,
  ): Promise<Orders> {
    let { orders } = this
    for (;;) {
      const shooter = shootersOf(observation, orders).find(({ isNamed }) => !isNamed)
      const asked = shooter === undefined ? null : askedTarget(observation, orders, shooter)
      const move = asked === null ? null : await habit(asked.state, asked.legal)
      if (asked === null || move === null) return orders
      orders = withOrder(orders, asked.slot, asked.isSecond, move)
    }
  }

  get moves(): readonly Move[] {
    const observation = this.seen()
    return observation === null ? [] : movesOf(observation, this.orders)
  }
}
