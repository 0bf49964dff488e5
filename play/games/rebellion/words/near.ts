import { ADJACENT, BASE_SPACE, SYSTEM_COUNT } from '../../../../engine/rebellion/facts/map.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { UNIT_IMMOBILE } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { unitCount, unitsOf } from './things.js'

/** Places from which units could be brought to a place by an activation: next to it, held by no own leader. */
function sourcesOf(view: RebellionView, place: number): number[] {
  const { base } = view
  const fromBase = view.player === REBEL && !view.isRevealed && base < SYSTEM_COUNT
  const around =
    place === BASE_SPACE
      ? fromBase
        ? (ADJACENT[base] as number) | (1 << base)
        : 0
      : (ADJACENT[place] as number)
  const found: number[] = []
  for (let n = 0; n < SYSTEM_COUNT; n++) if ((around & (1 << n)) !== 0) found.push(n)
  const isNearBase = place === base || (around & (1 << base)) !== 0
  if (fromBase && place !== BASE_SPACE && isNearBase) found.push(BASE_SPACE)
  return found.filter((source) => !view.isHeld(view.player, source))
}

/** Own units that an activation of the place could bring, ships or not. */
export function unitsNear(view: RebellionView, place: number): number {
  const mobile = (type: number): boolean => UNIT_IMMOBILE[type] === 0
  return sourcesOf(view, place).reduce(
    (sum, source) => sum + unitCount(unitsOf(view, view.player, source, mobile)),
    0,
  )
}
