/**
 * The geometry of rules 13.3 and 13.4 a second time, in unbounded whole numbers and fractions, word by word and slowly: what
 * the engine's is compared with. It imports nothing of it.
 */

export interface Point {
  readonly x: bigint
  readonly y: bigint
}

export interface Rectangle {
  readonly x0: bigint
  readonly y0: bigint
  readonly x1: bigint
  readonly y1: bigint
}

const SCALE = 1_000_000n
const ONE = 10n ** 50n

/** π by Machin's formula, times ONE. */
const PI = 4n * (4n * arctangentOf(5n) - arctangentOf(239n))
const DIRECTIONS: readonly Point[] = Array.from({ length: 3600 }, (_, h) => ({
  x: rounded(sineOf(h + 900) * SCALE, ONE),
  y: rounded(sineOf(h) * SCALE, ONE),
}))

export function point(x: number, y: number): Point {
  return { x: BigInt(x), y: BigInt(y) }
}

export function direction(heading: number): Point {
  return DIRECTIONS[((heading % 3600) + 3600) % 3600]!
}

export function along(from: Point, heading: number, length: number): Point {
  const e = direction(heading)
  return {
    x: from.x + rounded(BigInt(length) * e.x, SCALE),
    y: from.y + rounded(BigInt(length) * e.y, SCALE),
  }
}

export function isWithin(a: Point, b: Point, reach: number): boolean {
  return square(minus(a, b)) <= BigInt(reach + 1) ** 2n
}

export function touch(a: Point, b: Point, reach: number): boolean {
  return isWithin(a, b, reach) && !overlap(a, b, reach)
}

export function overlap(a: Point, b: Point, reach: number): boolean {
  return square(minus(a, b)) < BigInt(reach - 1) ** 2n
}

export function nearest(card: Rectangle, p: Point): Point {
  return { x: clamp(p.x, card.x0, card.x1), y: clamp(p.y, card.y0, card.y1) }
}

/** dist(O, PQ)² < reach². */
export function isSegmentNear(p: Point, q: Point, o: Point, reach: number): boolean {
  const v = minus(q, p)
  const w = minus(o, p)
  const n = dot(v, v)
  const t = dot(w, v)
  const limit = BigInt(reach) ** 2n
  if (t <= 0n) return square(w) < limit
  if (t >= n) return square(minus(o, q)) < limit
  return cross(v, w) ** 2n < n * limit
}

export function isBlockedByCard(p: Point, q: Point, radius: number, card: Rectangle): boolean {
  if (overlap(p, nearest(card, p), radius) || overlap(q, nearest(card, q), radius)) return true
  if (firstPoint(p, minus(q, p), card, true) !== undefined) return true
  return corners(card).some((corner) => isSegmentNear(p, q, corner, radius - 1))
}

/** The longest length up to which `isFree` holds for every whole length. */
export function room(limit: number, isFree: (length: number) => boolean): number {
  for (let length = 1; length <= limit; length++) if (!isFree(length)) return length - 1
  return limit
}

/** The gap between a point and the forward wedge is at most `most`. */
export function isGapAtMost(f: Point, heading: number, t: Point, most: number): boolean {
  const d = minus(t, f)
  const p = dot(d, direction(heading - 450))
  const q = dot(d, direction(heading + 450))
  if (p >= 0n && q >= 0n) return true
  if (q >= 0n) return -p <= BigInt(most) * SCALE
  if (p >= 0n) return -q <= BigInt(most) * SCALE
  return square(d) <= BigInt(most) ** 2n
}

export function cardPointInArc(f: Point, heading: number, card: Rectangle): Point | undefined {
  const inTheOpen = [nearest(card, f), ...corners(card)].filter((p) =>
    isGapAtMost(f, heading, p, 1),
  )
  const onTheEdges = [heading - 450, heading + 450]
    .map((edge) => firstPoint(f, direction(edge), card, false))
    .filter((p) => p !== undefined)
  return [...inTheOpen, ...onTheEdges].sort((a, b) => {
    const by = square(minus(a, f)) - square(minus(b, f)) || a.x - b.x || a.y - b.y
    return Number(by)
  })[0]
}

/** Twice the direction that halves two neighbouring headings is passed on its left. */
export function isLeftOfHalf(heading: number, d: Point): boolean {
  const a = direction(heading)
  const b = direction(heading + 1)
  return cross({ x: a.x + b.x, y: a.y + b.y }, d) > 0n
}

export function dot(a: Point, b: Point): bigint {
  return a.x * b.x + a.y * b.y
}

/**
 * The first point of a card on P + t·v with t ≥ 0, and t ≤ 1 if it `ends`, rounded; undefined where it misses the card. The times
 * at which it is between the sides are fractions with positive denominators.
 */
function firstPoint(p: Point, v: Point, card: Rectangle, ends: boolean): Point | undefined {
  let first: Fraction = [0n, 1n]
  let last: Fraction = ends ? [1n, 1n] : [10n ** 12n, 1n]
  for (const [from, by, low, high] of [
    [p.x, v.x, card.x0, card.x1],
    [p.y, v.y, card.y0, card.y1],
  ] as const) {
    if (by === 0n && (from < low || from > high)) return undefined
    if (by === 0n) continue
    const atLow: Fraction = by > 0n ? [low - from, by] : [from - low, -by]
    const atHigh: Fraction = by > 0n ? [high - from, by] : [from - high, -by]
    first = larger(first, smaller(atLow, atHigh))
    last = smaller(last, larger(atLow, atHigh))
  }
  if (isLess(last, first)) return undefined
  return {
    x: rounded(p.x * first[1] + v.x * first[0], first[1]),
    y: rounded(p.y * first[1] + v.y * first[0], first[1]),
  }
}

type Fraction = readonly [bigint, bigint]

function isLess(a: Fraction, b: Fraction): boolean {
  return a[0] * b[1] < b[0] * a[1]
}

function larger(a: Fraction, b: Fraction): Fraction {
  return isLess(a, b) ? b : a
}

function smaller(a: Fraction, b: Fraction): Fraction {
  return isLess(b, a) ? b : a
}

/** n / d to the nearest whole number, halves away from zero; d is positive. */
function rounded(n: bigint, d: bigint): bigint {
  const size = ((n < 0n ? -n : n) * 2n + d) / (2n * d)
  return n < 0n ? -size : size
}

function corners({ x0, y0, x1, y1 }: Rectangle): Point[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x0, y: y1 },
    { x: x1, y: y1 },
  ]
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

function cross(a: Point, b: Point): bigint {
  return a.x * b.y - a.y * b.x
}

function square(a: Point): bigint {
  return dot(a, a)
}

function clamp(value: bigint, low: bigint, high: bigint): bigint {
  return value < low ? low : value > high ? high : value
}

/** arctan(1 / n), times ONE. */
function arctangentOf(n: bigint): bigint {
  let sum = 0n
  let power = ONE / n
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += k % 4n === 1n ? power / k : -(power / k)
    power /= n * n
  }
  return sum
}

/** The sine of a number of tenths of a degree by its series, times ONE. */
function sineOf(tenths: number): bigint {
  const turns = tenths % 3600
  const angle = (PI * BigInt(turns > 1800 ? turns - 3600 : turns)) / 1800n
  let sum = 0n
  let term = angle
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += term
    term = (-term * angle * angle) / (ONE * ONE * (k + 1n) * (k + 2n))
  }
  return sum
}
