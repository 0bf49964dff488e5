import { xOf, yOf } from '../../../../engine/skirmish/state/units.js'
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
  segmentTo,
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
  /** The way below the pointer, before anything is chosen of it. */
  private following: readonly Segment[] | null = null

  constructor(
    /** Where it begins; null where no unit moves. */
    private readonly start: () => Trial | null,
    private readonly changed: () => void,
    private readonly followed: () => void,
  ) {}

  letGo(): void {
    this.segments = [STRAIGHT]
    this.plans = []
    this.goal = null
    this.following = null
  }

  /** Another unit, or another decision: nobody is aimed at any more. */
  forget(): void {
    this.letGo()
    this.aim = -1
  }

  get isBegun(): boolean {
    return this.segments.length > 1 || this.segments[0] !== STRAIGHT
  }

  /** The way that the ghost goes. */
  get shown(): readonly Segment[] {
    return this.following ?? this.segments
  }

  /** It leads where somebody has pointed. */
  get isPlanned(): boolean {
    return this.goal !== null || this.following !== null || this.plans.length > 0
  }

  /** The ghost goes where the pointer is, until something is chosen; null lets it go back. */
  follow(spot: Spot | null): void {
    const start = this.moving
    const isFree = start !== null && spot !== null && !this.isBegun
    if (!isFree && this.following === null) return
    this.following = isFree ? wayTo(start, spot) : null
    this.followed()
  }

  /** The ghost that follows the pointer lies under it: pressed, it stays there. */
  settle(spot: Spot): void {
    if (this.following !== null) this.plan(spot)
  }

  /** Without its last segment. */
  shorten(): void {
    this.plans = []
    this.goal = null
    this.segments = this.segments.length > 1 ? this.segments.slice(0, -1) : [STRAIGHT]
  }

  /** Where the last segment that is shown begins: there the dial stands. */
  get joint(): Trial | null {
    const start = this.moving
    return start === null ? null : this.shown.slice(0, -1).reduce(lay, start)
  }

  /** The last segment of the way that is shown. */
  get segment(): Segment {
    return this.shown[this.shown.length - 1] ?? STRAIGHT
  }

  /** Changes it; a way that followed the pointer is in hand with it. */
  set(change: Partial<Segment>): void {
    this.take([...this.shown.slice(0, -1), { ...this.segment, ...change }])
  }

  /** Goes this way, whatever was pointed at. */
  take(segments: readonly Segment[]): void {
    this.plans = []
    this.goal = null
    this.following = null
    this.segments = segments
    this.changed()
  }

  /** The way that leads to a spot, from the last joint that is laid; while it is dragged nothing else is looked for. */
  goTo(spot: Spot): void {
    const start = this.moving
    if (start === null) return
    this.take(wayTo(start, spot))
    this.goal = spot
  }

  /** The end of one of its segments is dragged elsewhere; from there it leads where it led before, as well as it can. */
  bend(nth: number, spot: Spot): void {
    const start = this.moving
    if (start === null) return
    const end = this.goal ?? endOf(this.shown.reduce(lay, start), start.slot)
    const before = this.shown.slice(0, nth)
    const at = before.reduce(lay, start)
    const bent = segmentTo(at, spot)
    const rest = lay(at, bent)
    this.take([...before, bent, ...(isLastTurn(rest) ? [] : segmentsTo(rest, end))])
    this.goal = end
  }

  /** It turns towards a spot where it has arrived, by what is left of its move. */
  face(spot: Spot): void {
    const start = this.moving
    if (start === null) return
    const { goal } = this
    const way = this.segment.length === 0 ? this.shown.slice(0, -1) : this.shown
    const end = way.reduce(lay, start)
    if (!mayTurn(end)) return
    this.take([...way, { turn: turnTowards(end, spot), length: 0 }])
    this.goal = goal ?? endOf(end, start.slot)
  }

  /** The same, with other ways that arrive there. */
  plan(spot: Spot | null = this.goal): void {
    const start = this.moving
    if (start === null || spot === null) return
    if (isLastTurn(start)) return this.goTo(spot)
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
    this.following = null
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

function endOf({ state }: Trial, slot: number): Spot {
  return { x: xOf(state, slot), y: yOf(state, slot) }
}

/** The way to a spot; where only a turn is left, the turn towards it. */
function wayTo(start: Trial, spot: Spot): readonly Segment[] {
  if (isLastTurn(start)) return [{ turn: turnTowards(start, spot), length: 0 }]
  return segmentsTo(start, spot)
}
