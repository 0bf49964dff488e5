import type { Game, Move, Observation } from '../engine/game.js'
import { Random, seedWords } from '../engine/random.js'
import type { Agent, AgentFactory, AgentSeat, MoveList } from './agent.js'
import { DecisionSeed } from './decision-seed.js'

export const randomFactory: AgentFactory = {
  name: 'random',
  about: 'any legal move, all equally likely',
  options: {},
  create: (seat) => new RandomAgent(seat),
}

class RandomAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly random = new Random(0)

  constructor(seat: AgentSeat) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
  }

  choose(observation: Observation, moves: MoveList): Move {
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    return moves.list[this.random.below(moves.count)] as number
  }
}
