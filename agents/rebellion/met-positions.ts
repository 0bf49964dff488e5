import { type Game, MOST_MOVES, NOBODY, type Options } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
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

/** Plays one game and answers every quiet position of it once, with its features, who won and what looks ahead say. */
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
  const evaluation = new LinearEvaluation(HAND_SET)
  const facts = new NetworkFacts()
  const foresight = looks === null ? null : new Foresight(game, looks)
  const dice = new Random(`looks ${seed}`)
  const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  const met: Omit<MetPosition, 'game' | 'won'>[] = []
  let wasQuiet = true
  for (let player = game.actor(state); player !== NOBODY; player = game.actor(state)) {
    const quiet = game.quiet(state)
    if (quiet && !wasQuiet) {
      evaluation.measure(views[0].bind(state), views[1].bind(state))
      facts.measure(views[0], views[1])
      met.push({
        round: views[0].time,
        features: [...evaluation.features],
        inputs: Array.from(facts.values, toFourPlaces),
        ...(foresight === null ? {} : { worth: toFourPlaces(foresight.worth(state, dice)) }),
      })
    }
    wasQuiet = quiet
    moves.count = game.moves(state, moves.list)
    game.advance(state, choose(player))
    for (const [seat, agent] of agents.entries()) agent.notice?.(game.observe(state, seat))
  }
  const won = game.outcome(state)?.utility[REBEL] ?? 0
  return met.map((position) => ({ game: seed, won, ...position }))

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
