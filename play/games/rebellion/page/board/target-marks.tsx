import { MARKERS } from '../../../../../engine/rebellion/data/markers.js'
import type { ChartSystem } from '../data/chart.js'
import type { SymbolId } from '../data/symbols.js'
import { Mark } from '../icon.js'

/** Target markers: a ring with four ticks round the sign of its card, in the colour of the side that profits. */

const SIGNS: Readonly<Record<string, SymbolId>> = {
  'raid-outposts': 'mark-reputation',
  'rebel-cell': 'icon-objective',
  'show-no-fear': 'mark-base',
  'secure-the-plans': 'icon-lock',
}

/** Where they lie beside a disc, one after the other. */
const PLACES: readonly (readonly [number, number])[] = [
  [27, 16],
  [-27, -20],
  [29, -12],
  [-31, 2],
]
const REMOTE_PLACES: readonly (readonly [number, number])[] = [
  [20, 8],
  [-20, 8],
  [-16, -17],
  [16, -17],
]

/** On a small board one stands for all. */
export function TargetMarks({
  markers,
  at,
  compact,
}: {
  markers: readonly number[]
  at: ChartSystem
  compact: boolean
}) {
  const scale = compact ? 1.3 : 1
  const places = at.remote ? REMOTE_PLACES : PLACES
  return (
    <>
      {markers.slice(0, compact ? 1 : markers.length).map((marker, i) => {
        const [dx, dy] = places[i] ?? [0, 0]
        return (
          <TargetMark marker={marker} x={at.x + dx * scale} y={at.y + dy * scale} scale={scale} />
        )
      })}
    </>
  )
}

/** Beside words. */
export function TargetIcon({ marker, size = 24 }: { marker: number; size?: number }) {
  return (
    <svg class="target-icon" width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true">
      <TargetMark marker={marker} x={0} y={0} scale={1} />
    </svg>
  )
}

function TargetMark({
  marker,
  x,
  y,
  scale,
}: {
  marker: number
  x: number
  y: number
  scale: number
}) {
  const facts = MARKERS[marker]
  if (facts === undefined) return null
  // The Rebels remove what burdens them, and what pays them for it
  const isImperial = facts.removedBy === 'rebel' && facts.reputation === 0
  return (
    <g
      class={`target-mark ${isImperial ? 'empire' : 'rebel'}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <circle r={12} />
      <path d="M0 -15.5V-10M0 15.5V10M-15.5 0H-10M15.5 0H10" />
      <Mark id={SIGNS[facts.id] ?? 'mark-target'} x={0} y={0} size={15} />
    </g>
  )
}
