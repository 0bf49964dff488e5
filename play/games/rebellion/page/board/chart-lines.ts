import { ADJACENT } from '../../../../../engine/rebellion/facts/map.js'
import {
  CHART_REGIONS,
  CHART_SYSTEMS,
  type ChartSystem,
  REGION_BORDERS,
  WALLS,
} from '../data/chart.js'

/** Lines of the drawn board that follow from others: outlines of regions, and routes between neighbours. */

/** A path around a region, along its borders and walls. */
function outlineOf(along: readonly (number | string)[]): string {
  const points = along.flatMap((part) => (typeof part === 'string' ? [part] : pointsOf(part)))
  // Where two lines meet they share a point
  return `M${points.filter((point, i) => point !== points[i - 1]).join('L')}Z`
}

/** The points of a line by its number, from its end where that is below 0. */
function pointsOf(number: number): readonly string[] {
  const path = [...REGION_BORDERS, ...WALLS][Math.abs(number) - 1] ?? ''
  const [start = '', steps = ''] = path.slice(1).split('l')
  let [x = 0, y = 0] = start.split(' ').map(Number)
  const points = [`${x} ${y}`]
  const by = (steps.match(/-?\d+/g) ?? []).map(Number)
  for (let i = 0; i < by.length; i += 2) {
    x += by[i] as number
    y += by[i + 1] as number
    points.push(`${x} ${y}`)
  }
  return number < 0 ? points.reverse() : points
}

/** In the order of the regions. */
export const OUTLINES: readonly string[] = CHART_REGIONS.map(({ along }) => outlineOf(along))

export interface Route {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Between systems next to each other, from rim to rim. */
export function routes(): readonly Route[] {
  return CHART_SYSTEMS.flatMap((from, a) =>
    CHART_SYSTEMS.flatMap((to, b) =>
      a < b && ((ADJACENT[a] as number) & (1 << b)) !== 0 ? [routeOf(from, to)] : [],
    ),
  )
}

function routeOf(from: ChartSystem, to: ChartSystem): Route {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const [start, end] = [rimOf(from), rimOf(to)]
  return {
    x1: tenths(from.x + x * start),
    y1: tenths(from.y + y * start),
    x2: tenths(to.x - x * end),
    y2: tenths(to.y - y * end),
  }
}

/** Routes end a little outside of the discs. */
function rimOf({ remote }: ChartSystem): number {
  return remote ? 29 : 38
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
