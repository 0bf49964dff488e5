import { type Plan, plansAt, plansTo } from '../decision/plans.js'
import type { Trial } from '../decision/trial.js'
import {
  isLastTurn,
  lay,
  mayTurn,
  type Segment,
  type Spot,
  STRAIGHT,
  segmentsTo,
  turnTowards,
  typedWay,
} from '../decision/way.js'

/** The way in hand behind what is laid of it: its segments, the place it leads to, and the enemy it is to end facing. */
export class WayDraft {
  segments: readonly Segment[] = [STRAIGHT]
  /** Ways that lead where it was pointed, the one in hand among them. */
  plans: readonly Plan[] = []
  /** The enemy that it is to see at its end; -1 for none. */
  aim = -1
  private goal: Spot | null = null

  constructor(
    /** Where it begins; null where no unit moves. */
    private readonly start: () => Trial | null,
    private readonly changed: () => void,
  ) {}

  letGo(): void {
    this.segments = [STRAIGHT]
    this.plans = []
    this.goal = null
  }

  /** Another unit, or another decision: nobody is aimed at any more. */
  forget(): void {
    this.letGo()
    this.aim = -1
  }

  get isBegun(): boolean {
    return this.segments.length > 1 || this.segments[0] !== STRAIGHT
  }

  /** Without its last segment. */
  shorten(): void {
    this.plans = []
    this.goal = null
    this.segments = this.segments.length > 1 ? this.segments.slice(0, -1) : [STRAIGHT]
  }

  /** Where the last segment in hand begins: there the dial stands. */
  get joint(): Trial | null {
    const start = this.moving
    return start === null ? null : this.segments.slice(0, -1).reduce(lay, start)
  }

  get segment(): Segment {
    return this.segments[this.segments.length - 1] ?? STRAIGHT
  }

  set(change: Partial<Segment>): void {
    this.take([...this.segments.slice(0, -1), { ...this.segment, ...change }])
  }

  /** Goes this way, whatever was pointed at. */
  take(segments: readonly Segment[]): void {
    this.plans = []
    this.goal = null
    this.segments = segments
    this.changed()
  }

  /** The way that leads to a spot, from the last joint that is laid; while it is dragged nothing else is looked for. */
  goTo(spot: Spot): void {
    const start = this.moving
    if (start === null) return
    this.take(
      isLastTurn(start) ? [{ turn: turnTowards(start, spot), length: 0 }] : segmentsTo(start, spot),
    )
    this.goal = spot
  }

  /** The same, with other ways that arrive there. */
  plan(spot: Spot | null = this.goal): void {
    const start = this.moving
    if (start === null || spot === null || isLastTurn(start)) return
    this.goal = spot
    this.show(plansTo(start, spot, this.aim))
  }

  /** Ways that end with an enemy in arc and range, or behind it, come first; nobody with the same one again. */
  aimAt(target: number): void {
    const start = this.moving
    if (start === null) return
    this.aim = this.aim === target ? -1 : target
    if (this.goal !== null) this.plan(this.goal)
    else if (this.aim >= 0) this.show(plansAt(start, this.aim))
    else {
      this.letGo()
      this.changed()
    }
  }

  private show(plans: readonly Plan[]): void {
    this.plans = plans
    this.segments = plans[0]?.segments ?? this.segments
    this.changed()
  }

  /** Takes another one of the ways that are offered. */
  choose(plan: Plan): void {
    this.segments = plan.segments
    this.changed()
  }

  /** The way that words say; what is wrong with them is an InputError. */
  read(text: string): void {
    const start = this.start()
    if (start !== null) this.take(typedWay(start, text))
  }

  private get moving(): Trial | null {
    const start = this.start()
    return start !== null && mayTurn(start) ? start : null
  }
}
