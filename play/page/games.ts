import { capital } from '../../engine/english.js'
import type { Options } from '../../engine/game.js'
import type { GivenUp } from '../shell/given-up.js'
import type { LessonRun } from '../shell/lesson/lesson-run.js'
import { levelById } from '../shell/levels.js'
import type { RecordedText } from '../shell/recorded-games.js'
import { Session } from '../shell/session.js'
import { hasSecrets } from '../shell/sitters.js'
import { reasonOf } from './errors.js'
import { hold } from './hold.js'
import type { Host } from './host.js'
import { Keeper } from './keeper.js'
import { keepProgress, leaveLesson } from './lesson/progress.js'
import type { Contents, Film } from './opening.js'
import { sideNamesOf, spoken, victorsOver } from './page-rules.js'
import { fileText, type KeptGame, type Rules } from './saving.js'
import { alone, peopleOf } from './seating.js'
import type { Settings } from './settings.js'
import { fetch, type Kept, shelf, throwAway, watchShelf } from './shelf.js'
import type { Trouble } from './storage.js'

/** What a file holds, by these rules, as one of the readers finds it. */
type Reading = (opener: typeof import('./opening.js'), rules: Rules) => Contents

/** Beginning games, going on with kept ones, letting them go; and what hinders the game under way from being kept. */
export class Games {
  /** The place of a kept game that was asked for, and that another tab plays. */
  elsewhere: string | null = null
  /** The file of many games that one is chosen from. */
  listed: { readonly name: string; readonly games: readonly RecordedText[] } | null = null
  private readonly keeper: Keeper
  private shelved: readonly Kept[] | null = null
  /** What waits for the person to let a game go that is not kept. */
  private leaving: (() => void) | null = null

  constructor(private readonly store: Host) {
    this.keeper = new Keeper(store.rules, () => {
      store.halt()
      store.changed()
    })
    watchShelf(() => {
      this.shelved = null
      store.changed()
    })
  }

  /** The games that the browser keeps. */
  get all(): readonly Kept[] {
    this.shelved ??= shelf(this.store.rules)
    return this.shelved
  }

  /** A new game, in a place of its own: what was under way stays kept in its own. */
  begin(options: Options, seed: string, settings: Settings): void {
    const { game, isLesson } = this.store.rules
    this.letGoOf(() => {
      this.openNew(new Session(game, options, seed, peopleOf(settings)), settings)
      // It speaks to one of the sides
      if (isLesson(options) && settings.sitters === undefined) this.store.openDialog('intro')
    })
  }

  /** A game that comes from elsewhere is kept at once; one that was given up is only looked at. */
  resume(game: KeptGame): void {
    const { record, settings } = game
    if (settings.givenUp !== undefined) return this.store.watch(this.filmOf(game, settings.givenUp))
    this.letGoOf(() =>
      this.openNew(Session.of(this.store.rules.game, record, peopleOf(settings)), settings),
    )
  }

  /** Plays a lesson: it has no place among the games, its progress is kept instead. */
  learn(tutor: LessonRun): void {
    const { store } = this
    this.letGoOf(() => {
      this.close()
      store.open(tutor.session, { ...alone(store.settings), seat: tutor.tutorial.seat }, tutor)
      this.save()
      store.changed()
    })
  }

  private openNew(session: Session, settings: Settings): void {
    this.close()
    this.keeper.begin()
    this.store.open(session, settings)
    this.save()
    this.store.changed()
  }

  /** Goes on with a kept game; one that another tab plays is taken away from it only when `isForced`. */
  goOn(place: string, isForced = false): void {
    this.letGoOf(() => void this.takeUp(place, isForced))
  }

  /** Goes on with a kept game of other rules, on its own page. */
  async goOnBeside(game: string, place: string, isForced = false): Promise<void> {
    const { neighbours } = this.store
    const other = await neighbours.load(game)
    let taken = Promise.resolve()
    this.letGoOf(() => {
      this.abandon()
      neighbours.show(game)
      taken = other.games.takeUp(place, isForced)
    })
    await taken
  }

  async takeUp(place: string, isForced = false): Promise<void> {
    const { store } = this
    this.close()
    const taking = await this.keeper.take(place, isForced)
    if (taking === 'late') return
    if (taking === 'elsewhere') this.elsewhere = place
    else {
      const kept = fetch(store.rules, place)
      if (kept.kind === 'game') {
        const { record, settings } = kept.game
        if (settings.givenUp !== undefined) {
          this.close()
          return store.watch(this.filmOf(kept.game, settings.givenUp))
        }
        store.open(Session.of(store.rules.game, record, peopleOf(settings)), settings)
        this.nameStranger('This game', kept.game)
      } else if (kept.kind === 'other' && store.neighbours.titleOf(kept.other.game) !== null) {
        return this.goOnBeside(kept.other.game, place, isForced)
      } else {
        this.close()
        store.notice = `This game cannot be opened: ${kept.why}. It stays kept.`
      }
    }
    store.changed()
  }

  /** A game that was given up, at its last move. */
  private filmOf(game: KeptGame, { seat }: GivenUp): Film {
    const { record } = game
    return { record, players: [], from: record.moves.length, givenUp: { game, seat } }
  }

  /** Gives the game up: the record ends where it stands, stays kept, and is opened to be looked at. */
  resign(): void {
    const { store } = this
    const { session } = store
    if (session === null || session.isOver || store.tutor !== null || this.isLost) return
    const { rules, settings } = store
    const { options, viewer } = session
    const givenUp = { seat: viewer }
    const game = { ...this.saved(session), settings: { ...settings, givenUp } }
    const film = this.filmOf(game, givenUp)
    const whose = capital(spoken(rules, sideNamesOf(rules, options)[viewer]))
    const victory = `victory for ${victorsOver(rules, options, viewer).join(', ')}`
    const isCovered = hasSecrets(rules, session)
    this.letGoOf(() => {
      store.halt()
      this.keeper.save(game)
      this.close()
      store.watch(isCovered ? { ...film, covered: `${whose} resigned: ${victory}.` } : film)
    })
  }

