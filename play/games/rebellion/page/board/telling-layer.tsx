import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { CHART_SYSTEMS } from '../data/chart.js'
import type { Journey, Shown } from '../scene/on-board.js'
import { FULL_SIZES, Strip } from './strip.js'
import type { ChartView } from './zoom.js'

/** What is told on the board: a caption at its place, and units on their way. */

interface Point {
  readonly x: number
  readonly y: number
}

const BASE_POINT: Point = { x: 120, y: 200 }

/** Where a place stands on the chart. */
export function pointOf(place: number): Point | undefined {
  return place === BASE_SPACE ? BASE_POINT : CHART_SYSTEMS[place]
}

/** Beside a point of the chart, on the side where there is room. */
export function placing(at: Point, seen: ChartView): { name: string; style: string } {
  const left = (at.x - seen.x) / seen.width
  const top = (at.y - seen.y) / seen.height
  return {
    name: `${left > 0.62 ? 'left' : 'right'} ${top > 0.6 ? 'above' : ''}`,
    style: `--x:${left * 100}%;--y:${top * 100}%`,
  }
}

/** On a narrower board there is no room beside a place. */
const LEAST_BESIDE = 520

/** A caption; what has no place of its own, or one out of view, is told at the upper edge. */
export function Caption({ shown, seen }: { shown: Shown; seen: ChartView }) {
  const { place, lines } = shown
  if (lines.length === 0) return null
  const at = place === null ? undefined : pointOf(place)
  const isInView =
    at !== undefined &&
    seen.width * seen.scale >= LEAST_BESIDE &&
    at.x >= seen.x &&
    at.x <= seen.x + seen.width &&
    at.y >= seen.y &&
    at.y <= seen.y + seen.height
  const { name, style } = isInView ? placing(at, seen) : { name: 'banner', style: '' }
  return (
    <div class={`tip told ${name}`} style={style} aria-hidden="true">
      {lines.map((line) => (
        <p>{line}</p>
      ))}
    </div>
  )
}

/** Units on their way, each group along its route. */
export function Travellers({ journeys, ms }: { journeys: readonly Journey[]; ms: number }) {
  return (
    <g class="travellers">
      {journeys.map((journey) => (
        <Traveller key={`${journey.from} ${journey.to}`} journey={journey} ms={ms} />
      ))}
    </g>
  )
}

function Traveller({ journey, ms }: { journey: Journey; ms: number }) {
  const from = pointOf(journey.from)
  const to = pointOf(journey.to)
  if (from === undefined || to === undefined) return null
  const way = `--dx:${to.x - from.x}px;--dy:${to.y - from.y}px;animation-duration:${ms}ms`
  const sides = journey.side === 0 ? [journey.units, []] : [[], journey.units]
  return (
    <>
      <line
        class={`way ${journey.side === 1 ? 'empire' : 'rebel'}`}
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      />
      <g class="traveller" style={way}>
        <Strip x={from.x} y={from.y} sides={sides} sizes={FULL_SIZES} compact={false} />
      </g>
    </>
  )
}
