/** Sorts of decision: agents' time and candidates hang on them. */
export const KIND_IDS = [
  'fleet',
  'combat-card',
  'place',
  'command',
  'act',
  'turn',
  'advance',
  'carry',
  'target',
  'second-target',
  'shooter',
  'reroll',
  'named-attack',
  'turn-end',
  'airborne',
  'reserves',
] as const

export type KindId = (typeof KIND_IDS)[number]
