/**
 * What happened while a move was carried out, for logs. Closed in play and search, where `note`
 * costs one test; `tell` opens it, makes the move on a copy, and reads it.
 */

export const journal = { open: false, entries: [] as Note[] }

/** Who may read an entry. */
export const FOR_ALL = -1

export interface Note {
  readonly kind: NoteKind
  readonly a: number
  readonly b: number
  readonly c: number
  /** Side that alone may know it, or FOR_ALL. */
  readonly audience: number
}

export type NoteKind =
  | 'move'
  | 'forced'
  | 'dice'
  | 'successes'
  | 'mission-outcome'
  | 'units-gained'
  | 'units-destroyed'
  | 'units-queued'
  | 'queued-destroyed'
  | 'units-moved'
  | 'loyalty'
  | 'sabotage'
  | 'unsabotage'
  | 'system-destroyed'
  | 'leader-placed'
  | 'captured'
  | 'rescued'
  | 'lured'
  | 'eliminated'
  | 'recruited'
  | 'ring'
  | 'ring-lost'
  | 'reputation'
  | 'time'
  | 'phase'
  | 'base-revealed'
  | 'base-answer'
  | 'region-answer'
  | 'base-moved'
  | 'base-stays'
  | 'drew-mission'
  | 'drew-project'
  | 'drew-probe'
  | 'drew-objective'
  | 'drew-action'
  | 'drew-tactic'
  | 'saw-objective'
  | 'bottom'
  | 'discarded'
  | 'action-used'
  | 'objective-scored'
  | 'plans-missed'
  | 'combat'
  | 'combat-round'
  | 'battle'
  | 'battle-won'
  | 'blocked'
  | 'damage'
  | 'combat-over'
  | 'reshuffled'
  | 'deployed'
  | 'won'

export function note(kind: NoteKind, a = 0, b = 0, c = 0, audience = FOR_ALL): void {
  if (journal.open) journal.entries.push({ kind, a, b, c, audience })
}
