import { NO_LIMIT } from '../../agents/agent.js'
import { decisionsAhead } from '../../agents/ahead.js'
import { createAgent, type OurSpec } from '../../agents/spec.js'
import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import { Follower } from './follower.js'
import type { Session } from './session.js'
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
  WORLDS_AHEAD,
  wishesOf,
} from './wishes.js'

/** What a computer beside a person would do next, in one of the worlds that it looked into. */
interface Looked extends Foreseen {
  readonly legal: readonly Move[]
  readonly thought: Thought
}

/** Computers beside people in a game that is thought out in this thread: their plans, and what they were asked. */
export class Beside {
  /** What was asked of them; only that of the round counts. */
  private told: readonly ToldWish[] = []
  private looked: { readonly of: string; readonly list: readonly Looked[] } | null = null

  constructor(
    readonly rules: WishRules,
    private readonly session: () => Session,
    /** Who searches for plans, and who plays until they come about. */
    private readonly specs: { readonly plans: OurSpec; readonly quick: string },
    /** Moves as a person would say them. */
    private readonly words: (observation: State, moves: readonly Move[]) => readonly string[],
    private readonly mind: Mind = 'asked',
  ) {}

  /** What a computer was asked for in this round, and what it said. */
  wishesTo(seat: Player): readonly ToldWish[] {
    const round = this.rules.roundOf(this.session().truth)
    return wishesOf(this.told, round).filter((one) => one.seat === seat)
  }

  /** What it would do next in this round, in a line or two; none where nothing is ahead, or only idling. */
  plan(seat: Player): readonly string[] {
    const plan = plannedIn(this.rules, this.look(seat))
    return plan === null ? [] : this.words(plan.observation, plan.moves)
  }

  /** Tells it a wish; what it answers. */
  tell(seat: Player, wish: Wish): string {
    const { rules } = this
    const looked = this.look(seat)
    const costs: number[] = []
    let instead = ''
    for (const { observation, legal, thought, moves } of looked) {
      const allowed = allowedBy(rules, [wish], observation, legal)
      if (allowed.includes(thought.move)) costs.push(0)
      else {
        costs.push(costOf(thought, this.ask(seat, observation, allowed)))
        instead = this.words(observation, moves).join('; ')
      }
    }
    const isPossible = looked.some((one) => rules.heeding(wish, one.observation, one.legal).length)
    const cost = costs.reduce((sum, one) => sum + one / costs.length, 0)
    const answer =
      looked.length > 0 && !isPossible
        ? noWayTo(rules, wish)
        : answerTo(rules, wish, { cost, mind: this.mind, instead })
    this.drop(seat, wish)
    const round = rules.roundOf(this.session().truth)
    this.told = [...this.told, { ...wish, seat, round, answer }]
    return answer
  }

  drop(seat: Player, wish: Wish): void {
    this.told = this.told.filter((one) => one.seat !== seat || !sameWish(one, wish))
    this.looked = null
  }

  /** Its decision: `free` where that goes with its wishes, else the best that does, unless that is too dear. */
  heed(seat: Player, free: Thought, legal: readonly Move[], observation: State): Thought {
    const { rules } = this
    const wishes = this.wishesTo(seat)
    const allowed = allowedBy(rules, wishes, observation, legal)
    if (allowed.includes(free.move)) return this.fulfilled(wishes, free)
    const bound = this.ask(seat, observation, allowed)
    const cost = costOf(free, bound)
    if (isHeeded(cost, this.mind)) return this.fulfilled(wishes, bound)
    this.told = this.told.map((wish) =>
      wishes.includes(wish) && !rules.heeding(wish, observation, legal).includes(free.move)
        ? { ...wish, answer: refusalOf(rules, wish, cost) }
        : wish,
    )
    return free
  }

  private fulfilled(wishes: readonly ToldWish[], thought: Thought): Thought {
    const done = wishes.filter((wish) => this.rules.isDone(wish, thought.move))
    this.told = this.told.filter((one) => !done.includes(one))
    return thought
  }

  private look(seat: Player): readonly Looked[] {
    const session = this.session()
    const { game, options, seed, moves } = session
    const of = `${seat} ${moves.length}`
    if (this.looked?.of === of) return this.looked.list
    const round = this.rules.roundOf(session.truth)
    const ahead = decisionsAhead({
      game,
      options,
      player: seat,
      observation: session.observationOf(seat),
      kinds: this.rules.planned,
      spec: this.specs.quick,
      seed: `${seed}/ahead ${moves.length}`,
      worlds: WORLDS_AHEAD,
    })
    const list = ahead
      .filter(({ observation }) => this.rules.roundOf(observation) === round)
      .map(({ observation, legal }): Looked => {
        const allowed = allowedBy(this.rules, this.wishesTo(seat), observation, legal)
        const thought = this.ask(seat, observation, allowed)
        return { observation, legal, thought, move: thought.move, moves: thought.moves }
      })
    this.looked = { of, list }
    return list
  }

  /** What it would do there, by an agent that is asked nothing else. */
  private ask(
    player: Player,
    observation: State,
    legal: readonly Move[],
  ): Thought & { readonly moves: readonly Move[] } {
    const session = this.session()
    const { game, options, seed } = session
    const agent = createAgent(this.specs.plans, { game, options, player, seed: `${seed}/plan` })
    const list = Int32Array.from(legal)
    const move = new Follower(agent, () => session.courseOf(player).looks)
      .upToDate()
      .choose(observation, { list, count: list.length }, NO_LIMIT)
    const account = agent.account?.() ?? null
    const [best] = agent.outlooks?.(1) ?? []
    agent.close?.()
    return { move, account, moves: best?.moves ?? [move] }
  }
}
