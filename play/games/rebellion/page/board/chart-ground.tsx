import {
  CHART_REGIONS,
  CHART_SYSTEMS,
  FRAME,
  REGION_BORDERS,
  SYSTEM_BORDERS,
  WALLS,
} from '../data/chart.js'
import { OUTLINES, routes } from './chart-lines.js'

const ROUTES = routes()

/** What never changes on the board: regions, borders, walls, routes. */
export function ChartGround() {
  return (
    <g class="ground">
      <defs>
        <clipPath id="chart-frame">
          <path d={FRAME} />
        </clipPath>
        {CHART_SYSTEMS.map(({ hsl: [h, s, l] }, n) => (
          <radialGradient id={`planet-${n}`} cx="36%" cy="32%" r="75%">
            <stop offset="0" stop-color={`hsl(${h} ${s + 6}% ${l + 24}%)`} />
            <stop offset="0.55" stop-color={`hsl(${h} ${s}% ${l}%)`} />
            <stop offset="1" stop-color={`hsl(${h} ${s}% ${Math.max(8, l - 22)}%)`} />
          </radialGradient>
        ))}
      </defs>
      <g clip-path="url(#chart-frame)">
        {CHART_REGIONS.map(({ tint }, n) => (
          <path class={`tint-${tint}`} d={OUTLINES[n]} />
        ))}
        <Stars />
        <path class="border-system" d={SYSTEM_BORDERS.join('')} />
        <path class="border-region" d={REGION_BORDERS.join('')} />
        <path class="wall-edge" d={WALLS.join('')} />
        <path class="wall-body" d={WALLS.join('')} />
        <path class="wall-hatch" d={WALLS.join('')} />
      </g>
      <path class="frame" d={FRAME} />
      {CHART_REGIONS.map(({ name, x, y }) => (
        <text class="region-name" x={x} y={y}>
          {name.toUpperCase()}
        </text>
      ))}
      {ROUTES.map((route) => (
        <line class="route" {...route} />
      ))}
    </g>
  )
}

/** A few faint dots, always in the same places. */
function Stars() {
  const dots: string[] = []
  let seed = 7
  for (let i = 0; i < 90; i++) {
    seed = (seed * 16807) % 2147483647
    const x = seed % 1600
    seed = (seed * 16807) % 2147483647
    dots.push(`M${x} ${seed % 800}h.01`)
  }
  return <path class="stars" d={dots.join('')} />
}
