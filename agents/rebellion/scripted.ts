import type { Game, Move, Observation } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { RebellionView } from '../../engine/rebellion/view.js'
import type { Agent, AgentFactory, MoveList, Seat } from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import { Script } from './script.js'

export const scriptedFactory: AgentFactory = {
  name: 'scripted',
  about: 'rules of thumb for every decision, at once',
  options: {},
  games: ['rebellion'],
  create: (seat) => new ScriptedAgent(seat),
}

/** Plays the rules of script.ts; its dice only break ties and hide the base. */
class ScriptedAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly view: RebellionView
  private readonly script = new Script()
  private readonly random = new Random(0)

  constructor(seat: Seat) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.view = new RebellionView(seat.player)
  }

  choose(observation: Observation, moves: MoveList): Move {
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    const view = this.view.bind(observation)
    return this.script.choose(view, view.kind, moves, this.random, 0)
  }
}
