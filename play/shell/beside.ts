import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { Session } from './session.js'
import { Stopped } from './thinking/thinker.js'
import type { Thought } from './thought.js'
import {
  allowedBy,
  answerTo,
  costOf,
  type Foreseen,
  isHeeded,
  type Mind,
  noWayTo,
  plannedIn,
  refusalOf,
  sameWish,
  type ToldWish,
  type Wish,
  type WishRules,
  wishesOf,
} from './wishes.js'

/** A decision of a computer, as its seat sees it. */
export interface Decision {
  readonly observation: State
  readonly legal: readonly Move[]
}

/** A choice, and the moves that it goes on with. */
export interface Advised extends Thought {
  readonly moves: readonly Move[]
}

/** What computers beside people need of whoever shows the game. */
export interface BesideTable {
  readonly rules: WishRules
  readonly session: Session
  readonly mind: Mind
  /** What was asked of them, kept with the game; only that of the round counts. */
  told: readonly ToldWish[]
  /** The next decisions of a seat that a plan may be about, in a few of the worlds that it cannot tell apart. */
  ahead(seat: Player): Promise<readonly Decision[]>
  /** What it would do there, by somebody who is asked nothing else. */
  advise(seat: Player, there: Decision): Promise<Advised>
  /** Moves as a person would say them. */
  words(observation: State, moves: readonly Move[]): readonly string[]
}

/** What a computer would do next, in one of the worlds that it looked into. */
interface Looked extends Foreseen, Decision {
  readonly advised: Advised
}

/** A look ahead, of one seat at one moment. */
interface Look {
  readonly session: Session
  readonly of: string
  list: Promise<readonly Looked[]>
}

/** Computers beside people: what they plan, what they are asked for, and what they do about that. */
export class Beside {
  private last: Look | null = null

  constructor(readonly table: BesideTable) {}

  get rules(): WishRules {
    return this.table.rules
  }

  /** What a computer was asked for in this round, and what it said. */
  wishesTo(seat: Player): readonly ToldWish[] {
    return this.wishesOfRound.filter((one) => one.seat === seat && one.done !== true)
  }

  /** All that wishes to it have named in this round, by id. */
  namedTo(seat: Player): readonly string[] {
    return this.wishesOfRound.flatMap((one) => (one.seat === seat ? [one.what] : []))
  }

  private get wishesOfRound(): readonly ToldWish[] {
    const { rules, session, told } = this.table
    return wishesOf(told, rules.roundOf(session.truth))
  }

  /** What it would most likely do next in this round; null where nothing is ahead, or only idling. */
  async plan(seat: Player): Promise<Foreseen | null> {
    return plannedIn(this.rules, await this.look(seat))
  }

  /** The same in a line or two. */
  async planWords(seat: Player): Promise<readonly string[]> {
    const plan = await this.plan(seat)
    return plan === null ? [] : this.table.words(plan.observation, plan.moves)
  }

  /** Tells it a wish; it answers what that costs, and whether it does so. */
  async tell(seat: Player, wish: Wish): Promise<string> {
    const { rules, session } = this.table
    const looked = await this.look(seat).catch(nothingSeen)
    const answer = await this.answer(seat, wish, looked)
    if (session !== this.table.session) throw new Stopped()
    const round = rules.roundOf(session.truth)
    this.keep([...this.without(seat, wish), { ...wish, seat, round, answer }])
    return answer
  }

  private async answer(seat: Player, wish: Wish, looked: readonly Looked[]): Promise<string> {
    const { rules, mind } = this.table
    const isPossible = looked.some((one) => rules.heeding(wish, one.observation, one.legal).length)
    if (looked.length > 0 && !isPossible) return noWayTo(rules, wish)
    const costs: number[] = []
    let instead = ''
    for (const { observation, legal, advised } of looked) {
      const allowed = allowedBy(rules, [wish], observation, legal)
      if (allowed.includes(advised.move)) costs.push(0)
      else {
        const bound = await this.table.advise(seat, { observation, legal: allowed })
        costs.push(costOf(advised, bound))
        instead = this.table.words(observation, advised.moves).join('; ')
      }
    }
    const cost = costs.reduce((sum, one) => sum + one / costs.length, 0)
    return answerTo(rules, wish, { cost, mind, instead })
  }

  /** Takes a wish back. */
  drop(seat: Player, wish: Wish): void {
    this.keep(this.without(seat, wish))
  }

  private without(seat: Player, wish: Wish): readonly ToldWish[] {
    return this.wishesOfRound.filter((one) => one.seat !== seat || !sameWish(one, wish))
  }

  /** Whatever was planned, it is looked for anew. */
  forget(): void {
    this.last = null
  }

  private keep(told: readonly ToldWish[]): void {
    this.table.told = told
    this.forget()
  }

  /**
   * Its decision: `free` where that goes with its wishes, else `bound`, the best that does, unless that is too dear.
   */
  async heed<One extends Thought>(
    seat: Player,
    free: One,
    { observation, legal }: Decision,
    bound: (allowed: readonly Move[]) => Promise<One>,
  ): Promise<One> {
    const { rules, mind } = this.table
    const wishes = this.wishesTo(seat)
    const allowed = allowedBy(rules, wishes, observation, legal)
    if (allowed.includes(free.move)) return this.fulfilled(wishes, free)
    const heeding = await bound(allowed)
    const cost = costOf(free, heeding)
    if (isHeeded(cost, mind)) return this.fulfilled(wishes, heeding)
    const isRefused = (wish: ToldWish): boolean =>
      wishes.includes(wish) && !rules.heeding(wish, observation, legal).includes(free.move)
    this.keep(
      this.wishesOfRound.map((wish) =>
        isRefused(wish) ? { ...wish, answer: refusalOf(rules, wish, cost) } : wish,
      ),
    )
    return free
  }

  private fulfilled<One extends Thought>(wishes: readonly ToldWish[], thought: One): One {
    const done = wishes.filter((wish) => this.rules.isDone(wish, thought.move))
    if (done.length === 0) return thought
    this.keep(this.wishesOfRound.map((one) => (done.includes(one) ? { ...one, done: true } : one)))
    return thought
  }

  /** What it would do in worlds ahead; one position is looked at once. */
  private look(seat: Player): Promise<readonly Looked[]> {
    const { session } = this.table
    const of = `${seat} ${session.moves.length}`
    if (this.last?.session === session && this.last.of === of) return this.last.list
    const look: Look = { session, of, list: NOTHING_SEEN }
    this.last = look
    look.list = this.lookAhead(seat, look)
    return look.list
  }

  private async lookAhead(seat: Player, look: Look): Promise<readonly Looked[]> {
    const { rules, session } = this.table
    const round = rules.roundOf(session.truth)
    const list: Looked[] = []
    for (const { observation, legal } of await this.table.ahead(seat)) {
      // The game has gone on meanwhile
      if (this.last !== look) throw new Stopped()
      if (rules.roundOf(observation) !== round) continue
      const allowed = allowedBy(rules, this.wishesTo(seat), observation, legal)
      const advised = await this.table.advise(seat, { observation, legal: allowed })
      list.push({ observation, legal, advised, move: advised.move, moves: advised.moves })
    }
    if (this.last !== look) throw new Stopped()
    return list
  }
}

const NOTHING_SEEN: Promise<readonly Looked[]> = Promise.resolve([])

/** A look that was cut short has seen nothing. */
function nothingSeen(error: unknown): readonly Looked[] {
  if (error instanceof Stopped) return []
  throw error
}
