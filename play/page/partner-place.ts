import { asError } from './errors.js'
import type { Partnership, PartnerTable } from './partnership.js'

/** The computer beside a person: its code comes with the first game that may have one, for most have none. */

/** Where a computer may sit beside a person. */
interface PartnerPlace extends PartnerTable {
  readonly partnership: Partnership | null
  /** Something that must not happen has happened. */
  fault: Error | null
}

/** Of two seats none sits beside another. */
const PAIR = 2

export function lacksPartner({ partnership, rules, session }: PartnerPlace): boolean {
  if (partnership !== null || rules.wishes === undefined || session === null) return false
  return session.game.seats(session.options).length > PAIR
}

/** Loads it; null where that fails, which the store says. */
export async function loadPartner(store: PartnerPlace): Promise<Partnership | null> {
  try {
    const { Partnership } = await import('./partnership.js')
    return new Partnership(store)
  } catch (error) {
    store.fault = asError(error)
    store.changed()
    return null
  }
}
