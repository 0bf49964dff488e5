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
  const plates = fitted(sides, sizes, compact)
    .map((group, side) => ({ group, side, width: plateWidth(group, sizes) }))
    .filter(({ group }) => group.units.length > 0)
    .reverse()
  if (plates.length === 0) return null
  let left = x - plates.reduce((sum, { width }) => sum + width, GAP * (plates.length - 1)) / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus; its system names the units
    <g class="strip" aria-hidden="true">
      {plates.map(({ group, side, width }) => {
        const at = left
        left += width + GAP
        return <Plate x={at} y={y} width={width} group={group} side={side} sizes={sizes} />
      })}
    </g>
  )
}

function Plate({
  x,
  y,
  width,
  group: { units, rest },
  side,
  sizes,
}: {
  x: number
  y: number
  width: number
  group: Group
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
      {rest > 0 && (
        <text class="count" style={`font-size:${text}px`} x={at} y={y + text * 0.36}>
          +{rest}
        </text>
      )}
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

function textWidth(text: string, sizes: StripSizes): number {
  return text.length * sizes.text * 0.62 + 2
}

function itemWidth(count: number, sizes: StripSizes): number {
  return sizes.silhouette + (count > 1 ? textWidth(String(count), sizes) : 0) + GAP
}

function plateWidth({ units, rest }: Group, sizes: StripSizes): number {
  if (units.length === 0) return 0
  const more = rest > 0 ? textWidth(`+${rest}`, sizes) + GAP : 0
  return units.reduce((sum, { count }) => sum + itemWidth(count, sizes), 2 * PADDING - GAP) + more
}

/** What a plate shows: kinds with their counts, and how many units of other kinds there are besides. */
export interface Group {
  readonly units: readonly UnitCount[]
  readonly rest: number
}

/** As many kinds as there is room for, the strongest of each side at least; where it is narrow no others. */
export function fitted(
  sides: readonly (readonly UnitCount[])[],
  sizes: StripSizes,
  narrow: boolean,
): readonly Group[] {
  let groups = sides.map((units) => shortened({ units, rest: 0 }, narrow ? 1 : units.length))
  const isTooWide = (): boolean =>
    groups.reduce((sum, group) => sum + plateWidth(group, sizes), 0) > WIDEST
  for (;;) {
    const most = Math.max(...groups.map(({ units }) => units.length))
    if (most < 2 || !isTooWide()) return groups
    const side = groups.findIndex(({ units }) => units.length === most)
    groups = groups.map((group, i) => (i === side ? shortened(group, most - 1) : group))
  }
}

/** The first kinds of a group; the others only counted. */
function shortened({ units, rest }: Group, length: number): Group {
  const left = units.slice(length).reduce((sum, { count }) => sum + count, rest)
  return { units: units.slice(0, length), rest: left }
}
