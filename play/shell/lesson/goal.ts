import type { Position } from '../../../engine/game.js'

/**
 * Conditions on a position: `units.naboo.stormtrooper + units.naboo.at-st >= 2` compares a sum of numbers,
 * `loyalty.empire has naboo` looks into a list, `base.revealed is true` compares a value. What is not there counts 0.
 */
export function holds(condition: string, position: Position): boolean {
  const sum = /^(.+) (>=|<=|=) (\d+)$/.exec(condition)
  if (sum !== null) {
    const total = (sum[1] as string)
      .split(' + ')
      .reduce((all, path) => all + numberAt(position, path), 0)
    return compare(total, sum[2] as string, Number(sum[3]))
  }
  const word = /^(\S+) (has|is) (\S+)$/.exec(condition)
  if (word === null) throw new Error(`a lesson has a condition that says nothing: "${condition}"`)
  const found = valueAt(position, word[1] as string)
  return word[2] === 'has'
    ? Array.isArray(found) && found.includes(word[3])
    : String(found ?? false) === word[3]
}

function compare(total: number, sign: string, wanted: number): boolean {
  if (sign === '>=') return total >= wanted
  return sign === '<=' ? total <= wanted : total === wanted
}

function numberAt(position: Position, path: string): number {
  const found = valueAt(position, path)
  return typeof found === 'number' ? found : 0
}

function valueAt(position: Position, path: string): unknown {
  let at: unknown = position
  for (const key of path.split('.'))
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? Reflect.get(at, key)
        : undefined
  return at
}
