import type { Game, Move, Observation } from '../engine/game.js'
import { Random, seedWords } from '../engine/random.js'
import type { Agent, AgentFactory, MoveList, Seat } from './agent.js'

export const randomFactory: AgentFactory = {
  name: 'random',
  about: 'any legal move, all equally likely',
  options: {},
  create: (seat) => new RandomAgent(seat),
}

/** Seeds the generator of one decision from what is seen, so that a choice depends on nothing else. */
export class DecisionSeed {
  private readonly own: number

  constructor(seat: Seat) {
    this.own = new Random(`${seat.seed}/${seat.player}`).bits()
  }

  /** 32 bits for this agent at this observation. */
  at(game: Game, observation: Observation): number {
    return Math.imul(game.hash(observation) ^ this.own, 0x9e3779b1) ^ this.own
  }
}

class RandomAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly random = new Random(0)

  constructor(seat: Seat) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
  }

  choose(observation: Observation, moves: MoveList): Move {
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    return moves.list[this.random.below(moves.count)] as number
  }
}
