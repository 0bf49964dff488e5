import type { Game, Observation } from '../engine/game.js'
import { Random } from '../engine/random.js'
import type { AgentSeat } from './agent.js'

/** Seeds the generator of one decision from what is seen, so that a choice depends on nothing else. */
export class DecisionSeed {
  private readonly own: number

  constructor(seat: AgentSeat) {
    this.own = new Random(`${seat.seed}/${seat.player}`).bits()
  }

  /** 32 bits for this agent at this observation. */
  at(game: Game, observation: Observation): number {
    return Math.imul(game.hash(observation) ^ this.own, 0x9e3779b1) ^ this.own
  }
}
