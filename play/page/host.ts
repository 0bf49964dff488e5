import type { Move } from '../../engine/game.js'
import type { LessonRun } from '../shell/lesson/lesson-run.js'
import type { Session } from '../shell/session.js'
import type { Thinker } from '../shell/thinking/thinker.js'
import type { Neighbours } from './neighbours.js'
import type { Film } from './opening.js'
import type { PageRules } from './page-rules.js'
import type { Settings } from './settings.js'

/** What lies open over everything; see dialog/. */
export type Dialog = 'menu' | 'log' | 'help' | 'intro' | 'unkept' | 'choose-game' | null

/** What the parts of the page's store may ask of it: its games, its coach, its first help. */
export interface Host {
  readonly rules: PageRules
  readonly thinker: Thinker
  readonly session: Session | null
  /** The lesson that is played. */
  readonly tutor: LessonRun | null
  /** The other games that the page plays. */
  readonly neighbours: Neighbours
  readonly settings: Settings
  /** The sort of decision that is awaited. */
  readonly kind: string
  notice: string | null
  /** What is looked at instead of the game at hand. */
  replaying: Film | null
  open(session: Session, settings: Settings, tutor?: LessonRun | null): void
  close(): void
  /** The computer stops. */
  halt(): void
  watch(film: Film): void
  endWatching(): void
  /** Makes an act that has been weighed. */
  carryOut(moves: readonly Move[]): void
  openDialog(dialog: Dialog): void
  say(notice: string | null): void
  /** What is drawn is stale. */
  changed(): void
}
