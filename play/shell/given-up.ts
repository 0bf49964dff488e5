import type { Player, Seat } from '../../engine/game.js'

/** A game that people gave up: the same in files of page and terminal. */

export interface GivenUp {
  /** A seat of the side that did; null where people of several sides played and the file does not say which. */
  readonly seat: Player | null
}

/** What a file keeps of it beside the record. */
export function givenUpNotes(seat: Player | null): Readonly<Record<string, unknown>> {
  return { resigned: true, ...(seat === null ? {} : { resignedBy: seat }) }
}

/** What the table of a file says of it, `players` being those of the seats who are people; null where nobody gave it up. */
export function givenUpIn(
  { resigned, resignedBy }: Readonly<Record<string, unknown>>,
  people: readonly Player[],
  seats: readonly Seat[],
): GivenUp | null {
  if (resigned !== true) return null
  const named = people.find((seat) => seat === resignedBy)
  if (named !== undefined) return { seat: named }
  const [first] = people
  const isOneSide = people.every((seat) => seats[seat]?.side === seats[first ?? 0]?.side)
  return { seat: isOneSide ? (first ?? null) : null }
}
