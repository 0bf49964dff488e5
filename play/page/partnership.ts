import type { Move } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import { levelById } from '../shell/levels.js'
import type { Session } from '../shell/session.js'
import { type Advice, type Question, Stopped, type Thinker } from '../shell/thinking/thinker.js'
import {
  allowedBy,
  answerTo,
  costOf,
  type Foreseen,
  isHeeded,
  noWayTo,
  plannedIn,
  refusalOf,
  sameWish,
  type ToldWish,
  type Wish,
  type WishRules,
  WORLDS_AHEAD,
  wishesOf,
} from '../shell/wishes.js'
import type { PageRules } from './page-rules.js'
import { computerBeside, levelAt } from './seating.js'
import type { Settings } from './settings.js'

/** What it needs of the page. */
interface Table {
  readonly rules: PageRules
  readonly session: Session | null
  readonly thinker: Thinker
  /** The person decides, and nothing is left to be told. */
  readonly isAsked: boolean
  settings: Settings
  /** Keeps the game as it stands, wishes included. */
  readonly games: { save(): void }
  changed(): void
}

/** What the computer beside the person would do next, in one of the worlds that it looked into. */
interface Looked extends Foreseen {
  readonly legal: readonly Move[]
  readonly advice: Advice
}

/** The computer beside a person: what it plans, what it is asked for, and what it does about that. */
export class Partnership {
  /** What it would most likely do next, in this round; null where nothing is known. */
  plan: Foreseen | null = null
  /** It has looked, and found nothing to plan yet in this round. */
  hasNoPlan = false
  /** The wish that it is just weighing. */
  weighing: Wish | null = null
  /** The sort of wishes that the person chooses from. */
  wishing: string | null = null
  private looked: readonly Looked[] = []
  private looking: Promise<void> = Promise.resolve()
  private at: readonly [Session | null, number] = [null, -1]

  constructor(private readonly table: Table) {}

  /** Its seat; -1 where no computer sits beside who looks, or the game has no wishes. */
  get seat(): number {
    const { session, rules } = this.table
    return session === null || rules.wishes === undefined ? -1 : computerBeside(session)
  }

  /** What it was asked for in this round, and what it said. */
  get wishes(): readonly ToldWish[] {
    return this.wishesTo(this.seat)
  }

  private wishesTo(seat: number): readonly ToldWish[] {
    return this.wishesOfRound.filter((one) => one.seat === seat)
  }

  /** Looks what it would do next, where the person has a turn to plan with it. */
  consider(): void {
    const { session, isAsked, rules } = this.table
    if (session === null || !isAsked || this.seat < 0) return
    if (rules.wishes?.planned.includes(session.kind) !== true) return
    if (this.at[0] === session && this.at[1] === session.moves.length) return
    this.look(session, rules.wishes)
  }

  private look(session: Session, wishes: WishRules): void {
    this.forgetPlan()
    this.at = [session, session.moves.length]
    this.looking = this.lookAhead(session, wishes, this.at).catch((error: unknown) => {
      // Nobody waits for a plan
      if (!(error instanceof Stopped)) this.plan = null
    })
  }

  private async lookAhead(
    session: Session,
    wishes: WishRules,
    at: readonly [Session | null, number],
  ): Promise<void> {
    const { thinker, rules } = this.table
    const { seat } = this
    const course = session.courseOf(seat)
    const round = rules.roundOf(session.truth)
    const found = await thinker.ahead({
      spec: rules.levels.atOnce,
      seed: `ahead ${session.moves.length}`,
      course,
      observation: session.observationOf(seat),
      kinds: wishes.planned,
      worlds: WORLDS_AHEAD,
    })
    const looked: Looked[] = []
    for (const { observation, legal } of found) {
      if (this.at !== at) return
      if (rules.roundOf(observation) !== round) continue
      const allowed = allowedBy(wishes, this.wishesTo(seat), observation, legal)
      const advice = await this.ask(session, seat, { observation, legal: allowed })
      looked.push({ observation, legal, advice, move: advice.move, moves: movesOf(advice) })
    }
    if (this.at !== at) return
    this.looked = looked
    this.plan = plannedIn(wishes, looked)
    this.hasNoPlan = this.plan === null
    this.table.changed()
  }

