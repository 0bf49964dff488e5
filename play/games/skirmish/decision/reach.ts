import { LONGS, SHORTS } from '../../../../engine/skirmish/facts/units.js'
import {
  alongX,
  alongY,
  bearing,
  turnBetween,
  turned,
} from '../../../../engine/skirmish/geometry/directions.js'
import { longestLeft, segmentsLeft } from '../../../../engine/skirmish/rounds/movement.js'
import { roomAhead } from '../../../../engine/skirmish/rounds/way.js'
import { shortOf } from '../../../../engine/skirmish/state/rules.js'
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

/** What a unit can reach with the segments that are left: in each direction the farthest of some ways. */

const DIRECTIONS = 60
/** By how much the first turn goes aside, in tenths of a degree: round what stands there. */
const OFFSETS: readonly number[] = [0, 200, -200, 450, -450, 850, -850]
/** Further than any unit gets. */
const FAR = 60_000

export function reachOf(trial: Trial): readonly Spot[] {
  if (!mayTurn(trial) || isLastTurn(trial)) return []
  const { state, slot } = trial
  const from = { x: xOf(state, slot), y: yOf(state, slot) }
  const most = turnsOf(trial).most * 10
  const limits = limitsOf(state, slot)
  const s = cloneState(state)
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS
    const goal = {
      x: Math.round(from.x + FAR * Math.cos(angle)),
      y: Math.round(from.y + FAR * Math.sin(angle)),
    }
    let best: Spot = from
    let least = FAR
    for (const offset of OFFSETS) {
      setPlace(s, slot, from.x, from.y)
      setHeading(s, slot, headingOf(state, slot))
      const end = goneTo(s, slot, goal, limits, most, offset)
      const away = Math.hypot(end.x - goal.x, end.y - goal.y)
      if (away >= least) continue
      best = end
      least = away
    }
    return best
  })
}

/** The lengths of the segments that are left, the longest first. */
function limitsOf(s: State, slot: number): readonly number[] {
  const left = segmentsLeft(s)
  const sheet = sheetOf(s, slot)
  const isMixed = (SHORTS[sheet] ?? 0) > 0 && (LONGS[sheet] ?? 0) > 0
  return Array.from({ length: left }, (_, i) => (isMixed && i > 0 ? shortOf(s) : longestLeft(s)))
}

function goneTo(
  s: State,
  slot: number,
  goal: Spot,
  limits: readonly number[],
  most: number,
  offset: number,
): Spot {
  limits.forEach((limit, i) => {
    const heading = headingOf(s, slot)
    const wanted = turnBetween(heading, bearing(xOf(s, slot), yOf(s, slot), goal.x, goal.y))
    const by = Math.max(-most, Math.min(most, wanted + (i === 0 ? offset : 0)))
    setHeading(s, slot, turned(heading, by))
    const room = roomAhead(s, slot, limit)
    const ahead = headingOf(s, slot)
    setPlace(s, slot, alongX(xOf(s, slot), ahead, room), alongY(yOf(s, slot), ahead, room))
  })
  return { x: xOf(s, slot), y: yOf(s, slot) }
}
