import { isCard, TARGET_CARDS } from '../../../../../engine/skirmish/state/moves.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { percent } from '../../words/names.js'
import { Shapes } from '../sign.js'
import type { FireLine } from './fire-look.js'
import type { Paper } from './place.js'
import { CHANCE_SIZE, COUNT_SIZE, type Tag, type Tags } from './tags.js'

/** Lines of fire between units and at home cards, with chips of their chances. */

interface Point {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export function FireLines({
  lines,
  table,
  ghost,
  tags,
  paper,
}: {
  lines: readonly FireLine[]
  table: SkirmishTable
  /** Stands for the unit with its slot. */
  ghost: TableUnit | null
  tags: Tags
  paper: Paper
}) {
  const pointOf = (target: number): Point | null => {
    if (ghost !== null && ghost.slot === target) return ghost
    if (!isCard(target)) return table.units.find(({ slot }) => slot === target) ?? null
    const card = table.cards.find((one) => one.target === target)
    if (card === undefined || target < TARGET_CARDS) return null
    return { x: card.x + card.width / 2, y: card.y + card.height / 2, radius: 20 }
  }
  return (
    <>
      {lines.map((line) => {
        const from = pointOf(line.from)
        const to = pointOf(line.to)
        return from === null || to === null ? null : (
          <Line
            key={`${line.from} ${line.to} ${line.class}`}
            line={line}
            from={from}
            to={to}
            paper={paper}
          />
        )
      })}
      {lines.map((line) => {
        const at = tags.chances.get(line)
        return at === undefined ? null : (
          <Chances key={`${line.from} ${line.to} ${line.class}`} line={line} at={at} />
        )
      })}
      {[...tags.counts].map(([target, { x, y, shots }]) => (
        <g class="times" key={target} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <Pill {...COUNT_SIZE} />
          <text y="4">×{shots}</text>
        </g>
      ))}
    </>
  )
}

function Pill({ width, height }: { width: number; height: number }) {
  return <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
}

/** The chances of a shot, beside its target. */
function Chances({ line: { hit = 0, kill = 0 }, at }: { line: FireLine; at: Tag }) {
  return (
    <g class="chance-chip" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <Pill {...CHANCE_SIZE} />
      <g transform="translate(-44 -6.5) scale(0.41)">
        <Shapes id="st-attack" />
      </g>
      <text x="-15" y="4">
        {percent(hit)}
      </text>
      <g transform="translate(4 -6.5) scale(0.41)">
        <Shapes id="st-damage" />
      </g>
      <text x="32" y="4">
        {kill === 0 ? '–' : percent(kill)}
      </text>
    </g>
  )
}

function Line({ line, from, to, paper }: { line: FireLine; from: Point; to: Point; paper: Paper }) {
  const [x0, y0, x1, y1] = [paper.x(from.x), paper.y(from.y), paper.x(to.x), paper.y(to.y)]
  const length = Math.max(1, Math.hypot(x1 - x0, y1 - y0))
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length]
  const start = Math.min(length / 2, paper.length(from.radius) + 3)
  const end = Math.min(length / 2, paper.length(to.radius) + 9)
  // Lines of both directions lie beside each other
  const [sx, sy] = [-uy * 3, ux * 3]
  const [ax, ay] = [x0 + ux * start + sx, y0 + uy * start + sy]
  const [bx, by] = [x1 - ux * end + sx, y1 - uy * end + sy]
  const tip = `M${bx + ux * 8} ${by + uy * 8}L${bx - uy * 4.5} ${by + ux * 4.5}L${bx + uy * 4.5} ${by - ux * 4.5}Z`
  return (
    <g class={`fire-line ${line.class}`}>
      <path d={`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`} />
      <path class="tip" d={tip} />
    </g>
  )
}
