import { refsOf } from '../../../../engine/skirmish/text/names.js'
import type { LogLine } from '../../../shell/session.js'
import type { SkirmishTable, TableUnit } from './table.js'

/** Who moves when, as far as it is certain: from the one who acts clockwise, each time one of the largest that have not moved. */

export interface Turn {
  readonly owner: number
  /** The unit, where it is certain or the reader's own to choose; else -1. */
  readonly slot: number
  readonly stars: number
  /** How many there are to choose from. */
  readonly among: number
}

export function queueOf(table: SkirmishTable, actor: number): readonly Turn[] {
  const waiting = table.seats.map(({ player }) =>
    table.units
      .filter((unit) => unit.owner === player && !unit.isDone && !unit.hasPassed)
      .sort((a, b) => b.stars - a.stars)
      .map(({ slot, stars }) => ({ slot, stars })),
  )
  const turns: Turn[] = []
  const total = waiting.reduce((sum, units) => sum + units.length, 0)
  for (let n = 0; turns.length < total; n++) {
    const owner = (actor + n) % table.seats.length
    const units = waiting[owner] ?? []
    const next = units.shift()
    if (next === undefined) continue
    const all = table.units.filter(
      (unit) =>
        unit.owner === owner && unit.stars === next.stars && !unit.isDone && !unit.hasPassed,
    )
    const isKnown = all.length === 1 || owner === table.reader
    turns.push({ owner, slot: isKnown ? next.slot : -1, stars: next.stars, among: all.length })
  }
  return turns
}

/** With these a unit has had its move. */
const ACTS: ReadonlySet<string> = new Set([
  'moved',
  'stood',
  'cloaked',
  'uncloaked',
  'converted',
  'roll',
  'arrived',
])

/** The units that have had their move, in the order in which that happened. */
export function doneOf(
  { units, state }: SkirmishTable,
  told: readonly LogLine[],
): readonly TableUnit[] {
  const refs = refsOf(state)
  const begins = told.findLastIndex(({ event }) => event.kind === 'turn')
  const acted = told.slice(begins + 1).flatMap(({ event }) => {
    const slot = ACTS.has(event.kind) ? refs.get(event.units?.[0]?.unit ?? '') : undefined
    return slot === undefined ? [] : [slot]
  })
  return units
    .filter(({ isDone }) => isDone)
    .sort((a, b) => acted.indexOf(a.slot) - acted.indexOf(b.slot))
}
