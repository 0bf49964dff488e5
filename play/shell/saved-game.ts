import { InputError } from '../../engine/input-error.js'
import { withoutMark } from '../../engine/json-text.js'
import { checkRecord, type GameRecord } from '../../engine/record.js'

/**
 * A game as it is kept, the same for all front ends: the arena's record, the names of the players, and under
 * `table` who plays from here. Files of earlier versions, and plain records, are read too.
 */

export interface Table {
  /** Seats of the people; null when the file does not say. */
  readonly people: readonly number[] | null
  /** How strong the computers are; null when the file does not say. */
  readonly level: string | null
  /** The same of each seat, where they differ. */
  readonly levels?: readonly string[]
  /** Something was taken back that had shown what was hidden or rolled. */
  readonly tookBack: boolean
  /** What one front end keeps for itself. */
  readonly notes: Readonly<Record<string, unknown>>
}

export interface SavedGame {
  readonly record: GameRecord
  readonly table: Table
}

export const PERSON = 'person'

/** Why somebody who is said to play a game cannot. */
export function noSeat(seat: number, seats: number): string {
  return `table.people: there is no seat ${seat}; the last is ${seats - 1}`
}

/** The text of a file; `seats` is the number of players. */
export function savedText({ record, table }: SavedGame, seats: number): string {
  const { people, level, levels, tookBack, notes } = table
  const players = Array.from({ length: seats }, (_, seat) =>
    people?.includes(seat) === true ? PERSON : (levels?.[seat] ?? level ?? '?'),
  )
  return `${JSON.stringify({ players, ...record, table: { people, level, tookBack, ...notes } })}\n`
}

/** Reads a saved game or any record; everything wrong is an InputError. The record is not played again. */
export function readSaved(text: string): SavedGame {
  return savedIn(parsed(text))
}

/** The same for a text that has been parsed. */
export function savedIn(found: unknown): SavedGame {
  const record = checkRecord(found)
  const isOver = record.result !== undefined
  return { record, table: tableOf(found as Readonly<Record<string, unknown>>, isOver) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text))
  } catch {
    throw new InputError('this is no JSON, or it is cut short')
  }
}

/** Earlier versions named one seat, on the page below `page` and in the terminal beside the record. */
function tableOf(found: Readonly<Record<string, unknown>>, isOver: boolean): Table {
  if (found.table !== undefined && !isObject(found.table))
    throw new InputError('table: does not say who plays')
  const from = [found.table, found.page, found].find(isObject) ?? {}
  const { people, side, level, tookBack, ...notes } = from
  return {
    people: peopleIn(people) ?? personAt(side) ?? (isOver ? null : peopleAmong(found.players)),
    level: levelIn(level),
    tookBack: tookBack === true,
    notes: from === found ? {} : notes,
  }
}

/** Whoever opens a game sees what these people see: a list that names nobody, or somebody twice, is no list of them. */
function peopleIn(found: unknown): readonly number[] | null {
  if (found === undefined || found === null) return null
  const isList = Array.isArray(found) && found.length > 0 && found.every(isSeat)
  if (isList && new Set(found).size === found.length) return found
  throw new InputError('table.people: is no list of different seats, such as [0] or [0, 2]')
}

function levelIn(found: unknown): string | null {
  if (found === undefined || found === null) return null
  if (typeof found === 'string') return found
  throw new InputError('table.level: is no name of a level, such as "officer"')
}

function personAt(side: unknown): readonly number[] | null {
  if (side === undefined) return null
  if (isSeat(side)) return [side]
  throw new InputError('side: is no seat')
}

/** A game that is still played is looked at by nobody else, whatever is missing in its file. */
function peopleAmong(players: unknown): readonly number[] | null {
  if (!Array.isArray(players)) return null
  const people = players.flatMap((one, seat) => (one === PERSON ? [seat] : []))
  return people.length > 0 ? people : null
}

function isSeat(found: unknown): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= 0
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}
