/** Sorts of decision: agents' time and candidates hang on them. */
const KINDS = [
  { id: 'setup', isOpen: true },
  { id: 'base', isOpen: true },
  { id: 'assign', isOpen: true },
  { id: 'command', isOpen: true },
  { id: 'move-group', isOpen: true },
  { id: 'oppose', isOpen: false },
  { id: 'reaction', isOpen: false },
  { id: 'add-leader', isOpen: true },
  { id: 'start-of-combat', isOpen: false },
  { id: 'tactic', isOpen: false },
  { id: 'damage', isOpen: false },
  { id: 'block', isOpen: false },
  { id: 'retreat', isOpen: true },
  { id: 'objective', isOpen: false },
  { id: 'build', isOpen: true },
  { id: 'deploy', isOpen: true },
  { id: 'recruit', isOpen: true },
  { id: 'discard', isOpen: true },
  { id: 'pick', isOpen: true },
] as const
export type KindId = (typeof KINDS)[number]['id']

export const KIND_IDS: readonly KindId[] = KINDS.map(({ id }) => id)

/** Decisions that everybody can see to be due; the others may be there for a hidden card only. */
export const KIND_IS_OPEN = Uint8Array.from(KINDS, ({ isOpen }) => (isOpen ? 1 : 0))

export function kindCode(id: KindId): number {
  return KIND_IDS.indexOf(id)
}
