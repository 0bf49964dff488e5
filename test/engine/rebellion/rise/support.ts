import { MARKER_OBJECTIVE, OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { MARKERS } from '../../../../engine/rebellion/data/markers.js'
import type { State } from '../../../../engine/state.js'
import { position } from '../support.js'

/** What the tests of Rise of the Empire have in common: positions of its game. */

export const RISE = { expansion: 'on', missions: 'rise' }

/** A position of the expansion with cinematic combat unless `options` say otherwise. */
export function risePosition(
  fields: Readonly<Record<string, unknown>> = {},
  options: Readonly<Record<string, string>> = {},
): State {
  return position({ options: { ...RISE, ...options }, ...fields })
}

/** The same with the tactic cards of the base game. */
export function withBaseCombat(fields: Readonly<Record<string, unknown>> = {}): State {
  return risePosition(fields, { combat: 'base' })
}

/** The fields of a position with target markers: the objectives that brought them have been played. */
export function marked(
  targetMarkers: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> {
  const playedObjectives = MARKERS.flatMap(({ id }, marker) => {
    const card = OBJECTIVES[MARKER_OBJECTIVE[marker] ?? -1]
    return targetMarkers[id] === undefined || card === undefined ? [] : [card.id]
  })
  return { targetMarkers, playedObjectives }
}
