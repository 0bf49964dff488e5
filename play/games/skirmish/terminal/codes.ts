import { unitKind } from '../../../../engine/skirmish/facts/units.js'
import { kindAt } from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import { playersOf, slotsOf } from '../table/view.js'

/** Short codes of units on the drawn table: the reader's in capitals, with three or four players the player's number before them. */
export type Codes = ReadonlyMap<number, string>

export function codesOf(s: State, reader: number): Codes {
  const players = playersOf(s)
  return new Map(
    players.flatMap((player) => {
      const own = ownCodes(s, player)
      const before = players.length > 2 ? String(player + 1) : ''
      return own.map(([slot, code]): [number, string] => [
        slot,
        before + (player === reader ? code.toUpperCase() : code.toLowerCase()),
      ])
    }),
  )
}

/** Unique among a player's units: initials, and a number where there are several of a kind. */
function ownCodes(s: State, player: number): readonly (readonly [number, string])[] {
  const slots = slotsOf(s, player)
  const taken = new Set<string>()
  const byKind = new Map<number, string>()
  return slots.map((slot) => {
    const kind = kindAt(s, slot)
    const base = byKind.get(kind) ?? freeCode(unitKind(kind).id, taken)
    byKind.set(kind, base)
    taken.add(base)
    const same = slots.filter((one) => kindAt(s, one) === kind)
    return [slot, same.length === 1 ? base : `${base}${same.indexOf(slot) + 1}`] as const
  })
}

function freeCode(id: string, taken: ReadonlySet<string>): string {
  const words = id.split('-').filter((word) => word !== 'wing')
  const [first = 'u', second] = words
  const choices = [
    first.length === 1 ? first : '',
    second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1),
    first.slice(0, 2),
    first.slice(0, 1) + id.slice(-1),
    first.slice(0, 3),
    id.replaceAll('-', ''),
  ]
  return choices.find((code) => code !== '' && !taken.has(code)) ?? id
}
