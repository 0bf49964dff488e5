import type { Account } from '../../agents/agent.js'
import type { Game, Options, Player } from '../../engine/game.js'
import { type GameRecord, verify } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { Computers, type Thought } from '../shell/computers.js'
import { type SavedGame, savedText } from '../shell/saved-game.js'
import { Session } from '../shell/session.js'
import type { GameWords } from './game-words.js'
import { LentThread } from './partner-thread.js'
import type { Screen } from './screen.js'

/** How a game begins: whose, with which options, who plays. */
export interface Deal {
  readonly game: Game
  readonly words: GameWords
  readonly options: Options
  readonly seed: string
  readonly people: readonly Player[]
  /** How strong the computers are: a level or an agent. */
  readonly level: string
}

/** A game at the terminal: the session, the computers that sit in it, and the screen. */
export class Table {
  session: Session
  private computers: Computers
  private readonly thread: LentThread
  /** What a computer considered in its last turn. */
  lastAccount: Account | null = null
  /** True once a take-back has gone behind a die or a hidden card. */
  tookBack = false
  resigned = false
  /** The position in the file that the game is kept in. */
  kept: State | null = null
  /** Keeping it has failed, and was said. */
  cannotKeep = false
  /** Kind of the last decision that was asked for. */
  lastKind = ''
  /** Number of moves made when the choices were last listed. */
  shownAt = -1
  /** Who looked when something was last asked. */
  lastViewer: Player | null = null
  /** How many lines of the log each person has read, by seat. */
  private readonly heard = new Map<Player, number>()

  constructor(
    readonly deal: Deal,
    readonly screen: Screen,
    /** Where `save` writes without a name, and Ctrl-C does. */
    readonly savePath: string,
  ) {
    this.thread = new LentThread(deal.game.name)
    const { game, options, seed, people } = deal
    this.session = new Session(game, options, seed, people)
    this.computers = this.seated()
  }

  get game(): Game {
    return this.deal.game
  }

  get words(): GameWords {
    return this.deal.words
  }

  /** The choice of the computer that decides. */
  think(): Thought {
    const thought = this.computers.think()
    this.lastAccount = thought.account
    return thought
  }

  /** What the computer would do in the place of the person who decides. */
  hint(): Thought {
    return this.computers.think()
  }

  /** What the one who looks has not read yet. */
  news(): string[] {
    const { log, viewer } = this.session
    const lines = log.slice(this.heard.get(viewer) ?? 0)
    this.heard.set(viewer, log.length)
    return lines.map(({ text }) => text)
  }

  /** Takes back the last decision of a person, behind what it showed only with `anyway`; false when it cannot be. */
  undo(anyway: boolean): boolean {
    const free = this.session.undoPoint(false)
    const point = anyway ? this.session.undoPoint(true) : free
    if (typeof point !== 'number') return false
    if (free !== point) this.tookBack = true
    this.session.takeBack(point)
    this.read()
    return true
  }

  /** Puts a recorded game in the place of this one; an InputError leaves everything as it was. */
  restore(record: GameRecord, tookBack = false): void {
    const { game, deal } = this
    verify(game, record)
    this.session = Session.of(game, record, deal.people)
    this.tookBack = tookBack
    this.lastAccount = null
    this.computers.close()
    this.computers = this.seated()
    this.read()
  }

  saved(): SavedGame {
    const { level, people } = this.deal
    return {
      record: this.session.record(),
      table: { people, level, tookBack: this.tookBack, notes: {} },
    }
  }

  fileText(): string {
    return savedText(this.saved(), this.seats.length)
  }

  get seats() {
    return seatsOf(this.game, this.session.truth)
  }

  close(): void {
    this.computers.close()
    this.thread.end()
  }

  /** Nothing of the log is news any more. */
  private read(): void {
    for (const person of this.session.people)
      this.heard.set(person, this.session.logOf(person).length)
  }

  private seated(): Computers {
    return new Computers(this.session, this.deal.level, this.thread.lend)
  }
}
