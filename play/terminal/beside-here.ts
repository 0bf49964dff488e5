import { NO_LIMIT } from '../../agents/agent.js'
import { decisionsAhead } from '../../agents/ahead.js'
import { createAgent, type OurSpec, parseSpec } from '../../agents/spec.js'
import type { Move, Player } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { Advised, BesideTable, Decision } from '../shell/beside.js'
import { Follower } from '../shell/follower.js'
import type { Session } from '../shell/session.js'
import { type Mind, type ToldWish, type WishRules, WORLDS_AHEAD } from '../shell/wishes.js'

/** What it needs of the terminal. */
interface Here {
  readonly session: Session
  /** How strong the computer of a seat is. */
  levelAt(seat: Player): string
  /** Wishes have changed, and are to be kept. */
  wishesChanged(): void
}

/** Who plays until a decision comes about that is planned. */
const QUICK_PLAYER = 'scripted'
/** Who looks for the plan of a computer that searches: a person waits for it. */
const PLANNER = 'mcts:iterations=100'

/** Computers beside people look ahead in this thread. */
export class BesideHere implements BesideTable {
  constructor(
    readonly rules: WishRules,
    private readonly here: Here,
    readonly words: (observation: State, moves: readonly Move[]) => readonly string[],
    readonly mind: Mind = 'asked',
    private wishes: readonly ToldWish[] = [],
  ) {}

  get session(): Session {
    return this.here.session
  }

  get told(): readonly ToldWish[] {
    return this.wishes
  }

  set told(wishes: readonly ToldWish[]) {
    this.wishes = wishes
    this.here.wishesChanged()
  }

  async ahead(seat: Player): Promise<readonly Decision[]> {
    const { session, rules } = this
    const { game, options, seed, moves } = session
    return decisionsAhead({
      game,
      options,
      player: seat,
      observation: session.observationOf(seat),
      kinds: rules.planned,
      spec: QUICK_PLAYER,
      seed: `${seed}/ahead ${moves.length}`,
      worlds: WORLDS_AHEAD,
    })
  }

  async advise(player: Player, { observation, legal }: Decision): Promise<Advised> {
    const { session } = this
    const { game, options, seed } = session
    const agent = createAgent(this.planner(player), { game, options, player, seed: `${seed}/plan` })
    const list = Int32Array.from(legal)
    const move = new Follower(agent, () => session.courseOf(player).looks)
      .upToDate()
      .choose(observation, { list, count: list.length }, NO_LIMIT)
    const account = agent.account?.() ?? null
    const [best] = agent.outlooks?.(1) ?? []
    agent.close?.()
    return { move, account, moves: best?.moves ?? [move] }
  }

  private planner(seat: Player): OurSpec {
    const { name } = this.session.game
    const spec = parseSpec(this.here.levelAt(seat), name)
    const plans =
      spec.kind === 'ours' && spec.factory.name !== 'mcts' ? spec : parseSpec(PLANNER, name)
    if (plans.kind !== 'ours') throw new Error(`"${PLANNER}" cannot plan`)
    return plans
  }
}
