import type { FireArc, HomeCard, SkirmishTable } from '../../table/table.js'
import { markOf, Shapes } from '../sign.js'
import type { Paper } from './place.js'

/** What lies below the units: squares of 100 mm, the edge of the table, home cards, arcs of fire. */

const SQUARE = 100

export function Squares({ size, paper }: { size: number; paper: Paper }) {
  const at = Array.from({ length: Math.floor(size / SQUARE) }, (_, i) => (i + 1) * SQUARE)
  const [left, right, low, high] = [paper.x(0), paper.x(size), paper.y(0), paper.y(size)]
  return (
    <g class="squares">
      <rect class="sheet" x={left} y={high} width={right - left} height={low - high} />
      {at.map((mm) => (
        <path d={`M${paper.x(mm)} ${low}V${high}M${left} ${paper.y(mm)}H${right}`} />
      ))}
    </g>
  )
}

export function HomeCards({
  table,
  paper,
  marks,
}: {
  table: SkirmishTable
  paper: Paper
  marks: (card: HomeCard) => string
}) {
  return (
    <>
      {table.cards.map((card) => {
        const seat = table.seats[card.owner]
        const x = paper.x(card.x)
        const y = paper.y(card.y + card.height)
        const [width, height] = [paper.length(card.width), paper.length(card.height)]
        const sign = Math.max(10, Math.min(width, height) * 0.34)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of a drawing cannot be a button element
          <g
            class={`home ${seat?.style} ${card.lies ? '' : 'gone'} ${marks(card)}`}
            data-target={card.target}
            role="button"
            tabIndex={marks(card) === '' ? -1 : 0}
            aria-label={cardLabel(card, seat?.name ?? '')}
          >
            <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="3" />
            {card.lies && (
              <g
                transform={`translate(${x + width / 2 - sign / 2} ${y + height / 2 - sign / 2}) scale(${sign / 32})`}
              >
                <Shapes id={markOf(seat?.style ?? 'empire')} />
              </g>
            )}
            {card.lies && (card.harm > 0 || card.bonus !== '') && (
              <text x={x + width / 2} y={y + height - 5}>
                {card.bonus !== '' && `+1 ${card.bonus}`}
                {card.harm > 0 && <tspan class="harm"> −{card.harm}</tspan>}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

function cardLabel({ harm, fatal, lies, bonus }: HomeCard, owner: string): string {
  if (!lies) return `Home card of ${owner}, destroyed`
  return `Home card of ${owner}, damage ${harm} of ${fatal}${bonus === '' ? '' : `, +1 ${bonus}`}`
}

const HALF_ARC = Math.PI / 4

export function ArcView({
  arc,
  paper,
  class: name,
  label = '',
}: {
  arc: FireArc
  paper: Paper
  class: string
  label?: string
}) {
  const [x, y, r] = [paper.x(arc.x), paper.y(arc.y), paper.length(arc.radius)]
  const text = label !== '' && <text {...arcLabelAt(arc, paper)}>{label}</text>
  if (arc.isAllRound)
    return (
      <g class={`arc ${name}`}>
        <circle cx={x} cy={y} r={r} />
        {text}
      </g>
    )
  const angle = (arc.heading * Math.PI) / 180
  const at = (by: number): string =>
    `${(x + r * Math.cos(angle + by)).toFixed(1)} ${(y - r * Math.sin(angle + by)).toFixed(1)}`
  return (
    <g class={`arc ${name}`}>
      <path
        d={`M${x.toFixed(1)} ${y.toFixed(1)}L${at(HALF_ARC)}A${r} ${r} 0 0 1 ${at(-HALF_ARC)}Z`}
      />
      {text}
    </g>
  )
}

/** Half the width of a label, and the height of the buttons and letters that it keeps clear of. */
const EDGE = { x: 30, top: 16, bottom: 8 }

/** Where the length of an arc is written: at its edge, on the side that is in view. */
export function arcLabelAt(arc: FireArc, paper: Paper): { readonly x: number; readonly y: number } {
  const [x, y, r] = [paper.x(arc.x), paper.y(arc.y), paper.length(arc.radius)]
  const angle = (arc.heading * Math.PI) / 180
  const spots = arc.isAllRound
    ? [
        { x, y: y - r - 6 },
        { x, y: y + r + 15 },
      ]
    : [HALF_ARC, -HALF_ARC].map((by) => ({
        x: x + (r + 12) * Math.cos(angle + by),
        y: y - (r + 12) * Math.sin(angle + by),
      }))
  const inView = spots.map((spot) => ({
    x: Math.max(EDGE.x, Math.min(paper.width - EDGE.x, spot.x)),
    y: Math.max(EDGE.top, Math.min(paper.height - EDGE.bottom, spot.y)),
  }))
  const moved = (i: number): number =>
    Math.hypot((inView[i]?.x ?? 0) - (spots[i]?.x ?? 0), (inView[i]?.y ?? 0) - (spots[i]?.y ?? 0))
  return inView[moved(1) < moved(0) ? 1 : 0] ?? { x, y }
}
