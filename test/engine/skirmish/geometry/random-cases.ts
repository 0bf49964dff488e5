import { Random } from '../../../../engine/random.js'
import {
  isBlockedByCard,
  isBlockedByDisc,
  roomToCard,
  roomToDisc,
  roomToEdge,
} from '../../../../engine/skirmish/geometry/advance.js'
import { cardPointInArc, isDiscInArc } from '../../../../engine/skirmish/geometry/arc.js'
import { alongX, alongY, bearing } from '../../../../engine/skirmish/geometry/directions.js'
import {
  discsOverlap,
  discsTouch,
  isWithin,
  overlapsCard,
  touchesCard,
} from '../../../../engine/skirmish/geometry/discs.js'
import { blocksLine } from '../../../../engine/skirmish/geometry/line-of-fire.js'
import { baseRadius, LONG, SHORT } from '../../../../engine/skirmish/geometry/measures.js'
import * as slow from './slow-geometry.js'

/**
 * Random cases, most of them on the verge, in which the engine's geometry must say what the slow one says. A whole comparison
 * of a way, length by length, is slow, so it is made in every `WHOLE_WAY`th case only.
 */
const WHOLE_WAY = 1000
const TABLE = 140000

/** The first disagreement of `count` cases from this seed, in words; null if there is none. */
export function firstDisagreement(seed: string, count: number): string | null {
  const random = new Random(seed)
  for (let i = 0; i < count; i++) {
    const found = disagreement(random, i % WHOLE_WAY === 0)
    if (found !== null) return `case ${i} of seed ${seed}: ${found}`
  }
  return null
}

type Check = (random: Random, isWhole: boolean) => readonly [what: string, ok: boolean]

function disagreement(random: Random, isWhole: boolean): string | null {
  for (const check of CHECKS) {
    const [what, ok] = check(random, isWhole)
    if (!ok) return what
  }
  return null
}

const CHECKS: readonly Check[] = [
  discs,
  card,
  advance,
  advanceByCard,
  edge,
  line,
  arc,
  cardInArc,
  compass,
]

function discs(random: Random): readonly [string, boolean] {
  const [ax, ay] = place(random)
  const reach = radius(random) + radius(random) + random.below(3) * SHORT
  const [bx, by] = onTheVerge(random, ax, ay, reach)
  const a = slow.point(ax, ay)
  const b = slow.point(bx, by)
  return [
    `discs ${ax} ${ay} ${bx} ${by} ${reach}`,
    isWithin(ax, ay, bx, by, reach) === slow.isWithin(a, b, reach) &&
      discsTouch(ax, ay, bx, by, reach) === slow.touch(a, b, reach) &&
      discsOverlap(ax, ay, bx, by, reach) === slow.overlap(a, b, reach),
  ]
}

function card(random: Random): readonly [string, boolean] {
  const [rectangle, cards] = someCard(random)
  const r = radius(random)
  const [x, y] = besideCard(random, cards, r)
  const p = slow.point(x, y)
  const q = slow.nearest(rectangle, p)
  return [
    `card ${x} ${y} ${r} ${cards.join(' ')}`,
    touchesCard(x, y, r, cards, 0) === slow.touch(p, q, r) &&
      overlapsCard(x, y, r, cards, 0) === slow.overlap(p, q, r),
  ]
}

function advance(random: Random, isWhole: boolean): readonly [string, boolean] {
  const [x, y] = place(random)
  const heading = someHeading(random)
  const limit = random.below(2) === 0 ? SHORT : LONG
  const reach = radius(random) + radius(random)
  const [ox, oy] = inTheWay(random, x, y, heading, limit, reach)
  const o = slow.point(ox, oy)
  const p = slow.point(x, y)
  const isBlocked = (length: number) =>
    slow.isSegmentNear(p, slow.along(p, heading, length), o, reach - 1)
  const isBlockedFast = (length: number) =>
    isBlockedByDisc(x, y, alongX(x, heading, length), alongY(y, heading, length), ox, oy, reach)
  const found = roomToDisc(x, y, heading, limit, ox, oy, reach)
  return [
    `advance ${x} ${y} ${heading} ${limit} ${ox} ${oy} ${reach}: ${found}`,
    isRoom(random, isWhole, found, limit, isBlocked, isBlockedFast),
  ]
}

