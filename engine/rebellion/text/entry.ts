import type { Note } from '../state/journal.js'

/** A note as its reader may know it. */
export interface Entry {
  readonly note: Note
  readonly known: boolean
}
