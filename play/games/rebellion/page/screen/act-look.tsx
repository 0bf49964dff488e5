import type { ActLook } from '../../../../page/panel/act-list.js'
import type { RebellionStore } from '../store.js'
import { placesOf } from '../words/event-places.js'

/** What the lines of the log do: they light their places on the board. */
export function actLook(store: RebellionStore): ActLook {
  return {
    light: (events) => store.mark(new Set(events.flatMap((event) => [...placesOf(event)]))),
  }
}
