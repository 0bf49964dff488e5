import { isCard, TARGET_CARDS } from '../../../../../engine/skirmish/state/moves.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { percent } from '../../words/names.js'
import { Shapes } from '../sign.js'
import type { Paper } from './place.js'

/** Lines of fire between units and at home cards, with chips of their chances. */

export interface FireLine {
  readonly from: number
  readonly to: number
  /** `mine`, `theirs`, `chosen`, `possible`. */
  readonly class: string
  /** Chances to hit and to destroy; left out for a bare line. */
  readonly hit?: number
  readonly kill?: number
  /** An order that is given, no mere possibility. */
  readonly isOrder?: true
}

interface Point {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export function FireLines({
  lines,
  table,
  ghost,
  paper,
}: {
  lines: readonly FireLine[]
  table: SkirmishTable
  /** Stands for the unit with its slot. */
  ghost: TableUnit | null
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
      {[...targetsOf(lines)].map(([target, shots]) => {
        const at = pointOf(target)
        return shots < 2 || at === null ? null : (
          <Times key={target} shots={shots} at={at} paper={paper} />
        )
      })}
    </>
  )
}

/** How many orders are given to fire at each target. */
function targetsOf(lines: readonly FireLine[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { to, isOrder } of lines)
    if (isOrder === true) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}

function Times({ shots, at, paper }: { shots: number; at: Point; paper: Paper }) {
  const away = paper.length(at.radius) * 0.75 + 8
  return (
    <g
      class="times"
      transform={`translate(${(paper.x(at.x) - away).toFixed(1)} ${(paper.y(at.y) - away).toFixed(1)})`}
    >
      <rect x="-13" y="-9" width="26" height="18" rx="9" />
      <text y="4">×{shots}</text>
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
  const { hit, kill } = line
  const [cx, cy] = [bx + ux * 8 + sx * 12, by + uy * 8 + sy * 12]
  return (
    <g class={`fire-line ${line.class}`}>
      <path d={`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`} />
      <path class="tip" d={tip} />
      {hit !== undefined && (
        <g class="chip" transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)})`}>
          <rect x="-41" y="-10" width="82" height="20" rx="10" />
          <g transform="translate(-36 -6.5) scale(0.41)">
            <Shapes id="st-attack" />
          </g>
          <text x="-10" y="4">
            {percent(hit)}
          </text>
          <g transform="translate(5 -6.5) scale(0.41)">
            <Shapes id="st-damage" />
          </g>
          <text x="27" y="4">
            {kill === undefined || kill === 0 ? '–' : percent(kill)}
          </text>
        </g>
      )}
    </g>
  )
}
