import type { GameEvent } from '../../../../../engine/game.js'
import { BASE_SPACE, systemNumber } from '../../../../../engine/rebellion/facts/map.js'
import { BASE_SPACE_ID } from '../../../../../engine/rebellion/text/names.js'

/** Where on the board something happened. */

/** Places that an event is about, so that it can light them up. */
export function placesOf({ places = [] }: GameEvent): Set<number> {
  return new Set(places.map(placeNumber))
}

/** The number of a place by its id. */
export function placeNumber(id: string): number {
  return id === BASE_SPACE_ID ? BASE_SPACE : systemNumber(id)
}
