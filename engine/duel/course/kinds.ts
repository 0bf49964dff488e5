/** Sorts of decision: agents' time and candidates hang on them. */
export const KIND_IDS = [
  'characters',
  'strategy',
  'turn',
  'recon',
  'search',
  'search-deck',
  'reserve',
  'bargain',
  'add',
  'look',
  'order',
  'drop',
  'set-aside',
] as const

export type KindId = (typeof KIND_IDS)[number]