  /** What it would do there, by a short search. */
  private ask(
    session: Session,
    seat: number,
    there: Pick<Question, 'observation' | 'legal'>,
  ): Promise<Advice> {
    const { rules, settings, thinker } = this.table
    const { levels } = rules
    const { spec } = levelById(levels, levelAt(settings, seat))
    return thinker.choose({
      ...there,
      spec: spec.startsWith('mcts') ? levels.coach : spec,
      seed: 'plan',
      course: session.courseOf(seat),
      outlooks: 1,
      passing: true,
    })
  }

  /** Tells it a wish; it answers what that costs, and whether it does so. */
  async tell(wish: Wish): Promise<void> {
    const { session, rules } = this.table
    const { seat } = this
    if (session === null || rules.wishes === undefined || seat < 0) return
    this.wishing = null
    this.weighing = wish
    this.table.changed()
    await this.looking
    const round = rules.roundOf(session.truth)
    try {
      const answer = await this.answer(session, rules.wishes, wish)
      if (session !== this.table.session) return
      this.keep([...this.without(wish), { ...wish, seat, round, answer }])
      this.look(session, rules.wishes)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      this.weighing = null
      this.table.changed()
    }
  }

  private async answer(session: Session, rules: WishRules, wish: Wish): Promise<string> {
    const { seat, looked } = this
    const costs: number[] = []
    let instead = ''
    let isPossible = looked.length === 0
    for (const { observation, legal, advice, moves } of looked) {
      if (rules.heeding(wish, observation, legal).length > 0) isPossible = true
      const allowed = allowedBy(rules, [wish], observation, legal)
      if (allowed.includes(advice.move)) costs.push(0)
      else {
        const bound = await this.ask(session, seat, { observation, legal: allowed })
        costs.push(costOf(advice, bound))
        instead = this.words(observation, moves).join('; ')
      }
    }
    if (!isPossible) return noWayTo(rules, wish)
    const cost = costs.reduce((sum, one) => sum + one / costs.length, 0)
    return answerTo(rules, wish, { cost, mind: this.mind, instead })
  }

  /** Moves of it in words. */
  words(observation: State, moves: readonly Move[]): readonly string[] {
    return this.table.rules.words?.done(observation, moves) ?? []
  }

  private get mind() {
    return this.table.settings.mind ?? 'asked'
  }

  /** Takes a wish back. */
  drop(wish: Wish): void {
    const { session, rules } = this.table
    this.keep(this.without(wish))
    if (session !== null && rules.wishes !== undefined) this.look(session, rules.wishes)
    this.table.changed()
  }

  private without(wish: Wish): readonly ToldWish[] {
    const { seat } = this
    return this.wishesOfRound.filter((one) => one.seat !== seat || !sameWish(one, wish))
  }

  private get wishesOfRound(): readonly ToldWish[] {
    const { session, settings, rules } = this.table
    return session === null ? [] : wishesOf(settings.wishes ?? [], rules.roundOf(session.truth))
  }

  private keep(wishes: readonly ToldWish[]): void {
    const { settings, games } = this.table
    this.table.settings = { ...settings, wishes }
    games.save()
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
    const wishes = this.wishesTo(seat)
    if (rules.wishes === undefined || wishes.length === 0) return free
    const { observation, legal, seed } = question
    const allowed = allowedBy(rules.wishes, wishes, observation, legal)
    if (allowed.includes(free.move)) return this.fulfilled(rules.wishes, wishes, free)
    const bound = await thinker.choose({ ...question, legal: allowed, seed: `${seed} as wished` })
    const cost = costOf(free, bound)
    if (isHeeded(cost, this.mind)) return this.fulfilled(rules.wishes, wishes, bound)
    for (const wish of wishes)
      if (!rules.wishes.heeding(wish, observation, legal).includes(free.move))
        this.say(wish, refusalOf(rules.wishes, wish, cost))
    return free
  }

  private fulfilled(rules: WishRules, wishes: readonly ToldWish[], advice: Advice): Advice {
    const done = wishes.filter((wish) => rules.isDone(wish, advice.move))
    if (done.length > 0) this.keep(this.wishesOfRound.filter((one) => !done.includes(one)))
    return advice
  }

  private say(wish: ToldWish, answer: string): void {
    this.keep(this.wishesOfRound.map((one) => (one === wish ? { ...one, answer } : one)))
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
    this.looked = []
  }
}

function movesOf({ move, outlooks }: Advice): readonly Move[] {
  return outlooks[0]?.moves ?? [move]
}
