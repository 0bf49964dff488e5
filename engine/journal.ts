/** Who may read a note. */
export const FOR_ALL = -1

/** Something that happened. What the numbers stand for is its kind's to say. */
export interface Note<Kind extends string> {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  /** The player who alone may know the numbers, or FOR_ALL; the others learn that it happened. */
  readonly audience: number
}

/**
 * What happened while a move was carried out, for logs. Closed in play and search, where `note` costs one test;
 * `tell` opens it, makes the move on a copy, and reads it.
 */
export function journalOf<Kind extends string>() {
  let isOpen = false
  let notes: Note<Kind>[] = []

  function note(kind: Kind, a = 0, b = 0, c = 0, d = 0, audience = FOR_ALL): void {
    if (isOpen) notes.push({ kind, a, b, c, d, audience })
  }

  /** From now on what happens is written down, for who counts it in many games. */
  function takeNotes(): void {
    isOpen = true
    notes = []
  }

  /** No more notes; those that were taken. */
  function stopNotes(): readonly Note<Kind>[] {
    isOpen = false
    return notes
  }

  /** The notes of `action`. The journal is closed again whatever comes. */
  function recorded(action: () => void): readonly Note<Kind>[] {
    takeNotes()
    try {
      action()
      return notes
    } finally {
      isOpen = false
    }
  }

  /** For what is only tried out: no notes until they go on as they were. */
  function pauseNotes(): boolean {
    const wasOpen = isOpen
    isOpen = false
    return wasOpen
  }

  function resumeNotes(wasOpen: boolean): void {
    isOpen = wasOpen
  }

  return { note, takeNotes, stopNotes, recorded, pauseNotes, resumeNotes }
}