  /** Back to the start screen; the game stays kept. */
  leave(): void {
    this.letGoOf(() => this.abandon())
  }

  /** Back to the start screen without asking, whatever state the game is in. */
  abandon(): void {
    this.close()
    this.store.notice = null
    this.store.changed()
  }

  private close(): void {
    this.store.close()
    this.keeper.end()
    leaveLesson()
    this.elsewhere = null
    this.shelved = null
  }

  /** A game that is not kept is let go only when the person has said so. */
  private letGoOf(then: () => void): void {
    if (this.trouble === null || this.store.session?.moves.length === 0) return then()
    this.leaving = then
    this.store.openDialog('unkept')
  }

  /** The game is let go all the same. */
  letGo(): void {
    this.leaving?.()
    this.leaving = null
  }

  /** Why the game under way is not kept; null while it is. */
  get trouble(): Trouble | null {
    const { state } = this.keeper
    return this.store.session === null || state === 'kept' || state === 'elsewhere' ? null : state
  }

  /** Another tab goes on with the game that is open here. */
  get isLost(): boolean {
    return this.store.session !== null && this.keeper.state === 'elsewhere'
  }

  /** Plays on here what another tab has taken over, as it stands there. */
  takeBackHere(): void {
    const { place } = this.keeper
    if (place !== null) void this.takeUp(place, true)
  }

  /** Throws a kept game away for good, unless another tab plays it. */
  async throwAway(place: string): Promise<void> {
    const held = await hold(place, () => {})
    if (held === null)
      return this.store.say('That game is open in another tab: it was not deleted.')
    throwAway(place)
    held.release()
    this.shelved = null
    this.store.changed()
  }

  save(): void {
    const { session, tutor } = this.store
    if (tutor !== null) keepProgress(tutor.place, tutor.isDone)
    else if (session !== null) this.keeper.save(this.saved(session))
  }

  private saved(session: Session): KeptGame {
    const { rules, settings } = this.store
    const round = rules.roundOf(session.stateAt(session.moves.length))
    return { record: session.record(), settings, savedAt: Date.now(), round }
  }

  /** The text of a file with the game under way. */
  fileText(): string {
    return fileText(this.store.rules, this.saved(this.store.session as Session))
  }

  /** Opens what a file holds; what is wrong is told and nothing changes. */
  load(bytes: Uint8Array, name: string): Promise<void> {
    return this.opening(name, ({ contentsOf }, rules) => contentsOf(rules, bytes), name)
  }

  /** Opens a game of the file that holds many. */
  choose(game: RecordedText): Promise<void> {
    const file = this.listed?.name ?? ''
    return this.opening(`Game ${game.number}`, ({ gameIn }, rules) => gameIn(rules, game), file)
  }

  private async opening(what: string, read: Reading, file: string): Promise<void> {
    const { store } = this
    try {
      // Few open files: what reads them is loaded for those only
      const opener = await import('./opening.js')
      try {
        this.open(read(opener, store.rules), file)
      } catch (error) {
        const game = opener.rightGame(error)
        if (game === null || store.neighbours.titleOf(game) === null) throw error
        await this.openBeside(game, (rules) => read(opener, rules), file)
      }
    } catch (error) {
      store.say(`${what} cannot be opened: ${reasonOf(error)}. Nothing was changed.`)
    }
  }

  /** The same where the file is of another game that the page plays. */
  private async openBeside(
    game: string,
    read: (rules: Rules) => Contents,
    file: string,
  ): Promise<void> {
    const { store } = this
    const other = await store.neighbours.load(game)
    const contents = read(other.rules)
    this.letGoOf(() => {
      this.abandon()
      store.neighbours.show(game)
      other.games.open(contents, file)
    })
  }

  open(contents: Contents, file: string): void {
    const { store } = this
    store.notice = null
    if (contents.kind === 'game') {
      this.adopt(contents.game)
      this.nameStranger(file, contents.game)
    } else if (contents.kind === 'film') store.watch(contents.film)
    else {
      this.listed = { name: file, games: contents.games }
      store.openDialog('choose-game')
    }
  }

  /** Says who plays instead of an opponent that this version does not know. */
  private nameStranger(what: string, { stranger, settings }: KeptGame): void {
    const { rules } = this.store
    if (stranger === undefined) return
    const { name } = levelById(rules.levels, settings.level)
    this.store.say(
      `${what} names the opponent "${stranger}", whom this page does not know: ${name} plays.`,
    )
  }

  /** A game from a file is kept at once, but not twice. */
  private adopt(game: KeptGame): void {
    this.shelved = null
    const text = textOfGame(game)
    const same = this.all.find((kept) => kept.kind === 'game' && textOfGame(kept.game) === text)
    if (same === undefined) this.resume(game)
    else this.goOn(same.key)
  }

  /** A new game that goes on from a move of another one, or from a position. */
  playFrom({ record }: Film, at: number, settings: Settings): void {
    const { result: _result, hash: _hash, moves, ...rest } = record
    const savedAt = Date.now()
    this.resume({ record: { ...rest, moves: moves.slice(0, at) }, settings, savedAt, round: 1 })
  }
}

/** What tells two games apart, whenever they were saved. */
function textOfGame({ record, settings }: KeptGame): string {
  return JSON.stringify([
    record.seed,
    record.options,
    record.position,
    record.moves,
    peopleOf(settings),
  ])
}
