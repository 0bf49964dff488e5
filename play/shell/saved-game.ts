import { InputError } from '../../engine/input-error.js'
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
  return { record, table: tableOf(found as Readonly<Record<string, unknown>>) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('this is no JSON, or it is cut short')
  }
}

/** Earlier versions named one seat, on the page below `page` and in the terminal beside the record. */
function tableOf(found: Readonly<Record<string, unknown>>): Table {
  const from = [found.table, found.page, found].find(isObject) ?? {}
  const { people, side, level, tookBack, ...notes } = from
  return {
    people: isSeats(people) ? people : isSeat(side) ? [side] : null,
    level: typeof level === 'string' ? level : null,
    tookBack: tookBack === true,
    notes: from === found ? {} : notes,
  }
}

function isSeats(found: unknown): found is readonly number[] {
  return Array.isArray(found) && found.length > 0 && found.every(isSeat)
}

function isSeat(found: unknown): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= 0
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}
