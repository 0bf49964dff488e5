import type { TableUnit } from '../../table/table.js'
import type { SeatStyle } from '../../words/names.js'
import { Shapes, unitSymbol } from '../sign.js'
import type { Paper } from './place.js'

/** A unit as a disc with its owner's rim, its symbol turned to the heading, a nose at the front, its name below. */
export function UnitView({
  unit,
  style,
  paper,
  label,
  marks,
}: {
  unit: TableUnit
  style: SeatStyle
  paper: Paper
  label: string
  /** What it is in what is asked: `due`, `chosen`, `lit`, `aimed`. */
  marks: string
}) {
  const { slot, id, heading, radius, harm } = unit
  const r = Math.max(9, paper.length(radius))
  const turn = 90 - heading
  const size = r * 1.36
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a drawing cannot be a button element
    <g
      class={`unit ${style} ${marks} ${unit.isCloaked ? 'cloaked' : ''} ${unit.isDoomed ? 'doomed' : ''}`}
      style={{
        transform: `translate(${paper.x(unit.x).toFixed(1)}px, ${paper.y(unit.y).toFixed(1)}px)`,
      }}
      data-target={slot}
      role="button"
      tabIndex={0}
      aria-label={label}
    >
      <circle class="hit" r={Math.max(r, 22)} />
      <g transform={`rotate(${turn})`}>
        <path class="nose" d={`M0 ${-r - 7}L5.5 ${-r + 0.5}H-5.5Z`} />
      </g>
      <circle class="halo" r={r + 6} />
      <circle class="disc" r={r} />
      <circle class="rim" r={r} pathLength={8} />
      <g transform={`rotate(${turn}) translate(${-size / 2} ${-size / 2}) scale(${size / 32})`}>
        <Shapes id={unitSymbol(id)} />
      </g>
      <text class="name" y={r + 19}>
        {unit.name}
        {harm > 0 && <tspan class="harm"> −{harm}</tspan>}
      </text>
      {badgeOf(unit) !== '' && (
        <g class="badge" transform={`translate(${r * 0.75} ${-r * 0.75})`}>
          <circle r="8" />
          <text y="3.5">{badgeOf(unit)}</text>
        </g>
      )}
      {unit.isDoomed && <path class="brackets" d={bracketsOf(r + 5)} />}
    </g>
  )
}

function badgeOf({ isDone, isDoomed, isCloaked, hasConverted }: TableUnit): string {
  if (isDoomed) return '✕'
  if (hasConverted) return '↻'
  if (isCloaked) return '◌'
  return isDone ? '✓' : ''
}

/** Four corners around a disc. */
export function bracketsOf(r: number): string {
  const k = r * 0.45
  return `M${-r} ${-r + k}V${-r}H${-r + k}M${r - k} ${-r}H${r}V${-r + k}M${r} ${r - k}V${r}H${r - k}M${-r + k} ${r}H${-r}V${r - k}`
}
