import { readFleet } from '../../agents/skirmish/fleets.js'
import { InputError } from '../../engine/input-error.js'

/**
 * The option of an agent that a fleet in a file stands for: `{ "table": ["x-wing", "x-wing"], "reserve": ["y-wing"] }`, or with
 * numbers, `{ "table": { "x-wing": 2 } }`.
 */
export function fleetSetting(content: unknown): string {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new InputError('a fleet is an object with "table" and "reserve"')
  const known = ['table', 'reserve']
  const foreign = Object.keys(content).find((key) => !known.includes(key))
  if (foreign !== undefined)
    throw new InputError(`unknown field "${foreign}"; a fleet has "table" and "reserve"`)
  const { table, reserve } = content as { table?: unknown; reserve?: unknown }
  if (table === undefined) throw new InputError('table: missing; a fleet has units on the table')
  const text = `${unitsIn(table, 'table')}/${unitsIn(reserve ?? [], 'reserve')}`
  readFleet(text)
  return `fleet=${text}`
}

function unitsIn(value: unknown, where: string): string {
  if (Array.isArray(value))
    return value
      .map((one) => {
        if (typeof one === 'string') return one
        throw new InputError(`${where}: a list holds the ids of units`)
      })
      .join('.')
  if (typeof value !== 'object' || value === null)
    throw new InputError(`${where}: a list of ids, or numbers by id, for example { "x-wing": 2 }`)
  return Object.entries(value)
    .map(([id, count]) => {
      if (Number.isInteger(count) && count >= 1 && count <= 30) return `${count}*${id}`
      throw new InputError(`${where}.${id}: ${count} is no number of units`)
    })
    .join('.')
}
