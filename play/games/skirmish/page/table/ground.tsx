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
  if (arc.isAllRound)
    return (
      <g class={`arc ${name}`}>
        <circle cx={x} cy={y} r={r} />
        {label !== '' && (
          <text x={x} y={y - r - 6}>
            {label}
          </text>
        )}
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
      {label !== '' && (
        <text
          x={x + (r + 12) * Math.cos(angle + HALF_ARC)}
          y={y - (r + 12) * Math.sin(angle + HALF_ARC)}
        >
          {label}
        </text>
      )}
    </g>
  )
}
