import type { AgentIdentity, JournalEntry } from '../journal/journal.js'
import { GroupBook } from '../plan/group-book.js'
import type { SeatedPlan } from '../plan/seated-plan.js'
import type { ProgramIdentity } from './program.js'

/** A stretch in which one program played. */
export interface Session {
  readonly startedMs: number
  /** Of its last game, where the program was killed. */
  endedMs: number
  readonly workers: number
  readonly queue: string | null
  readonly machine: string
  readonly command: string
  /** Games that were done when it began. */
  readonly games: number
}

/**
 * All that a journal tells of a tournament but the games themselves. Entries are read in while they are written and
 * when a run is taken up again: both lead to the same standing.
 */
export class Standing {
  readonly id: string
  plan: SeatedPlan
  readonly program: ProgramIdentity
  identities: readonly AgentIdentity[]
  /** Of the file of somebody else's game as it was; null for ours. */
  readonly gameSha256: string | null
  readonly book: GroupBook
  readonly sessions: Session[] = []
  /** Where each game lies in the journal, from the first on; 0 is no game's place. */
  private places: Float64Array

  constructor(first: Extract<JournalEntry, { kind: 'plan' }>) {
    this.id = first.id
    this.plan = first.plan
    this.program = first.program
    this.identities = first.agents
    this.gameSha256 = first.gameSha256 ?? null
    this.book = new GroupBook(first.plan)
    this.places = new Float64Array(this.book.planned)
  }

  /** Takes the next entry, which lies at this byte of the journal. */
  read(entry: JournalEntry, at: number): void {
    const session = this.sessions[this.sessions.length - 1]
    switch (entry.kind) {
      case 'plan':
        return
      case 'session': {
        const { kind: _, ...facts } = entry
        this.sessions.push({ ...facts, endedMs: facts.startedMs })
        return
      }
      case 'growth': {
        this.plan = entry.plan
        this.identities = entry.agents
        this.book.grow(entry.plan)
        const places = new Float64Array(this.book.planned)
        places.set(this.places)
        this.places = places
        return
      }
      case 'pause':
        if (session !== undefined) session.endedMs = entry.endedMs
        return
      case 'game': {
        const { number, halfPoints } = entry.result
        if (session !== undefined) session.endedMs = entry.atMs
        // A queue may tell a game twice: the first telling counts. After damage to the journal a swiss may hold games
        // of rounds that are not paired any more: they are played again.
        if (!this.book.has(number)) return
        if (this.book.isDone(number) || this.book.agents(number) === null) return
        this.places[number - this.book.first] = at
        this.book.take(number, halfPoints)
      }
    }
  }

  /** The byte at which a finished game lies. */
  placeOf(game: number): number {
    return this.places[game - this.book.first] as number
  }
}
