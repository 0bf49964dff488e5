import type { ActLook } from '../../../../page/panel/act-list.js'
import type { Act } from '../../../../shell/acts.js'
import { isTeamGame, postLabel } from '../../words/seats.js'
import { Named } from '../card/named.js'
import type { RebellionStore } from '../store.js'
import { placesOf } from '../words/event-places.js'

/** What the lines of the log do: they light their places on the board, and their cards can be read. */
export function actLook(store: RebellionStore): ActLook {
  return {
    light: (events) => store.mark(new Set(events.flatMap((event) => [...placesOf(event)]))),
    line: (line) => <Named line={line} />,
    card: cardOf,
    who: (act) => whoDid(store, act),
  }
}

/** In a team game the role of who acted, where the line says only his side. */
function whoDid({ session }: RebellionStore, { side, lines }: Act): string {
  if (session === null || side === '' || !isTeamGame(session.options)) return ''
  const seats = session.game.seats(session.options)
  const actors = new Set(lines.map(({ actor }) => actor).filter((at) => seats[at]?.side === side))
  const [actor] = actors
  const post = actors.size === 1 ? postLabel(session.options, actor as number) : ''
  return post === '' ? '' : `${post}: `
}

/** The card that was revealed or played. */
function cardOf({ lines }: Act): Readonly<Record<string, string>> {
  const told = lines.find(({ event }) => PLAYED.includes(event.kind))
  const id = told?.event.cards?.[0]
  return id === undefined ? {} : { 'data-thing': id }
}

const PLAYED: readonly string[] = ['mission-revealed', 'action-used', 'objective-scored']
