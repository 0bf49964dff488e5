import { ADJACENT, BASE_SPACE, SYSTEM_COUNT } from '../../../../engine/rebellion/facts/map.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import {
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
} from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import { unitCount, unitsOf } from './things.js'

/** Own units that an activation of a place could bring: they stand next to it, and no leader of theirs holds them. */
export function unitsNear(view: RebellionView, place: number): number {
  return ableUnits(view, sourcesOf(view, place))
}

/** Those of these places that own units can leave: what moves stands there, and no leader holds it. */
export function placesToLeave(view: RebellionView, places: number): number[] {
  return bits(places).filter((place) => ableUnits(view, [place]) > 0)
}

function ableUnits(view: RebellionView, places: readonly number[]): number {
  return places
    .filter((place) => !view.isHeld(view.side, place))
    .reduce((sum, place) => sum + ableAt(view, place), 0)
}

/** The Rebel Base space of a hidden base is next to its system and to those next to that. */
function sourcesOf(view: RebellionView, place: number): number[] {
  const isHidden = view.side === REBEL && !view.isRevealed && view.base < SYSTEM_COUNT
  const roundBase = isHidden ? (ADJACENT[view.base] as number) | (1 << view.base) : 0
  if (place === BASE_SPACE) return bits(roundBase)
  const near = bits(ADJACENT[place] as number)
  return (roundBase & (1 << place)) !== 0 ? [...near, BASE_SPACE] : near
}

/** Units that can leave a place: ships, and what they have room for. */
function ableAt(view: RebellionView, place: number): number {
  const mobile = unitsOf(view, view.side, place, (type) => UNIT_IMMOBILE[type] === 0)
  const carried = mobile.filter(({ type }) => UNIT_CARRIED[type] === 1)
  const ships = mobile.filter(({ type }) => UNIT_CARRIED[type] === 0)
  const room = ships.reduce((sum, { type, count }) => sum + (UNIT_CAPACITY[type] ?? 0) * count, 0)
  return unitCount(ships) + Math.min(room, unitCount(carried))
}
