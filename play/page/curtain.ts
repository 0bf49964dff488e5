import type { Move, Player } from '../../engine/game.js'
import type { Session } from '../shell/session.js'
import { hasSecrets, hidesFrom } from '../shell/sitters.js'
import type { PageRules } from './page-rules.js'

/** What the curtain needs of the page. */
export interface Covered {
  readonly rules: PageRules
  readonly session: Session | null
  /** Nothing is left that was open, chosen, told or said. */
  forget(): void
  /** Shows the game as this person sees it, with what is news to him. */
  lookAs(person: Player): void
  /** A decision has been made: it is kept, and the game goes on. */
  settled(): void
  changed(): void
}

/** Covers the screen between people who may not see each other's cards. */
export class Curtain {
  /** For whom the screen is covered until he opens it; null while it is open. */
  person: Player | null = null
  /** Meanwhile what lies open to all is looked at. */
  isTable = false
  /** What nobody has looked at begins with this move, where somebody has answered before all. */
  unseenFrom = Number.POSITIVE_INFINITY

  constructor(private readonly store: Covered) {}

  /** A game is opened: whoever is at the screen is not known yet. */
  begin(session: Session): void {
    this.end()
    this.store.lookAs(session.isMine ? session.actor : session.viewer)
    if (!session.isOver && hasSecrets(this.store.rules, session)) this.person = session.viewer
  }

  /** Who is asked now looks; the screen is covered where he may not see what was seen before him. */
  handOver(session: Session): void {
    const { actor, viewer } = session
    if (actor === viewer) return
    if (this.person !== null || hidesFrom(this.store.rules, session, viewer, actor))
      this.cover(actor)
    else this.store.lookAs(actor)
  }

  private cover(person: Player): void {
    this.store.forget()
    this.person = person
  }

  /** Shows what lies open to all while the screen is covered, or covers that as well. */
  showTable(isTable: boolean): void {
    this.isTable = isTable
    this.store.changed()
  }

  /** Covers the screen at once, where somebody at it may not see what another one sees. */
  lower(): void {
    const { session, rules } = this.store
    if (session === null || session.isOver || this.person !== null) return
    if (!hasSecrets(rules, session)) return
    this.cover(session.isMine ? session.actor : session.viewer)
    this.store.changed()
  }

  /** The person for whom the screen was covered opens it. */
  raise(): void {
    const { person } = this
    if (this.store.session === null || person === null) return
    this.end()
    this.store.lookAs(person)
    this.store.changed()
  }

  /** The person for whom the screen is covered answers what lies open to all; it stays covered. */
  answer(move: Move): void {
    const { person } = this
    const { session } = this.store
    if (session === null || person === null || person !== session.actor) return
    session.look(person)
    this.unseenFrom = Math.min(this.unseenFrom, session.moves.length)
    session.beginDecision()
    session.play(move)
    this.store.settled()
  }

  /** The screen is open. */
  end(): void {
    this.person = null
    this.isTable = false
    this.unseenFrom = Number.POSITIVE_INFINITY
  }
}
