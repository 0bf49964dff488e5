import { LONGS, SHORTS } from '../../../../engine/skirmish/facts/units.js'
import { alongX, alongY, turned } from '../../../../engine/skirmish/geometry/directions.js'
import { roomAhead } from '../../../../engine/skirmish/rounds/way.js'
import { shortOf } from '../../../../engine/skirmish/state/rules.js'
import { longestLeft, segmentsLeft } from '../../../../engine/skirmish/state/segments.js'
import {
  headingOf,
  setHeading,
  setPlace,
  sheetOf,
  xOf,
  yOf,
} from '../../../../engine/skirmish/state/units.js'
import { cloneState, type State } from '../../../../engine/state.js'
import type { Trial } from './trial.js'
import { isLastTurn, mayTurn, type Spot, turnsOf } from './way.js'

/**
 * What a unit can reach with the segments that are left: in each direction the farthest of many ways. Each point before the
 * end of a way is reached, too, by a shorter one.
 */

const DIRECTIONS = 72
/** Turns that are tried before the first segment, finer where no other follows, and before the others, in tenths of a degree. */
const FIRST_STEP = 50
const ONLY_STEP = 25
/** From so far on, in tenths of a degree, a segment may be spent on turning. */
const HARD_TURN = 700
const LATER: readonly number[] = Array.from({ length: 13 }, (_, i) => (i - 6) * 150)

export function reachOf(trial: Trial): readonly Spot[] {
  if (!mayTurn(trial) || isLastTurn(trial)) return []
  const { state, slot } = trial
  const edge = new Edge({ x: xOf(state, slot), y: yOf(state, slot) })
  const most = turnsOf(trial).most * 10
  const limits = limitsOf(state, slot)
  const s = cloneState(state)
  const step = limits.length > 1 ? FIRST_STEP : ONLY_STEP
  for (let first = -most; first <= most; first += step) {
    setPlace(s, slot, edge.from.x, edge.from.y)
    setHeading(s, slot, headingOf(state, slot))
    goOn(s, slot, limits, 0, first, edge)
  }
  return edge.spots
}

/** The farthest spots, by direction. */
class Edge {
  readonly spots: Spot[]
  private readonly away = new Float64Array(DIRECTIONS)

  constructor(readonly from: Spot) {
    this.spots = new Array<Spot>(DIRECTIONS).fill(from)
  }

  note(x: number, y: number): void {
    const [dx, dy] = [x - this.from.x, y - this.from.y]
    const away = Math.hypot(dx, dy)
    const turn = Math.atan2(dy, dx) / (2 * Math.PI)
    const at = (Math.round(turn * DIRECTIONS) + DIRECTIONS) % DIRECTIONS
    if (away <= (this.away[at] as number)) return
    this.away[at] = away
    this.spots[at] = { x, y }
  }
}

/** One segment behind a turn, and all ways that go on from its end. */
function goOn(
  s: State,
  slot: number,
  limits: readonly number[],
  done: number,
  by: number,
  edge: Edge,
): void {
  const [x, y, heading] = [xOf(s, slot), yOf(s, slot), headingOf(s, slot)]
  const ahead = turned(heading, by)
  setHeading(s, slot, ahead)
  const room = roomAhead(s, slot, limits[done] as number)
  setPlace(s, slot, alongX(x, ahead, room), alongY(y, ahead, room))
  edge.note(xOf(s, slot), yOf(s, slot))
  const goesOn = done + 1 < limits.length
  if (goesOn && room > 0) for (const next of LATER) goOn(s, slot, limits, done + 1, next, edge)
  setPlace(s, slot, x, y)
  // Two turns on the spot lead where one does not
  if (goesOn && done === 0 && Math.abs(by) >= HARD_TURN)
    for (const next of LATER) goOn(s, slot, limits, done + 1, next, edge)
  setHeading(s, slot, heading)
}

/** The lengths of the segments that are left, the longest first. */
function limitsOf(s: State, slot: number): readonly number[] {
  const left = segmentsLeft(s)
  const sheet = sheetOf(s, slot)
  const isMixed = (SHORTS[sheet] ?? 0) > 0 && (LONGS[sheet] ?? 0) > 0
  return Array.from({ length: left }, (_, i) => (isMixed && i > 0 ? shortOf(s) : longestLeft(s)))
}
