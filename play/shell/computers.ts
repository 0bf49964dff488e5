import { type Agent, NO_LIMIT } from '../../agents/agent.js'
import type { Partner, PartnerSeat } from '../../agents/mcts/partner.js'
import { createAgent, type OurSpec, parseSpec } from '../../agents/spec.js'
import type { Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { seatsOf } from '../../engine/seats.js'
import type { Course } from './course.js'
import { Follower } from './follower.js'
import type { Session } from './session.js'
import type { Thought } from './thought.js'
import { politeMoves, type WishRules } from './wishes.js'

/** The computers of a session in this thread, and the advisers of its people: one agent a seat. */
export class Computers {
  private readonly specs: readonly OurSpec[]
  private readonly seated = new Map<
    Player,
    { readonly agent: Agent; readonly course: Course; readonly follower: Follower<Agent> }
  >()

  constructor(
    private readonly session: Session,
    /** How strong the one of each seat is: a level or an agent. */
    levelAt: (seat: Player) => string,
    private readonly lend: (seat: PartnerSeat) => Partner | null = () => null,
    /** How they behave beside people; as anywhere where it is left out. */
    private readonly wishes?: WishRules,
  ) {
    const { game, truth } = session
    this.specs = seatsOf(game, truth).map((_, seat) => {
      const level = levelAt(seat)
      const spec = parseSpec(level, game.name)
      if (spec.kind === 'ours') return spec
      throw new InputError(`--level: "${level}" is no level or agent of ours; see "dejarik agents"`)
    })
  }

  /** What the one who decides would do, knowing only what his seat knows; the game stands still. */
  think(): Thought {
    const { session } = this
    const { actor } = session
    const agent = this.agentOf(actor)
    const legal = politeMoves(this.wishes, session)
    const list = Int32Array.from(legal)
    const observation = session.observationOf(actor)
    const move = agent.choose(observation, { list, count: list.length }, NO_LIMIT)
    return { move, account: agent.account?.() ?? null }
  }

  close(): void {
    for (const { agent } of this.seated.values()) agent.close?.()
    this.seated.clear()
  }

  /** After a step back the course is another one, and so is the agent: the old one would remember what was taken back. */
  private agentOf(player: Player): Agent {
    const course = this.session.courseOf(player)
    const found = this.seated.get(player)
    if (found?.course === course) return found.follower.upToDate()
    found?.agent.close?.()
    const { game, options, seed } = this.session
    const agent = createAgent(this.specs[player] as OurSpec, {
      game,
      options,
      player,
      seed: `${seed}/${player}`,
      partner: this.lend,
    })
    const follower = new Follower(agent, () => course.looks)
    this.seated.set(player, { agent, course, follower })
    return follower.upToDate()
  }
}
