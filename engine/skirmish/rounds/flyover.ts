import type { State } from '../../state.js'
import { DOGFIGHT } from '../facts/icons.js'
import { roomToEdge } from '../geometry/advance.js'
import { alongX, alongY, cosine, DIRECTION_SCALE, sine, turned } from '../geometry/directions.js'
import { DEGREE, FULL_TURN, MM } from '../geometry/measures.js'
import { FLYOVER, LONGS_LEFT, SHORTS_LEFT, X, Y } from '../state/layout.js'
import {
  type Around,
  cardAround,
  isFree,
  isFreeAround,
  lookAround,
  newAround,
  unitAround,
} from '../state/room.js'
import { hasRule, longOf, shortOf, tableIn } from '../state/rules.js'
import { longestLeft, segmentsLeft } from '../state/segments.js'
import { hasIcon, headingOf, isSpace, radiusOf } from '../state/units.js'

/**
 * Option `flyover`: space units pass over everything, but do not end there (R17). Only the end of the whole move counts; a
 * segment may end over something if the next one can leave it.
 */
export function fliesOver(s: State, slot: number): boolean {
  return hasRule(s, FLYOVER) && isSpace(s, slot)
}

export function standsFree(s: State, slot: number): boolean {
  return isFree(s, slot, s.words[X + slot], s.words[Y + slot], radiusOf(s, slot))
}

/** What stands where the segment at hand may end, and where the next one may. */
const near = newAround()
const beyond = newAround()

/** To be called before `isFreeEnd` and `hasFreeEnd`: gathers what the unit could meet. */
export function lookAhead(s: State, slot: number): void {
  const x = s.words[X + slot]
  const y = s.words[Y + slot]
  const radius = radiusOf(s, slot)
  const longest = longestLeft(s)
  lookAround(s, slot, x, y, radius, longest, near)
  if (segmentsLeft(s) > 1) lookAround(s, slot, x, y, radius, 2 * longest, beyond)
}

/** An advance of this length along its heading may end where it does. */
export function isFreeEnd(s: State, slot: number, length: number): boolean {
  return mayEnd(s, slot, headingOf(s, slot), length)
}

/** Some advance along this heading may end where it does. */
export function hasFreeEnd(s: State, slot: number, heading: number): boolean {
  const x = s.words[X + slot]
  const y = s.words[Y + slot]
  const longest = longestLeft(s)
  if (leadsFree(s, x, y, heading, longest, MM, near)) return true
  if (segmentsLeft(s) > 1)
    for (let length = longestOnTable(s, x, y, heading, longest, MM, near); length > 0; )
      if (mayEnd(s, slot, heading, length)) return true
      else length = shorter(length, MM)
  return mayEnd(s, slot, heading, 0)
}

function mayEnd(s: State, slot: number, heading: number, length: number): boolean {
  const x = alongX(s.words[X + slot], heading, length)
  const y = alongY(s.words[Y + slot], heading, length)
  if (isFreeAround(s, x, y, near)) return true
  const isShort = s.bytes[SHORTS_LEFT] > 0 && length <= shortOf(s)
  const shorts = s.bytes[SHORTS_LEFT] - (isShort ? 1 : 0)
  const longs = s.bytes[LONGS_LEFT] - (isShort ? 0 : 1)
  return shorts + longs > 0 && canLeave(s, slot, x, y, heading, longs > 0 ? longOf(s) : shortOf(s))
}

/** The longest way of `longest` or a multiple of `step` that ends on the table. */
function longestOnTable(
  s: State,
  x: number,
  y: number,
  heading: number,
  longest: number,
  step: number,
  around: Around,
): number {
  const room = roomToEdge(x, y, heading, longest, around.radius, tableIn(s).size)
  return room === longest ? longest : room - (room % step)
}

/** Some way of `longest` or a multiple of `step` leads from a place to a free one. What certainly ends over something is left out. */
function leadsFree(
  s: State,
  x: number,
  y: number,
  heading: number,
  longest: number,
  step: number,
  around: Around,
): boolean {
  const { cards } = tableIn(s)
  const c = cosine(heading) / DIRECTION_SCALE
  const d = sine(heading) / DIRECTION_SCALE
  let length = longestOnTable(s, x, y, heading, longest, step, around)
  while (length > 0) {
    const endX = alongX(x, heading, length)
    const endY = alongY(y, heading, length)
    const unit = unitAround(endX, endY, around)
    const card = unit < 0 ? cardAround(cards, endX, endY, around) : -1
    if (unit < 0 && card < 0) return true
    const entry =
      unit >= 0
        ? entryIntoUnit(around.x[unit] - x, around.y[unit] - y, c, d, around.reach[unit], length)
        : entryIntoCard(cards, around.card[card], x, y, c, d, around.radius, length)
    const before = Math.max(0, entry)
    length = Math.min(shorter(length, step), before - (before % step))
  }
  return false
}

/** Ideal ways that run deeper than this below a border are there whatever was rounded. */
const DEEP = 3

/** Where a way along (c, d) comes into a disc in which it is at `length`; `length` where it is not deep in it. */
function entryIntoUnit(
  wx: number,
  wy: number,
  c: number,
  d: number,
  reach: number,
  length: number,
): number {
  const ahead = wx * c + wy * d
  const aside = wx * d - wy * c
  const half = (reach - DEEP) * (reach - DEEP) - aside * aside
  if (half <= 0) return length
  const root = Math.sqrt(half)
  return length > ahead + root ? length : Math.floor(ahead - root)
}

/** The same of a card: of the two rectangles that it makes with the reach before its sides. */
function entryIntoCard(
  cards: Int32Array,
  at: number,
  x: number,
  y: number,
  c: number,
  d: number,
  radius: number,
  length: number,
): number {
  const reach = radius - DEEP
  const x0 = cards[at] - x
  const y0 = cards[at + 1] - y
  const x1 = cards[at + 2] - x
  const y1 = cards[at + 3] - y
  return Math.min(
    entryIntoRectangle(x0 - reach, y0, x1 + reach, y1, c, d, length),
    entryIntoRectangle(x0, y0 - reach, x1, y1 + reach, c, d, length),
  )
}

function entryIntoRectangle(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  c: number,
  d: number,
  length: number,
): number {
  const x = c * length
  const y = d * length
  if (x <= x0 || x >= x1 || y <= y0 || y >= y1) return length
  const enterX = c === 0 ? Number.NEGATIVE_INFINITY : (c > 0 ? x0 : x1) / c
  const enterY = d === 0 ? Number.NEGATIVE_INFINITY : (d > 0 ? y0 : y1) / d
  return Math.floor(Math.max(enterX, enterY))
}

/** Places are tried from which a move could go on: turns by so many tenths, advances by so many units, and the whole segment. */
const COARSE_TURN = 5 * DEGREE
const COARSE_ADVANCE = 5 * MM

/** From a place over something, one such turn and one such advance lead to a free one. */
function canLeave(
  s: State,
  slot: number,
  x: number,
  y: number,
  heading: number,
  longest: number,
): boolean {
  const most = hasIcon(s, slot, DOGFIGHT) ? FULL_TURN / 2 : FULL_TURN / 4
  for (let by = 0; by <= most; by += COARSE_TURN)
    if (
      leadsFree(s, x, y, turned(heading, by), longest, COARSE_ADVANCE, beyond) ||
      leadsFree(s, x, y, turned(heading, -by), longest, COARSE_ADVANCE, beyond)
    )
      return true
  return false
}

/** The next multiple of `step` below. */
function shorter(length: number, step: number): number {
  return length - (length % step === 0 ? step : length % step)
}
