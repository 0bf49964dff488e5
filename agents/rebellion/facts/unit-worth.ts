import { GROUND } from '../../../engine/rebellion/facts/sides.js'
import {
  DEATH_STAR,
  UNIT_BLACK,
  UNIT_CAPACITY,
  UNIT_COUNT,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_RED,
  UNIT_THEATER,
  UNITS_OF,
} from '../../../engine/rebellion/facts/unit-types.js'

/** Dice of all colours. */
export const UNIT_DICE = new Uint8Array(UNIT_COUNT)
/** Those that nothing in a battle takes away: of what has no health, a Death Star. */
export const UNIT_LASTING = new Uint8Array(UNIT_COUNT)
/** Worth of one unit of each type, in tenths of a reputation step: dice, health, and a little for what it carries. */
export const UNIT_WORTH = new Float64Array(UNIT_COUNT)
for (let type = 0; type < UNIT_COUNT; type++) {
  const dice =
    (UNIT_RED[type] as number) + (UNIT_BLACK[type] as number) + (UNIT_GREEN[type] as number)
  UNIT_DICE[type] = dice
  if (UNIT_HEALTH[type] === 0) UNIT_LASTING[type] = dice
  UNIT_WORTH[type] =
    (dice + (UNIT_HEALTH[type] as number)) * 0.6 + (UNIT_CAPACITY[type] as number) * 0.1
}
UNIT_WORTH[DEATH_STAR] = 12

/** Ground units of each side, structures too, the dearest first. */
export const GROUND_UNITS_OF: readonly Uint8Array[] = UNITS_OF.map((types) =>
  types
    .filter((type) => UNIT_THEATER[type] === GROUND)
    .sort((a, b) => (UNIT_WORTH[b] as number) - (UNIT_WORTH[a] as number)),
)
