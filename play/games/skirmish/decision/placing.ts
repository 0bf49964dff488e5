import type { Move } from '../../../../engine/game.js'
import {
  AIRBORNE_BEARING,
  AIRBORNE_FRIEND,
  AIRBORNE_GAP,
  CARRY_SPOT,
  PLACE_HEADING,
  PLACE_SIDE,
  PLACE_SPOT,
} from '../../../../engine/skirmish/course/stage-numbers.js'
import { inwardHeading } from '../../../../engine/skirmish/facts/tables.js'
import { alongX, alongY, bearing } from '../../../../engine/skirmish/geometry/directions.js'
import {
  AT_SIDE,
  HEADING_TO,
  largeOf,
  NEAR,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import { findSpot, spot as foundSpot } from '../../../../engine/skirmish/state/outline.js'
import { ownerOf, radiusOf, xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import { viewOf } from '../table/view.js'
import type { Trial } from './trial.js'
import type { Spot } from './way.js'

/** Placing a unit by pointing: at its home base, around a carrier, beside a friend. The legal place nearest to the point is taken. */

const PLACING: readonly number[] = [
  PLACE_SIDE,
  PLACE_SPOT,
  CARRY_SPOT,
  AIRBORNE_BEARING,
  AIRBORNE_GAP,
]

/** It is asked where the unit in hand stands. */
export function isPlacing(trial: Trial): boolean {
  return PLACING.includes(trial.stage) || (trial.stage === AIRBORNE_FRIEND && trial.slot >= 0)
}

/** It stands, and is asked where it heads. */
export function isHeading(trial: Trial): boolean {
  return trial.stage === PLACE_HEADING
}

/** The trial with the unit in hand at the place nearest to a spot: only its heading is still open. */
export function placedAt(trial: Trial, spot: Spot): Trial {
  let at = trial
  while (isPlacing(at)) {
    const move = nearestOf(at, spot)
    if (move === null) return trial
    at = at.with(move)
  }
  return at
}

/** Of the choices of one stage that which comes nearest. */
function nearestOf(trial: Trial, spot: Spot): Move | null {
  let best: Move | null = null
  let least = Number.POSITIVE_INFINITY
  for (const move of trial.legal) {
    const away = distanceOf(trial, move, spot)
    if (away >= least) continue
    least = away
    best = move
  }
  return best
}

function distanceOf(trial: Trial, move: Move, spot: Spot): number {
  const { state, slot } = trial
  if (trial.stage === AIRBORNE_FRIEND) {
    if (verbOf(move) !== NEAR) return Number.MAX_VALUE
    const friend = (move >>> 16) & 255
    return Math.hypot(xOf(state, friend) - spot.x, yOf(state, friend) - spot.y)
  }
  if (trial.stage === AIRBORNE_BEARING || trial.stage === CARRY_SPOT) {
    const carrier = carrierOf(trial)
    const wanted = bearing(carrier.x, carrier.y, spot.x, spot.y) / 10
    return turnApart(wanted, largeOf(move))
  }
  if (trial.stage === AIRBORNE_GAP) {
    const carrier = carrierOf(trial)
    const away = Math.hypot(carrier.x - spot.x, carrier.y - spot.y)
    return Math.abs(away - carrier.radius - radiusOf(state, slot) - largeOf(move))
  }
  const after = trial.with(move)
  if (verbOf(move) === AT_SIDE && after.stage === PLACE_SPOT)
    return Math.min(...after.legal.map((one) => homeDistance(after, largeOf(one), spot)))
  if (verbOf(move) === AT_SIDE) return Math.hypot(...awayFrom(after, spot))
  return homeDistance(trial, largeOf(move), spot)
}

function awayFrom({ state, slot }: Trial, spot: Spot): [number, number] {
  return [xOf(state, slot) - spot.x, yOf(state, slot) - spot.y]
}

function homeDistance({ state, slot }: Trial, at: number, spot: Spot): number {
  findSpot(state, ownerOf(slot), viewOf(state).part, at, radiusOf(state, slot))
  return Math.hypot(foundSpot.x - spot.x, foundSpot.y - spot.y)
}

/** The next legal place along what a unit touches, so far to its left, or for less than nothing to its right; null without one. */
export function slid(trial: Trial, stood: Trial, length: number): Spot | null {
  const spots = allSpots(trial)
  if (spots.length === 0) return null
  const [x, y] = [xOf(stood.state, trial.slot), yOf(stood.state, trial.slot)]
  const middle = middleOf(spots)
  const heading = (spot: Spot): number => Math.atan2(spot.y - middle.y, spot.x - middle.x)
  const from = heading({ x, y })
  const far = spots
    .map((spot) => ({
      spot,
      away: Math.hypot(spot.x - x, spot.y - y),
      by: ((((heading(spot) - from) * Math.sign(length)) % FULL) + FULL) % FULL,
    }))
    .filter(({ away, by }) => by > 0 && by < Math.PI && away >= Math.abs(length) - SLACK)
    .sort((a, b) => a.by - b.by)
  return far[0]?.spot ?? null
}

const FULL = 2 * Math.PI
/** Half a millimetre of rounding. */
const SLACK = 50

/** All places at a home base, or around a carrier; none where a friend is chosen first. */
function allSpots(trial: Trial): readonly Spot[] {
  if (trial.stage === PLACE_SIDE) return trial.legal.flatMap((move) => allSpots(trial.with(move)))
  if (isHeading(trial))
    return [{ x: xOf(trial.state, trial.slot), y: yOf(trial.state, trial.slot) }]
  if (trial.stage === PLACE_SPOT)
    return trial.legal.map((move) => {
      const { state, slot } = trial
      findSpot(state, ownerOf(slot), viewOf(state).part, largeOf(move), radiusOf(state, slot))
      return { x: foundSpot.x, y: foundSpot.y }
    })
  if (trial.stage !== CARRY_SPOT) return []
  const { x, y, radius } = carrierOf(trial)
  const away = radius + radiusOf(trial.state, trial.slot)
  return trial.legal.map((move) => ({
    x: alongX(x, largeOf(move) * 10, away),
    y: alongY(y, largeOf(move) * 10, away),
  }))
}

function middleOf(spots: readonly Spot[]): Spot {
  const of = (pick: (spot: Spot) => number): number => {
    const all = spots.map(pick)
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return { x: of(({ x }) => x), y: of(({ y }) => y) }
}

function turnApart(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}

function carrierOf({ state }: Trial): Spot & { readonly radius: number } {
  const slot = viewOf(state).carrier
  return { x: xOf(state, slot), y: yOf(state, slot), radius: radiusOf(state, slot) }
}

/** The trial with the heading nearest to what is wanted, in degrees; the unit stands. */
export function headed(trial: Trial, heading: number): Trial {
  if (!isHeading(trial)) return trial
  const wanted = ((Math.round(heading) % 360) + 360) % 360
  const move = trial.legal.find((one) => verbOf(one) === HEADING_TO && largeOf(one) === wanted)
  return move === undefined ? trial : trial.with(move)
}

/** The heading that leads from a player's base into the table, in degrees. */
export function inwardOf({ state, slot }: Trial): number {
  return inwardHeading(viewOf(state).players, ownerOf(slot)) / 10
}
