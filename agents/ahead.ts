import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Observation,
  type Options,
  type Player,
} from '../engine/game.js'
import { Random } from '../engine/random.js'
import type { State } from '../engine/state.js'
import { type Agent, NO_LIMIT } from './agent.js'
import { createAgent } from './spec.js'

/** A decision that a seat may come to. */
export interface Ahead {
  /** What the seat would see then. */
  readonly observation: Observation
  readonly legal: readonly Move[]
}

/** What is looked ahead from. */
export interface Outset {
  readonly game: Game
  readonly options: Options
  /** The seat whose decisions are wanted, and all that it knows. */
  readonly player: Player
  readonly observation: Observation
  /** Kinds of decisions that are wanted, by their names. */
  readonly kinds: readonly string[]
  /** The agent by which everybody decides until then. */
  readonly spec: string
  readonly seed: string
  readonly worlds: number
}

/** Further off than this nobody plans. */
const MOST_STEPS = 400

/**
 * The next decision of a seat in which it has a choice, in several worlds that fit what it knows; fewer where it comes
 * to none.
 */
export function decisionsAhead(outset: Outset): Ahead[] {
  const { game, options, observation, spec, seed, worlds } = outset
  const random = new Random(seed)
  const agents = game
    .seats(options)
    .map((_, player) => createAgent(spec, { game, options, player, seed }))
  const found: Ahead[] = []
  for (let i = 0; i < worlds; i++) {
    const world = game.sample(observation, random)
    // Dice must not be foreseen
    game.reseed(world, random.bits())
    const one = followed(outset, agents, world)
    if (one !== null) found.push(one)
  }
  for (const agent of agents) agent.close?.()
  return found
}

function followed(
  { game, player, kinds }: Outset,
  agents: readonly Agent[],
  world: State,
): Ahead | null {
  const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  for (let step = 0; step < MOST_STEPS; step++) {
    const actor = game.actor(world)
    if (actor === NOBODY) return null
    moves.count = game.moves(world, moves.list)
    const seen = game.observe(world, actor)
    const kind = game.kinds[game.kind(world)] ?? ''
    if (actor === player && moves.count > 1 && kinds.includes(kind))
      return { observation: seen, legal: Array.from(moves.list.subarray(0, moves.count)) }
    game.advance(world, (agents[actor] as Agent).choose(seen, moves, NO_LIMIT))
  }
  return null
}
