import { unitKind } from '../../../../../engine/skirmish/facts/units.js'
import { kindAt } from '../../../../../engine/skirmish/state/units.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { stars } from '../../words/names.js'

/** A unit on the table in words, for who does not see it. */
export function unitLabel({ reader, seats, state }: SkirmishTable, unit: TableUnit): string {
  const owner = unit.owner === reader ? 'yours' : `of ${seats[unit.owner]?.name}`
  const marks = [
    unit.isCloaked ? 'cloaked' : '',
    unit.isDoomed ? 'doomed' : '',
    unit.isDone ? 'moved' : '',
  ].filter((word) => word !== '')
  const { name } = unitKind(kindAt(state, unit.slot))
  return [
    unit.name === name ? unit.name : `${unit.name}, ${name}`,
    owner,
    stars(unit.stars),
    `damage ${unit.harm} of ${unit.fatal}`,
    `heading ${Math.round(unit.heading)}`,
    ...marks,
  ].join(', ')
}
