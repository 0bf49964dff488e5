import { type Game, MOST_MOVES, NOBODY, type Options } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { type GameRecord, replay } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import { type Agent, NO_LIMIT } from '../agent.js'
import type { Sample } from '../tuning/fit.js'
import { LinearEvaluation } from './evaluation/linear.js'
import { HAND_SET } from './evaluation/linear-table.js'
import { NetworkFacts } from './evaluation/network-facts.js'
import { Foresight, type Looks } from './foresight.js'
import { Script } from './script.js'

/** Sensible moves that are not what the agent wants: they lead to positions it would never see otherwise. */
const STRAY_AMONG = 0.6

/** A position with what the evaluations see of it. */
export interface MetPosition extends Sample {
  /** Inputs of the network, to four places. */
  readonly inputs: readonly number[]
  /** What it comes to some rounds later, where that was looked at. */
  readonly worth?: number
}

/** Notes every quiet position that a game comes to, once. */
class Meetings {
  private readonly views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  private readonly evaluation = new LinearEvaluation(HAND_SET)
  private readonly facts = new NetworkFacts()
  private readonly foresight: Foresight | null
  private readonly dice: Random
  private readonly met: Omit<MetPosition, 'game' | 'won'>[] = []
  private wasQuiet = true

  constructor(
    private readonly game: Game,
    private readonly name: string,
    looks: Looks | null,
  ) {
    this.foresight = looks === null ? null : new Foresight(game, looks)
    this.dice = new Random(`looks ${name}`)
  }

  /** The game has come to this state. */
  see(state: State): void {
    const { views, evaluation, facts, foresight } = this
    const quiet = this.game.quiet(state)
    if (quiet && !this.wasQuiet) {
      evaluation.measure(views[0].bind(state), views[1].bind(state))
      facts.measure(views[0], views[1])
      this.met.push({
        round: views[0].time,
        features: [...evaluation.features],
        inputs: Array.from(facts.values, toFourPlaces),
        ...(foresight === null ? {} : { worth: toFourPlaces(foresight.worth(state, this.dice)) }),
      })
    }
    this.wasQuiet = quiet
  }

  /** All of them, with who has won; none of a game that goes on. */
  endedAs(state: State): MetPosition[] {
    const outcome = this.game.outcome(state)
    if (outcome === null) return []
    const won = outcome.utility[REBEL] as number
    return this.met.map((position) => ({ game: this.name, won, ...position }))
  }
}

/** The quiet positions of a game that has been played, with its features, who won and what looks ahead say. */
export function recordedPositions(
  game: Game,
  record: GameRecord,
  name: string,
  looks: Looks | null,
): MetPosition[] {
  const meetings = new Meetings(game, name, looks)
  return meetings.endedAs(replay(game, record, (state) => meetings.see(state)))
}

/** Plays one game and answers its quiet positions in the same way. */
export function metPositions(
  game: Game,
  agents: readonly Agent[],
  seed: string,
  strays: number,
  options: Options = {},
  looks: Looks | null = null,
): MetPosition[] {
  const state = game.start(options, seed)
  const random = new Random(`sample ${seed}`)
  // Each side strays at its own rate: uneven games teach what matters.
  const rates = agents.map(() => 2 * strays * random.fraction())
  const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  const script = new Script()
  const meetings = new Meetings(game, seed, looks)
  const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  for (let player = game.actor(state); player !== NOBODY; player = game.actor(state)) {
    meetings.see(state)
    moves.count = game.moves(state, moves.list)
    game.advance(state, choose(player))
    for (const [seat, agent] of agents.entries()) agent.notice?.(game.observe(state, seat))
  }
  return meetings.endedAs(state)

  function choose(player: number): number {
    if (random.fraction() >= (rates[player] as number))
      return (agents[player] as Agent).choose(game.observe(state, player), moves, NO_LIMIT)
    const view = (views[player] as RebellionView).bind(state)
    return script.choose(view, view.kind, moves, random, STRAY_AMONG)
  }
}

function toFourPlaces(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