function advanceByCard(random: Random, isWhole: boolean): readonly [string, boolean] {
  const [rectangle, cards] = someCard(random)
  const r = radius(random)
  const heading = someHeading(random)
  const limit = random.below(2) === 0 ? SHORT : LONG
  const [nearX, nearY] = besideCard(random, cards, r)
  const back = random.below(3) === 0 ? 0 : random.below(limit)
  const x = alongX(nearX, heading, -back)
  const y = alongY(nearY, heading, -back)
  const p = slow.point(x, y)
  const isBlocked = (length: number) =>
    slow.isBlockedByCard(p, slow.along(p, heading, length), r, rectangle)
  const isBlockedFast = (length: number) => {
    const qx = alongX(x, heading, length)
    return isBlockedByCard(x, y, qx, alongY(y, heading, length), r, cards, 0)
  }
  const found = roomToCard(x, y, heading, limit, r, cards, 0)
  return [
    `advance by card ${x} ${y} ${heading} ${limit} ${r} ${cards.join(' ')}: ${found}`,
    isRoom(random, isWhole, found, limit, isBlocked, isBlockedFast),
  ]
}

function edge(random: Random): readonly [string, boolean] {
  const r = radius(random)
  const x = r + random.below(random.below(2) === 0 ? 9000 : TABLE - 2 * r + 1)
  const y = TABLE - r - random.below(random.below(2) === 0 ? 9000 : TABLE - 2 * r + 1)
  const heading = someHeading(random)
  const p = slow.point(x, y)
  const isOut = (length: number) => {
    const q = slow.along(p, heading, length)
    const [low, high] = [BigInt(r), BigInt(TABLE - r)]
    return q.x < low || q.y < low || q.x > high || q.y > high
  }
  const found = roomToEdge(x, y, heading, LONG, r, TABLE)
  return [
    `edge ${x} ${y} ${heading} ${r}: ${found}`,
    found >= 0 && found <= LONG && !isOut(found) && (found === LONG || isOut(found + 1)),
  ]
}

function line(random: Random): readonly [string, boolean] {
  const [px, py] = place(random)
  const heading = random.below(3600)
  const length = random.below(random.below(2) === 0 ? TABLE : 30000)
  const qx = alongX(px, heading, length)
  const qy = alongY(py, heading, length)
  const r = radius(random)
  const [ox, oy] = inTheWay(random, px, py, heading, length, r)
  const ok =
    blocksLine(ox, oy, r, px, py, qx, qy) ===
    slow.isSegmentNear(slow.point(px, py), slow.point(qx, qy), slow.point(ox, oy), r - 1)
  return [`line ${ox} ${oy} ${r} ${px} ${py} ${qx} ${qy}`, ok]
}

function arc(random: Random): readonly [string, boolean] {
  const [fx, fy] = place(random)
  const heading = random.below(3600)
  const r = random.below(4) === 0 ? 0 : radius(random)
  const edgeOfArc = heading + (random.below(2) === 0 ? 450 : 3150)
  const [tx, ty] = inTheWay(random, fx, fy, edgeOfArc % 3600, 20000, r)
  const ok =
    isDiscInArc(fx, fy, heading, tx, ty, r) ===
    slow.isGapAtMost(slow.point(fx, fy), heading, slow.point(tx, ty), r + 1)
  return [`arc ${fx} ${fy} ${heading} ${tx} ${ty} ${r}`, ok]
}

const FOUND = new Int32Array(2)

function cardInArc(random: Random): readonly [string, boolean] {
  const [rectangle, cards] = someCard(random)
  const [fx, fy] = besideCard(random, cards, random.below(30000))
  const corner = random.below(4)
  const towards = bearing(fx, fy, cards[(corner & 1) * 2]!, cards[(corner & 2) + 1]!)
  const heading =
    random.below(3) === 0
      ? random.below(3600)
      : (towards + (random.below(2) === 0 ? 450 : 3150) + random.below(3) + 3599) % 3600
  const isFound = cardPointInArc(fx, fy, heading, cards, 0, FOUND)
  const expected = slow.cardPointInArc(slow.point(fx, fy), heading, rectangle)
  const ok =
    expected === undefined
      ? !isFound
      : isFound && BigInt(FOUND[0]!) === expected.x && BigInt(FOUND[1]!) === expected.y
  return [`card in arc ${fx} ${fy} ${heading} ${cards.join(' ')}`, ok]
}

