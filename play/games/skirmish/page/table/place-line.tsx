import { FOR_AIRBORNE } from '../../../../../engine/skirmish/rounds/placement.js'
import type { HomeCard, SkirmishTable, TableUnit } from '../../table/table.js'
import { viewOf } from '../../table/view.js'
import type { Paper } from './place.js'

/** The line along which the middle of a unit slides while it is placed: round the home base, or round what carries it. */
export function PlaceLine({
  table,
  unit,
  paper,
}: {
  table: SkirmishTable
  unit: TableUnit
  paper: Paper
}) {
  const { purpose } = viewOf(table.state)
  const carrier = table.units.find(({ slot }) => slot === viewOf(table.state).carrier)
  if (carrier !== undefined)
    return (
      <circle
        class="place-line"
        cx={paper.x(carrier.x)}
        cy={paper.y(carrier.y)}
        r={paper.length(carrier.radius + unit.radius)}
      />
    )
  // Who lands by air is free within L of a friend
  if (purpose === FOR_AIRBORNE) return null
  const own = table.cards.filter(({ owner, lies }) => owner === unit.owner && lies)
  return (
    <>
      {rowsOf(own).map(([first, last]) => (
        <rect
          class="place-line"
          key={first.target}
          x={paper.x(first.x - unit.radius)}
          y={paper.y(last.y + last.height + unit.radius)}
          width={paper.length(last.x + last.width - first.x + 2 * unit.radius)}
          height={paper.length(last.y + last.height - first.y + 2 * unit.radius)}
          rx={paper.length(unit.radius)}
        />
      ))}
    </>
  )
}

/** The first and the last card of each row without a gap. */
function rowsOf(cards: readonly HomeCard[]): readonly (readonly [HomeCard, HomeCard])[] {
  const rows: [HomeCard, HomeCard][] = []
  for (const card of cards) {
    const row = rows[rows.length - 1]
    if (row !== undefined && row[1].target === card.target - 1) row[1] = card
    else rows.push([card, card])
  }
  return rows
}
