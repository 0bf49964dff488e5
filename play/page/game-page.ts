import type { ComponentChild, FunctionComponent } from 'preact'
import type { GameEvent, Options, Reader } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { Setup } from '../setup.js'
import type { PageRules } from './page-rules.js'
import type { KeptGame } from './saving.js'
import type { Store } from './store.js'

/** What a game brings to the page: its facts, and its screens. */

/** A seat as a card to choose; its text says what is to be done there. */
export interface SeatCard {
  readonly seat: number
  /** What colours it. */
  readonly style: string
  /** What the button that begins says. */
  readonly start: string
  content(): ComponentChild
}

/** A seat as a line of a table, where several people may sit; its text says who decides what. */
export interface SeatRow {
  readonly seat: number
  readonly style: string
  content(): ComponentChild
}

/** A game on the page, with its store and its screens. */
export interface GamePage {
  readonly rules: PageRules
  readonly store: Store
  /** What the start screen says below the name of the program. */
  readonly about: string
  readonly seats: readonly SeatCard[]
  readonly setups: readonly Setup[]
  /** The seats of a game by these options where each is given to a person or a computer; null where one side is chosen. */
  readonly seating?: (options: Options) => readonly SeatRow[] | null
  /** What else the start screen asks before a game by these options; it keeps the answers itself. */
  readonly Wishes?: FunctionComponent<{ readonly options: Options }>
  /** What the start screen calls the help by which cards say what they would do; null where a game has none. */
  readonly verdicts?: (options: Options) => string | null
  /** The game under way, its dialogs included. */
  readonly Screen: FunctionComponent
  /** A small drawing of a kept game. */
  readonly Preview: FunctionComponent<{ readonly game: KeptGame }>
  /** A position of a replay, and what stands in the bar above it. */
  readonly ReplayBoard: FunctionComponent<ReplayLook>
  readonly ReplayBar: FunctionComponent<ReplayLook>
  /** Cards in hands and what lies face down, as far as those eyes see it. */
  readonly ReplayHands: FunctionComponent<ReplayLook>
}

export interface ReplayLook {
  readonly state: State
  /** Through whose eyes. */
  readonly eyes: Reader
  /** Nothing of it is secret: what these eyes alone could see is left out, too. */
  readonly isOpen?: boolean
  /** What is told of the move before. */
  readonly told: readonly GameEvent[]
}
