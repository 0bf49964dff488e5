import type { Random } from '../../engine/random.js'
import { DOGFIGHT } from '../../engine/skirmish/facts/icons.js'
import { LONGS, SHORTS } from '../../engine/skirmish/facts/units.js'
import {
  alongX,
  alongY,
  bearing,
  turnBetween,
  turned,
} from '../../engine/skirmish/geometry/directions.js'
import { distance } from '../../engine/skirmish/geometry/discs.js'
import { DEGREE, FULL_TURN, MM } from '../../engine/skirmish/geometry/measures.js'
import { roomAhead } from '../../engine/skirmish/rounds/way.js'
import { ADVANCE, MOST_TURN, moveOf, TURN_BY } from '../../engine/skirmish/state/moves.js'
import { longOf, shortOf } from '../../engine/skirmish/state/rules.js'
import { longestLeft, segmentsLeft } from '../../engine/skirmish/state/segments.js'
import {
  hasIcon,
  headingOf,
  setHeading,
  setPlace,
  sheetOf,
  xOf,
  yOf,
} from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'

/** Ways of a unit: turns and advances, which are drawn at random towards a goal and tried on a copy of the game. */

const MOST_SEGMENTS = 3
const QUARTER = 90 * DEGREE
/** So many advances go as far as there is room. */
const FULL_PART = 0.8

/** What a way is drawn to: a point to be reached, and one to face there. */
export interface Goal {
  x: number
  y: number
  faceX: number
  faceY: number
}

/** A way as small moves: a turn and an advance for each segment, and of Dogfight the last turn. */
export class Way {
  readonly moves = new Int32Array(2 * MOST_SEGMENTS + 1)
  segments = 0
  hasLastTurn = false
  /** Where it ends. */
  x = 0
  y = 0
  heading = 0
  /** What it is worth, in stars. */
  worth = 0

  copyFrom(other: Way): void {
    this.moves.set(other.moves)
    this.segments = other.segments
    this.hasLastTurn = other.hasLastTurn
    this.x = other.x
    this.y = other.y
    this.heading = other.heading
    this.worth = other.worth
  }
}

/** Segments that a unit has in a whole move. */
export function segmentsOf(s: State, slot: number): number {
  const sheet = sheetOf(s, slot)
  return (SHORTS[sheet] as number) + (LONGS[sheet] as number)
}

/** The number of the segment that is chosen now, when a unit is under way. */
export function segmentNow(s: State, slot: number): number {
  return segmentsOf(s, slot) - segmentsLeft(s)
}

/**
 * Draws a way from where `slot` stands in `s`, with the segments that are left from number `from` on, and leaves the unit at
 * its end. `straightness` is how little it strays from the way to its goal, 0 to 1.
 */
export function drawWay(
  s: State,
  slot: number,
  from: number,
  goal: Goal,
  straightness: number,
  random: Random,
  way: Way,
): void {
  const sheet = sheetOf(s, slot)
  const all = (SHORTS[sheet] as number) + (LONGS[sheet] as number)
  // Of a unit under way the longer segments that are left are known by their length
  const isLongLeft = from === 0 || longestLeft(s) === longOf(s)
  let longs = isLongLeft ? Math.min(LONGS[sheet] as number, all - from) : 0
  let shorts = all - from - longs
  const turnsFreely = hasIcon(s, slot, DOGFIGHT)
  way.segments = all
  for (let segment = from; segment < all; segment++) {
    const isLast = segment === all - 1
    const there = distance(xOf(s, slot), yOf(s, slot), goal.x, goal.y)
    const facesNow = isLast && !turnsFreely && there < shortOf(s) / 2
    const wanted = facesNow
      ? bearing(xOf(s, slot), yOf(s, slot), goal.faceX, goal.faceY)
      : strayed(bearing(xOf(s, slot), yOf(s, slot), goal.x, goal.y), straightness, random)
    way.moves[2 * segment] = turnTowards(s, slot, wanted, turnsFreely)
    const limit = longs > 0 ? longOf(s) : shortOf(s)
    const room = roomAhead(s, slot, limit)
    const length = lengthOf(s, room, shorts > 0, there, random)
    way.moves[2 * segment + 1] = moveOf(ADVANCE, 0, length)
    advance(s, slot, length)
    if (shorts > 0 && length <= shortOf(s)) shorts--
    else longs--
  }
  way.hasLastTurn = turnsFreely
  if (turnsFreely) {
    const facing = bearing(xOf(s, slot), yOf(s, slot), goal.faceX, goal.faceY)
    way.moves[2 * all] = turnTowards(s, slot, facing, true)
  }
  way.x = xOf(s, slot)
  way.y = yOf(s, slot)
  way.heading = headingOf(s, slot)
}

/** The turn to a heading, as far as the unit may turn; it is carried out. */
function turnTowards(s: State, slot: number, heading: number, isFree: boolean): number {
  const by = turnBetween(headingOf(s, slot), heading)
  const held = isFree ? by : Math.max(-QUARTER, Math.min(QUARTER, by))
  let degrees = Math.round(held / DEGREE)
  if (degrees <= -MOST_TURN) degrees = MOST_TURN
  setHeading(s, slot, turned(headingOf(s, slot), degrees * DEGREE))
  return moveOf(TURN_BY, 0, degrees + MOST_TURN)
}

function strayed(heading: number, straightness: number, random: Random): number {
  const most = (1 - straightness) * QUARTER
  return turned(heading, Math.round((2 * random.fraction() - 1) * most) + FULL_TURN)
}

/** As far as there is room, or to the goal, or a part of it; what is on offer: whole millimetres, S, and all the room. */
function lengthOf(
  s: State,
  room: number,
  hasShort: boolean,
  there: number,
  random: Random,
): number {
  const draw = random.fraction()
  const wanted =
    there < room ? there : draw < FULL_PART ? room : Math.round(room * random.fraction())
  if (wanted >= room) return room
  if (hasShort && Math.abs(wanted - shortOf(s)) < MM / 2 && shortOf(s) <= room) return shortOf(s)
  return wanted - (wanted % MM)
}

function advance(s: State, slot: number, length: number): void {
  if (length === 0) return
  const heading = headingOf(s, slot)
  setPlace(s, slot, alongX(xOf(s, slot), heading, length), alongY(yOf(s, slot), heading, length))
}
