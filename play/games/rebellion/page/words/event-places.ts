import type { GameEvent } from '../../../../../engine/game.js'
import { BASE_SPACE, systemNumber } from '../../../../../engine/rebellion/facts/map.js'
import { BASE_SPACE_ID } from '../../../../../engine/rebellion/text/names.js'

/** Where on the board something happened. */

export interface Travel {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** The journey of units that an event is. */
export function travelIn({ kind, places = [], units = [] }: GameEvent): Travel | null {
  const [from, to] = places.map(placeNumber)
  if (kind !== 'units-moved' || from === undefined || to === undefined) return null
  return { from, to, count: units.reduce((sum, { count }) => sum + count, 0) }
}

/** Places that an event is about, so that it can light them up. */
export function placesOf({ places = [] }: GameEvent): Set<number> {
  return new Set(places.map(placeNumber))
}

function placeNumber(id: string): number {
  return id === BASE_SPACE_ID ? BASE_SPACE : systemNumber(id)
}
