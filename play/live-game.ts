import { type Agent, NO_LIMIT } from '../agents/agent.js'
import { createAgent, parseSpec } from '../agents/spec.js'
import { type Game, MOST_MOVES, NOBODY, type Options } from '../engine/game.js'
import { InputError } from '../engine/input-error.js'
import { type GameRecord, recordOf } from '../engine/record.js'
import type { State } from '../engine/state.js'
import { Course } from './shell/course.js'

/** A game that two of our own agents play here and now, to be told. */

/** Plays a whole game; `specs` has one agent for each seat. */
export function playOut(
  game: Game,
  options: Options,
  seed: string,
  specs: readonly string[],
): GameRecord {
  const agents = specs.map((spec, player) => seated(game, options, spec, player, seed))
  const courses = specs.map((_, player) => new Course(game, player))
  const state = game.start(options, seed)
  const moves: number[] = []
  const list = new Int32Array(MOST_MOVES)
  tellAll(state, agents, courses)
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    const legal = { list, count: game.moves(state, list) }
    const move = (agents[actor] as Agent).choose(game.observe(state, actor), legal, NO_LIMIT)
    moves.push(move)
    game.advance(state, move)
    tellAll(state, agents, courses)
  }
  for (const agent of agents) agent.close?.()
  return recordOf(game, options, seed, moves, state)
}

function seated(game: Game, options: Options, text: string, player: number, seed: string): Agent {
  const spec = parseSpec(text, game.name)
  if (spec.kind !== 'ours')
    throw new InputError(`"${text}" is not an agent of ours; see "dejarik agents"`)
  return createAgent(spec, { game, options, player, seed: `${seed}/${player}` })
}

function tellAll(state: State, agents: readonly Agent[], courses: readonly Course[]): void {
  for (const [player, course] of courses.entries()) {
    const look = course.follow(state)
    if (look !== null) agents[player]?.notice?.(look)
  }
}
