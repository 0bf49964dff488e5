import { SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { STORMTROOPER } from '../../../engine/rebellion/facts/unit-types.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { NOWHERE } from '../worth/places.js'
import type { ActionOpinion } from './opinion.js'

/** The Imperial action cards of Rise of the Empire that ask for a place. */
export const RISE_IMPERIAL_ACTIONS: Readonly<Record<string, Partial<ActionOpinion>>> = {
  // Where the base may be, the garrison that comes finds out.
  'secret-facility': {
    place: (facts, place) =>
      place < SYSTEM_COUNT
        ? (facts.isOpenQuestion(place) ? 4 : 0) + (UNIT_WORTH[STORMTROOPER] as number)
        : NOWHERE,
  },
}
