import { QUEUE } from '../../../../engine/skirmish/course/stage-numbers.js'
import { refsOf } from '../../../../engine/skirmish/text/names.js'
import type { LogLine } from '../../../shell/session.js'
import type { SkirmishTable, TableUnit } from './table.js'
import { viewOf } from './view.js'

/** Who moves when, as far as it is certain: from the one who moves next clockwise, each time one of the largest that have not moved. */

export interface Turn {
  readonly owner: number
  /** The unit, where it is certain or the reader's own to choose; else -1. */
  readonly slot: number
  readonly stars: number
  /** How many there are to choose from. */
  readonly among: number
}

export function queueOf(table: SkirmishTable): readonly Turn[] {
  const next = nextToMove(table)
  const waiting = table.seats.map(({ player }) =>
    table.units
      .filter((unit) => unit.owner === player && !unit.isDone && !unit.hasPassed)
      .sort((a, b) => b.stars - a.stars)
      .map(({ slot, stars }) => ({ slot, stars })),
  )
  const turns: Turn[] = []
  const total = waiting.reduce((sum, units) => sum + units.length, 0)
  for (let n = 0; turns.length < total; n++) {
    const owner = (next + n) % table.seats.length
    const units = waiting[owner] ?? []
    const unit = units.shift()
    if (unit === undefined) continue
    const all = table.units.filter(
      (other) =>
        other.owner === owner && other.stars === unit.stars && !other.isDone && !other.hasPassed,
    )
    const isKnown = all.length === 1 || owner === table.reader
    turns.push({ owner, slot: isKnown ? unit.slot : -1, stars: unit.stars, among: all.length })
  }
  return turns
}

/** Before the first unit moves others may be asked, who commands and borrows: then it is the first player. */
function nextToMove({ state, first }: SkirmishTable): number {
  const { stage, actor } = viewOf(state)
  return stage < QUEUE ? first : actor
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
