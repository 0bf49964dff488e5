import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import { rebelLoyalty } from '../worth/loyalty.js'
import { contains, NOWHERE } from '../worth/places.js'
import { freedWorth } from './base-rebel-actions.js'
import type { ActionOpinion } from './opinion.js'

/** The Rebel action cards of Rise of the Empire that are played while leaders are assigned. */
export const RISE_REBEL_ACTIONS: Readonly<Record<string, Partial<ActionOpinion>>> = {
  'bazes-loyalty': { battle: 'always' },
  // Loyalty, and a world that may go free by it
  'trust-in-the-force': {
    place: (facts, place) =>
      contains(facts.subjugated, place)
        ? rebelLoyalty(facts, place, 1) +
          (facts.groundCount(place, EMPIRE) === 1 ? freedWorth(facts, place) : 1)
        : NOWHERE,
  },
}
