import { InputError } from '../../engine/input-error.js'
import type { FleetList } from './data/fleets.js'
import { readFleet } from './fleets.js'

/**
 * A fleet in a file, the same for the page, the terminal and line-ups of the arena: `{ "name": "Wings", "table": ["x-wing",
 * "x-wing"], "reserve": ["y-wing"] }`, or with numbers, `{ "table": { "x-wing": 2 } }`. The name may be left out.
 */
export type FiledFleet = Pick<FleetList, 'name' | 'table' | 'reserve'>

const FIELDS: readonly string[] = ['name', 'table', 'reserve']

/** What a file holds, parsed; everything wrong is an InputError. */
export function fleetInFile(content: unknown): FiledFleet {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new InputError('a fleet is an object with "table" and "reserve"')
  const foreign = Object.keys(content).find((key) => !FIELDS.includes(key))
  if (foreign !== undefined)
    throw new InputError(`unknown field "${foreign}"; a fleet has "table" and "reserve"`)
  const { name = '', table, reserve } = content as Readonly<Record<string, unknown>>
  if (typeof name !== 'string') throw new InputError('name: is no text')
  if (table === undefined) throw new InputError('table: missing; a fleet has units on the table')
  const fleet = { name, table: unitsIn(table, 'table'), reserve: unitsIn(reserve ?? [], 'reserve') }
  readFleet(dotted(fleet))
  return fleet
}

/** The text of a file. */
export function fleetFileText({ name, table, reserve }: FiledFleet): string {
  return `${JSON.stringify({ name, table: counts(table), reserve: counts(reserve) }, null, 2)}\n`
}

/** As an option of an agent has it: `2*x-wing.luke-skywalker/y-wing`. */
export function dotted({ table, reserve }: Pick<FiledFleet, 'table' | 'reserve'>): string {
  return `${table.split(' ').join('.')}/${reserve.split(' ').join('.')}`
}

function counts(list: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const word of list.split(' ').filter((one) => one !== '')) {
    const [, times = '1', id = ''] = /^(?:(\d+)\*)?(.+)$/.exec(word) ?? []
    found[id] = (found[id] ?? 0) + Number(times)
  }
  return found
}

function unitsIn(value: unknown, where: string): string {
  if (Array.isArray(value))
    return value
      .map((one) => {
        if (typeof one === 'string' && /^[\w-]+$/.test(one)) return one
        throw new InputError(`${where}: a list holds the ids of units`)
      })
      .join(' ')
  if (typeof value !== 'object' || value === null)
    throw new InputError(`${where}: a list of ids, or numbers by id, for example { "x-wing": 2 }`)
  return Object.entries(value)
    .map(([id, count]) => {
      if (!Number.isInteger(count) || count < 1 || count > 30)
        throw new InputError(`${where}.${id}: ${count} is no number of units`)
      return count === 1 ? id : `${count}*${id}`
    })
    .join(' ')
}
