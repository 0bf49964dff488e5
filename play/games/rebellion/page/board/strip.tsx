import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { unitId } from '../../../../../engine/rebellion/text/names.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Mark, unitSymbol } from '../icon.js'
import type { UnitCount } from '../picture/picture.js'

/** Groups of units of both sides in one theater, as plates beside each other. */

export interface StripSizes {
  readonly silhouette: number
  readonly height: number
  readonly text: number
}

export const FULL_SIZES: StripSizes = { silhouette: 27, height: 31, text: 17.8 }
export const COMPACT_SIZES: StripSizes = { silhouette: 34, height: 42, text: 27.5 }
/** Wider strips would run into their neighbours. */
const WIDEST = 156
const PADDING = 7
const GAP = 3

export function Strip({
  x,
  y,
  sides,
  sizes,
  compact,
}: {
  x: number
  y: number
  sides: readonly (readonly UnitCount[])[]
  sizes: StripSizes
  compact: boolean
}) {
  let groups = sides.map((units) => (compact ? strongest(units) : units))
  if (!compact && totalWidth(groups, sizes) > WIDEST) groups = groups.map(byClass)
  if (!compact && totalWidth(groups, sizes) > WIDEST + 30) groups = groups.map(strongest)
  const plates = groups
    .map((units, side) => ({ units, side, width: plateWidth(units, sizes) }))
    .filter(({ units }) => units.length > 0)
    .reverse()
  if (plates.length === 0) return null
  let left = x - plates.reduce((sum, { width }) => sum + width, GAP * (plates.length - 1)) / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus; its system names the units
    <g class="strip" aria-hidden="true">
      {plates.map(({ units, side, width }) => {
        const at = left
        left += width + GAP
        return <Plate x={at} y={y} width={width} units={units} side={side} sizes={sizes} />
      })}
    </g>
  )
}

function Plate({
  x,
  y,
  width,
  units,
  side,
  sizes,
}: {
  x: number
  y: number
  width: number
  units: readonly UnitCount[]
  side: number
  sizes: StripSizes
}) {
  const { height, silhouette, text } = sizes
  let at = x + PADDING
  return (
    <g class={SIDE_CLASS[side]}>
      <PlateShape x={x} y={y - height / 2} width={width} height={height} round={side === 0} />
      {units.map(({ type, count }) => {
        const start = at
        at += itemWidth(count, sizes)
        return (
          <g data-thing={unitId(type)}>
            <Mark
              id={unitSymbol(type)}
              x={start + silhouette / 2}
              y={y}
              size={silhouette}
              class="sil"
            />
            {count > 1 && (
              <text
                class="count"
                style={`font-size:${text}px`}
                x={start + silhouette + 1}
                y={y + text * 0.36}
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Round ends for the Rebels, cut corners for the Empire. */
function PlateShape({
  x,
  y,
  width,
  height,
  round,
}: {
  x: number
  y: number
  width: number
  height: number
  round: boolean
}) {
  if (round) return <rect class="plate" x={x} y={y} width={width} height={height} rx={height / 2} />
  const c = 6
  const d = `M${x + c} ${y}H${x + width - c}L${x + width} ${y + c}V${y + height - c}L${x + width - c} ${y + height}H${x + c}L${x} ${y + height - c}V${y + c}Z`
  return <path class="plate" d={d} />
}

function itemWidth(count: number, sizes: StripSizes): number {
  const digits = count > 1 ? String(count).length * sizes.text * 0.62 + 2 : 0
  return sizes.silhouette + digits + GAP
}

function plateWidth(units: readonly UnitCount[], sizes: StripSizes): number {
  return units.reduce((sum, { count }) => sum + itemWidth(count, sizes), 2 * PADDING - GAP)
}

function totalWidth(groups: readonly (readonly UnitCount[])[], sizes: StripSizes): number {
  return groups.reduce(
    (sum, units) => sum + (units.length > 0 ? plateWidth(units, sizes) + GAP : 0),
    0,
  )
}

/** Big ships and fighters, or ground units and structures, summed up. */
function byClass(units: readonly UnitCount[]): UnitCount[] {
  const sums = new Map<string, UnitCount>()
  for (const { type, count } of units) {
    const sort = UNITS[type]?.sort === 'station' ? 'capital' : (UNITS[type]?.sort ?? '')
    const before = sums.get(sort)
    sums.set(sort, { type: before?.type ?? type, count: (before?.count ?? 0) + count })
  }
  return [...sums.values()]
}

function strongest(units: readonly UnitCount[]): UnitCount[] {
  const first = units[0]
  if (first === undefined) return []
  return [{ type: first.type, count: units.reduce((sum, { count }) => sum + count, 0) }]
}
