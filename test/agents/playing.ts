import type { Agent, AgentSeat, MoveList } from '../../agents/agent.js'
import { NO_LIMIT } from '../../agents/agent.js'
import type { Brains } from '../../agents/brains.js'
import { PlainBrains } from '../../agents/brains.js'
import { MctsAgent, mctsFactory } from '../../agents/mcts/mcts.js'
import { createAgent, parseSettings, parseSpec } from '../../agents/spec.js'
import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Options,
  type Player,
} from '../../engine/game.js'
import { GAME_NAMES, USUAL_GAME } from '../../engine/games.js'
import type { State } from '../../engine/state.js'

const list = new Int32Array(MOST_MOVES)

/** The move of an agent at a state: it gets an observation and the legal moves. */
export function choiceAt(game: Game, agent: Agent, state: State): Move {
  const player = game.actor(state)
  const moves: MoveList = { list, count: game.moves(state, list) }
  const move = agent.choose(game.observe(state, player), moves, NO_LIMIT)
  for (let i = 0; i < moves.count; i++) if (list[i] === move) return move
  throw new Error(`move ${move} of player ${player} is not legal`)
}

export function agentOf(
  game: Game,
  spec: string,
  player: Player,
  seed: string,
  options: Options = {},
): Agent {
  const parsed = parseSpec(spec, GAME_NAMES.includes(game.name) ? game.name : USUAL_GAME)
  if (parsed.kind !== 'ours') throw new Error(`${spec} is not one of ours`)
  return createAgent(parsed, { game, options, player, seed })
}

export function mctsOf(
  game: Game,
  options: string,
  player: Player,
  seed: string,
  brains: () => Brains = () => new PlainBrains(game),
  partner?: AgentSeat['partner'],
): MctsAgent {
  const seat = { game, options: {}, player, seed, ...(partner === undefined ? {} : { partner }) }
  return new MctsAgent(seat, parseSettings(mctsFactory, options, options), brains)
}

/** Plays one game and answers the final state and all moves. */
export function playGame(
  game: Game,
  agents: readonly Agent[],
  seed: string,
  options: Options = {},
): { final: State; moves: Move[] } {
  const state = game.start(options, seed)
  const moves: Move[] = []
  for (let player = game.actor(state); player !== NOBODY; player = game.actor(state)) {
    const move = choiceAt(game, agents[player] as Agent, state)
    game.advance(state, move)
    moves.push(move)
  }
  return { final: state, moves }
}
