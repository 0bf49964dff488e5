import { CHART_SYSTEMS } from '../data/chart.js'
import type { ChartView } from './zoom.js'

/** Where the tip of a system stands: near it, but never over the systems that somebody is about to use. */

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface TipSize {
  readonly width: number
  readonly height: number
}

/** What a system takes up round its point on the chart, its units below it included. */
const ABOUT = { left: 62, right: 62, above: 46, below: 84 }
/** Pixels between a system and its tip, and between the tip and the edge of the board. */
const GAP = 10
const EDGE = 8

/** The left upper corner of the tip in pixels of the board. */
export function tipSpot(
  place: number,
  size: TipSize,
  seen: ChartView,
  spared: ReadonlySet<number>,
): { left: number; top: number } {
  const own = boxOf(place, seen)
  const others = [...spared].flatMap((one) => boxOf(one, seen) ?? [])
  if (own === null) return { left: EDGE, top: EDGE }
  let best: Box | null = null
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots(own, size, seen)) {
    const covered = [own, ...others].reduce((sum, other) => sum + overlap(spot, other), 0)
    if (covered >= least) continue
    best = spot
    least = covered
  }
  return { left: best?.left ?? EDGE, top: best?.top ?? EDGE }
}

function boxOf(place: number, seen: ChartView): Box | null {
  const at = CHART_SYSTEMS[place]
  if (at === undefined) return null
  return {
    left: (at.x - ABOUT.left - seen.x) * seen.scale,
    top: (at.y - ABOUT.above - seen.y) * seen.scale,
    width: (ABOUT.left + ABOUT.right) * seen.scale,
    height: (ABOUT.above + ABOUT.below) * seen.scale,
  }
}

/** Beside, below and above the system, then the edges of the board, as near as they get; all within the board. */
function spots(own: Box, { width, height }: TipSize, seen: ChartView): Box[] {
  const most = {
    left: seen.width * seen.scale - width - EDGE,
    top: seen.height * seen.scale - height - EDGE,
  }
  const lefts = [
    own.left + own.width + GAP,
    own.left - width - GAP,
    own.left + (own.width - width) / 2,
  ]
  const tops = [
    own.top,
    own.top + own.height - height,
    own.top + own.height + GAP,
    own.top - height - GAP,
  ]
  const near = lefts.flatMap((left) => tops.map((top) => ({ left, top })))
  const edges = [EDGE, most.left].flatMap((left) =>
    [...tops, EDGE, most.top].map((top) => ({ left, top })),
  )
  return [...near, ...edges].map(({ left, top }) => ({
    left: within(left, most.left),
    top: within(top, most.top),
    width,
    height,
  }))
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most))
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