function compass(random: Random): readonly [string, boolean] {
  const [ax, ay] = place(random)
  const size = random.below(2) === 0 ? TABLE : 50
  const dx = random.below(2 * size + 1) - size
  const dy = random.below(2 * size + 1) - size
  const found = bearing(ax, ay, ax + dx, ay + dy)
  const d = slow.point(dx, dy)
  const isNearest = slow.isLeftOfHalf(found + 3599, d) && !slow.isLeftOfHalf(found, d)
  const isForward = slow.dot(slow.direction(found), d) > 0n
  return [
    `bearing ${dx} ${dy}: ${found}`,
    dx === 0 && dy === 0 ? found === 0 : isForward && isNearest,
  ]
}

/** Free at `found` and, if it is no whole way, blocked one unit further; free at shorter lengths. */
function isRoom(
  random: Random,
  isWhole: boolean,
  found: number,
  limit: number,
  isBlocked: (length: number) => boolean,
  isBlockedFast: (length: number) => boolean,
): boolean {
  if (found < 0 || found > limit) return false
  if (isWhole) return found === slow.room(limit, (length) => !isBlocked(length))
  for (const length of [found, found + 1, random.below(found + 1), random.below(limit + 1)])
    if (isBlocked(length) !== isBlockedFast(length)) return false
  if (found > 0 && (isBlocked(found) || isBlocked(1 + random.below(found)))) return false
  return found === limit || isBlocked(found + 1)
}

function place(random: Random): [number, number] {
  return [30000 + random.below(80000), 30000 + random.below(80000)]
}

function radius(random: Random): number {
  return baseRadius(1 + random.below(5))
}

/** Headings of whole quarters are a tenth of all: they are computed otherwise. */
function someHeading(random: Random): number {
  return random.below(10) === 0 ? 900 * random.below(4) : random.below(3600)
}

/** A place about as far as `reach`: two units more or less. */
function onTheVerge(random: Random, x: number, y: number, reach: number): [number, number] {
  const heading = someHeading(random)
  const length = reach + random.below(5) - 2
  return [alongX(x, heading, length), alongY(y, heading, length)]
}

/** Beside, before or behind a way, half of them so that they just touch it. */
function inTheWay(
  random: Random,
  x: number,
  y: number,
  heading: number,
  limit: number,
  reach: number,
): [number, number] {
  const ahead = random.below(limit + 2 * reach + 1) - reach
  const kind = random.below(4)
  if (kind === 0) return onTheVerge(random, x, y, reach)
  const aside = kind === 1 ? random.below(2 * reach + 1) - reach : reach + random.below(5) - 2
  const left = (heading + (random.below(2) === 0 ? 900 : 2700)) % 3600
  const [onX, onY] = [alongX(x, heading, ahead), alongY(y, heading, ahead)]
  return [alongX(onX, left, aside), alongY(onY, left, aside)]
}

function someCard(random: Random): [slow.Rectangle, Int32Array] {
  const [x0, y0] = place(random)
  const isLying = random.below(2) === 0
  const [x1, y1] = [x0 + (isLying ? LONG : SHORT), y0 + (isLying ? SHORT : LONG)]
  const [low, high] = [slow.point(x0, y0), slow.point(x1, y1)]
  return [{ x0: low.x, y0: low.y, x1: high.x, y1: high.y }, Int32Array.of(x0, y0, x1, y1)]
}

/** About `reach` away from a side or a corner of the card, outside. */
function besideCard(random: Random, cards: Int32Array, reach: number): [number, number] {
  const [x0, y0, x1, y1] = [cards[0]!, cards[1]!, cards[2]!, cards[3]!]
  const away = reach + random.below(5) - 2
  const side = random.below(8)
  if (side === 0) return [x0 + random.below(x1 - x0 + 1), y0 - away]
  if (side === 1) return [x0 + random.below(x1 - x0 + 1), y1 + away]
  if (side === 2) return [x0 - away, y0 + random.below(y1 - y0 + 1)]
  if (side === 3) return [x1 + away, y0 + random.below(y1 - y0 + 1)]
  const isRight = side === 4 || side === 7
  const heading = (side - 4) * 900 + random.below(901)
  const [x, y] = [isRight ? x1 : x0, side < 6 ? y1 : y0]
  return [alongX(x, heading % 3600, away), alongY(y, heading % 3600, away)]
}
