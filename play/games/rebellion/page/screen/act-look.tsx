import type { ActLook } from '../../../../page/panel/act-list.js'
import type { Act } from '../../../../shell/acts.js'
import { Named } from '../card/named.js'
import type { RebellionStore } from '../store.js'
import { placesOf } from '../words/event-places.js'

/** What the lines of the log do: they light their places on the board, and their cards can be read. */
export function actLook(store: RebellionStore): ActLook {
  return {
    light: (events) => store.mark(new Set(events.flatMap((event) => [...placesOf(event)]))),
    line: (line) => <Named line={line} />,
    card: cardOf,
  }
}

/** The card that was revealed or played. */
function cardOf({ lines }: Act): Readonly<Record<string, string>> {
  const told = lines.find(({ event }) => PLAYED.includes(event.kind))
  const id = told?.event.cards?.[0]
  return id === undefined ? {} : { 'data-thing': id }
}

const PLAYED: readonly string[] = ['mission-revealed', 'action-used', 'objective-scored']
