import type { GameEvent, Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import { type Advised, Beside, type BesideTable, type Decision } from '../shell/beside.js'
import { levelById } from '../shell/levels.js'
import type { Session } from '../shell/session.js'
import { computerBeside } from '../shell/sitters.js'
import { type Advice, type Question, Stopped, type Thinker } from '../shell/thinking/thinker.js'
import type { Foreseen, Mind, ToldWish, Wish, WishRules } from '../shell/wishes.js'
import { WORLDS_AHEAD } from '../shell/wishes.js'
import { Consultation } from './consultation.js'
import type { PageRules } from './page-rules.js'
import { levelAt } from './seating.js'
import type { Settings } from './settings.js'
import type { Beat } from './telling/beat.js'

/** What it needs of the page. */
export interface PartnerTable {
  readonly rules: PageRules
  readonly session: Session | null
  readonly thinker: Thinker
  /** The person decides, and nothing is left to be told. */
  readonly isAsked: boolean
  settings: Settings
  /** Keeps the game as it stands, wishes included. */
  readonly games: { save(): void }
  /** The screen is covered for somebody. */
  readonly curtain: { readonly person: Player | null }
  changed(): void
}

/** The computer beside the person who looks, as the page shows it. */
export class Partnership {
  /** What it would most likely do next, in this round; null where nothing is known. */
  plan: Foreseen | null = null
  /** It has looked, and found nothing to plan yet in this round. */
  hasNoPlan = false
  /** The wish that it is just weighing. */
  weighing: Wish | null = null
  /** The sort of wishes that the person chooses from. */
  wishing: string | null = null
  /** A decision of its own that it puts to the person. */
  readonly consultation: Consultation
  private readonly beside: Beside
  /** What has been stopped at since the person was last asked. */
  private readonly stopped = new Set<string>()
  private at: readonly [Session | null, number] = [null, -1]

  constructor(private readonly table: PartnerTable) {
    this.beside = new Beside(new BesideOnPage(table))
    this.consultation = new Consultation({
      mind: () => this.beside.table.mind,
      words: ({ observation }, move) => this.words(observation, [move]).join('; '),
      changed: () => table.changed(),
    })
  }

  /** Its seat; -1 where no computer sits beside who looks, or the game has no wishes. */
  get seat(): number {
    const { session, rules } = this.table
    return session === null || rules.wishes === undefined ? -1 : computerBeside(session)
  }

  /** What it was asked for in this round, and what it said. */
  get wishes(): readonly ToldWish[] {
    return this.seat < 0 ? [] : this.beside.wishesTo(this.seat)
  }

  /** Looks what it would do next, where the person has a turn to plan with it. */
  consider(): void {
    this.stopped.clear()
    const { session, isAsked, rules } = this.table
    if (session === null || !isAsked || this.seat < 0) return
    if (rules.wishes?.planned.includes(session.kind) !== true) return
    if (this.at[0] === session && this.at[1] === session.moves.length) return
    void this.look(session)
  }

  private async look(session: Session): Promise<void> {
    this.forgetPlan()
    const at = [session, session.moves.length] as const
    this.at = at
    // Nobody waits for a plan
    const plan = await this.beside.plan(this.seat).catch(() => undefined)
    if (this.at !== at || plan === undefined) return
    this.plan = plan
    this.hasNoPlan = plan === null
    this.table.changed()
  }

  /** Tells it a wish; it answers what that costs, and whether it does so. */
  async tell(wish: Wish): Promise<void> {
    const { session } = this.table
    const { seat } = this
    if (session === null || seat < 0) return
    this.wishing = null
    this.weighing = wish
    this.table.changed()
    try {
      await this.beside.tell(seat, wish)
      void this.look(session)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      this.weighing = null
      this.table.changed()
    }
  }

  /** Moves of it in words. */
  words(observation: State, moves: readonly Move[]): readonly string[] {
    return this.beside.table.words(observation, moves)
  }

  /** Takes a wish back. */
  drop(wish: Wish): void {
    const { session } = this.table
    if (session === null || this.seat < 0) return
    this.beside.drop(this.seat, wish)
    void this.look(session)
    this.table.changed()
  }

  /** Chooses the sort of a wish, or lets go of it. */
  wishFor(sort: string | null): void {
    this.wishing = this.wishing === sort ? null : sort
    this.table.changed()
  }

  /** A decision of a computer: its own choice where that goes with what it was asked, else the best that does, unless that is too dear. */
  async decide(question: Question): Promise<Advice> {
    const { rules, thinker } = this.table
    const seat = question.course.player
    // What it had planned is done now, or past
    if (seat === this.seat) this.forgetPlan()
    const free = await thinker.choose(question)
    if (rules.wishes === undefined || this.beside.wishesTo(seat).length === 0) return free
    const seed = `${question.seed} as wished`
    return await this.beside.heed(seat, free, question, (legal) =>
      thinker.choose({ ...question, legal, seed }),
    )
  }

  /** What it has chosen for a decision that it puts to the person, or what he would rather have. */
  async consult(question: Question, free: Advice): Promise<Advice> {
    const { rules, curtain } = this.table
    const isBeside = this.seat === question.course.player && curtain.person === null
    const isPut = isBeside && rules.wishes?.consults(question.legal) === true
    return isPut ? await this.consultation.about(question, free) : free
  }

  /** What it did with something that a wish has named waits until it has been read, once a thing. */
  stopping(beats: readonly Beat[]): readonly Beat[] {
    const { seat } = this
    const named = seat < 0 ? [] : this.beside.namedTo(seat)
    if (named.length === 0) return beats
    return beats.map((beat) => {
      const about = named.find(
        (what) =>
          !this.stopped.has(what) &&
          beat.lines.some(({ actor, event }) => actor === seat && isAbout(event, what)),
      )
      if (about === undefined) return beat
      this.stopped.add(about)
      return { ...beat, stops: true }
    })
  }

  /** Whatever it planned, the game has gone on or another person looks. */
  forget(): void {
    this.forgetPlan()
    this.weighing = null
    this.wishing = null
  }

  private forgetPlan(): void {
    this.at = [null, -1]
    this.plan = null
    this.hasNoPlan = false
    this.beside.forget()
  }
}

function isAbout({ places = [], leaders = [], cards = [] }: GameEvent, what: string): boolean {
  return [places, leaders, cards].some((list) => list.includes(what))
}

/** The thinking thread looks ahead, and wishes are kept with the game. */
class BesideOnPage implements BesideTable {
  constructor(private readonly page: PartnerTable) {}

  get rules(): WishRules {
    const { wishes } = this.page.rules
    if (wishes === undefined) throw new Error('a game without wishes')
    return wishes
  }

  get session(): Session {
    const { session } = this.page
    if (session === null) throw new Stopped()
    return session
  }

  get mind(): Mind {
    return this.page.settings.mind ?? 'asked'
  }

  get told(): readonly ToldWish[] {
    return this.page.settings.wishes ?? []
  }

  set told(wishes: readonly ToldWish[]) {
    this.page.settings = { ...this.page.settings, wishes }
    this.page.games.save()
  }

  ahead(seat: Player): Promise<readonly Decision[]> {
    const { session, page } = this
    return page.thinker.ahead({
      spec: page.rules.levels.atOnce,
      seed: `ahead ${session.moves.length}`,
      course: session.courseOf(seat),
      observation: session.observationOf(seat),
      kinds: this.rules.planned,
      worlds: WORLDS_AHEAD,
    })
  }

  /** By a short search. */
  async advise(seat: Player, { observation, legal }: Decision): Promise<Advised> {
    const { rules, settings, thinker } = this.page
    const { levels } = rules
    const { spec } = levelById(levels, levelAt(settings, seat))
    const advice = await thinker.choose({
      observation,
      legal,
      spec: spec.startsWith('mcts') ? levels.coach : spec,
      seed: 'plan',
      course: this.session.courseOf(seat),
      outlooks: 1,
      passing: true,
    })
    return { ...advice, moves: advice.outlooks[0]?.moves ?? [advice.move] }
  }

  words(observation: State, moves: readonly Move[]): readonly string[] {
    return this.page.rules.words?.done(observation, moves) ?? []
  }
}
