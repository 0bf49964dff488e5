import type { State } from '../../state.js'
import { DOGFIGHT } from '../facts/icons.js'
import { alongX, alongY, turned } from '../geometry/directions.js'
import { isOnTable } from '../geometry/discs.js'
import { DEGREE, FULL_TURN, MM } from '../geometry/measures.js'
import { FLYOVER, LONGS_LEFT, SHORTS_LEFT, X, Y } from '../state/layout.js'
import { isFree, isFreeAround, lookAround } from '../state/room.js'
import { hasRule, longOf, shortOf, tableIn } from '../state/rules.js'
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

/** An advance of this length along its heading may end where it does. */
export function isFreeEnd(s: State, slot: number, length: number): boolean {
  return mayEnd(s, slot, headingOf(s, slot), length)
}

/** Some advance along this heading may end where it does. */
export function hasFreeEnd(s: State, slot: number, heading: number): boolean {
  const longest = s.bytes[LONGS_LEFT] > 0 ? longOf(s) : shortOf(s)
  for (let length = longest; length > 0; length = shorter(length, MM))
    if (isOnTableAt(s, slot, heading, length) && mayEnd(s, slot, heading, length)) return true
  return mayEnd(s, slot, heading, 0)
}

function mayEnd(s: State, slot: number, heading: number, length: number): boolean {
  const x = alongX(s.words[X + slot], heading, length)
  const y = alongY(s.words[Y + slot], heading, length)
  if (isFree(s, slot, x, y, radiusOf(s, slot))) return true
  const isShort = s.bytes[SHORTS_LEFT] > 0 && length <= shortOf(s)
  const shorts = s.bytes[SHORTS_LEFT] - (isShort ? 1 : 0)
  const longs = s.bytes[LONGS_LEFT] - (isShort ? 0 : 1)
  return shorts + longs > 0 && canLeave(s, slot, x, y, heading, longs > 0 ? longOf(s) : shortOf(s))
}

function isOnTableAt(s: State, slot: number, heading: number, length: number): boolean {
  const x = alongX(s.words[X + slot], heading, length)
  const y = alongY(s.words[Y + slot], heading, length)
  return isOnTable(x, y, radiusOf(s, slot), tableIn(s).size)
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
  lookAround(s, slot, x, y, radiusOf(s, slot), longest)
  for (let length = longest; length > 0; length = shorter(length, COARSE_ADVANCE))
    for (let by = 0; by <= most; by += COARSE_TURN) {
      const left = turned(heading, by)
      if (isFreeAround(s, alongX(x, left, length), alongY(y, left, length))) return true
      const right = turned(heading, -by)
      if (isFreeAround(s, alongX(x, right, length), alongY(y, right, length))) return true
    }
  return false
}

/** The next multiple of `step` below. */
function shorter(length: number, step: number): number {
  return length - (length % step === 0 ? step : length % step)
}
