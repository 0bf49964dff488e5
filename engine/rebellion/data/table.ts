/** Tables of things that have a number: entered by it, wherever they stand in their file. */

/**
 * The box that something comes from and when it is in a game (setup.md 4):
 *   base           in every game
 *   base-replaced  leaves for the card of the same name when the expansion is used
 *   base-missions  missions without a leader's portrait: of a side that plays the base set of missions
 *   base-combat    the shared tactic cards: where combat follows the base game
 *   rise           with Rise of the Empire
 *   rise-missions  missions with Darth Vader's icon: of a side that plays the expansion's set of missions
 *   rise-base-missions  the expansion's missions without an icon: with it, of a side that plays the base set
 *   cinematic      each side's own tactic cards: where combat is cinematic
 */
export const SET_IDS = [
  'base',
  'base-replaced',
  'base-missions',
  'base-combat',
  'rise',
  'rise-missions',
  'rise-base-missions',
  'cinematic',
] as const

export type SetId = (typeof SET_IDS)[number]

/** True for a set of the games without the expansion. */
export function isBaseSet(set: SetId): boolean {
  return set.startsWith('base')
}

export function setNumber(set: SetId): number {
  return SET_IDS.indexOf(set)
}

export interface Entry {
  /** Lies in states, moves and records: given once and never again. */
  readonly number: number
  readonly set: SetId
  readonly id: string
}

/** Where a table has room for entries with numbers below `most`: a constant that can be raised. */
export interface Room {
  readonly most: number
  readonly constant: string
}

/** The entries with their number as index; numbers and ids must be unique, and no number left out. */
export function byNumber<E extends Entry>(noun: string, entries: readonly E[], room?: Room): E[] {
  const table: E[] = []
  for (const entry of entries) {
    const other = table[entry.number]
    if (other !== undefined)
      throw new Error(`${noun} ${entry.number} is both ${other.id} and ${entry.id}`)
    table[entry.number] = entry
  }
  for (let n = 0; n < table.length; n++)
    if (table[n] === undefined)
      throw new Error(`${noun} ${n} is missing, but there is a ${noun} ${table.length - 1}`)
  const ids = new Set<string>()
  for (const { id } of table) {
    if (ids.has(id)) throw new Error(`there are two entries ${noun} "${id}"`)
    ids.add(id)
  }
  if (room !== undefined && table.length > room.most)
    throw new Error(
      `there is room for ${noun}s up to ${room.most - 1}: raise ${room.constant} to ${table.length}`,
    )
  return table
}
