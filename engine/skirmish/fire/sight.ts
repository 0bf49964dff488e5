import type { State } from '../../state.js'
import { cardAt } from '../facts/tables.js'
import { cardPointInArc, isDiscInArc } from '../geometry/arc.js'
import { alongX, alongY } from '../geometry/directions.js'
import {
  isWithin,
  nearestX,
  nearestY,
  squaredDistance,
  squaredDistanceToCard,
} from '../geometry/discs.js'
import { blocksLine } from '../geometry/line-of-fire.js'
import { TOLERANCE } from '../geometry/measures.js'
import { PLACE, PLAYERS, X, Y } from '../state/layout.js'
import { isCard, TARGET_CARDS } from '../state/moves.js'
import { tableIn } from '../state/rules.js'
import { endSlot, firstSlot, headingOf, ON_TABLE, radiusOf, starsOf } from '../state/units.js'

/**
 * Ranges, arcs and lines of fire (R19, R20, R49). Forward everything is measured from the front point of the shooter's base;
 * all round from its centre, less its radius.
 */
export const FORWARD = false
export const ALL_ROUND = true

/** From where a shooter measures: filled by `standAt`. */
const from = { x: 0, y: 0, heading: 0, radius: 0, isAllRound: false }

/** The point of a home card that is fired at. */
const point = new Int32Array(2)

function standAt(s: State, shooter: number, isAllRound: boolean): void {
  const radius = radiusOf(s, shooter)
  const x = s.words[X + shooter]
  const y = s.words[Y + shooter]
  from.heading = headingOf(s, shooter)
  from.isAllRound = isAllRound
  from.radius = isAllRound ? radius : 0
  from.x = isAllRound ? x : alongX(x, from.heading, radius)
  from.y = isAllRound ? y : alongY(y, from.heading, radius)
}

/** The target is within a range, in the arc, and nothing stands in the line of fire. */
export function sees(
  s: State,
  shooter: number,
  target: number,
  range: number,
  isAllRound: boolean,
): boolean {
  if (isFar(s, shooter, target, range)) return false
  standAt(s, shooter, isAllRound)
  if (isCard(target)) {
    return (
      aimAtCard(s, target - TARGET_CARDS) &&
      isWithin(from.x, from.y, point[0], point[1], range + from.radius) &&
      isLineFree(s, shooter, target, point[0], point[1])
    )
  }
  const x = s.words[X + target]
  const y = s.words[Y + target]
  const radius = radiusOf(s, target)
  return (
    isWithin(from.x, from.y, x, y, range + from.radius + radius) &&
    (isAllRound || isDiscInArc(from.x, from.y, from.heading, x, y, radius)) &&
    isLineFree(s, shooter, target, x, y)
  )
}

/**
 * Out of range wherever it is measured from: the front point is as far from the centre as the radius, and a unit for its
 * rounding and one for the tolerance. It makes `sees` a quarter faster: 70 ns instead of 96 on a table of four.
 */
export function isFar(s: State, shooter: number, target: number, range: number): boolean {
  const x = s.words[X + shooter]
  const y = s.words[Y + shooter]
  const reach = range + radiusOf(s, shooter) + 2 * TOLERANCE
  if (isCard(target)) {
    const at = cardAt(target - TARGET_CARDS)
    return squaredDistanceToCard(x, y, tableIn(s).cards, at) > reach * reach
  }
  const whole = reach + radiusOf(s, target)
  return squaredDistance(x, y, s.words[X + target], s.words[Y + target]) > whole * whole
}

/** A target that is seen lies within this shorter range, too. */
export function isInRange(
  s: State,
  shooter: number,
  target: number,
  range: number,
  isAllRound: boolean,
): boolean {
  standAt(s, shooter, isAllRound)
  if (isCard(target))
    return (
      aimAtCard(s, target - TARGET_CARDS) &&
      isWithin(from.x, from.y, point[0], point[1], range + from.radius)
    )
  const reach = range + from.radius + radiusOf(s, target)
  return isWithin(from.x, from.y, s.words[X + target], s.words[Y + target], reach)
}

/** Finds the point of a card that is fired at; false where the card is out of the arc. */
function aimAtCard(s: State, card: number): boolean {
  const { cards } = tableIn(s)
  const at = cardAt(card)
  if (!from.isAllRound) return cardPointInArc(from.x, from.y, from.heading, cards, at, point)
  point[0] = nearestX(cards, at, from.x)
  point[1] = nearestY(cards, at, from.y)
  return true
}

/** Units with fewer stars than the shooter do not block, friend or foe; home cards never do. */
function isLineFree(s: State, shooter: number, target: number, x: number, y: number): boolean {
  const { words, bytes } = s
  const stars = starsOf(s, shooter)
  for (let player = 0; player < bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let other = firstSlot(player); other < end; other++) {
      if (bytes[PLACE + other] !== ON_TABLE || other === shooter || other === target) continue
      if (starsOf(s, other) < stars) continue
      if (blocksLine(words[X + other], words[Y + other], radiusOf(s, other), from.x, from.y, x, y))
        return false
    }
  }
  return true
}
