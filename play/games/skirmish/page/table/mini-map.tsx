import type { SkirmishTable } from '../../table/table.js'
import { markOf, Shapes } from '../sign.js'
import type { Pixels } from './boxes.js'
import type { Paper } from './place.js'
import type { Viewport } from './viewport.js'

/** The whole table in a corner that is free of units, with a frame of what is seen of it; a press or the frame leads elsewhere. */

const SIZE = 100
const PAD = 5
const GAP = 10

export function MiniMap({
  table,
  paper,
  view,
}: {
  table: SkirmishTable
  paper: Paper
  view: Viewport
}) {
  const scale = (SIZE - 2 * PAD) / table.size
  const x = (mm: number): number => PAD + mm * scale
  const y = (mm: number): number => SIZE - PAD - mm * scale
  const { look } = paper
  const [width, height] = [paper.width / look.scale, paper.height / look.scale]
  const goTo = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect()
    view.show({
      ...look,
      x: (event.clientX - box.left - PAD) / scale,
      y: (SIZE - PAD - (event.clientY - box.top)) / scale,
    })
  }
  return (
    <svg
      class={`mini-map ${cornerOf(table, paper)}`}
      width={SIZE}
      height={SIZE}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        goTo(event)
      }}
      onPointerMove={(event) => event.buttons === 1 && goTo(event)}
    >
      <rect class="sheet" x={PAD} y={PAD} width={SIZE - 2 * PAD} height={SIZE - 2 * PAD} />
      {table.cards
        .filter(({ lies }) => lies)
        .map((card) => (
          <rect
            class={table.seats[card.owner]?.style ?? ''}
            key={card.target}
            x={x(card.x)}
            y={y(card.y + card.height)}
            width={card.width * scale}
            height={card.height * scale}
          />
        ))}
      {table.units.map((unit) => {
        const style = table.seats[unit.owner]?.style ?? 'empire'
        const side = Math.max(5, 2.4 * unit.radius * scale)
        return (
          <g
            class={style}
            key={unit.slot}
            transform={`translate(${x(unit.x) - side / 2} ${y(unit.y) - side / 2}) scale(${side / 32})`}
          >
            <Shapes id={markOf(style)} />
          </g>
        )
      })}
      <rect
        class="frame"
        x={x(look.x - width / 2)}
        y={y(look.y + height / 2)}
        width={width * scale}
        height={height * scale}
      />
    </svg>
  )
}

/** The part of the picture that it lies over. */
export function underMap(table: SkirmishTable, paper: Paper): Pixels {
  const side = SIZE + GAP
  const isRight = cornerOf(table, paper) === 'top-right'
  const left = isRight ? paper.width - side : 0
  return { left, right: left + side, top: 0, bottom: side }
}

const CORNERS = ['top-left', 'top-right'] as const

/** The upper corner with fewer units below the map; the lower ones have buttons. */
function cornerOf({ units }: SkirmishTable, paper: Paper): string {
  const covered = CORNERS.map((corner) => {
    const left = corner === 'top-left' ? 0 : paper.width - SIZE - 2 * GAP
    return units.filter((unit) => {
      const across = paper.x(unit.x) - left
      return (
        across > 0 &&
        across < SIZE + 2 * GAP &&
        paper.y(unit.y) < SIZE + 2 * GAP &&
        paper.y(unit.y) > 0
      )
    }).length
  })
  return CORNERS[(covered[0] ?? 0) <= (covered[1] ?? 0) ? 0 : 1]
}
