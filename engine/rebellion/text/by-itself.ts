import { PHASE_REFRESH, PHASE_SETUP } from '../facts/phases.js'
import type { Note, NoteKind } from '../state/journal.js'
import type { Entry } from './entry.js'

/** What nobody has decided who moved before it: in a team game a line of it has nobody's name before it. */

const WITHOUT_TURNS: readonly number[] = [PHASE_SETUP, PHASE_REFRESH]

/** What these phases bring; in turns a card or a mission does. */
const BROUGHT: readonly NoteKind[] = [
  'drew-action',
  'drew-mission',
  'drew-objective',
  'drew-probe',
  'drew-project',
  'saw',
  'time',
]

/** Those notes of a move that was made in this phase. */
export function broughtByItself(entries: readonly Entry[], phase: number): ReadonlySet<Note> {
  const found = new Set<Note>()
  let now = phase
  let isByCard = false
  for (const { note } of entries) {
    if (note.kind === 'phase') now = note.a
    isByCard ||= note.kind === 'action-used'
    if (!isByCard && WITHOUT_TURNS.includes(now) && BROUGHT.includes(note.kind)) found.add(note)
  }
  return found
}
