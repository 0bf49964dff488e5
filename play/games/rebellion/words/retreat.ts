import { HELD, HELD_THIS_ROUND, RETREATED } from '../../../../engine/rebellion/combat/fields.js'
import { canRetreat, destinations } from '../../../../engine/rebellion/combat/retreat.js'
import { ADJACENT } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  INTERDICTOR,
} from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import { placeName, placeNames } from './names.js'

/** Where a side may retreat to from the combat at hand, or why it may not. */
export function retreatWords(state: State, view: RebellionView): string {
  const { side } = view
  if (RETREATED.of(state, side) !== 0) return 'You have retreated.'
  // T9: it holds the whole Imperial side
  if (side === EMPIRE && hasStation(view))
    return 'Where a Death Star stands, the Empire cannot retreat.'
  // E41: it holds the whole Rebel side
  if (side === REBEL && at(view, INTERDICTOR) > 0)
    return 'An Interdictor is here: the Rebels cannot retreat.'
  const places = destinations(state, side)
  // T6: as far as they are next to it
  const held =
    side === EMPIRE && at(view, INTERDICTOR) > 0 ? ' Your Interdictor holds the Rebels here.' : ''
  const origins = view.combatOrigins(view.enemy) & (ADJACENT[view.combatSystem] as number)
  const answer = canRetreat(state, side)
    ? `After each round you may retreat to ${bits(places).map(placeName).join(' or ')}.`
    : `You cannot retreat: ${whyNot(state, view, places !== 0)}.`
  const way = origins === 0 ? '' : ` The enemy came from ${placeNames(origins)}: not there.`
  return `${answer}${way}${held}`
}

function whyNot(state: State, view: RebellionView, hasPlaces: boolean): string {
  const { side, combatSystem } = view
  if (HELD.of(state, side) !== 0 || HELD_THIS_ROUND.of(state, side) !== 0)
    return 'a card holds you here'
  if (view.leadersAt(side, combatSystem) === 0) return 'no leader of yours is here'
  return hasPlaces
    ? 'no ship that moves by itself is left'
    : 'no system next to it is free of enemies and of their way here'
}

function hasStation(view: RebellionView): boolean {
  return at(view, DEATH_STAR) + at(view, CONSTRUCTION_SITE) > 0
}

function at(view: RebellionView, type: number): number {
  return view.units(view.combatSystem, type)
}
