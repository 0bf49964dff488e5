import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { UNITS_OF } from '../../../../engine/rebellion/facts/unit-types.js'

/** Unit types of a side as they are drawn and listed: what stands fast or carries a rule of its own, then the strong before the weak. */
export function inOrder(side: number): readonly number[] {
  return ORDERED[side] ?? []
}

const RANKS = { station: 0, structure: 0, capital: 2, ground: 2, fighter: 3 } as const
/** It holds the enemy, so it is never summed up with other ships. */
const HOLDING = 'interdictor'

function rankOf(type: number): number {
  const unit = UNITS[type]
  if (unit === undefined) return 0
  return unit.id === HOLDING ? 1 : RANKS[unit.sort]
}

function healthOf(type: number): number {
  return UNITS[type]?.health[1] ?? 0
}

const ORDERED: readonly (readonly number[])[] = UNITS_OF.map((types) =>
  [...types].sort((a, b) => rankOf(a) - rankOf(b) || healthOf(b) - healthOf(a) || b - a),
)
