import {
  DEATH_STAR,
  UNIT_BLACK,
  UNIT_CAPACITY,
  UNIT_COUNT,
  UNIT_HEALTH,
  UNIT_RED,
} from '../../engine/rebellion/facts/unit-types.js'

/** Worth of one unit of each type, in tenths of a reputation step: dice, health, and a little for what it carries. */
export const UNIT_WORTH = new Float64Array(UNIT_COUNT)
for (let type = 0; type < UNIT_COUNT; type++)
  UNIT_WORTH[type] =
    ((UNIT_RED[type] as number) + (UNIT_BLACK[type] as number) + (UNIT_HEALTH[type] as number)) *
      0.6 +
    (UNIT_CAPACITY[type] as number) * 0.1
UNIT_WORTH[DEATH_STAR] = 12
