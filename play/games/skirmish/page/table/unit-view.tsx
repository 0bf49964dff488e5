import type { TableUnit } from '../../table/table.js'
import type { SeatStyle } from '../../words/names.js'
import { Shapes, unitSymbol } from '../sign.js'
import type { Label } from './labels.js'
import type { Paper } from './place.js'

/** A unit as a disc with its owner's rim, its symbol turned to the heading, a nose at the front, its name below. */
export function UnitView({
  unit,
  style,
  paper,
  r,
  label,
  name,
  marks,
}: {
  unit: TableUnit
  style: SeatStyle
  paper: Paper
  /** Its radius as it is drawn. */
  r: number
  label: string
  /** Where its name stands; left out where there is no room for it. */
  name: Label | undefined
  /** What it is in what is asked: `due`, `chosen`, `lit`, `aimed`. */
  marks: string
}) {
  const { slot, id, heading, harm } = unit
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
      {name !== undefined && (
        <text class="name" x={name.x} y={name.y} style={{ textAnchor: name.anchor }}>
          {unit.name}
          {harm > 0 && <tspan class="harm"> −{harm}</tspan>}
        </text>
      )}
      {badgeOf(unit) !== '' && (
        <g class="badge" transform={`translate(${r * 0.75} ${-r * 0.75})`}>
          <circle r="8" />
          <text y="3.5">{badgeOf(unit)}</text>
        </g>
      )}
      {(unit.isDoomed || marks.includes('aimed')) && (
        <path class="brackets" d={bracketsOf(r + 5)} />
      )}
    </g>
  )
}

const LEAST_RADIUS = 9

/** From far a disc is drawn larger than it is. */
export function discRadius(radius: number, paper: Paper): number {
  return Math.max(LEAST_RADIUS, paper.length(radius))
}

/** The same for all; those that would then overlap are drawn as large as they are. */
export function discRadii(units: readonly TableUnit[], paper: Paper): ReadonlyMap<number, number> {
  const isCrowded = (unit: TableUnit): boolean =>
    units.some((other) => {
      const away = paper.length(Math.hypot(other.x - unit.x, other.y - unit.y))
      const reach = discRadius(other.radius, paper) + discRadius(unit.radius, paper)
      return other.slot !== unit.slot && away < reach
    })
  return new Map(
    units.map((unit) => [
      unit.slot,
      isCrowded(unit) ? Math.max(4, paper.length(unit.radius)) : discRadius(unit.radius, paper),
    ]),
  )
}

function badgeOf({ isDone, isDoomed, isCloaked, hasConverted }: TableUnit): string {
  if (isDoomed) return '✕'
  if (hasConverted) return '↻'
  if (isCloaked) return '◌'
  return isDone ? '✓' : ''
}

/** Four corners around a disc. */
function bracketsOf(r: number): string {
  const k = r * 0.45
  return `M${-r} ${-r + k}V${-r}H${-r + k}M${r - k} ${-r}H${r}V${-r + k}M${r} ${r - k}V${r}H${r - k}M${-r + k} ${r}H${-r}V${r - k}`
}
