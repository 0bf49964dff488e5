import { listed } from '../../../../engine/english.js'
import { markedSystems } from '../../../../engine/rebellion/board/markers.js'
import { ACTIONS } from '../../../../engine/rebellion/cards/registry.js'
import { probeUnder, UNDER_IDS } from '../../../../engine/rebellion/cards/under.js'
import { MARKERS } from '../../../../engine/rebellion/data/markers.js'
import { setNumber } from '../../../../engine/rebellion/data/table.js'
import { SYSTEM_COUNT } from '../../../../engine/rebellion/facts/map.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import { placeName } from './names.js'

/** What Rise of the Empire keeps in play beside the board: target markers, and action cards that lie armed. */

const RISE = setNumber('rise')

export function hasRise(view: RebellionView): boolean {
  return view.isInGame(RISE, view.side)
}

const RISE_MISSIONS = setNumber('rise-missions')
const SET_UP = 0

/** Which missions a side plays, once both have shown it; empty before. */
export function missionsOf(view: RebellionView, side: number): string {
  if (view.phase === SET_UP) return ''
  return view.isInGame(RISE_MISSIONS, side) ? 'Rise of the Empire' : 'base game'
}

/** A line each: `[raid] Raid Outposts at Dathomir: …`. */
export function inPlayLines(view: RebellionView, state: State): string[] {
  const markers = MARKERS.flatMap(({ code, name, about }, marker) => {
    const places = bits(markedSystems(state, marker)).map(placeName)
    return places.length === 0 ? [] : [`[${code}] ${name} at ${listed(places)}: ${about}`]
  })
  const armed = UNDER_IDS.flatMap((id, which) => {
    const place = probeUnder(state, which)
    const card = ACTIONS.find((one) => one.id === id)
    if (place < 0 || card === undefined) return []
    const whose = card.side === view.side ? 'yours' : 'theirs'
    return [
      `${card.name}, ${whose}: ${place < SYSTEM_COUNT ? placeName(place) : '1 probe card'} under it`,
    ]
  })
  return [...markers, ...armed]
}

/** The system on the probe card under an action card, as far as the view may know; -1 without one. */
export function placeUnder(state: State, card: number): number {
  const id = ACTIONS[card]?.id ?? ''
  const which = UNDER_IDS.findIndex((one) => id.startsWith(one))
  const place = which < 0 ? -1 : probeUnder(state, which)
  return place < SYSTEM_COUNT ? place : -1
}
