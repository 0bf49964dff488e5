import { type Agent, NO_LIMIT } from '../../agents/agent.js'
import type { Partner, PartnerSeat } from '../../agents/mcts/partner.js'
import { createAgent, type OurSpec, parseSpec } from '../../agents/spec.js'
import type { Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Beside } from './beside.js'
import type { Course } from './course.js'
import { Follower } from './follower.js'
import type { Session } from './session.js'
import type { Thought } from './thought.js'
import { politeMoves } from './wishes.js'

/** The computers of a session in this thread, and the advisers of its people: one agent a seat. */
export class Computers {
  private readonly spec: OurSpec
  private readonly seated = new Map<
    Player,
    { readonly agent: Agent; readonly course: Course; readonly follower: Follower<Agent> }
  >()

  constructor(
    private readonly session: Session,
    level: string,
    private readonly lend: (seat: PartnerSeat) => Partner | null = () => null,
    /** How they behave beside people; as anywhere where it is left out. */
    private readonly beside: Beside | null = null,
  ) {
    const spec = parseSpec(level, session.game.name)
    if (spec.kind !== 'ours')
      throw new InputError(`--level: "${level}" is no level or agent of ours; see "dejarik agents"`)
    this.spec = spec
  }

  /** What the one who decides would do, knowing only what his seat knows; the game stands still. */
  think(): Thought {
    const { session } = this
    const { actor } = session
    const agent = this.agentOf(actor)
    const legal = politeMoves(this.beside?.rules, session)
    const list = Int32Array.from(legal)
    const observation = session.observationOf(actor)
    const move = agent.choose(observation, { list, count: list.length }, NO_LIMIT)
    const thought = { move, account: agent.account?.() ?? null }
    return this.beside?.heed(actor, thought, legal, observation) ?? thought
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
    const agent = createAgent(this.spec, {
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
