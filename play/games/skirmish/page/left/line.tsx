import type { OffUnit, SkirmishTable } from '../../table/table.js'
import { markOf, Sign, unitSymbol } from '../sign.js'

/** A unit in a list, with its owner's mark. */
export function Line({
  table,
  unit,
  text,
}: {
  table: SkirmishTable
  unit: OffUnit | undefined
  text: string
}) {
  if (unit === undefined) return null
  const style = table.seats[unit.owner]?.style ?? 'empire'
  return (
    <span class={`line ${style}`}>
      <Sign id={markOf(style)} size={10} />
      <Sign id={unitSymbol(unit.id)} size={17} />
      <b>{unit.name}</b>
      <small>{text}</small>
    </span>
  )
}
