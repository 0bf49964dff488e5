import type { Move } from '../../engine/game.js'
import type { LessonRun } from '../shell/lesson/lesson-run.js'
import type { Session } from '../shell/session.js'
import { ofTab } from './storage.js'

const KEY = 'dejarik.draft'

/** What it needs of the page. */
interface Drafting {
  readonly session: Session | null
  readonly isAsked: boolean
  readonly tutor: LessonRun | null
  readonly inDraft: readonly Move[]
  redraft(moves: readonly Move[]): void
}

/**
 * What is drafted of the decision at hand, kept in this tab until it is made: a reload takes nothing away of a set-up that
 * was placed unit by unit. Nothing is kept before it has been asked what is there.
 */
export class DraftKeeper {
  private session: Session | null = null
  private kept: string | null = null

  /** Goes on from the draft that was left in this game when the page went away, if it was about the decision at hand. */
  takeUp(store: Drafting): void {
    const { session, isAsked, tutor } = store
    if (session === null || !isAsked || tutor !== null || this.session === session) return
    this.session = session
    this.kept = ofTab.read(KEY)
    const { decision, moves } = fieldsOf(this.kept)
    if (decision === decisionOf(session) && moves.length > 0) store.redraft(moves)
  }

  keep({ session, isAsked, inDraft }: Drafting): void {
    if (session === null || !isAsked || this.session !== session) return
    const text = inDraft.length === 0 ? null : `${decisionOf(session)} ${inDraft.join(' ')}`
    if (text === this.kept) return
    this.kept = text
    if (text === null) ofTab.drop(KEY)
    else ofTab.write(KEY, text)
  }
}

/** The same for a game that was read back; no other game of this tab has it. */
function decisionOf({ seed, moves, viewer }: Session): string {
  return `${encodeURIComponent(seed)}/${moves.length}/${viewer}`
}

function fieldsOf(text: string | null): { decision: string; moves: readonly Move[] } {
  const [decision = '', ...moves] = text?.split(' ') ?? []
  return { decision, moves: moves.map(Number).filter(Number.isInteger) }
}
