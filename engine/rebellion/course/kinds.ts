/** Sorts of decision: agents' time and candidates hang on them. */
export const KIND_IDS = [
  'setup',
  'base',
  'assign',
  'command',
  'move-group',
  'oppose',
  'reaction',
  'add-leader',
  'start-of-combat',
  'tactic',
  'damage',
  'block',
  'retreat',
  'objective',
  'build',
  'deploy',
  'recruit',
  'discard',
  'pick',
] as const
export type KindId = (typeof KIND_IDS)[number]

export function kindCode(id: KindId): number {
  return KIND_IDS.indexOf(id)
}
