import { rebellionWishes } from '../../wishes/wishes.js'
import type { RebellionStore } from '../store.js'

/** What the wish that is being chosen may be about, by id. */
export function wishable({ session, partnership }: RebellionStore): readonly string[] {
  if (session === null || partnership === null) return []
  const { wishing, seat } = partnership
  if (wishing === null || seat < 0) return []
  return rebellionWishes.things(wishing, session.observationOf(seat))
}

/** The same on the board. */
export function wishablePlaces(store: RebellionStore): ReadonlySet<number> {
  const places = wishable(store).map((what) => rebellionWishes.placeOf(what))
  return new Set(places.filter((place) => place !== null))
}
