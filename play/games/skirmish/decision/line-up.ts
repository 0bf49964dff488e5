import { CARDS_OF_A_BASE, cardAt, inwardHeading } from '../../../../engine/skirmish/facts/tables.js'
import { alongX, alongY, turned } from '../../../../engine/skirmish/geometry/directions.js'
import { LONG, MM, QUARTER_TURN, SHORT } from '../../../../engine/skirmish/geometry/measures.js'
import { SET_UP } from '../../../../engine/skirmish/rounds/placement.js'
import { tableIn } from '../../../../engine/skirmish/state/rules.js'
import { radiusOf, starsOf, TO_PLACE } from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import { slotsOf, viewOf } from '../table/view.js'
import { headed, inwardOf, isPlacing, placedAt } from './placing.js'
import type { Trial } from './trial.js'
import type { Spot } from './way.js'

/** Ready-made line-ups: all units of a fleet placed at once along the home base, heading into the table. */

export const LINE_UPS = [
  { id: 'wide', name: 'Wide line' },
  { id: 'left', name: 'Left wing' },
  { id: 'right', name: 'Right wing' },
  { id: 'big', name: 'Big ones first' },
] as const
export type LineUp = (typeof LINE_UPS)[number]['id']

/** The front edge from the middle to a corner, and the whole line with both sides. */
const HALF_FRONT = (CARDS_OF_A_BASE * LONG) / 2
const HALF_LINE = HALF_FRONT + SHORT
const LEAST_GAP = 2 * MM

/** The trial, at its first unit, with all units where the line-up has them; what finds no room there stands as near as may be. */
export function linedUp(trial: Trial, lineUp: LineUp): Trial {
  const { state } = trial
  const player = viewOf(state).actor
  const spots = spotsOf(state, player, lineUp)
  let at = trial
  while (at.isOpen && isPlacing(at) && viewOf(at.state).purpose === SET_UP) {
    const spot = spots.get(at.slot)
    if (spot === undefined) return at
    const stood = placedAt(at, spot)
    const next = headed(stood, inwardOf(stood))
    if (next === at) return at
    at = next
  }
  return at
}

/** Where each unit is to stand. */
function spotsOf(s: State, player: number, lineUp: LineUp): ReadonlyMap<number, Spot> {
  const { toLeft, gap } = inLine(s, player, lineUp)
  const length = toLeft.reduce((sum, slot) => sum + 2 * radiusOf(s, slot) + gap, -gap)
  // From the left end of the line, from its right end, or about the middle
  let along = lineUp === 'left' ? HALF_LINE : lineUp === 'right' ? -HALF_LINE + length : length / 2
  return new Map(
    toLeft.map((slot) => {
      const radius = radiusOf(s, slot)
      const spot = spotAt(s, player, along - radius, radius)
      along -= 2 * radius + gap
      return [slot, spot] as const
    }),
  )
}

/** The units from left to right, and the gaps between them. */
function inLine(s: State, player: number, lineUp: LineUp): { toLeft: number[]; gap: number } {
  const units = slotsOf(s, player)
    .filter((slot) => viewOf(s).place(slot) === TO_PLACE)
    .sort((a, b) => starsOf(s, b) - starsOf(s, a))
  if (lineUp === 'left') return { toLeft: units, gap: LEAST_GAP }
  if (lineUp === 'right') return { toLeft: units.reverse(), gap: LEAST_GAP }
  const width = units.reduce((sum, slot) => sum + 2 * radiusOf(s, slot), 0)
  const free = (2 * HALF_LINE - width) / Math.max(1, units.length - 1)
  const gap = lineUp === 'wide' ? Math.max(LEAST_GAP, Math.floor(free)) : LEAST_GAP
  return { toLeft: middleOut(units), gap }
}

/** The first in the middle, the others to its left and right by turns. */
function middleOut(units: readonly number[]): number[] {
  const line: number[] = []
  units.forEach((slot, i) => {
    if (i % 2 === 0) line.push(slot)
    else line.unshift(slot)
  })
  return line
}

/** A place at a distance to the left of the middle of the base: before it, and beyond its corners at its sides. */
function spotAt(s: State, player: number, along: number, radius: number): Spot {
  const { cards } = tableIn(s)
  const card = cardAt(player * CARDS_OF_A_BASE + 1)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cards.subarray(card, card + 4)
  const ahead = inwardHeading(viewOf(s).players, player)
  const left = turned(ahead, QUARTER_TURN)
  const beyond = Math.max(0, Math.abs(along) - HALF_FRONT)
  const aside = beyond > 0 ? Math.sign(along) * (HALF_FRONT + radius) : along
  const forward = beyond > 0 ? SHORT / 2 - beyond : SHORT / 2 + radius
  const x = alongX((x0 + x1) / 2, ahead, Math.round(forward))
  const y = alongY((y0 + y1) / 2, ahead, Math.round(forward))
  return {
    x: alongX(x, left, Math.round(aside)),
    y: alongY(y, left, Math.round(aside)),
  }
}
