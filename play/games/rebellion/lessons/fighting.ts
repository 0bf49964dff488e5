import type { KindId } from '../../../../engine/rebellion/course/kinds.js'

/** The kinds of decision of which a combat is made. */
export const FIGHTING: readonly KindId[] = [
  'add-leader',
  'start-of-combat',
  'tactic',
  'damage',
  'block',
  'retreat',
  'reaction',
  'pick',
]
